import { expect, test } from 'vitest';
import { type Promised, pactWith, refusal } from '#adapters/testing/pact.ts';

const pact = pactWith('catalog');
const [code, email] = ['3202005', 'nom@exemple.fr'];

const asking = (to: string, productCode: string, email: string) =>
  ({
    to,
    given: { 'the catalogue': {} },
    call: 'POST /productinterests',
    query: { productCode, notificationType: 'BACK_IN_STOCK' },
    sends: { email },
  }) as const satisfies Promised;

test('an address that anybody may have typed is to be confirmed', async () => {
  const asked = asking('a notice of the return of a product', code, email);
  const outcome = await pact([{ ...asked, status: 202, answers: { confirmationNeeded: true } }], ({ stockNotices }) =>
    stockNotices.ask({ code, email }),
  );
  expect(outcome).toBe('to-confirm');
});

test.each([
  {
    what: 'of a product that is in stock',
    product: '1126001',
    address: email,
    status: 400,
    answers: refusal('ProductInterestError', 'inStock'),
    kind: 'in-stock',
  },
  {
    what: 'to what is no address',
    product: code,
    address: 'nom@exemple',
    status: 400,
    answers: refusal('ValidationError', 'invalid'),
    kind: 'email',
  },
  {
    what: 'of an unknown product',
    product: 'inconnu',
    address: email,
    status: 404,
    answers: refusal('UnknownIdentifierError', 'notFound'),
    kind: 'unknown-product',
  },
])('a notice $what is refused', async ({ what, product, address, status, answers, kind }) => {
  const outcome = await pact(
    [{ ...asking(`a notice ${what}`, product, address), status, answers }],
    ({ stockNotices }) => stockNotices.ask({ code: product, email: address }),
  );
  expect(outcome).toBe(kind);
});
