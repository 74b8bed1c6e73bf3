import { globSync, readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { handlers } from '#mocks/handlers.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { operations } from '../operations.ts';
import { takesJson, valuesOf } from './contract-schemas.ts';

const addressOf = ({ base, path }: (typeof operations)[number]) =>
  `http://backend.test${base}${path
    .replace('{userId}', 'current')
    .replace('{siteId}', 'part')
    .replace(/\{\w+\}/g, '0')}`;

const withJson = operations.filter(takesJson);

test.each(['{', 'null', '"texte"', '7'])(
  'a body %s is refused by every operation, and is no fault of the backend',
  async (body) => {
    expect(withJson.length).toBeGreaterThan(40);
    const headers = (as: string) => ({
      authorization: `Bearer test:${as}`,
      'content-type': 'application/json',
      'occ-personalization-id': 'visiteur-1',
      'x-mock-world': 'bodies',
    });
    for (const operation of withJson) {
      const statuses = await Promise.all(
        [SHOPPER, PRO].map(async (as) => {
          const request = new Request(addressOf(operation), { method: operation.method, headers: headers(as), body });
          return (await getResponse(handlers, request))?.status;
        }),
      );
      // An order or an entry that is not there is refused before its body is read.
      const refused = statuses.every((status) => status !== undefined && [400, 401, 403, 404].includes(status));
      expect({ id: operation.id, statuses, refused }).toEqual({ id: operation.id, statuses, refused: true });
    }
  },
);

test('the mock backend reads a body in one place', () => {
  const readers = globSync('mocks/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && /\brequest\.json\(\)/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual(['mocks/shared/requests/request-body.ts']);
});

test.each([
  ['an address with a number for a phone', '/address/part/account/addresses', { cellphone: 0 }, 'cellphone'],
  [
    'an article with a phone for a customs code',
    '/users/current/parcel/articles',
    { hsCode: '+33612345678' },
    'hsCode',
  ],
  ['stamps on a support that is a number', '/users/current/stamps/favourites', { support: -1 }, 'support'],
])('%s is refused, and nothing is kept of it', async (_what, path, wrong, subject) => {
  const home = { firstName: 'Compte', lastName: 'Particulier', line1: '1 rue Une', postalCode: '69002', town: 'Lyon' };
  const right = {
    ...home,
    country: { isocode: 'FR' },
    description: 'Pull',
    weight: 200,
    value: { currencyIso: 'EUR', value: 20 },
    originCountry: 'FR',
    lines: [{ visual: 'NONE', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 1 }],
    support: 'A4_24',
    startCell: 1,
    name: 'Mes timbres',
  };
  const { call } = newBackend();
  expect((await call('POST', path, { as: SHOPPER, body: right })).status).toBe(201);
  const { status, body } = await call<unknown>('POST', path, { as: SHOPPER, body: { ...right, ...wrong } });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { errors: [{ type: 'ValidationError', reason: 'invalid', subject }] },
  });
});

test('what the contract does not name is left out of a body, at every depth', async () => {
  const { call } = newBackend();
  const value = { currencyIso: 'EUR', value: 20, unknown: 1 };
  const article = { description: 'Pull', weight: 200, value, originCountry: 'FR', unknown: 1 };
  const { status, body } = await call<object>('POST', '/users/current/parcel/articles', { as: SHOPPER, body: article });
  expect({ status, body: JSON.stringify(body) }).toEqual({ status: 201, body: expect.not.stringContaining('unknown') });
});

test.each([
  ['lang', 'xx', 'UnsupportedLanguageError'],
  ['curr', 'USD', 'UnsupportedCurrencyError'],
  ['baseSite', 'zz', 'InvalidResourceError'],
])('%s=%s is refused by every operation that has it, as OCC does', async (name, value, type) => {
  const concerned = operations.filter((operation) => valuesOf(operation, name));
  expect(concerned.length).toBeGreaterThan(60);
  for (const operation of concerned) {
    const request = new Request(`${addressOf(operation)}?${name}=${value}`, { method: operation.method });
    const answer = await getResponse(handlers, request);
    expect({ id: operation.id, status: answer?.status, body: await answer?.json() }).toMatchObject({
      id: operation.id,
      status: 400,
      body: { errors: [{ type, subject: value }] },
    });
  }
});
