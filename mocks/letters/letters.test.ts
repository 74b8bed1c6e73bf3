import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/letters.ts';
import { type Backend, newBackend } from '#tests/mocks/backend.ts';
import { fixedProducts } from '../records/known-products.ts';
import { home } from '../records/shoppers.ts';
import { advanceClock, hours, minutes } from '../shared/calendar/clock.ts';
import { departureOf } from '../tariffs/letter-departures.ts';
import { pdfs, typedLetter } from './samples.ts';

type Wire = components['schemas'];
type Document = Wire['LetterDocument'];

const service = '/users/anonymous/letters';
const presentation = { colour: 'BLACK', duplex: false, addressPage: 'FIRST_PAGE' };

/** A backend whose clock stands at an instant. */
function at(instant: string): Backend {
  const backend = newBackend();
  backend.world.clockOffsetMs = Date.parse(instant) - Date.now();
  return backend;
}

async function keep(backend: Backend, file: File): Promise<Document> {
  const body = new FormData();
  body.set('file', file);
  return (await backend.call<Document>('POST', `${service}/documents`, { body })).body;
}

const read = async (backend: Backend, { documentId }: Document) =>
  backend.call<Document>('GET', `${service}/documents/${documentId}`);

async function scanned(name: keyof typeof pdfs) {
  const backend = newBackend();
  const kept = await keep(backend, new File([pdfs[name]()], 'lettre.pdf'));
  advanceClock(backend.world, 2000);
  return (await read(backend, kept)).body;
}

const quoted = async (backend: Backend, letter: object) =>
  (await backend.call<Wire['LetterQuote']>('POST', `${service}/quotes`, { body: { ...presentation, ...letter } })).body;

async function aLetter(backend: Backend, lines = 1) {
  const { documentId } = await keep(backend, typedLetter(Array.from({ length: lines }, () => 'Une ligne').join('\n')));
  return { documentId, ...presentation, sender: home, recipients: [home], level: 'GREEN' };
}

describe('a document', () => {
  test('a document is received, scanned and clean, and only then has pages', async () => {
    const backend = newBackend();
    const kept = await keep(backend, new File([pdfs.good()], 'lettre.pdf'));
    expect([kept.scanState, kept.pages]).toEqual(['RECEIVED', undefined]);
    advanceClock(backend.world, 500);
    expect((await read(backend, kept)).body).toMatchObject({ scanState: 'SCANNING', findings: [] });
    advanceClock(backend.world, 1500);
    expect((await read(backend, kept)).body).toMatchObject({ scanState: 'CLEAN', pages: 1, findings: [] });
  });

  test.each([
    ['infected', 'INFECTED'],
    ['unscanned', 'UNSCANNED'],
  ] as const)('a document that is %s has no pages', async (name, scanState) => {
    expect(await scanned(name)).toMatchObject({ scanState, findings: [] });
  });

  test.each([
    ['encrypted', { code: 'ENCRYPTED' }],
    ['broken', { code: 'UNREADABLE' }],
    ['scripted', { code: 'SCRIPTED' }],
    ['a3', { code: 'NOT_A4', page: 1 }],
    ['long', { code: 'TOO_MANY_PAGES' }],
    ['inAddressZone', { code: 'ADDRESS_ZONE', page: 1, moveDown: expect.any(Number) }],
  ] as const)('a document that is %s has its finding', async (name, finding) => {
    expect((await scanned(name)).findings).toEqual([finding]);
  });

  test('a document is purged after its time, and on request', async () => {
    const backend = newBackend();
    const [first, second] = [await keep(backend, typedLetter('a')), await keep(backend, typedLetter('b'))];
    await backend.call('DELETE', `${service}/documents/${first.documentId}`);
    expect((await read(backend, first)).status).toBe(404);
    advanceClock(backend.world, hours(72));
    expect((await read(backend, second)).status).toBe(404);
  });
});

describe('a price', () => {
  test.each([
    ['2025-06-02T09:00:00Z', 1.75],
    ['2026-06-02T09:00:00Z', 1.89],
    ['2027-06-02T09:00:00Z', 1.98],
  ])('a letter’s price on %s is that of its tariff', async (instant, value) => {
    const backend = at(instant);
    expect((await quoted(backend, await aLetter(backend))).totalPriceWithTax?.value).toBe(value);
  });

  test('a letter’s price on the last evening of a tariff ends with that tariff', async () => {
    const backend = at('2026-12-31T22:45:00Z');
    const letter = await aLetter(backend);
    const { quoteId, expiresAt } = await quoted(backend, letter);
    expect(expiresAt).toBe('2026-12-31T23:00:00.000Z');
    advanceClock(backend.world, minutes(16));
    const sent = await backend.call('POST', `${service}/configurations`, { body: { ...letter, quoteId } });
    expect(sent).toMatchObject({ status: 400, reason: 'quoteExpired' });
    expect((await quoted(backend, letter)).totalPriceWithTax?.value).toBe(1.98);
  });

  test('a letter’s price grows with sheets, colour and recipients, and a sheet has two sides', async () => {
    const backend = at('2026-11-23T09:00:00Z');
    const letter = await aLetter(backend, 200);
    const simplex = await quoted(backend, letter);
    const duplex = await quoted(backend, { ...letter, duplex: true });
    expect([simplex.sheets, duplex.sheets]).toEqual([5, 3]);
    expect(simplex.totalPriceWithTax?.value).toBe(3.09);
    expect(simplex.nextSheetStep).toMatchObject({ remainingSheets: 5, extraPrice: { value: 1.16 } });
    expect(duplex.totalPriceWithTax?.value).toBe(1.89);
    const coloured = await quoted(backend, { ...letter, duplex: true, colour: 'COLOUR', recipients: [home, home] });
    expect(coloured.totalPriceWithTax?.value).toBe(4.74);
    expect(simplex.offers.map(({ level }) => level)).toEqual(['GREEN', 'REGISTERED']);
  });

  test('a letter’s price is the sum of its recipients’, at home and abroad, and an option costs for each of them', async () => {
    const backend = at('2026-11-23T09:00:00Z');
    const letter = { ...(await aLetter(backend, 200)), level: 'REGISTERED', acknowledgement: true, colour: 'COLOUR' };
    const abroad = { ...home, postalCode: '10115', town: 'Berlin', country: { isocode: 'DE' } };
    const [one, two] = [
      await quoted(backend, letter),
      await quoted(backend, { ...letter, recipients: [home, abroad] }),
    ];
    const centsIn = (prices: readonly ({ value: number } | undefined)[]) =>
      prices.map((price) => Math.round((price?.value ?? 0) * 100));
    const each = centsIn(two.recipients.map(({ priceWithTax }) => priceWithTax));
    expect(new Set(each).size).toBe(2);
    expect(centsIn([two.totalPriceWithTax])).toEqual([each.reduce((sum, cents) => sum + cents, 0)]);
    const optionsOf = ({ options = [] }: Wire['LetterQuote']) =>
      centsIn(options.map(({ priceWithTax }) => priceWithTax));
    expect(optionsOf(one)).toHaveLength(2);
    expect(optionsOf(two)).toEqual(optionsOf(one).map((cents) => 2 * cents));
  });

  test('a letter’s price omits a recipient who cannot be served, and there is none without a recipient', async () => {
    const backend = at('2026-11-23T09:00:00Z');
    const letter = { ...(await aLetter(backend)), recipients: [home, { ...home, postalCode: '99999' }] };
    const quote = await quoted(backend, letter);
    expect([quote.totalPriceWithTax?.value, quote.refusals]).toEqual([1.89, []]);
    expect(quote.recipients).toMatchObject([
      { accepted: true, priceWithTax: { value: 1.89 } },
      { accepted: false, reason: 'notEligible' },
    ]);
    const sent = { ...letter, quoteId: quote.quoteId };
    expect(await backend.call('POST', `${service}/configurations`, { body: sent })).toMatchObject({
      status: 400,
      reason: 'notEligible',
    });
  });
});

test.each([
  ['2026-11-23T18:59:00Z', '2026-11-23', '2026-11-24', '2026-11-23T19:00:00.000Z'],
  ['2026-11-23T19:00:00Z', '2026-11-24', '2026-11-25', '2026-11-24T19:00:00.000Z'],
  ['2026-11-28T09:00:00Z', '2026-11-30', '2026-12-01', '2026-11-30T19:00:00.000Z'],
  ['2026-07-01T17:59:00Z', '2026-07-01', '2026-07-02', '2026-07-01T18:00:00.000Z'],
])('an e-letter that is paid at %s leaves on %s and is there by %s', (now, departureDate, latestDate, cutOffAt) => {
  expect(departureOf('ROUGE', Date.parse(now))).toEqual({ departureDate, latestDate, cutOffAt });
});

test.each([
  [{ country: { isocode: 'FR' }, postalCode: '69002' }, '2026-11-26'],
  [{ country: { isocode: 'MC' }, postalCode: '98000' }, '2026-11-26'],
  [{ country: { isocode: 'DE' }, postalCode: '10115' }, '2026-12-03'],
  [{ country: { isocode: 'FR' }, postalCode: '97400' }, '2026-12-03'],
])('a green letter to %o that is paid on 23 November is there by %s', (place, latest) => {
  const recipient = { ...home, ...place };
  expect(departureOf('GREEN', Date.parse('2026-11-23T09:00:00Z'), [home, recipient]).latestDate).toBe(latest);
});

/** Puts the letter into a cart, and gives what the cart says of it. */
async function cartWith(backend: Backend, letter: object) {
  const { quoteId } = await quoted(backend, letter);
  const { body: saved } = await backend.call<Wire['LetterConfiguration']>('POST', `${service}/configurations`, {
    body: { ...letter, quoteId },
  });
  const guid = (await backend.call('POST', '/users/anonymous/carts')).body.guid;
  const body = {
    product: { code: fixedProducts.onlineLetter },
    quantity: 1,
    configurationId: saved.configurationId,
  };
  await backend.call('POST', `/users/anonymous/carts/${guid}/entries`, { body });
  return async () => JSON.stringify((await backend.call('GET', `/users/anonymous/carts/${guid}?lang=fr`)).body);
}

test('the cart says the latest delivery, and says it anew once the hour has passed', async () => {
  const backend = at('2026-11-23T15:59:00Z');
  const said = await cartWith(backend, await aLetter(backend));
  expect(await said()).toContain('26/11/2026, si vous payez le lun.\u00a023/11/2026 avant 17\u00a0h');
  advanceClock(backend.world, minutes(2));
  expect(await said()).toContain('27/11/2026, si vous payez le mar.\u00a024/11/2026 avant 17\u00a0h');
});

test('the cart says whether a registered letter has an acknowledgement of receipt', async () => {
  const backend = at('2026-11-23T15:59:00Z');
  const letter = { ...(await aLetter(backend)), level: 'REGISTERED' };
  const paid = 'Lettre recommandée en ligne, avec avis de réception';
  expect(await (await cartWith(backend, { ...letter, acknowledgement: true }))()).toContain(paid);
  expect(await (await cartWith(backend, letter))()).not.toContain(paid);
});
