import { describe, expect, test } from 'vitest';
import { checksOn } from '#adapters/testing/checks.ts';
import { json, never, type Play, reset, text } from '#adapters/testing/play-server.ts';
import { aScope, shopOn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import { anAddress } from '#domain/address/examples.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';

const server = playServerForTests();

const someChecks = (options = {}) => checksOn(server.url, options);
const address = anAddress();
const house = { type: 'housenumber', name: "12bis Rue de l'Église", postcode: '33380', city: 'Mios', score: 0.97 };
const collection = (...found: Record<string, unknown>[]): Play =>
  json({
    type: 'FeatureCollection',
    features: found.map((one) => ({ type: 'Feature', properties: { label: '', ...house, ...one } })),
  });
const check = async (play: Play, over: Partial<typeof address> = {}) => {
  server.play(play);
  return someChecks()
    .checks()
    .check({ ...address, ...over });
};
/** The play; one that never answers, until the deadline is over by a clock that stands still meanwhile. */
const orHang = (play: Play): Play => (play === never ? moveClock().hang : play);
const queryOf = ({ url }: { url: string }) => Object.fromEntries(new URL(url, server.url).searchParams);

/** Calls of the government's API; the operator is asked about the same address at the same time. */
const searches = () => server.seen.filter(({ url }) => !url.startsWith('/address/'));

describe('an address in France', () => {
  test('an address in France is searched as one normalised text, without the recipient’s name', async () => {
    await check(collection(house), {
      streetName: ' 12 bis rue de l’Église',
      companyName: 'Atelier',
      floor: 'Appartement 4',
    });
    expect(searches().map(({ method, url }) => [method, url.split('?')[0]])).toEqual([['GET', '/adresse/search']]);
    expect(searches().map(queryOf)).toEqual([
      { q: "12 bis rue de l'Église 33380 Mios", limit: '10', autocomplete: '0' },
    ]);
    expect(searches()[0]?.headers).not.toHaveProperty('lpel-sid');
    expect(searches()[0]?.headers).not.toHaveProperty('authorization');
  });

  test('an address in France is recognised as a house', async () => {
    expect(await check(collection(house))).toEqual({ kind: 'recognised' });
  });

  test.each([
    ['a house', { name: '14ter Rue Basse' }, { streetName: '14 ter Rue Basse', additionalStreetName: '' }],
    ['a street', { type: 'street', name: 'Rue Basse' }, { streetName: 'Rue Basse', additionalStreetName: '' }],
    ['a place', { type: 'locality', name: 'L’Étang' }, { streetName: '', additionalStreetName: "L'Étang" }],
  ])('an address in France is suggested as %s', async (_, found, suggested) => {
    expect(await check(collection(found))).toEqual({
      kind: 'suggestions',
      suggestions: [{ ...suggested, codePostal: '33380', city: 'Mios', country: 'FR' }],
      mustChoose: false,
    });
  });

  test.each([
    ['nothing is found', collection()],
    ['only its commune is', collection({ type: 'municipality', name: 'Mios' })],
    ['what is found is hardly likely', collection({ name: '14 Rue Basse', score: 0.49 })],
  ])('an address in France is unknown when %s', async (_, play) => {
    expect(await check(play)).toEqual({ kind: 'unknown' });
  });

  test('nothing is delivered to an address in France, whatever its street is, where the operator says so', async () => {
    const own = json({ decision: 'REJECT', eligible: false });
    server.play((call, response) => (call.url.startsWith('/address/') ? own : collection())(call, response));
    expect(await someChecks().checks().check(address)).toEqual({ kind: 'not-eligible' });
    server.play((call, response) => (call.url.startsWith('/address/') ? own : json({}, 503))(call, response));
    expect(await someChecks().checks().check(address)).toEqual({ kind: 'not-eligible' });
  });

  test('an address in France that is recognised does not wait for the operator', async () => {
    server.play((call, response) => (call.url.startsWith('/address/') ? never : collection(house))(call, response));
    expect(await someChecks().checks().check(address)).toEqual({ kind: 'recognised' });
  });

  test('both are asked at once whether anything is delivered to an address in France', async () => {
    const asked: Parameters<Play>[] = [];
    server.play((call, response) => {
      asked.push([call, response]);
      if (asked.length < 2) return;
      // Asked one after the other, the first one was given up before.
      const eligible = asked.some(([, { destroyed }]) => destroyed);
      for (const [of, answer] of asked.splice(0))
        (of.url.startsWith('/address/') ? json({ decision: 'REJECT', eligible }) : json({}, 503))(of, answer);
    });
    expect(await someChecks().checks().check(address)).toEqual({ kind: 'not-eligible' });
  });

  test('an address of an overseas department retains the chosen country', async () => {
    const there = { name: '20 Rue de Paris', postcode: '97400', city: 'Saint-Denis' };
    const asked = { streetName: '20 rue de Paris', codePostal: '97400', city: 'Saint-Denis', country: 'RE' };
    expect(await check(collection(there), asked)).toEqual({ kind: 'recognised' });
    expect(await check(collection({ ...there, postcode: '93200' }), asked)).toMatchObject({
      suggestions: [{ country: 'FR' }],
      mustChoose: true,
    });
  });

  test('an address without a street is searched by its place, in at most 200 characters', async () => {
    await check(collection(), { streetName: '', additionalStreetName: '-Caudos' });
    await check(collection(), { streetName: '', additionalStreetName: 'x'.repeat(500) });
    expect(queryOf(searches()[0] ?? { url: '' }).q).toHaveLength(200);
  });
});

describe('an address abroad', () => {
  const abroad = {
    streetName: 'Rue Neuve 12',
    additionalStreetName: '',
    codePostal: '1000',
    city: 'Bruxelles',
    country: 'BE',
  };
  const place = (over = {}) => ({
    line1: 'Rue Neuve 12',
    postalCode: '1000',
    town: 'Bruxelles',
    country: { isocode: 'BE' },
    ...over,
  });

  test('an address abroad is checked by the operator’s own service, without the recipient’s name', async () => {
    expect(await check(json({ decision: 'ACCEPT', acceptedAddress: place() }), abroad)).toEqual({ kind: 'recognised' });
    expect(server.seen).toMatchObject([{ method: 'POST', url: '/address/sercadia' }]);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual(place());
  });

  test.each([
    ['accepted without more words', { decision: 'ACCEPT' }, { kind: 'recognised' }],
    [
      'accepted in another form',
      { decision: 'ACCEPT', acceptedAddress: place({ line1: 'Rue Neuve 12A' }) },
      { kind: 'suggestions' },
    ],
    ['reviewed', { decision: 'REVIEW', suggestedAddresses: [place({ line1: 'Rue Neuve 14' })] }, { mustChoose: false }],
    [
      'reviewed for another country',
      { decision: 'REVIEW', suggestedAddresses: [place({ country: { isocode: 'LU' } })] },
      { mustChoose: true },
    ],
    ['rejected', { decision: 'REJECT' }, { kind: 'unknown' }],
    ['not served', { decision: 'ACCEPT', eligible: false }, { kind: 'not-eligible' }],
    ['neither', { decision: 'ELSEWHERE' }, { kind: 'unknown' }],
  ])('an address abroad that is %s has its outcome', async (_, answer, result) => {
    expect(await check(json(answer), abroad)).toMatchObject(result);
  });
});

describe('a service that is away', () => {
  const plays: [string, Play][] = [
    ['never answers', never],
    ['closes the connection', reset],
    ['fails', json({}, 500)],
    ['is closed', json({}, 503)],
    ['has had too much', json({}, 429)],
    ['wants a key', json({}, 401)],
    ['refuses', json({ code: 400, message: 'q' }, 400)],
    ['breaks its contract', json({ features: [{}] })],
    ['answers with a page', text('<!doctype html>', { type: 'text/html' })],
  ];
  test.each(plays)('a service of addresses that %s stops nobody', async (_, play) => {
    server.play(orHang(play));
    const { checks } = someChecks();
    expect(await checks().check(address)).toEqual({ kind: 'unavailable' });
    expect(
      await someChecks()
        .checks()
        .check({ ...address, country: 'BE' }),
    ).toEqual({ kind: 'unavailable' });
    expect(await checks().streets({ text: 'rue Basse', codePostal: '', country: 'FR' })).toEqual([]);
  });

  test('a service of addresses that announces a pause gets no call before the pause ends', async () => {
    server.play((_call, response) => response.writeHead(429, { 'retry-after': '60' }).end());
    const { checks } = someChecks();
    await checks().check(address);
    expect(await checks().check(address)).toEqual({ kind: 'unavailable' });
    expect(searches()).toHaveLength(1);
  });

  test('the eleventh address check in a second waits, or is skipped when its time is short', async () => {
    moveClock();
    server.play(collection(house));
    const { checks } = someChecks({ timeout: '500' });
    const results = await Promise.all(Array.from({ length: 12 }, () => checks().check(address)));
    expect(results.filter(({ kind }) => kind === 'recognised')).toHaveLength(10);
    expect(results.filter(({ kind }) => kind === 'unavailable')).toHaveLength(2);
    expect(searches()).toHaveLength(10);
  });

  test('a check of an address is not repeated for a shopper who left', async () => {
    const leaving = new AbortController();
    server.play(() => leaving.abort());
    const checks = someChecks().checks(aScope({ signal: leaving.signal }));
    await expect(checks.check(address)).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a street that is typed', () => {
  const streets = async (typed: { text: string; codePostal?: string; country?: string }) => {
    return someChecks()
      .checks()
      .streets({ codePostal: '', country: 'FR', ...typed });
  };

  test('a typed street is completed in its town, with at most five streets and houses', async () => {
    const many = Array.from({ length: 7 }, (_, at) => ({ name: `${at}bis Rue Basse` }));
    server.play(collection({ type: 'municipality', name: 'Mios' }, ...many));
    const found = await streets({ text: 'l’égl', codePostal: '33380' });
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({ streetName: '0 bis Rue Basse', codePostal: '33380', city: 'Mios' });
    expect(searches().map(queryOf)).toEqual([{ q: "l'égl", limit: '10', autocomplete: '1', postcode: '33380' }]);
  });

  test.each([
    ['12 quater rue bas', 'Rue Basse', '12 quater Rue Basse'],
    ['12quater rue bas', '12 Rue Basse', '12 quater Rue Basse'],
    ['12 bis rue bas', '12bis Rue Basse', '12 bis Rue Basse'],
    ['12 ter rue bas', 'Rue Basse', '12 ter Rue Basse'],
    ['12b rue bas', '12b Rue Basse', '12 b Rue Basse'],
    ['12 B rue bas', 'Rue Basse', '12 B Rue Basse'],
    ['12d rue bas', 'Rue Basse', '12 d Rue Basse'],
    ['12 d artagnan', "Rue d'Artagnan", "12 Rue d'Artagnan"],
    ['120 rue bas', 'Rue Basse', '120 Rue Basse'],
    ['12 rue bas', '12bis Rue Basse', '12 bis Rue Basse'],
    ['rue bas', 'Rue Basse', 'Rue Basse'],
    ['8 mai 1945', 'Rue du 8 Mai 1945', 'Rue du 8 Mai 1945'],
    ['8 rue du', 'Rue du 8 Mai 1945', '8 Rue du 8 Mai 1945'],
  ])('a street keeps the number that was typed: %s', async (text, name, streetName) => {
    server.play(collection({ type: /^[0-9]/.test(name) ? 'housenumber' : 'street', name }));
    expect((await streets({ text })).map((found) => found.streetName)).toEqual([streetName]);
  });

  test('a typed street is searched everywhere while the postal code is incomplete', async () => {
    server.play(collection());
    await streets({ text: 'rue', codePostal: '333' });
    expect(server.seen.map(queryOf)).toEqual([{ q: 'rue', limit: '10', autocomplete: '1' }]);
  });

  test.each([{ text: 'ru' }, { text: ' - r' }, { text: 'rue Neuve', country: 'BE' }])(
    'a street that is too short or abroad is not searched: %o',
    async (typed) => {
      server.play(collection(house));
      expect(await streets(typed)).toEqual([]);
      expect(server.seen).toEqual([]);
    },
  );
});

describe('the towns of a postal code', () => {
  const towns = (place: { codePostal?: string; country?: string } = {}, options = {}) =>
    someChecks(options)
      .checks()
      .towns({ codePostal: '33380', country: 'FR', ...place });

  test('the towns of a postal code are its communes, each once, in alphabetical order, in postal spelling', async () => {
    server.play(collection({ city: 'Mios' }, { city: 'L’Étang' }, { city: 'Biganos' }, { city: 'Mios' }));
    expect(await towns()).toEqual(['Biganos', "L'Étang", 'Mios']);
    expect(server.seen.map(queryOf)).toEqual([
      { q: '33380', postcode: '33380', type: 'municipality', limit: '50', autocomplete: '0' },
    ]);
  });

  test.each([{ codePostal: '3338' }, { codePostal: '1000', country: 'BE' }, { country: 'BE' }])(
    'the towns of an incomplete or foreign postal code are not searched: %o',
    async (place) => {
      server.play(collection(house));
      expect(await towns(place)).toEqual([]);
      expect(server.seen).toEqual([]);
    },
  );

  test.each([
    ['fails', json({}, 500)],
    ['never answers', never],
  ])('the towns of a postal code are none when the service %s', async (_, play) => {
    server.play(orHang(play));
    expect(await towns({})).toEqual([]);
  });
});

describe('no log holds anything of an address', () => {
  const canary = anAddress({
    streetName: '7 rue Canari-Rue',
    additionalStreetName: 'Canari-Lieu',
    city: 'Canari-Ville',
    codePostal: '33999',
    lastName: 'Canari-Nom',
  });
  const plays: [string, Play][] = [
    ['a fault', json({ message: 'Canari-Rue' }, 500)],
    [
      'a broken contract',
      json({
        type: 'FeatureCollection',
        features: [{ type: 'Canari-Rue', properties: { ...house, score: 'Canari-Rue' } }],
      }),
    ],
    ['a refusal', json({ code: 400, message: 'Canari-Rue', detail: ['Canari-Ville'] }, 400)],
    ['a closed connection', reset],
    ['silence', never],
  ];
  test.each(plays)('no log contains a part of an address after %s', async (_, play) => {
    const played = orHang(play);
    for (const country of ['FR', 'BE']) {
      server.play(played);
      const { checks, log } = someChecks();
      await checks().check({ ...canary, country });
      expect(log()).toMatch(/"operation":"(?:searchAddress|verifyAddress)"/);
      expect(log()).not.toMatch(/canari|33999/i);
    }
  });
});

test('the shop has one rate limiter for all its requests', async () => {
  server.play(json({}, 429));
  const shop = shopOn(server.url, { ADDRESS_API_URL: server.url });
  for (const _ of [1, 2, 3]) await shop.portsFor(aScope()).addressChecks.check(address);
  await shop.close();
  expect(searches()).toHaveLength(1);
});
