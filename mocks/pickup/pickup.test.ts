import communes from '@etalab/decoupage-administratif/data/communes.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { accounts } from '../session/accounts.ts';
import { points } from './points.ts';
import { tiles } from './tiles.ts';

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const overseas = /^9[78]/;
const known = Map.groupBy(communes, ({ nom }) => plain(nom));
const codesOf = (town: string) => (known.get(plain(town)) ?? []).flatMap(({ codesPostaux }) => codesPostaux ?? []);

test('pickup points stand in sixty communes at least, each commune with a postal code of its own', () => {
  expect(new Set(points.map(({ town }) => town)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(points.map(({ name }) => name)).size).toBe(points.length);
  for (const { town, postalCode } of points.filter((point) => !overseas.test(point.postalCode)))
    expect({ town, codes: codesOf(town) }).toEqual({ town, codes: expect.arrayContaining([postalCode]) });
});

test('some pickup points are full or closed, and every commune has an open one', () => {
  expect(new Set(points.map(({ state }) => state))).toEqual(new Set(['OPEN', 'FULL', 'CLOSED']));
  const open = new Set(points.filter(({ state }) => state === 'OPEN').map(({ town }) => town));
  expect(points.filter(({ town }) => !open.has(town))).toEqual([]);
});

const addresses = accounts.flatMap((account) => account.addresses).filter(({ country }) => country.isocode === 'FR');
test.each(addresses.map(({ town, postalCode }) => [postalCode, town]))(
  'the demonstration account’s postal code %s is one of %s',
  (postalCode, town) => {
    expect(codesOf(town)).toContain(postalCode);
  },
);

interface Store {
  name: string;
  distanceKm?: number;
  address: { line1: string; town: string };
  pickupStatus: string;
  reopensOn?: string;
  openingHours: {
    weekDayOpeningList: { weekDay: string; closed: boolean }[];
    specialDayOpeningList?: { date: string; name: string; closed: boolean }[];
  };
}

async function find(query: Record<string, string>): Promise<Store[]> {
  const search = new URLSearchParams(query);
  return (await newBackend().call<{ stores: Store[] }>('GET', `/stores?${search}`)).body.stores;
}

describe('the search', () => {
  test.each<Record<string, string>>([
    { query: '69002' },
    { query: 'Lyon' },
    { query: '10 place Bellecour, 69002 Lyon' },
    { postalCode: '69002', town: 'Lyon' },
    { postalCode: '69002' },
    { town: 'lyon' },
    { latitude: '45.75', longitude: '4.83' },
  ])('a search of pickup points by %o finds the nearest first', async (query) => {
    const stores = await find(query);
    expect(stores[0]?.address.town).toBe('Lyon');
    const distances = stores.map(({ distanceKm = 0 }) => distanceKm);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test('a search of pickup points by an address lists the points of its street first', async () => {
    const [point] = points.filter(({ town }) => town === 'Nantes');
    const address = point?.line1.replace(/^\d+ /, '1 ') ?? '';
    const [first] = await find({ address, postalCode: point?.postalCode ?? '', town: 'Nantes' });
    expect(first?.address.line1).toBe(point?.line1);
  });

  test.each<Record<string, string>>([
    { query: '99999' },
    { town: 'Nulle-Part' },
    { postalCode: '1000', town: 'Bruxelles', countryIsoCode: 'BE' },
  ])('a search of pickup points by %o finds nothing', async (query) => {
    expect(await find(query)).toEqual([]);
  });

  test('a search of pickup points returns further points page by page', async () => {
    const page = async (currentPage: string) =>
      (await find({ postalCode: '75015', pageSize: '5', currentPage })).map(({ name }) => name);
    const [first, second] = [await page('0'), await page('1')];
    expect([first.length, second.length]).toEqual([5, 5]);
    expect(first.filter((name) => second.includes(name))).toEqual([]);
  });
});

test('a closed point says when it opens again, and public holidays have their names', async () => {
  const stores = await find({ postalCode: '01000', pageSize: '100' });
  const closed = stores.filter(({ pickupStatus }) => pickupStatus === 'CLOSED');
  expect(closed.length).toBeGreaterThan(0);
  for (const { reopensOn } of closed) expect(reopensOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const special = stores.flatMap(({ openingHours }) => openingHours.specialDayOpeningList ?? []);
  expect(special.map(({ name }) => name)).toContain('Noël');
});

test('the pictures of a map are sent to whoever has its key, and to nobody else', async () => {
  const ask = (key: string) => tiles().request(`/carte/14/8412/5853.svg?key=${key}`);
  const picture = await ask('cle-de-demonstration');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg .+<\/svg>$/);
  expect((await ask('autre')).status).toBe(403);
});
