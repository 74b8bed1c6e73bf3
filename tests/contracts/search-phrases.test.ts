import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { correctedSearch } from '#domain/catalog/corrected-search.ts';
import { everything } from '#domain/catalog/search-query.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { listingView } from '#ui/catalog/listing/listing.view.ts';
import { suggestionsView } from '#ui/search/suggestions.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

const shop = shopOnMocks();

const label = '/colissimo-en-ligne';
const letter = '/envoyer-une-lettre';
const online = '/envoi-courrier-en-ligne';
const stamp = '/mon-timbre-en-ligne';
const registered = '/vignette-recommandee-en-ligne';
const moving = '/demenagement-absence';
const tracking = '/mes-suivis';
const postage = '/quel-timbre';
const returns = '/mes-commandes/changer-d-avis';
const carriers = '/envoi-colis/comparer-transporteurs';
const counters = '/points-de-vente';
const orders = '/mon-compte/commandes';
const help = '/aide';
const account = '/mon-compte';
const forbidden = '/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites';
const abroad = '/conseils-pratiques/envoyer-a-l-etranger';
const company = '/professionnel/mon-compte/entreprise';
const parcel = '/envoyer-un-colis';

/** What people type, and the page that must stand first. */
const phrases: ['fr' | 'en', text: string, path: string][] = [
  ['fr', 'envoyer une lettre', letter],
  ['fr', 'Envoyer un courrier', letter],
  ['fr', 'je veux envoyer une lettre', letter],
  ['fr', 'poster une lettre', letter],
  ['fr', 'envoier une letre', letter],
  ['fr', 'envoyer un colis', label],
  ['fr', 'envoyer un paquet', label],
  ['fr', 'expédier un colis', label],
  ['fr', 'envoyer un coli', label],
  ['fr', 'colissimo', label],
  ['fr', 'collisimo', label],
  ['fr', 'imprimer une étiquette', label],
  ['fr', 'etiquete colis', label],
  ['fr', 'timbre à imprimer', stamp],
  ['fr', 'imprimer un timbre', stamp],
  ['fr', 'timbres en ligne', stamp],
  ['fr', 'timbre numérique', stamp],
  ['fr', 'imprimer timbre maison', stamp],
  ['fr', 'lettre en ligne', online],
  ['fr', 'écrire une lettre', online],
  ['fr', 'courrier en ligne', online],
  ['fr', 'lettre recommandée en ligne', online],
  ['fr', 'recommandé', registered],
  ['fr', 'lettre recommandée', registered],
  ['fr', 'recomandé', registered],
  ['fr', 'recommander avec accusé de réception', registered],
  ['fr', 'accusé de réception', registered],
  ['fr', 'LRAR', registered],
  ['fr', 'suivre', tracking],
  ['fr', 'suivi', tracking],
  ['fr', 'suivre un colis', tracking],
  ['fr', 'numéro de suivi', tracking],
  ['fr', 'où est mon colis', tracking],
  ['fr', 'suivre ma commande', tracking],
  ['fr', 'absence', moving],
  ['fr', "changer d'adresse", moving],
  ['fr', 'changement d’adresse', moving],
  ['fr', 'déménagement', moving],
  ['fr', 'demenagment', moving],
  ['fr', 'faire suivre mon courrier', moving],
  ['fr', 'réexpédition', moving],
  ['fr', 'garde du courrier', moving],
  ['fr', 'vacances', moving],
  ['fr', 'quel timbre', postage],
  ['fr', 'combien de timbres', postage],
  ['fr', 'prix d’un timbre', postage],
  ['fr', 'tarif lettre', postage],
  ['fr', 'comparer les transporteurs', carriers],
  ['fr', 'bureau de poste', counters],
  ['fr', 'relais colis', counters],
  ['fr', 'envoi recommandé avec accusé', registered],
  ['fr', 'lettre AR', registered],
  ['fr', 'suivi courrier demenagement', moving],
  ['fr', 'reexpedier mon courrier', moving],
  ['fr', 'garder mon courrier pendant les vacances', moving],
  ['fr', 'absence courrier', moving],
  ['fr', 'retourner un colis', returns],
  ['fr', 'annuler ma commande', returns],
  ['fr', 'mettre mon logo sur un timbre', '/professionnel/mon-timbre-en-ligne/logo'],
  ['en', 'send a letter', letter],
  ['en', 'post a letter', letter],
  ['en', 'send a parcel', label],
  ['en', 'send a package', label],
  ['en', 'print a label', label],
  ['en', 'shipping lable', label],
  ['en', 'print stamps at home', stamp],
  ['en', 'online postage', stamp],
  ['en', 'registered mail', registered],
  ['en', 'registred letter', registered],
  ['en', 'signed for', registered],
  ['en', 'track', tracking],
  ['en', 'where is my parcel', tracking],
  ['en', 'change of address', moving],
  ['en', 'mail forwarding', moving],
  ['en', 'forward my mail', moving],
  ['en', 'hold mail', moving],
  ['en', 'how many stamps', postage],
  ['en', 'post office', counters],
  ['en', 'drop off point', counters],
  ['en', 'stamps printing', stamp],
  ['en', 'e-letter', online],
  ['en', 'where is my package', tracking],
  ['en', 'compare couriers', carriers],
  ['en', 'Courier', carriers],
  ['en', 'return a parcel', returns],
  ['en', 'refund', returns],
  ['fr', 'mes commandes', orders],
  ['fr', 'commande', orders],
  ['fr', 'mes factures', orders],
  ['fr', 'facture', orders],
  ['fr', 'où est ma commande', orders],
  ['fr', 'historique de mes commandes', orders],
  ['fr', 'mes achats', orders],
  ['fr', 'suivre mon paquet', tracking],
  ['fr', 'traquer colis', tracking],
  ['fr', 'tracer un colis', tracking],
  ['fr', 'localiser un colis', tracking],
  ['fr', 'suivi recommandé', tracking],
  ['fr', 'suivre une lettre recommandée', tracking],
  ['fr', 'colis non reçu', tracking],
  ['fr', 'colis pas arrivé', tracking],
  ['fr', 'colis volé', tracking],
  ['fr', 'numero de suivi colis', tracking],
  ['fr', 'colis perdu', tracking],
  ['fr', 'où est ma lettre', tracking],
  ['fr', 'remboursement colis', returns],
  ['fr', 'renvoyer un colis', returns],
  ['fr', 'se faire rembourser', returns],
  ['fr', 'rendre un article', returns],
  ['fr', 'annulation commande', returns],
  ['fr', 'je veux être remboursé', returns],
  ['fr', 'où déposer mon colis', counters],
  ['fr', 'déposer une lettre recommandée', counters],
  ['fr', 'agence postale', counters],
  ['fr', 'poste la plus proche', counters],
  ['fr', 'point de retrait', counters],
  ['fr', 'point poste', counters],
  ['fr', 'poste restante', counters],
  ['fr', 'horaires bureau de poste', counters],
  ['fr', "horaires d'ouverture", counters],
  ['fr', 'rediriger mon courrier', moving],
  ['fr', 'redirection courrier', moving],
  ['fr', 'transférer mon courrier', moving],
  ['fr', 'je pars en vacances', moving],
  ['fr', 'conserver mon courrier', moving],
  ['fr', 'nouvelle adresse', moving],
  ['fr', 'poids lettre', postage],
  ['fr', 'combien coûte une lettre', postage],
  ['fr', 'lettre étranger', postage],
  ['fr', 'timbre international', postage],
  ['fr', 'expédier un pli', letter],
  ['fr', 'envoyer du courrier', letter],
  ['fr', 'envoyer un courier', letter],
  ['fr', 'bordereau d’envoi', label],
  ['fr', 'imprimer bordereau', label],
  ['fr', 'envoi colis international', label],
  ['fr', 'étiquettes d’expédition', label],
  ['fr', 'expédier un paquet', label],
  ['fr', 'envoyer un petit colis', label],
  ['fr', 'prix colis', parcel],
  ['fr', 'combien coûte un colis', parcel],
  ['fr', 'tarif envoi colis', parcel],
  ['fr', 'montimbrenligne', stamp],
  ['fr', 'montimbre', stamp],
  ['fr', 'timbre dématérialisé', stamp],
  ['fr', 'code timbre', stamp],
  ['fr', 'affranchissement en ligne', stamp],
  ['fr', 'timbre maison', stamp],
  ['fr', 'rar', registered],
  ['fr', 'lettre avec accusé de réception', registered],
  ['fr', 'recommandé R1', registered],
  ['fr', 'prix recommandé', registered],
  ['fr', 'courrier recommandé', registered],
  ['fr', 'publipostage', online],
  ['fr', 'rédiger une lettre', online],
  ['fr', 'imprimer un courrier', online],
  ['fr', 'timbre rouge', online],
  ['fr', 'contact', help],
  ['fr', 'service client', help],
  ['fr', 'numéro de téléphone', help],
  ['fr', 'réclamation', help],
  ['fr', 'aide', help],
  ['fr', 'contacter le service client', help],
  ['fr', 'mot de passe oublié', account],
  ['fr', 'mon compte', account],
  ['fr', 'connexion', account],
  ['fr', 'me connecter', account],
  ['fr', 'créer un compte', account],
  ['fr', 'carnet d’adresses', account],
  ['fr', 'produits interdits', forbidden],
  ['fr', 'envoyer une batterie', forbidden],
  ['fr', 'objets interdits', forbidden],
  ['fr', 'envoyer de l’alcool', forbidden],
  ['fr', 'douane', abroad],
  ['fr', 'CN23', abroad],
  ['fr', 'frais de douane', abroad],
  ['fr', 'certifier mon entreprise', company],
  ['fr', 'SIRET', company],
  ['fr', 'paiement différé', company],
  ['fr', 'commande rapide', '/professionnel/mon-compte/commande-rapide'],
  ['fr', 'CGV', '/conditions-generales-de-vente'],
  ['fr', 'données personnelles', '/donnees-personnelles'],
  ['en', 'my orders', orders],
  ['en', 'where is my order', orders],
  ['en', 'invoice', orders],
  ['en', 'my invoices', orders],
  ['en', 'track my package', tracking],
  ['en', 'lost parcel', tracking],
  ['en', 'proof of delivery', tracking],
  ['en', 'parcel not received', tracking],
  ['en', 'stolen package', tracking],
  ['en', 'tracing a letter', tracking],
  ['en', 'certified letter', registered],
  ['en', 'recorded letter', registered],
  ['en', 'proof of posting', registered],
  ['en', 'redirect my mail', moving],
  ['en', 'redirect letters', moving],
  ['en', 'keep my mail', moving],
  ['en', 'new address', moving],
  ['en', 'going on holiday', moving],
  ['en', 'how much is a stamp', postage],
  ['en', 'how much is a letter', postage],
  ['en', 'cost of a stamp', postage],
  ['en', 'letter weight', postage],
  ['en', 'stamp for abroad', postage],
  ['en', 'sending a package abroad', label],
  ['en', 'ship a box', label],
  ['en', 'mail a package', label],
  ['en', 'parcel label', label],
  ['en', 'customer service', help],
  ['en', 'contact', help],
  ['en', 'complaint', help],
  ['en', 'phone number', help],
  ['en', 'customs', abroad],
  ['en', 'prohibited items', forbidden],
  ['en', 'send a battery', forbidden],
  ['en', 'forgotten password', account],
  ['en', 'sign in', account],
  ['en', 'log in', account],
  ['en', 'my account', account],
  ['en', 'cancel my order', returns],
  ['en', 'return an item', returns],
  ['en', 'get a refund', returns],
  ['en', 'nearest post office', counters],
  ['en', 'opening hours', counters],
  ['en', 'where can I buy stamps', counters],
  ['en', 'drop off a parcel', counters],
  ['en', 'write a letter', online],
];

const search = async (
  text: string,
  { lang = 'fr', mode = 'part' }: { lang?: 'fr' | 'en'; mode?: 'part' | 'pro' } = {},
) => {
  const page = await shop.portsFor(aScope({ lang, mode })).products.search({ ...everything, text });
  if (page === 'unknown') throw new Error(`nothing for ${text}`);
  return page;
};

test.each(phrases)(
  'in %s « %s » finds %s first, among the suggestions and above the results',
  async (lang, text, path) => {
    const wording = wordingOf({ lang, mode: 'part' });
    const page = await search(text, { lang });
    const suggested = await shop.portsFor(aScope({ lang })).searchSuggestions.suggest(text, 4);
    const { groups } = suggestionsView({ ...suggested, text, categories: [], products: page.products }, wording);
    expect(groups[0]?.options[0]?.href).toBe(path);
    const address = { text, facets: [], sort: 'relevance', page: 0, rank: null };
    const listing = listingView(page, { path: wording.paths.search(), fallbackTitle: '', address }, wording);
    expect(listing.services?.[0]?.href).toBe(path);
  },
);

test('a professional is led to the services of the professional shop', async () => {
  expect((await search('envoyer un colis', { mode: 'pro' })).services[0]?.path).toBe(`/professionnel${label}`);
});

test.each(['carnet', 'Carnet de 12 timbres Marianne – Lettre verte', 'enveloppe kraft', 'stylo plume', 'zzzzqqqq'])(
  'a search for the goods « %s » names no service',
  async (text) => {
    expect((await search(text)).services).toEqual([]);
  },
);

/** What people type for goods, the text that is searched in its place, and a word of the first product found. */
const goods: [text: string, searched: string, word: RegExp][] = [
  ['mariane', 'marianne', /Marianne/],
  ['mariane lettre verte', 'marianne lettre verte', /Marianne.*Lettre verte/],
  ['scotch', 'scotch', /adhési/i],
  ['ruban adhésif', 'ruban adhésif', /adhési/i],
  ['enveloppe a4', 'enveloppe a4', /C4/],
  ['carton déménagement', 'carton déménagement', /carton/i],
  ['timbre de noël', 'timbre de noël', /timbre/i],
  ['timbre 20g', 'timbre 20g', /timbre/i],
  ['enveloppe 23x32', 'enveloppe 23x32', /C4|229/],
];

test.each(goods)('« %s » finds goods, searched as « %s »', async (text, searched, word) => {
  const { products } = shop.portsFor(aScope({ lang: 'fr', mode: 'part' }));
  const found = await correctedSearch(products, { ...everything, text });
  const [first] = found.page === 'unknown' ? [] : found.page.products;
  expect([found.text, first?.title]).toEqual([searched, expect.stringMatching(word)]);
});

test.each(['229x324', '229 x 324', '229×324', '229*324', '229X324MM', '22,9x32,4', '22,9 × 32,4 cm'])(
  '« %s » finds envelopes of 229 × 324 mm',
  async (text) => {
    const { products } = await search(text);
    expect(products.length).toBeGreaterThan(0);
    expect(products).toHaveLength((await search('229 × 324')).products.length);
  },
);
