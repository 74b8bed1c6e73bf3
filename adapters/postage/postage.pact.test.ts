import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith, refusal } from '#adapters/testing/pact.ts';

const { boolean, eachLike, integer, number, string } = Matchers;
const pact = pactWith('postage');
const given = { 'the catalogue': {} };
const price = { currencyIso: 'EUR', value: number(3.04) };

test('the destinations and envelopes are given', async () => {
  const answers = {
    destinations: eachLike({ code: string('FR'), name: string('France métropolitaine') }),
    envelopes: eachLike({ code: string('DL'), name: string('Feuilles pliées en trois') }),
    sheetWeight: number(5),
    maxWeight: integer(30_000),
    maxSheets: integer(400),
  };
  const options = await pact(
    [{ to: 'what an item may be and where it may go', given, call: 'GET /postage/options', answers }],
    ({ postage }) => postage.options(),
  );
  expect(options).toMatchObject({ destinations: [{ code: 'FR' }], sheetWeight: 5, maxGrams: 30_000 });
});

test('the ways to send a weighed item are given, with what is bought for them', async () => {
  const answers = {
    weight: 35,
    destination: { code: 'BE', name: string('Belgique') },
    offers: eachLike({
      code: string('lettre-internationale'),
      name: string('Lettre internationale'),
      maxWeight: integer(100),
      price,
      priceWithoutTax: price,
      earliestDays: integer(3),
      latestDays: integer(8),
      tracked: boolean(false),
      signed: boolean(false),
      product: { code: string('1126003'), name: string('Carnet'), url: string('/carnet/p/1126003') },
    }),
  };
  const found = await pact(
    [
      {
        to: 'the ways to send 35 g to Belgium',
        given,
        call: 'GET /postage',
        query: { destination: 'BE', weight: '35' },
        answers,
      },
    ],
    ({ postage }) => postage.waysToSend({ kind: 'weighed', grams: 35 }, 'BE'),
  );
  expect(found).toMatchObject({
    kind: 'found',
    offers: [{ price: { ttc: { cents: 304 } }, product: { slug: 'carnet' } }],
  });
});

test('sheets in an envelope have a weight', async () => {
  const found = await pact(
    [
      {
        to: 'the ways to send three sheets in an envelope',
        given,
        call: 'GET /postage',
        query: { destination: 'FR', sheets: '3', envelope: 'DL' },
        answers: {
          weight: integer(20),
          destination: { code: 'FR', name: string('France métropolitaine') },
          offers: eachLike({ code: string('lettre-verte'), name: string('Lettre verte'), price }),
        },
      },
    ],
    ({ postage }) => postage.waysToSend({ kind: 'counted', sheets: 3, envelope: 'DL' }, 'FR'),
  );
  expect(found).toMatchObject({ kind: 'found', grams: 20 });
});

test.each([
  ['tooHeavy', '30001', 'FR', 'too-heavy'],
  ['unknownDestination', '20', 'XX', 'unknown-destination'],
] as const)('postage is refused: %s', async (reason, weight, destination, kind) => {
  const answer = await pact(
    [
      {
        to: `the ways to send ${weight} g to ${destination}`,
        given,
        call: 'GET /postage',
        query: { destination, weight },
        status: 400,
        answers: refusal('PostageError', reason),
      },
    ],
    ({ postage }) => postage.waysToSend({ kind: 'weighed', grams: Number(weight) }, destination),
  );
  expect(answer).toEqual({ kind });
});
