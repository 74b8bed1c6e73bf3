/**
 * What the shop reads of each answer, and where it goes: a table for each operation, value by value, in the folder of its
 * feature beside this file. A mapping that drops a field, swaps two or reads the wrong one changes its table.
 * `unknown-words.txt` says what becomes of a word that the shop does not know, in each list that a contract leaves open;
 * `unsent-values.txt` says which values of the shop's a request leaves out. How each is asked stands in `tests/answers-read/`,
 * by feature; a new operation needs a row there.
 */
import { expect, test } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import { leavesOf, wholeBody } from '#mocks/shared/legal-bodies.ts';
import { operations } from '#mocks/shared/operations.ts';
import { addressAnswers } from '#tests/answers-read/address.ts';
import { assistedServiceAnswers } from '#tests/answers-read/assisted-service.ts';
import { carriersAnswers } from '#tests/answers-read/carriers.ts';
import { cartAnswers } from '#tests/answers-read/cart.ts';
import { catalogAnswers } from '#tests/answers-read/catalog.ts';
import { certificationAnswers } from '#tests/answers-read/certification.ts';
import { checkoutAnswers } from '#tests/answers-read/checkout.ts';
import { companyAnswers } from '#tests/answers-read/company.ts';
import { contentAnswers } from '#tests/answers-read/content.ts';
import { forwardingAnswers } from '#tests/answers-read/forwarding.ts';
import { labelsAnswers } from '#tests/answers-read/labels.ts';
import { lettersAnswers } from '#tests/answers-read/letters.ts';
import { logoAnswers } from '#tests/answers-read/logo.ts';
import { messagesAnswers } from '#tests/answers-read/messages.ts';
import { ordersAnswers } from '#tests/answers-read/orders.ts';
import { parcelsAnswers } from '#tests/answers-read/parcels.ts';
import { registeredMailAnswers } from '#tests/answers-read/registered-mail.ts';
import { returnsAnswers } from '#tests/answers-read/returns.ts';
import { serviceNoticesAnswers } from '#tests/answers-read/service-notices.ts';
import { stampsAnswers } from '#tests/answers-read/stamps.ts';
import { trackingAnswers } from '#tests/answers-read/tracking.ts';
import {
  type AnswersAsked,
  inventedIn,
  ofThePoorest,
  ofUnknownWords,
  type PortCall,
  readPlaces,
  unsentValues,
} from '#tests/shared/answers-read.ts';

const asks: AnswersAsked = {
  ...addressAnswers,
  ...cartAnswers,
  ...catalogAnswers,
  ...checkoutAnswers,
  ...certificationAnswers,
  ...companyAnswers,
  ...contentAnswers,
  ...ordersAnswers,
  ...messagesAnswers,
  ...returnsAnswers,
  ...labelsAnswers,
  ...forwardingAnswers,
  ...registeredMailAnswers,
  ...stampsAnswers,
  ...parcelsAnswers,
  ...carriersAnswers,
  ...lettersAnswers,
  ...logoAnswers,
  ...assistedServiceAnswers,
  ...serviceNoticesAnswers,
  ...trackingAnswers,
};
const answered = operations.filter(({ id }) => wholeBody(id).body !== null);
const asked = Object.entries(asks).filter((row): row is [string, PortCall] => row[1] !== null);

test('every operation of the contracts has a row in tests/answers-read', () => {
  expect(Object.keys(asks).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

test('only the answer to a request for a cart has two forms, which are told apart by the fields that were asked for', () => {
  const isChoice = (key: string | number) => key === 'anyOf' || key === 'oneOf';
  const choices = Object.values(documents).flatMap((document) =>
    leavesOf(document)
      .filter((path) => path.some(isChoice))
      .map((path) => path.slice(0, path.findIndex(isChoice)).join(' ')),
  );
  expect([...new Set(choices)]).toEqual([
    'paths /users/{userId}/carts/{cartId} get responses 200 content application/json schema',
  ]);
});

test.each(
  answered.flatMap(({ id, feature }) => {
    const row = asks[id];
    return row ? [[id, feature, row] as const] : [];
  }),
)('the answer of %s is read where its table says, value by value', async (operation, feature, row) => {
  await expect(await readPlaces(operation, row)).toMatchFileSnapshot(`answers-read/${feature}/${operation}.txt`);
});

test.each(asked)('the poorest answer of %s leads to no invented value', async (operation, row) => {
  const outcome = await ofThePoorest(operation, row);
  expect(outcome).toHaveProperty('value');
  expect(inventedIn(operation, row, outcome)).toEqual([]);
});

test('a text and an amount that are in no answer are found where somebody has made them up', () => {
  const row = { ask: async () => undefined, body: { name: 'Colis en ligne', value: 12.34 } };
  const outcome = { value: [{ name: 'Colis en ligne', price: { cents: 1234 }, status: 'open' }] };
  expect(inventedIn('getOrder', row, outcome)).toEqual([]);
  const madeUp = { value: [{ name: 'Colis imaginaire', price: { cents: 98_765_432 } }] };
  expect(inventedIn('getOrder', row, madeUp)).toEqual([
    'value.0.name: "Colis imaginaire"',
    'value.0.price.cents: 98765432',
  ]);
});

test.each(asked)('null in an answer of %s says that there is none', async (operation, row) => {
  const poorest = await ofThePoorest(operation, row);
  expect(await ofThePoorest(operation, row, { withNulls: true })).toEqual(poorest);
});

test('words that the shop does not know mean what the table of them says, for every answer', async () => {
  const rows: string[] = [];
  for (const [operation, row] of asked) {
    const made = await ofUnknownWords(operation, row);
    if (made.length > 0) rows.push([operation, ...made.map((line) => `  ${line}`)].join('\n'));
  }
  await expect(`${rows.join('\n\n')}\n`).toMatchFileSnapshot('answers-read/unknown-words.txt');
});

test('what the shop knows and does not send is in the table of it, for every operation', async () => {
  const rows: string[] = [];
  for (const [operation, row] of asked) {
    const unsent = await unsentValues(operation, row);
    if (unsent.length > 0) rows.push([operation, ...unsent.map((place) => `  ${place}`)].join('\n'));
  }
  await expect(`${rows.join('\n\n')}\n`).toMatchFileSnapshot('answers-read/unsent-values.txt');
});
