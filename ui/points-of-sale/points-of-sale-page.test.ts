import { expect, test } from 'vitest';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import type { PointOfSale, PointsOfSaleAnswer } from '#domain/points-of-sale/points-of-sale.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aMapSource } from '#ui/map/map.examples.ts';
import { aRequest, fails, waitingFor } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { pointsOfSaleView } from './points-of-sale.view.ts';
import { loadPointsOfSale } from './points-of-sale-page.server.ts';

const one: PointsOfSaleAnswer = { kind: 'found', points: [aPointOfSale()], total: 1 };

async function asked(query: string, answer: PointsOfSaleAnswer | Error = one) {
  const searches: unknown[] = [];
  const near = async (search: unknown) => {
    searches.push(search);
    return answer instanceof Error ? fails(answer)() : answer;
  };
  const context = aRequest({ ports: { pointsOfSale: { near } } });
  const url = new URL(`https://boutique.example/points-de-vente${query}`);
  const { data, init } = await loadPointsOfSale(context, { url, request: new Request(url) });
  const { things } = context.effects;
  return { ...data, html: `${data.view.search.html}${data.view.found.html}`, init, searches, things };
}

/** One point near Lyon, on a Monday. */
const viewOf = (point: PointOfSale, { today = '2026-11-23', postalCode = '69002' } = {}) =>
  pointsOfSaleView(
    {
      search: { address: '', postalCode, city: 'Lyon', country: 'FR' },
      result: { kind: 'found', points: [point], total: 1 },
      today,
      map: aMapSource(),
    },
    wordingOf({ lang: 'fr', mode: 'part' }),
  );

test('the page itself asks for nothing and is for search engines', async () => {
  const { searches, head, things } = await asked('');
  expect(searches).toEqual([]);
  expect(head).toMatchObject({
    title: 'Points de vente',
    canonical: 'https://boutique.example/points-de-vente',
  });
  expect(things).toMatchObject([
    {
      itemListElement: [
        { name: 'Accueil', item: 'https://boutique.example/' },
        { name: 'Points de vente', item: 'https://boutique.example/points-de-vente' },
      ],
    },
  ]);
});

test.each([
  ['?cp=69002&ville=Lyon', { address: '', postalCode: '69002', city: 'Lyon' }],
  ['?rue=12+rue+des+Lilas,+69002+Lyon', { address: '12 rue des Lilas', postalCode: '69002', city: 'Lyon' }],
  ['?ville=Lyon', { address: '', postalCode: '', city: 'Lyon' }],
])('%s is the place that is searched', async (query, place) => {
  const { searches, head, html, view, init } = await asked(query);
  expect([view.failed, init]).toEqual([null, {}]);
  expect(searches).toEqual([{ ...place, country: 'FR', count: 20 }]);
  expect(head).toMatchObject({ noIndex: true });
  for (const text of [
    'Bureau de poste Lyon',
    'à 400\u00a0m',
    'Vente de timbres',
    'Dépôt de colis',
    'Horaires de la semaine',
  ])
    expect(html).toContain(text);
});

test('where no point is listed, the page leads to what is done from home', async () => {
  const atHome = 'Sans vous déplacer';
  expect((await asked('')).html).toContain(atHome);
  expect((await asked('?ville=Lyon', { kind: 'found', points: [], total: 0 })).html).toContain(atHome);
  expect((await asked('?ville=Lyon')).html).not.toContain(atHome);
});

test('a point whose position is told stands on the map, by its number in the list', async () => {
  const points = [aPointOfSale({ id: 'unknown', place: null }), aPointOfSale({ id: 'known' })];
  const { view } = await asked('?ville=Lyon', { kind: 'found', points, total: 2 });
  expect(view.map?.places).toEqual([{ id: 'known', number: 2, name: points[1]?.name, ...points[1]?.place }]);
  expect(
    (await asked('?ville=Lyon', { kind: 'found', points: points.slice(0, 1), total: 1 })).view.map,
  ).toBeUndefined();
  expect((await asked('')).view.map).toBeUndefined();
});

test.each([
  ['?cp=&ville=', 'Saisissez un code postal ou une commune.'],
  ['?cp=690', 'Le code postal doit compter 5 chiffres.'],
])('%s is answered by what is wrong, and nothing is searched', async (query, text) => {
  const { searches, head, html } = await asked(query);
  expect(searches).toEqual([]);
  expect(head.title).toBe('Erreur\u202f: Points de vente');
  expect(html).toContain(text);
});

test.each([
  [{ kind: 'unknown-place' }, 'Nous ne trouvons pas 69002 Lyon.'],
  [{ kind: 'found', points: [], total: 0 }, 'Aucun point de vente à moins de 15\u00a0km de 69002 Lyon.'],
  [{ ...one, total: 31 }, 'Les 1 plus proches des 31 points de vente'],
  [{ kind: 'found', points: [aPointOfSale({ reopensOn: '2099-12-07' })], total: 1 }, 'Fermé pour le moment.'],
] as const)('%o has its own words', async (answer, text) => {
  const { html } = await asked('?cp=69002&ville=Lyon', answer as PointsOfSaleAnswer);
  expect(html).toContain(text);
});

test.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
])('a point that opens again on %s is closed on the 23rd: %s', (reopensOn, isClosed) => {
  expect(viewOf(aPointOfSale({ reopensOn })).points[0]?.today?.startsWith('Fermé pour le moment')).toBe(isClosed);
});

test('a point says nothing that is not known of it', () => {
  const bare = aPointOfSale({ street: '', distance: null, hours: null, sells: [] });
  expect(viewOf(bare).points).toEqual([{ id: bare.id, name: bare.name, address: '69002 Lyon', sells: [], week: [] }]);
  expect(viewOf(aPointOfSale({ postalCode: '' })).points[0]?.address).toBe('12 rue de la République, Lyon');
  expect(viewOf(aPointOfSale(), { postalCode: '' }).summary).toBe('1 point de vente près de Lyon');
});

test('the hours that a point has today are those of its day', () => {
  const of = (today: string) => viewOf(aPointOfSale(), { today }).points[0]?.today;
  const [monday, sunday] = [of('2026-11-23'), of('2026-11-29')];
  expect(monday).toMatch(/^Aujourd’hui\u202f: de /);
  expect(sunday).toBe('Aujourd’hui\u202f: fermé');
});

test('the results of a search, or their absence, take the focus, and a wrong code takes it in its field', async () => {
  const focused = async (...given: Parameters<typeof asked>) =>
    /<(p|input)[^>]*autofocus[^>]*>([^<]{0,5})/i.exec((await asked(...given)).html)?.slice(1);
  expect(await focused('')).toBeUndefined();
  expect(await focused('?ville=Lyon')).toEqual(['p', '1 poi']);
  expect(await focused('?ville=Zz', { kind: 'unknown-place' })).toEqual(['p', 'Nous ']);
  expect((await focused('?cp=690'))?.[0]).toBe('input');
});

test('an answer that did not come is not kept by caches, and the page keeps what was typed', async () => {
  const { view, init, html } = await asked('?cp=69002&ville=Lyon', new Fault('unavailable', 'findPointsOfSale'));
  expect(view.failed?.text).toBe('Les points de vente n’ont pas pu être chargés, veuillez réessayer.');
  expect(view.failed?.retry.href).toContain('cp=69002&ville=Lyon');
  expect(init).toEqual({ headers: { 'Cache-Control': 'private, no-store' } });
  expect(html).toContain('value="69002"');
});

test('a visitor who searches too often reads when to search again, and no backend is called', async () => {
  const url = new URL('https://boutique.example/points-de-vente?ville=Lyon');
  const searched = loadPointsOfSale(aRequest({ limits: waitingFor(9) }), { url, request: new Request(url) });
  await expect(searched).rejects.toMatchObject({
    data: { title: 'Trop de demandes en peu de temps', text: expect.stringContaining('9 secondes') },
    init: { status: 429, headers: { 'Cache-Control': 'private, no-store' } },
  });
});
