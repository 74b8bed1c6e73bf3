import { afterEach, expect, test } from 'vitest';
import { aScope, shopOn } from '#adapters/testing/shop.ts';
import { lookUp } from '#domain/address/check/address-check.ts';
import { anAddress } from '#domain/address/examples.ts';
import { clearScenarios, setScenario } from '#mocks/shared/scenarios.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
afterEach(() => clearScenarios());

/** A new process for each call, so that a 429 of one test does not pause the next. */
async function verdictOn(streetName: string, place: string, country = 'FR') {
  const [, codePostal = '', city = ''] = /^(\S+) (.+)$/.exec(place) ?? [];
  const shop = shopOn(`${backend.url}/occ/ecommerce`, {
    ADDRESS_API_URL: `${backend.url}/adresse`,
    ADDRESS_BASE_URL: `${backend.url}/address`,
  });
  try {
    const { addressChecks } = shop.portsFor(aScope());
    return await lookUp(addressChecks, anAddress({ streetName, additionalStreetName: '', codePostal, city, country }));
  } finally {
    await shop.close();
  }
}

test.each([
  ['12 rue de la République', '69002 Lyon', 'FR', 'recognised'],
  ['12 bis rue de l’Église', '33380 Mios', 'FR', 'recognised'],
  ['20 rue de Paris', '97400 Saint-Denis', 'FR', 'recognised'],
  ['20 rue de Paris', '97400 Saint-Denis', 'RE', 'recognised'],
  ['12 rue de Vaugirad', '75015 Paris', 'FR', 'suggestions'],
  ['12 rue Xyzzy', '69002 Lyon', 'FR', 'unknown'],
  ['12 rue Haute', '71040 Mâcon CEDEX 9', 'FR', 'not-asked'],
  ['BP 12', '71000 Mâcon', 'FR', 'not-asked'],
  ['5 rue Grimaldi', '98000 Monaco', 'MC', 'not-asked'],
  ['Rue Neuve 12', '1000 Bruxelles', 'BE', 'recognised'],
  ['Rue Neuv 12', '1000 Bruxelles', 'BE', 'suggestions'],
  ['Rue Xyzzy 12', '1000 Bruxelles', 'BE', 'unknown'],
])('%s, %s (%s) is %s', async (...[street, place, country, kind]) => {
  expect((await verdictOn(street, place, country)).kind).toBe(kind);
});

test('another country must be chosen when the address is there', async () => {
  expect(await verdictOn('Avenue John F. Kennedy 12', '1855 Luxembourg', 'BE')).toMatchObject({
    kind: 'suggestions',
    suggestions: [{ country: 'LU' }],
    mustChoose: true,
  });
});

test.each(['fail', 'unavailable', 'limited', 'reset', 'contract', 'unauthorised'] as const)(
  'the shopper can go on when the service plays « %s »',
  async (effect) => {
    setScenario({ effect, world: '*' });
    expect(await verdictOn('12 rue de la République', '69002 Lyon')).toEqual({ kind: 'unavailable' });
    expect(await verdictOn('Rue Neuve 12', '1000 Bruxelles', 'BE')).toEqual({ kind: 'unavailable' });
  },
);

test('a postal code has the towns that it serves, and none when it is abroad or no service answers', async () => {
  const shop = shopOn(`${backend.url}/occ/ecommerce`, { ADDRESS_API_URL: `${backend.url}/adresse` });
  const { addressChecks } = shop.portsFor(aScope());
  const towns = { codePostal: '33380', country: 'FR' };
  expect(await addressChecks.towns(towns)).toEqual(['Biganos', 'Marcheprime', 'Mios']);
  expect(await addressChecks.towns({ ...towns, country: 'BE' })).toEqual([]);
  setScenario({ effect: 'fail', world: '*' });
  expect(await addressChecks.towns(towns)).toEqual([]);
  await shop.close();
});
