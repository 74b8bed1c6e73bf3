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

const refused = [
  { what: 'of a product that is in stock', code: '1126001', email, status: 400, kind: 'in-stock' },
  { what: 'to what is no address', code, email: 'nom@exemple', status: 400, kind: 'email' },
  { what: 'of an unknown product', code: 'inconnu', email, status: 404, kind: 'unknown-product' },
] as const;
const refusals = {
  'in-stock': refusal('ProductInterestError', 'inStock'),
  email: refusal('ValidationError', 'invalid'),
  'unknown-product': refusal('UnknownIdentifierError', 'notFound'),
};

test.each(refused)('a notice $what is refused', async ({ what, status, kind, ...wanted }) => {
  const outcome = await pact(
    [{ ...asking(`a notice ${what}`, wanted.code, wanted.email), status, answers: refusals[kind] }],
    ({ stockNotices }) => stockNotices.ask(wanted),
  );
  expect(outcome).toBe(kind);
});
