import { expect, test } from 'vitest';
import { type Promised, pactWith, refusal } from '#adapters/testing/pact.ts';

const pact = pactWith('catalog');
const [code, email] = ['3202005', 'nom@exemple.fr'];

const asking = (to: string, productCode: string, emailAddress: string) =>
  ({
    to,
    given: { 'the catalogue': {} },
    call: 'POST /productinterests',
    query: { productCode, notificationType: 'BACK_IN_STOCK' },
    sends: { emailAddress },
  }) as const satisfies Promised;

test('an address that waits for a product is taken', async () => {
  const outcome = await pact(
    [{ ...asking('a notice of the return of a product', code, email), status: 202 }],
    ({ stockNotices }) => stockNotices.ask({ code, email }),
  );
  expect(outcome).toBe('taken');
});

test.each([
  ['of a product that is in stock', '1126001', email, 400, refusal('ProductInterestError', 'inStock'), 'in-stock'],
  ['to what is no address', code, 'nom@exemple', 400, refusal('ValidationError', 'invalid'), 'email'],
  ['of an unknown product', 'inconnu', email, 404, refusal('UnknownIdentifierError', 'notFound'), 'unknown-product'],
] as const)('a notice %s is refused', async (what, ...[product, address, status, answers, kind]) => {
  const outcome = await pact(
    [{ ...asking(`a notice ${what}`, product, address), status, answers }],
    ({ stockNotices }) => stockNotices.ask({ code: product, email: address }),
  );
  expect(outcome).toBe(kind);
});
