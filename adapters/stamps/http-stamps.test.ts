import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalReader } from '#adapters/http/refusal-words.ts';
import { aScope, guidCookie, signedIn } from '#adapters/testing/shop.ts';
import { anAddress } from '#domain/address/examples.ts';
import { answerOfRecipients, typedFrom } from '#domain/letters/recipients.ts';
import { pricedStampsOf, stampSetOf } from '#domain/stamps/journey.ts';
import { inParts } from '#domain/stamps/recipients.ts';
import type { StampAnswers, StampFault, StampField, StampSet } from '#domain/stamps/stamps.ts';
import { advanceClock, minutes } from '#mocks/shared/calendar/clock.ts';
import { setScenario } from '#mocks/shared/scenarios.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { refusalWords } from './refusals.ts';

const shop = shopOnMocks();

const visitor = (testWorld: string = crypto.randomUUID()) =>
  shop.portsFor(aScope({ testWorld, cartGuid: guidCookie() }));
const shopper = (testWorld: string, email = 'particulier@exemple.fr') => shop.portsFor(signedIn(email, { testWorld }));
type Shop = Pick<ReturnType<typeof visitor>, 'stamps'>;

const answers: StampAnswers = {
  lines: '2',
  visual1: 'POPPY',
  letter1: 'GREEN',
  destination1: 'FR',
  weight1: '20',
  quantity1: '20',
  visual2: 'NONE',
  letter2: 'WORLD',
  destination2: 'BE',
  weight2: '80',
  quantity2: '10',
  support: 'A4_24',
  startCell: '10',
};

async function composedBy({ stamps }: Shop, over: StampAnswers = {}) {
  const set = stampSetOf({ ...answers, ...over }, await stamps.options());
  if (!set) throw new Error('The answers are not those of whole stamps.');
  const { quote } = await stamps.quote(set);
  return { stamps: set, quoteId: quote?.id ?? '' };
}

test('the stamp options have sheets with their grids, envelopes and labels, and tariffs with their days', async () => {
  const { supports, tariffs, visuals, productCode } = await visitor().stamps.options();
  expect(supports.map(({ code, kind }) => `${kind} ${code}`)).toEqual(
    expect.arrayContaining(['paper A4_PLAIN', 'sheet A4_24', 'sheet A4_8', 'envelope C6', 'envelope DL', 'roll DYMO']),
  );
  expect(supports.find(({ code }) => code === 'A4_24')?.grid).toMatchObject({ columns: 3, rows: 8, left: 7.25 });
  expect(tariffs.every(({ validFrom, steps }) => /^\d{4}-01-01$/.test(validFrom) && steps.length > 0)).toBe(true);
  expect(visuals[0]).toEqual({ code: 'NONE', name: 'Sans visuel', shapes: [], logo: null });
  expect(productCode).toBe('mon-timbre-en-ligne');
});

describe('a price', () => {
  test('a price of stamps is that of all lines, and counts the pages: 30 stamps from cell 10 take two sheets', async () => {
    const { stamps } = visitor();
    const set = stampSetOf(answers, await stamps.options());
    const { quote } = await stamps.quote(set as StampSet);
    expect(quote?.pages).toBe(2);
    expect(quote?.ttc.cents).toBe(quote?.lines.reduce((sum, { ttc }) => sum + ttc.cents, 0));
  });

  test('stamps have a price for as many recipients as may be printed, who are more than the stamps of other configurations', async () => {
    const { stamps } = visitor();
    const { maxQuantity, maxRecipients, ...options } = await stamps.options();
    const typed = (at: number) => ({ ...typedFrom(anAddress()), streetName: `${at + 1} rue du Port` });
    const list = Array.from({ length: maxRecipients }, (_, at) => ({ typed: typed(at), refusal: null }));
    const recipients = inParts({ recipients: answerOfRecipients(list) });
    const addressed = { ...answers, lines: '1', support: 'DL', startCell: '', addressed: 'yes', ...recipients };
    const priced = pricedStampsOf(addressed, { ...options, maxQuantity, maxRecipients });
    const quoted = await stamps.quote(priced!);
    expect([quoted.kind, quoted.quote?.pages]).toEqual(['quoted', maxRecipients]);
    expect(maxRecipients).toBeGreaterThan(maxQuantity);
  });

  test('every valid set of stamps has a price', async () => {
    const { stamps } = visitor();
    const options = await stamps.options();
    const codes = (list: readonly { code: string }[]) => fc.constantFrom(...list.map(({ code }) => code));
    const any = fc.record({
      letter1: codes(options.letterTypes),
      destination1: codes(options.destinations.filter(({ suspension }) => !suspension)),
      weight1: fc.integer({ min: 1, max: 2000 }).map(String),
      quantity1: fc.integer({ min: 1, max: 230 }).map(String),
      support: codes(options.supports),
      startCell: fc.integer({ min: 1, max: 8 }).map(String),
    });
    await fc.assert(
      fc.asyncProperty(any, async (over) => {
        const priced = pricedStampsOf({ ...answers, lines: '1', ...over }, options);
        if (!priced) return;
        const quoted = await stamps.quote(priced);
        expect(quoted.kind).toBe('quoted');
        const set = stampSetOf({ ...answers, lines: '1', ...over }, options);
        if (set && quoted.kind === 'quoted')
          expect(await stamps.configure({ stamps: set, quoteId: quoted.quote.id })).toMatchObject({
            kind: 'configured',
            configuration: { stamps: set },
          });
      }),
      { numRuns: 40 },
    );
  });
});

describe('stamps that are kept', () => {
  test('saved stamps are found again, replaced and copied', async () => {
    const { stamps } = visitor();
    const kept = await stamps.configure(await composedBy({ stamps }));
    const id = kept.kind === 'configured' ? kept.configuration.id : '';
    expect(await stamps.configurationOf(id)).toMatchObject({ id, stamps: { support: 'A4_24', startCell: 10 } });
    const other = await composedBy({ stamps }, { support: 'DL', startCell: '' });
    expect(await stamps.replace(id, other)).toMatchObject({ kind: 'configured', configuration: { id } });
    const copy = await stamps.copy(id);
    expect(copy).toMatchObject({ kind: 'configured', configuration: { stamps: { support: 'DL' } } });
    expect(copy.kind === 'configured' && copy.configuration.id).not.toBe(id);
  });

  test('a shopper’s saved stamps are open to nobody else', async () => {
    const world = crypto.randomUUID();
    const mine = shopper(world);
    const kept = await mine.stamps.configure(await composedBy(mine));
    const id = kept.kind === 'configured' ? kept.configuration.id : '';
    expect(await mine.stamps.copy(id)).toMatchObject({ kind: 'configured' });
    const stranger = shopper(world, 'pro-certifie@exemple.fr');
    expect(await stranger.stamps.configurationOf(id)).toBeNull();
    expect(await stranger.stamps.copy(id)).toEqual({ kind: 'gone' });
    expect(await stranger.stamps.replace(id, await composedBy(stranger))).toEqual({ kind: 'gone' });
  });

  test('stamps are saved neither at an expired price nor under an invalid id', async () => {
    const world = crypto.randomUUID();
    const { stamps } = visitor(world);
    const composition = await composedBy({ stamps });
    advanceClock(worldNamed(world), minutes(31));
    expect(await stamps.configure(composition)).toEqual({ kind: 'quote-expired' });
    expect(await stamps.configurationOf('../x')).toBeNull();
    expect(await stamps.replace('../x', composition)).toEqual({ kind: 'gone' });
    expect(await stamps.copy('../x')).toEqual({ kind: 'gone' });
  });

  test('stamp options that break the contract are a fault', async () => {
    const world = crypto.randomUUID();
    const { stamps } = visitor(world);
    setScenario({ world, operation: 'getStampOptions', effect: 'contract' });
    await expect(stamps.options()).rejects.toMatchObject({ kind: 'contract' });
  });
});

const toRefusal = refusalReader({ unknownReason() {} }, 'quoteStamps', refusalWords);
const at = (field: StampField, fault: StampFault) => ({ kind: 'fault', field, fault });
const limits = { maxWeight: 20, maxQuantity: 5, startDate: '2026-01-01', endDate: '2026-03-31' };

/** With what the contract adds to a reason; in OCC's format there is only the reason. */
test.each<[string, StampField, StampFault, StampFault?]>([
  ['visualUnknown', 'visual3', { code: 'not-offered' }],
  ['letterTypeUnknown', 'letter3', { code: 'not-offered' }],
  ['letterTypeElsewhere', 'letter3', { code: 'letter-nowhere' }],
  ['destinationUnknown', 'destination3', { code: 'not-offered' }],
  [
    'destinationSuspended',
    'destination3',
    { code: 'suspended-until', since: '2026-01-01', until: '2026-03-31' },
    { code: 'not-offered' },
  ],
  ['tooHeavy', 'weight3', { code: 'too-heavy', most: 20 }, { code: 'weight' }],
  ['tooMany', 'quantity1', { code: 'too-many', most: 5 }, { code: 'quantity' }],
  ['tooManyLines', 'quantity1', { code: 'too-many-lines', most: 5 }, { code: 'one-line-too-many' }],
  ['supportUnknown', 'support', { code: 'not-offered' }],
  ['startCellUnknown', 'startCell', { code: 'not-offered' }],
  ['tooManyRecipients', 'recipients', { code: 'too-many-recipients', most: 5 }, { code: 'recipients-not-printed' }],
  ['recipientsNotPrinted', 'recipients', { code: 'recipients-not-printed' }],
  ['recipientElsewhere', 'recipients', { code: 'recipient-elsewhere' }],
  ['signNotPrintable', 'recipients', { code: 'sign-not-printable' }],
])('stamps refused for « %s » are refused at %s', (reason, field, fault, withoutLimits = fault) => {
  const refusal = { reason, subject: 'lines.2.weight' };
  expect(toRefusal({ ...refusal, ...limits })).toEqual(at(field, fault));
  expect(toRefusal(refusal)).toEqual(at(field, withoutLimits));
});

test('a refusal that is new to the shop, or of a line that it does not have, is passed on', () => {
  expect(toRefusal({ reason: 'strike', subject: '' })).toEqual({ kind: 'other', reason: 'strike' });
  expect(toRefusal({ reason: 'tooHeavy', subject: 'lines.8.weight' })).toEqual({ kind: 'other', reason: 'tooHeavy' });
  expect(
    toRefusal({ reason: 'destinationSuspended', subject: 'lines.0.destination', startDate: '2026-01-01' }),
  ).toEqual(at('destination1', { code: 'suspended', since: '2026-01-01' }));
});
