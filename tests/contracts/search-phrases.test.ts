import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
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
    const { groups } = suggestionsView({ ...page, text, searches: [], categories: [] }, wording);
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

test.each(['229x324', '229 x 324', '229×324', '229*324'])('« %s » finds envelopes of 229 × 324 mm', async (text) => {
  const { products } = await search(text);
  expect(products.length).toBeGreaterThan(0);
  expect(products).toHaveLength((await search('229 × 324')).products.length);
});
