import { describe, expect, test } from 'vitest';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import type { PickupPoint, SearchFault } from '#domain/pickup/pickup-points.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type Pickup, pickupView, type SearchResult } from './pickup.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const map = { tiles: 'https://carte.example/{z}/{x}/{y}.png', servers: ['a'], attribution: 'Carte' };
const search = { address: '12 rue de la République', postalCode: '69002', city: 'Lyon', country: 'FR' };
/** A Monday. */
const today = '2026-11-23';
const plain = (text?: string) => text?.replaceAll(/[\u202f\u00a0]/g, ' ');

const searched = (result: SearchResult): Pickup => ({ kind: 'search', search, result, tries: 0, today });
const found = (points: PickupPoint[], total = points.length) => searched({ kind: 'found', points, total });
const view = (pickup: Pickup, { sellerId = '', wording = fr } = {}) =>
  pickupView({ sellerId, pickup, map, notices: [] }, wording);
const pointIn = (point: Partial<PickupPoint>, wording = fr) =>
  view(found([aPickupPoint(point)]), { wording }).points[0];

test('a chosen point is shown with its address, its hours of today and a link to choose another', () => {
  const { chosen, search: form, points } = view({ kind: 'chosen', point: aPickupPoint(), today });
  expect({ ...chosen, today: plain(chosen?.today) }).toEqual({
    name: 'Bureau de poste Lyon',
    number: 'N°\u00a0lyon-1',
    block: ['12 rue de la République', '69002 Lyon'],
    today: 'Aujourd’hui : de 8 h 30 à 18 h 30',
    change: { label: 'Choisir un autre point', href: '/checkout/livraison?retrait=boutique#retrait-boutique' },
  });
  expect([form, points]).toEqual([undefined, []]);
});

test.each([
  [{ street: '' }, ['69002 Lyon']],
  [{ postalCode: '' }, ['12 rue de la République', 'Lyon']],
  [{ postalCode: '', city: '' }, ['12 rue de la République']],
])('an address of a chosen point that lacks %o has no empty line', (lacking, block) => {
  expect(view({ kind: 'chosen', point: aPickupPoint(lacking), today }).chosen?.block).toEqual(block);
});

test('the button of each point names the point and its address', () => {
  expect(plain(pointIn({})?.choose)).toBe(
    'Choisir ce point : Bureau de poste Lyon, 12 rue de la République, 69002 Lyon',
  );
});

test('a chosen point that takes no parcels any more says so', () => {
  const point = aPickupPoint({ state: { kind: 'closed', until: '2026-12-07' } });
  const { chosen } = view({ kind: 'chosen', point, today });
  expect(plain(chosen?.reason)).toBe('Fermé jusqu’au lun. 07/12/2026 : choisissez un autre point.');
  expect(chosen?.today).toBeUndefined();
});

test('the point of another seller is chosen later', () => {
  expect(view({ kind: 'later' }, { sellerId: 'canal' })).toEqual({
    sellerId: 'canal',
    anchor: 'retrait-canal',
    notices: [],
    points: [],
    later: { label: 'Choisir le point de retrait', href: '/checkout/livraison?retrait=canal#retrait-canal' },
  });
});

describe('a search', () => {
  test('a search preserves the typed place, and its seller', () => {
    expect(view(found([])).search).toEqual({
      action: '/checkout/livraison#retrait-boutique',
      hiddenFields: { retrait: 'boutique' },
      values: { address: '12 rue de la République', postalCode: '69002', town: 'Lyon' },
      errors: {},
    });
  });

  test('a search has the number of points, and offers the rest', () => {
    const { summary, more } = view(found([aPickupPoint()], 12));
    expect(summary).toBe('12 points de retrait près de 69002 Lyon');
    const rest = new URL(more?.href ?? '', 'https://boutique.example');
    // The focus goes on after the last shown point.
    expect(rest.hash).toBe('#point-lyon-1');
    expect(Object.fromEntries(rest.searchParams)).toEqual({
      retrait: 'boutique',
      rue: '12 rue de la République',
      cp: '69002',
      ville: 'Lyon',
      nombre: '11',
    });
    expect(view(found([aPickupPoint()], 1)).more).toBeUndefined();
  });

  test.each([
    [6, '16'],
    [95, '100'],
    [100, undefined],
  ])('a search of very many points, after %i are shown, shows up to %s', (shown, nombre) => {
    const { more } = view(
      found(
        Array.from({ length: shown }, () => aPickupPoint()),
        150,
      ),
    );
    const to = more && new URL(more.href, 'https://boutique.example').searchParams.get('nombre');
    expect(to).toBe(nombre);
  });

  test.each([
    [{ postalCode: '' }, 'Lyon'],
    [{ city: '' }, '69002'],
  ])('a search for a place that lacks %o names the rest', (lacking, place) => {
    const result: SearchResult = { kind: 'found', points: [aPickupPoint()], total: 1 };
    const { summary } = view({ kind: 'search', search: { ...search, ...lacking }, result, tries: 0, today });
    expect(summary).toBe(`1 point de retrait près de ${place}`);
  });

  test('a search without a result says so', () => {
    expect(view(found([])).summary).toMatch(/^Aucun point de retrait près de 69002 Lyon\. /);
    expect(view(found([]), { wording: en }).summary).toMatch(/^No pick-up point near 69002 Lyon\. /);
    expect(view(found([])).map).toBeUndefined();
  });

  test('a failed search says so, and can be repeated', () => {
    const {
      failed,
      points,
      summary,
      search: form,
    } = view({
      kind: 'search',
      search,
      result: { kind: 'failed' },
      tries: 1,
      today,
    });
    expect(failed?.text).toBe('Les points de retrait n’ont pas pu être chargés, veuillez réessayer.');
    expect(failed?.again.href).toContain('cp=69002');
    // The browser would not load the same address with the same fragment again.
    expect(failed?.again.href).toMatch(/&essai=2#retrait-boutique$/);
    expect(form?.hiddenFields).toEqual({ retrait: 'boutique', essai: '2' });
    expect([points, summary]).toEqual([[], undefined]);
  });

  test.each<[SearchFault, string]>([
    ['postal-code', 'Le code postal doit compter 5 chiffres.'],
    ['nothing-typed', 'Saisissez un code postal ou une commune.'],
  ])('a search with the fault %s names it', (fault, cp) => {
    const { search: form, ...rest } = view(searched({ kind: 'fault', fault }));
    expect(form?.errors).toEqual({ cp });
    expect(rest).toEqual({ sellerId: '', anchor: 'retrait-boutique', notices: [], points: [] });
  });
});

describe('a point', () => {
  test.each([
    [{}, '12 rue de la République, 69002 Lyon'],
    [{ street: '' }, '69002 Lyon'],
    [{ postalCode: '' }, '12 rue de la République, Lyon'],
    [{ city: '' }, '12 rue de la République, 69002'],
    [{ postalCode: '', city: '' }, '12 rue de la République'],
  ])('a point that lacks %o has its address in one line', (lacking, address) => {
    expect(pointIn(lacking)?.address).toBe(address);
  });

  test.each([
    [0.04, 'à moins de 100 m', 'less than 100 m away'],
    [0.094, 'à moins de 100 m', 'less than 100 m away'],
    [0.1, 'à 100 m', '100 m away'],
    [0.4, 'à 400 m', '400 m away'],
    [0.996, 'à 1 km', '1 km away'],
    [1.2345, 'à 1,2 km', '1.2 km away'],
    [1.2, 'à 1,2 km', '1.2 km away'],
    [12, 'à 12 km', '12 km away'],
    [null, undefined, undefined],
  ])('%s kilometres away is %s', (distance, french, english) => {
    expect(plain(pointIn({ distance })?.distance)).toBe(french);
    expect(plain(pointIn({ distance }, en)?.distance)).toBe(english);
  });

  test.each([
    [[{ opens: '09:00', closes: '12:00' }], 'Aujourd’hui : de 9 h à 12 h', 'Today: 09:00 to 12:00'],
    [
      [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '17:30' },
      ],
      'Aujourd’hui : de 9 h à 12 h et de 14 h à 17 h 30',
      'Today: 09:00 to 12:00 and 14:00 to 17:30',
    ],
    [[{ opens: '00:00', closes: '23:59' }], 'Aujourd’hui : 24 heures sur 24', 'Today: open 24 hours'],
    [
      [
        { opens: '00:00', closes: '24:00' },
        { opens: '08:30', closes: '18:30' },
      ],
      'Aujourd’hui : 24 heures sur 24',
      'Today: open 24 hours',
    ],
    [[], 'Aujourd’hui : fermé', 'Today: closed'],
  ])('a point that opens %o shows that', (slots, french, english) => {
    const hours = { week: [slots], special: [] };
    expect(plain(pointIn({ hours })?.today)).toBe(french);
    expect(plain(pointIn({ hours }, en)?.today)).toBe(english);
  });

  test('a point that is closed for days does not open today', () => {
    const closed = (until: string | null) => pointIn({ state: { kind: 'closed', until } })?.today;
    expect([closed('2026-12-07'), closed(null)]).toEqual([undefined, undefined]);
    expect(plain(closed(today))).toMatch(/^Aujourd’hui : de 8 h 30/);
  });

  test('a point names the reason of today’s special hours', () => {
    const hours = { week: [], special: [{ day: today, name: 'Noël', slots: [] }] };
    expect(plain(pointIn({ hours })?.today)).toBe('Aujourd’hui (Noël) : fermé');
  });

  test('a point has the hours of its week, Monday first', () => {
    const week = pointIn({})?.week;
    expect(week?.map(({ day }) => day)).toEqual([
      'Lundi',
      'Mardi',
      'Mercredi',
      'Jeudi',
      'Vendredi',
      'Samedi',
      'Dimanche',
    ]);
    expect(plain(week?.[5]?.hours)).toBe('de 9 h à 12 h 30');
    expect(pointIn({ hours: null })).toMatchObject({ week: [] });
  });

  test.each([
    [{ kind: 'open' }, undefined],
    [{ kind: 'full' }, /^Complet aujourd’hui\./],
    [{ kind: 'closed', until: '2026-12-07' }, /^Fermé jusqu’au lun\. 07\/12\/2026/],
    [{ kind: 'closed', until: null }, /^Fermé pour le moment\./],
  ] as const)('a point that is %o names why it cannot be chosen', (state, reason) => {
    if (reason) expect(plain(pointIn({ state })?.reason)).toMatch(reason);
    else expect(pointIn({ state })?.reason).toBeUndefined();
  });
});

test('the map has the places of the list by their numbers there', () => {
  const points = [aPickupPoint({ id: 'a', place: null }), aPickupPoint({ id: 'b' })];
  expect(view(found(points)).map).toEqual({
    ...map,
    label: 'Carte des points de retrait',
    failed: 'La carte n’a pas pu être chargée. La liste est complète : vous pouvez y choisir un point.'.replace(
      ' :',
      '\u202f:',
    ),
    places: [{ id: 'b', number: 2, name: 'Bureau de poste Lyon', latitude: 45.7578, longitude: 4.832 }],
  });
  expect(view(found([aPickupPoint({ place: null })])).map).toBeUndefined();
});
