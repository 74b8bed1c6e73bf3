import { banner, paragraph } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';
import { demonstrationNote } from './note.ts';

/** One page with two paths; the longer one is canonical (postal-domain 9.83). */
export const dangerousGoods = contentPage({
  uid: 'marchandises-dangereuses',
  labels: [
    '/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites',
    '/conseils-pratiques/marchandises-dangereuses-interdites',
  ],
  title: words('Marchandises dangereuses ou interdites', 'Dangerous and prohibited goods'),
  description: words(
    'Ce qui ne peut pas voyager par courrier ou par colis, et ce qui le peut sous conditions.',
    'What may not travel by letter or parcel, and what may under conditions.',
  ),
  blocks: [
    demonstrationNote('marchandises-dangereuses'),
    paragraph(
      'marchandises-dangereuses-texte',
      words(
        `<p>Un envoi passe par des tapis, des camions et parfois des avions. Un objet anodin chez vous peut y prendre feu, fuir ou blesser. En cas de doute, n'expédiez pas : demandez-nous depuis la page <a href="/aide">Aide et contact</a>.</p>
<h2>Toujours interdits</h2>
<ul><li>Explosifs, munitions, feux d'artifice, fusées de détresse.</li><li>Gaz : aérosols, briquets, recharges, extincteurs, bouteilles de plongée.</li><li>Liquides inflammables : essence, alcool à brûler, peinture, vernis.</li><li>Acides, soude, eau de Javel, poisons, pesticides, mercure.</li><li>Matières infectieuses ou radioactives.</li><li>Armes, stupéfiants, contrefaçons, animaux protégés, billets et pièces.</li></ul>
<h2>Autorisés sous conditions</h2>
<table><caption>Ce qu'il faut respecter</caption><thead><tr><th scope="col">Objet</th><th scope="col">France</th><th scope="col">Autres pays</th></tr></thead><tbody><tr><th scope="row">Batterie au lithium dans un appareil</th><td>Oui, appareil éteint et protégé des chocs</td><td>Deux batteries au plus, selon le pays</td></tr><tr><th scope="row">Batterie au lithium seule</th><td>Non</td><td>Non</td></tr><tr><th scope="row">Parfum</th><td>Un litre au plus, en France métropolitaine et dans son emballage d'origine</td><td>Non</td></tr><tr><th scope="row">Vin et alcools</th><td>24 % d'alcool au plus, en caisse prévue pour les bouteilles</td><td>Selon le pays, droits à la charge du destinataire</td></tr><tr><th scope="row">Denrées périssables</th><td>À vos risques, emballage étanche</td><td>Non</td></tr><tr><th scope="row">Médicaments</th><td>Oui, sans ordonnance et en boîte d'origine</td><td>Selon le pays</td></tr></tbody></table>
<h2>Que devient un colis interdit ?</h2>
<p>Il est retenu, et selon le cas rendu, remis aux autorités ou détruit, aux frais de l'expéditeur. Celui-ci répond des dommages causés. Avant chaque étiquette, nous vous demandons de confirmer que votre colis n'en contient pas.</p>
<h2>Vous vendez en ligne ?</h2>
<p>La fiche de données de sécurité du fabricant, rubrique 14, indique si un produit est dangereux pour le transport.</p>`,
        `<p>Mail travels on conveyor belts, in lorries and sometimes by air. What is harmless at home can catch fire, leak or hurt someone on the way. If in doubt, do not send it: ask us from the <a href="/aide">Help and contact</a> page.</p>
<h2>Always prohibited</h2>
<ul><li>Explosives, ammunition, fireworks, distress flares.</li><li>Gases: aerosols, lighters, refills, fire extinguishers, diving cylinders.</li><li>Flammable liquids: petrol, methylated spirits, paint, varnish.</li><li>Acids, caustic soda, bleach, poisons, pesticides, mercury.</li><li>Infectious or radioactive substances.</li><li>Weapons, narcotics, counterfeits, protected animals, banknotes and coins.</li></ul>
<h2>Allowed under conditions</h2>
<table><caption>The conditions</caption><thead><tr><th scope="col">Item</th><th scope="col">France</th><th scope="col">Other countries</th></tr></thead><tbody><tr><th scope="row">Lithium battery inside a device</th><td>Yes, switched off and protected from knocks</td><td>Two batteries at most, depending on the country</td></tr><tr><th scope="row">Lithium battery on its own</th><td>No</td><td>No</td></tr><tr><th scope="row">Perfume</th><td>One litre at most, within mainland France and in its original packaging</td><td>No</td></tr><tr><th scope="row">Wine and other alcohol</th><td>Up to 24% alcohol, in a box made for bottles</td><td>Depending on the country; the recipient pays any duty</td></tr><tr><th scope="row">Perishable food</th><td>At your own risk, in watertight packaging</td><td>No</td></tr><tr><th scope="row">Medicines</th><td>Yes, non-prescription and in their original box</td><td>Depending on the country</td></tr></tbody></table>
<h2>What happens to a prohibited parcel</h2>
<p>It is held and then returned, handed to the authorities or destroyed, at the sender's expense. The sender is liable for any damage. Before you buy a label, we ask you to confirm that your parcel contains nothing of the kind.</p>
<h2>Do you sell online?</h2>
<p>To find out whether a product is dangerous to carry, read section 14 of the manufacturer's safety data sheet.</p>`,
      ),
    ),
    banner('marchandises-dangereuses-emballage', {
      headline: words('Bien emballer, étape par étape', 'Packing well, step by step'),
      urlLink: '/conseils-pratiques/bien-emballer',
      picture: 'emballage',
    }),
  ],
});
