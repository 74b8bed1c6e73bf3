import { banner, carousel, paragraph, productCarousel, subcategories } from '../components.ts';
import { contentPage } from '../page.ts';
import { words } from '../words.ts';

const ideas = carousel('accueil-idees', {
  title: words('Écrire, envoyer, collectionner', 'Write, send, collect'),
  link: { name: words('Toute la boutique', 'The whole shop'), url: '/boutique/recherche' },
  banners: [
    banner('idee-phares', {
      headline: words('Phares et rivages : les beaux timbres', 'Lighthouses and shores: commemorative stamps'),
      urlLink: '/boutique/c/beaux-timbres',
      picture: 'phares',
      shape: 'card',
      margin: 0,
    }),
    banner('idee-colis', {
      headline: words("Prêt-à-envoyer : l'emballage est compris", 'Ready to send: packaging included'),
      urlLink: '/boutique/c/pret-a-expedier',
      picture: 'colis',
      shape: 'card',
      margin: 0,
    }),
    banner('idee-lettre', {
      headline: words('Une lettre écrite en ligne, remise par le facteur', 'Written online, delivered by the postman'),
      urlLink: '/envoi-courrier-en-ligne/parcours/creer-lettre',
      picture: 'lettre',
      shape: 'card',
      margin: 0,
    }),
    banner('idee-recommande', {
      headline: words('Un recommandé préparé chez vous', 'Registered mail, prepared at home'),
      urlLink: '/vignette-recommandee-en-ligne/parcours/recapitulatif',
      picture: 'recommande',
      shape: 'card',
      margin: 0,
    }),
    banner('idee-quel-timbre', {
      headline: words('Quel timbre ? Le poids, la destination, le prix', 'Which stamp? Weight, destination, price'),
      urlLink: '/quel-timbre',
      picture: 'pesee',
      shape: 'card',
      margin: 0,
    }),
    banner('idee-bureau', {
      headline: words('De quoi écrire : plumes, encres, papiers', 'For writing: nibs, ink and paper'),
      urlLink: '/boutique/c/ecriture',
      picture: 'bureau',
      shape: 'card',
      margin: 0,
    }),
  ],
});

export const home = contentPage({
  uid: 'accueil',
  labels: ['/'],
  sites: ['part'],
  title: words('La boutique', 'The shop'),
  description: words(
    'Timbres, enveloppes, étiquettes de colis et services de courrier, depuis chez vous.',
    'Stamps, envelopes, parcel labels and mail services, from home.',
  ),
  blocks: [
    banner('accueil-carnets', {
      headline: words('Les carnets fleuris sont arrivés', 'The flower booklets have arrived'),
      urlLink: '/boutique/c/carnets',
      picture: 'carnets',
    }),
    banner('accueil-demenagement', {
      headline: words('Vous déménagez ? Votre courrier aussi', 'Moving home? So does your mail'),
      urlLink: '/demenagement-absence/parcours/besoins',
      picture: 'demenagement',
    }),
    banner('accueil-voeux', {
      headline: words('Bientôt : les timbres de vœux', 'Coming soon: greetings stamps'),
      urlLink: '/boutique/c/beaux-timbres',
      picture: 'phares',
      draft: true,
    }),
    productCarousel('accueil-articles', {
      title: words('Les carnets du moment', 'Popular stamp booklets'),
      category: 'carnets',
    }),
    ideas,
    paragraph(
      'accueil-texte',
      words(
        `<h2>Votre courrier, à toute heure</h2><p>Achetez un carnet, imprimez une étiquette, faites suivre votre courrier : la boutique est ouverte jour et nuit. Une question ? Les réponses sont dans l'<a href="/aide">aide</a>, et nos conseils pour <a href="/conseils-pratiques/bien-affranchir">bien affranchir</a> et <a href="/conseils-pratiques/bien-emballer">bien emballer</a>.</p>`,
        `<h2>Your mail, at any hour</h2><p>Buy a booklet, print a label, have your mail forwarded: the shop is open day and night. Any questions? See <a href="/aide">Help and contact</a>, and our advice on <a href="/conseils-pratiques/bien-affranchir">postage</a> and <a href="/conseils-pratiques/bien-emballer">packing</a>.</p>`,
      ),
    ),
  ],
});

const proIdeas = carousel('accueil-pro-idees', {
  title: words('Pour votre courrier de chaque jour', 'For your everyday mail'),
  link: { name: words('Toute la boutique', 'The whole shop'), url: '/boutique/recherche' },
  banners: [
    banner('pro-idee-feuilles', {
      headline: words('Feuilles et rouleaux, pour les gros envois', 'Sheets and coils, for large mailings'),
      urlLink: '/boutique/c/feuilles',
      picture: 'carnets',
      shape: 'card',
      margin: 0,
    }),
    banner('pro-idee-recommande', {
      headline: words('Recommandés : préparez-les depuis votre bureau', 'Registered mail: prepare it at your desk'),
      urlLink: '/vignette-recommandee-en-ligne/parcours/recapitulatif',
      picture: 'recommande',
      shape: 'card',
      margin: 0,
    }),
    banner('pro-idee-pesee', {
      headline: words('Peser et étiqueter sur place', 'Weigh and label on the spot'),
      urlLink: '/boutique/c/pesee-impression',
      picture: 'pesee',
      shape: 'card',
      margin: 0,
    }),
    banner('pro-idee-cartons', {
      headline: words('Cartons par lot, livrés à plat', 'Cartons in packs, supplied flat'),
      urlLink: '/boutique/c/cartons',
      picture: 'colis',
      shape: 'card',
      margin: 0,
    }),
  ],
});

const sendingPages = words(
  `Nous comparons pour vous les façons d'envoyer <a href="/envoyer-une-lettre">une lettre</a> et <a href="/envoyer-un-colis">un colis</a>.`,
  `We compare the ways to send <a href="/envoyer-une-lettre">a letter</a> and <a href="/envoyer-un-colis">a parcel</a> for you.`,
);

export const homePro = contentPage({
  uid: 'accueil-pro',
  labels: ['/'],
  sites: ['pro'],
  title: words('La boutique des professionnels', 'The business shop'),
  description: words(
    'Timbres, colis et recommandés pour votre entreprise, avec des prix hors taxes.',
    'Stamps, parcels and registered mail for your company, with prices excluding VAT.',
  ),
  blocks: [
    banner('accueil-pro-certification', {
      headline: words('Certifiez votre entreprise, payez plus tard', 'Certify your company and pay later'),
      urlLink: '/ecom/connexion?redirect=%2Fprofessionnel%2Fmon-compte%2Fentreprise',
      picture: 'entreprise',
    }),
    banner('accueil-pro-expedier', {
      headline: words('Comparez les transporteurs depuis votre bureau', 'Compare carriers from your desk'),
      urlLink: '/envoi-colis/comparer-transporteurs/parcours/votre-colis',
      picture: 'colis',
    }),
    productCarousel('accueil-pro-articles', {
      title: words('Feuilles et rouleaux', 'Sheets and coils'),
      category: 'feuilles',
    }),
    proIdeas,
    paragraph(
      'accueil-pro-texte',
      words(
        `<h2>Un compte pour votre entreprise</h2><p>Créez un compte professionnel avec votre numéro SIRET : vos prix hors taxes, vos factures au même endroit et, une fois certifié, le paiement différé. ${sendingPages.fr} Le service client des professionnels répond au <a href="tel:3634">36 34</a>.</p>`,
        `<h2>An account for your company</h2><p>Open a business account with your SIRET number: prices excluding VAT, all your invoices in one place and, once certified, deferred payment. ${sendingPages.en} Customer service for businesses is on <a href="tel:3634">36 34</a>.</p>`,
      ),
    ),
  ],
});

export const homeConnectedPro = contentPage({
  uid: 'accueil-pro-connecte',
  labels: ['/accueil'],
  sites: ['pro'],
  noIndex: true,
  title: words('Votre espace professionnel', 'Your business area'),
  description: words('Vos services, vos envois et nos nouveautés.', 'Your services, your mail and what’s new.'),
  blocks: [
    banner('accueil-pro-logo', {
      headline: words('Un timbre aux couleurs de votre entreprise', "A stamp in your company's colours"),
      urlLink: '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque',
      picture: 'entreprise',
    }),
    banner('accueil-pro-timbre', {
      headline: words('Affranchir depuis votre imprimante', 'Print postage on your own printer'),
      urlLink: '/mon-timbre-en-ligne',
      picture: 'timbre',
    }),
    proIdeas,
    subcategories('accueil-pro-connecte-rayons', { category: 'bureau', sameLevel: true, colour: '#F1EBDF' }),
    paragraph(
      'accueil-pro-connecte-texte',
      words(
        `<h2>À votre service</h2><p>Retrouvez <a href="/espaceclient/factures">vos factures</a> dès qu'elles sont établies, et <a href="/mes-suivis">suivez vos envois</a> par leur numéro. ${sendingPages.fr} Une question ? Les réponses sont dans l'<a href="/aide">aide</a>, et un conseiller répond au <a href="tel:3634">36 34</a>.</p>`,
        `<h2>At your service</h2><p>Find <a href="/espaceclient/factures">your invoices</a> as soon as they are issued, and <a href="/mes-suivis">track your items</a> by number. ${sendingPages.en} Any questions? See <a href="/aide">Help and contact</a>, or call an adviser on <a href="tel:3634">36 34</a>.</p>`,
      ),
    ),
  ],
});
