import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { aWireAddress, type Promised, pactWith, refusal, SHOPPER } from '#adapters/testing/pact.ts';

const { eachLike, regex, string } = Matchers;
const pact = pactWith('session');
const addresses = { call: 'GET /users/current/addresses', query: { fields: 'FULL' } } as const;

test('the account gives its addresses', async () => {
  const promised: Promised = {
    to: 'the addresses of an account',
    given: { 'a signed-in shopper': { owner: SHOPPER } },
    ...addresses,
    own: true,
    answers: { addresses: eachLike({ id: string('adr-domicile'), ...aWireAddress }) },
  };
  expect(await pact([promised], ({ deliveries }) => deliveries.accountAddresses())).toMatchObject([
    { id: 'adr-domicile', city: 'Lyon', codePostal: '69002', country: 'FR' },
  ]);
});

test('an invalid token returns nothing of an account: the session is over', async () => {
  const promised: Promised = {
    to: 'the addresses of an account, with a token that ended',
    given: { 'the catalogue': {} },
    ...addresses,
    headers: { authorization: 'Bearer ended' },
    status: 401,
    answers: refusal('InvalidTokenError'),
  };
  const over = { signedIn: true, accessToken: async () => 'ended' };
  const fault = pact(
    [promised],
    ({ deliveries }) => deliveries.accountAddresses().catch((error: unknown) => error),
    over,
  );
  expect(await fault).toMatchObject({ name: 'Fault', kind: 'signed-out' });
});

test('the countries to which the shop delivers are given', async () => {
  const promised: Promised = {
    to: 'the countries of delivery',
    given: { 'the catalogue': {} },
    call: 'GET /countries',
    query: { type: 'SHIPPING' },
    answers: { countries: eachLike({ isocode: regex('^[A-Z]{2}$', 'FR'), name: string('France') }) },
  };
  expect(await pact([promised], ({ deliveries }) => deliveries.countries())).toEqual([{ code: 'FR', name: 'France' }]);
});

test('the account of a professional says for which company it buys', async () => {
  const professional = 'pro-certifie@exemple.fr';
  const promised: Promised = {
    to: 'the account of a professional',
    given: { 'a signed-in shopper': { owner: professional } },
    call: 'GET /users/current',
    query: { fields: 'FULL' },
    headers: { authorization: `Bearer test:${professional}` },
    answers: {
      uid: string(professional),
      legalEntity: { id: string('ent-1'), certificationStatus: 'active' },
    },
  };
  const signedIn = { signedIn: true, accessToken: async () => `test:${professional}` };
  expect(await pact([promised], ({ companies }) => companies.mine(), signedIn)).toMatchObject({
    certification: 'active',
  });
});

test('the account of a professional says who signed in, and how', async () => {
  const professional = 'pro-certifie@exemple.fr';
  const promised: Promised = {
    to: 'the account of a professional who signed in with a second factor',
    given: { 'a signed-in shopper': { owner: professional } },
    call: 'GET /users/current',
    query: { fields: 'FULL' },
    own: true,
    as: professional,
    answers: {
      uid: string(professional),
      sex: regex('^[MF]$', 'M'),
      connectionMethod: { name: string('PASSWORD'), mfaMethod: string('SMS') },
      defaultAddress: { ...aWireAddress, postalCode: string('44000') },
      legalEntity: { id: string('ent-1'), siret: string('73282932000074'), certificationStatus: 'active' },
    },
  };
  expect(await pact([promised], ({ accounts }) => accounts.holder())).toMatchObject({
    id: professional,
    civility: 'mr',
    address: { codePostal: '44000' },
    connection: { method: 'password', secondFactor: 'sms' },
    company: { id: 'ent-1', siret: '73282932000074', certification: 'active' },
  });
});
