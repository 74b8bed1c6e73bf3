import { banner, paragraph, subcategories } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

export const franking = contentPage({
  uid: 'bien-affranchir',
  labels: ['/conseils-pratiques/bien-affranchir'],
  title: words('Bien affranchir', 'Getting the postage right'),
  description: words(
    'Peser, choisir le tarif, coller au bon endroit : affranchir sans se tromper.',
    'Weigh it, choose the rate, put the stamp in the right place: postage made simple.',
  ),
  blocks: [
    demonstrationNote('bien-affranchir'),
    banner('bien-affranchir-carnets', {
      headline: words('Un carnet toujours sous la main', 'A booklet always at hand'),
      urlLink: '/boutique/c/carnets',
      picture: 'carnets',
    }),
    paragraph(
      'bien-affranchir-texte',
      words(
        `<h2>Peser</h2>
<p>Le tarif change à 20, 100, 250 et 500\u00a0g. Sans balance, comptez 5\u00a0g par feuille A4 et 5\u00a0g pour une petite enveloppe, 10\u00a0g pour une grande. Pour écrire souvent, un <a href="/boutique/c/pesee-impression">pèse-lettre</a> se rembourse vite.</p>
<table><caption>Nombre de timbres Lettre verte, France</caption><thead><tr><th scope="col">Poids</th><th scope="col">Timbres</th><th scope="col">Par exemple</th></tr></thead><tbody><tr><th scope="row">jusqu'à 20\u00a0g</th><td>1</td><td>3 feuilles</td></tr><tr><th scope="row">jusqu'à 100\u00a0g</th><td>2</td><td>18 feuilles</td></tr><tr><th scope="row">jusqu'à 250\u00a0g</th><td>4</td><td>un petit catalogue</td></tr><tr><th scope="row">jusqu'à 500\u00a0g</th><td>6</td><td>un dossier complet</td></tr></tbody></table>
<p><a href="/quel-timbre">Quel timbre ?</a> donne le prix de chaque envoi, en France et à l'étranger.</p>
<h2>Choisir</h2>
<ul><li><strong>Lettre verte</strong> : trois jours ouvrés en moyenne.</li><li><strong>Lettre services plus</strong> : suivie jusqu'à la boîte aux lettres.</li><li><strong>Recommandé</strong> : preuve de dépôt et signature.</li><li><strong>International</strong> : un seul timbre pour tous les pays, jusqu'à 20\u00a0g.</li></ul>
<h2>Coller et écrire</h2>
<p>Le timbre se place en haut à droite. L'adresse s'écrit en bas à droite, sur six lignes de 38 caractères au plus, avec le code postal et la commune en capitales sur la dernière. À l'étranger, le pays s'ajoute sur une septième.</p>`,
        `<h2>Weigh</h2>
<p>The rate changes at 20, 100, 250 and 500\u00a0g. Without scales, allow 5\u00a0g for a sheet of A4, 5\u00a0g for a small envelope and 10\u00a0g for a large one. If you write often, <a href="/boutique/c/pesee-impression">letter scales</a> soon pay for themselves.</p>
<table><caption>Number of Green letter stamps, within France</caption><thead><tr><th scope="col">Weight</th><th scope="col">Stamps</th><th scope="col">For example</th></tr></thead><tbody><tr><th scope="row">up to 20\u00a0g</th><td>1</td><td>3 sheets</td></tr><tr><th scope="row">up to 100\u00a0g</th><td>2</td><td>18 sheets</td></tr><tr><th scope="row">up to 250\u00a0g</th><td>4</td><td>a small catalogue</td></tr><tr><th scope="row">up to 500\u00a0g</th><td>6</td><td>a complete file</td></tr></tbody></table>
<p><a href="/quel-timbre">Which stamp?</a> gives the price of every item, within France and abroad.</p>
<h2>Choose</h2>
<ul><li><strong>Green letter</strong>: three working days on average.</li><li><strong>Services plus letter</strong>: tracked to the letterbox.</li><li><strong>Registered</strong>: proof of posting and a signature on delivery.</li><li><strong>International</strong>: one stamp for every country, up to 20\u00a0g.</li></ul>
<h2>Stamp and address</h2>
<p>The stamp goes at the top right. The address goes at the bottom right, on no more than six lines of 38 characters, with the postcode and town in capitals on the last line. For abroad, add the country on a seventh.</p>`,
      ),
    ),
    subcategories('bien-affranchir-rayons', { category: 'timbres' }),
  ],
});

export const packing = contentPage({
  uid: 'bien-emballer',
  labels: ['/conseils-pratiques/bien-emballer'],
  title: words('Bien emballer', 'Packing well'),
  description: words(
    'Choisir le carton, caler, fermer, étiqueter : un colis qui arrive entier.',
    'Choose the carton, fill, close, label: a parcel that arrives in one piece.',
  ),
  blocks: [
    demonstrationNote('bien-emballer'),
    banner('bien-emballer-cartons', {
      headline: words(
        "Cartons, calage, adhésifs : tout pour l'emballage",
        'Cartons, filling, tape: everything for packing',
      ),
      urlLink: '/boutique/c/emballage',
      picture: 'emballage',
    }),
    paragraph(
      'bien-emballer-texte',
      words(
        `<ol><li><strong>Un carton à la bonne taille.</strong> Laissez 5\u00a0cm autour de l'objet. Jusqu'à 15\u00a0kg, une <a href="/boutique/c/cartons-simple">simple cannelure</a> suffit ; au-delà, prenez une <a href="/boutique/c/cartons-double">double cannelure</a>.</li><li><strong>Du calage partout.</strong> Secouez doucement : rien ne doit bouger. Le <a href="/boutique/c/calage">papier alvéolé</a> cale aussi bien que la bulle et se recycle.</li><li><strong>Une fermeture en H.</strong> De l'<a href="/boutique/c/adhesifs">adhésif</a> sur le milieu et sur les deux bords, dessus et dessous. Ni ficelle ni ruban.</li><li><strong>Une étiquette à plat.</strong> Sur la plus grande face, sans pli. Glissez une copie de l'adresse à l'intérieur.</li></ol>
<h2>Objets fragiles</h2>
<p>Emballez chaque pièce à part, puis placez le tout dans un second carton. Une étiquette « fragile » prévient ; elle ne protège pas.</p>
<h2>Avant de fermer</h2>
<p>Vérifiez que rien n'est <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">interdit au transport</a>.</p>`,
        `<ol><li><strong>A carton of the right size.</strong> Leave 5\u00a0cm around the object. Up to 15\u00a0kg, a <a href="/boutique/c/cartons-simple">single wall</a> will do; above that, use a <a href="/boutique/c/cartons-double">double wall</a>.</li><li><strong>No empty space.</strong> Shake it gently: nothing should move. <a href="/boutique/c/calage">Honeycomb paper</a> protects as well as bubble wrap and can be recycled.</li><li><strong>Closed in an H.</strong> <a href="/boutique/c/adhesifs">Tape</a> along the middle and both edges, top and bottom. No string and no ribbon.</li><li><strong>A label that lies flat.</strong> On the largest side, without folds. Put a copy of the address inside.</li></ol>
<h2>Fragile items</h2>
<p>Wrap each piece separately, then put everything in a second carton. A “fragile” label is a warning, not a protection.</p>
<h2>Before you close it</h2>
<p>Check that nothing is <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">prohibited</a>.</p>`,
      ),
    ),
    subcategories('bien-emballer-rayons', { category: 'emballage', sameLevel: true, colour: '#F1EBDF' }),
  ],
});

export const abroad = contentPage({
  uid: 'envoyer-a-l-etranger',
  labels: ['/conseils-pratiques/envoyer-a-l-etranger'],
  title: words("Envoyer à l'étranger", 'Sending abroad'),
  description: words('Prix, douane et adresses hors de France.', 'Prices, customs and addresses outside France.'),
  blocks: [
    demonstrationNote('envoyer-a-l-etranger'),
    paragraph(
      'envoyer-a-l-etranger-texte',
      words(
        `<h2>Une lettre</h2>
<p>Un seul timbre International vaut pour tous les pays, jusqu'à 20\u00a0g. <a href="/quel-timbre">Quel timbre ?</a> donne le prix de chaque poids, et <a href="/mon-timbre-en-ligne">le timbre s'imprime</a> chez vous.</p>
<h2>Un colis</h2>
<p>L'<a href="/colissimo-en-ligne">étiquette de colis</a> donne le prix de chaque pays et le jour de remise prévu. L'<a href="/envoi-colis/comparer-transporteurs">envoi par plusieurs transporteurs</a> permet de les comparer.</p>
<h2>La douane</h2>
<p>Hors de l'Union européenne, et vers l'outre-mer ou depuis l'outre-mer, la douane demande ce que contient le colis : décrivez chaque article, son poids et sa valeur, et nous remplissons la déclaration CN23. Certaines communes de l'Union, comme les îles Canaries ou Livigno, la demandent aussi.</p>
<p>Avant de fermer le colis, vérifiez que rien n'y est <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">interdit</a>.</p>
<h2>L'adresse</h2>
<p>Écrivez-la comme on l'écrit dans le pays, avec son code postal, et le nom du pays en capitales, en français ou en anglais, sur la dernière ligne.</p>`,
        `<h2>A letter</h2>
<p>One International stamp is enough for every country, up to 20\u00a0g. <a href="/quel-timbre">Which stamp?</a> gives the price of every weight, and <a href="/mon-timbre-en-ligne">stamps can be printed</a> at home.</p>
<h2>A parcel</h2>
<p>The <a href="/colissimo-en-ligne">parcel label</a> gives the price for each country and the day of delivery to expect. <a href="/envoi-colis/comparer-transporteurs">Several carriers</a> can be compared.</p>
<h2>Customs</h2>
<p>Outside the European Union, and to or from overseas France, customs ask what the parcel contains: describe each item, its weight and its value, and we fill in the CN23 declaration. Some towns of the Union need one too, such as those of the Canary Islands, or Livigno.</p>
<p>Before you close the parcel, check that nothing in it is <a href="/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites">prohibited</a>.</p>
<h2>The address</h2>
<p>Write it as people do in the country, with its postcode, and the name of the country in capitals, in French or in English, on the last line.</p>`,
      ),
    ),
  ],
});

/** Not published yet: editors see it by their ticket. */
export const holidays = contentPage({
  uid: 'envois-de-fin-d-annee',
  labels: ['/conseils-pratiques/envois-de-fin-d-annee'],
  draft: true,
  title: words("Envois de fin d'année", 'Sending for the holidays'),
  description: words('Préparer ses envois de décembre.', 'Preparing what you send in December.'),
  blocks: [
    paragraph(
      'envois-de-fin-d-annee-texte',
      words(
        '<h2>Préparer</h2><p>Emballez solidement, écrivez lisiblement et déposez quelques jours plus tôt.</p>',
        '<h2>Prepare</h2><p>Pack firmly, write legibly and post a few days earlier.</p>',
      ),
    ),
  ],
});
