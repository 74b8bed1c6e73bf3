import communes from '@etalab/decoupage-administratif/data/communes.json' with { type: 'json' };
import { getResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { handlers } from '../handlers.ts';
import { clearScenarios, setScenario } from '../shared/scenarios.ts';
import { geocode, typeOf } from './geocoder.ts';
import { towns, ways } from './streets.ts';

const query = { isUnfinished: false, postcode: null, citycode: null, type: null, near: null };
const likeliest = (q: string, over: Partial<Parameters<typeof geocode>[0]> = {}) => {
  const [best] = geocode({ ...query, ...over, q });
  if (!best) return null;
  const { way, house, score } = best;
  return { name: [house, way.name].filter(Boolean).join(' '), postalCode: way.postalCode, type: typeOf(best), score };
};

describe('the towns of the geocoder', () => {
  test('the geocoder’s towns are present communes with their own postal codes', () => {
    const known = new Map(
      communes
        .filter(({ type }) => /^(?:commune-actuelle|arrondissement-municipal)$/.test(type))
        .map((each) => [each.code, each]),
    );
    for (const { code, name, postalCodes } of towns) {
      const found = known.get(code);
      expect(found).toMatchObject({ nom: name, codesPostaux: postalCodes });
    }
  });

  test('the geocoder has more than sixty towns with streets, from Paris to Wallis, without Monaco', () => {
    const withStreets = new Set(ways.filter(({ kind }) => kind === 'street').map(({ town }) => town.code));
    expect(withStreets.size).toBeGreaterThanOrEqual(60);
    expect([...withStreets]).toEqual(expect.arrayContaining(['75115', '98613']));
    expect(ways.filter(({ postalCode }) => postalCode === '98000')).toEqual([]);
  });
});

describe('an address is found', () => {
  test.each([
    ['as it is written', '12 rue de la République 69002 Lyon', '12 Rue de la République', 0.97],
    ['without case and accents', '12 RUE DE LA REPUBLIQUE 69002 LYON', '12 Rue de la République', 0.97],
    ['shortened', '3 av émile zola 75015 paris', '3 Avenue Émile Zola', 0.97],
    ['with its bis', "12 bis rue de l'Église 33380 Mios", "12bis Rue de l'Église", 0.97],
    ['one typing mistake away', '12 rue de Vaugirad 75015 Paris', '12 Rue de Vaugirard', 0.8],
    ['two typing mistakes away', '12 rue de Vogirard 75015 Paris', '12 Rue de Vaugirard', 0.65],
    ['by its place', 'Ganadure 33380 Mios', 'Ganadure', 0.97],
  ])('an address is found %s', (_, q, name, score) => {
    const best = likeliest(q);
    expect(best).toMatchObject({ name });
    expect(best?.score).toBeGreaterThan(score - 0.05);
    expect(best?.score).toBeLessThan(score + 0.05);
  });

  test('an address whose street has three typing mistakes is found with its town only', () => {
    expect(likeliest('12 rue de Vogiror 75015 Paris')).toMatchObject({ type: 'municipality' });
  });

  test('an address is found without its number when the street has no such house', () => {
    expect(likeliest('999 rue de la République 69002 Lyon')).toMatchObject({
      type: 'street',
      name: 'Rue de la République',
    });
    expect(likeliest("13 bis rue de l'Église 33380 Mios")).toMatchObject({ type: 'street' });
  });

  test('an unfinished address is found in the named town', () => {
    const typed = { isUnfinished: true, postcode: '69002' };
    expect(likeliest('12 rue de la rép', typed)).toMatchObject({
      name: '12 Rue de la République',
      postalCode: '69002',
    });
    expect(likeliest('12 rue de la rép', { postcode: '69002' })).toBeNull();
  });

  test('first where it is nearest to the shopper, among equals', () => {
    expect(likeliest('rue de la république', { near: { lat: 45.75, lon: 4.83 } })?.postalCode).toBe('69002');
    expect(likeliest('rue de la république', { near: { lat: -20.9, lon: 55.4 } })?.postalCode).not.toBe('69002');
  });

  test('a postal code alone finds all its communes', () => {
    const names = geocode({ ...query, q: '33380', postcode: '33380', type: 'municipality' }).map(({ way }) => way.name);
    expect(names.toSorted()).toEqual(['Biganos', 'Marcheprime', 'Mios']);
  });
});

test.each([
  ['CEDEX', '1 rue Haute 71040 Mâcon CEDEX 9'],
  ['PO box', 'BP 34014 71000 Mâcon'],
  ['Monaco', '5 rue Grimaldi 98000 Monaco'],
])('the geocoder finds nothing for a %s', (_, q) => {
  expect(geocode({ ...query, q }).filter((one) => one.score >= 0.5 && typeOf(one) === 'housenumber')).toEqual([]);
});

describe('a scenario', () => {
  afterEach(() => clearScenarios());

  test.each([
    ['searchAddress', 'GET', '/adresse/search?q=rue+haute'],
    ['verifyAddress', 'POST', '/address/sercadia'],
    ['getAddressAccount', 'GET', '/address/part/account'],
  ])('a scenario makes %s fail, with the seconds to the next try', async (operation, method, path) => {
    setScenario({ operation, effect: 'limited', world: '*' });
    const answer = await getResponse(handlers, new Request(`http://backend.test${path}`, { method }));
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '5']);
  });

  test('a scenario never answers for a source file whose folder has the name of a service', async () => {
    setScenario({ effect: 'fail', world: '*' });
    const source = new Request('http://backend.test/ui/address/form/address-form.tsx');
    expect(await getResponse(handlers, source)).toBeUndefined();
  });
});

describe('Sercadia', () => {
  const verify = async (line1: string, place: string, isocode: string) => {
    const [, postalCode, town] = /^(\S+) (.+)$/.exec(place) ?? [];
    const body = { line1, postalCode, town, country: { isocode } };
    return (await newBackend().call<Record<string, unknown>>('POST', '/address/sercadia', { body })).body;
  };
  const neuve = { line1: 'Rue Neuve 12', postalCode: '1000', town: 'Bruxelles', country: { isocode: 'BE' } };

  test('Sercadia accepts an address that it contains, in any spelling', async () => {
    expect(await verify('RUE NEUVE 12', '1000 BRUXELLES', 'BE')).toEqual({
      decision: 'ACCEPT',
      acceptedAddress: neuve,
    });
  });

  test('Sercadia suggests a similar address', async () => {
    expect(await verify('Rue Neuv 12', '1000 Bruxelles', 'BE')).toEqual({
      decision: 'REVIEW',
      suggestedAddresses: [neuve],
    });
  });

  test('Sercadia suggests the same address in another country', async () => {
    expect(await verify('Avenue John F. Kennedy 12', '1855 Luxembourg', 'BE')).toMatchObject({
      decision: 'REVIEW',
      suggestedAddresses: [{ country: { isocode: 'LU' }, line1: '12 Avenue John F. Kennedy' }],
    });
    expect(await verify('12 rue de la République', '69002 Lyon', 'BE')).toMatchObject({
      decision: 'REVIEW',
      suggestedAddresses: [{ country: { isocode: 'FR' }, line1: '12 Rue de la République' }],
    });
  });

  test('Sercadia rejects an unknown address', async () => {
    expect(await verify('Rue Xyzzy 12', '1000 Bruxelles', 'BE')).toEqual({ decision: 'REJECT' });
  });
});
