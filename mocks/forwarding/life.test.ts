import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContractHistory, lifeOf } from '../orders/contract-life.ts';
import { type ContractEvent } from '../records/forwarding.ts';
import { hours } from '../shared/calendar/clock.ts';

const DAY = hours(24);
/** Monday. */
const placedAt = Date.parse('2026-11-23T09:00:00Z');
const lived = (over: Partial<ContractHistory> = {}): ContractHistory => ({
  placedAt,
  madeAt: placedAt + 6000,
  activation: 'CODE_COURRIER',
  startDate: '2026-12-01',
  endDate: '2027-06-01',
  hasCard: true,
  events: [],
  now: placedAt + DAY,
  ...over,
});
const entered = (days: number): ContractEvent => ({ kind: 'code-entered', at: placedAt + days * DAY });
const dateOf = (over: Partial<ContractHistory>, code: string) =>
  lifeOf(lived(over)).steps.find((step) => step.code === code)?.day;

describe('a contract', () => {
  test('a contract begins on its day where its code was entered in time', () => {
    expect(dateOf({ events: [entered(3)] }, 'ACTIVE')).toBe('2026-12-01');
  });

  test('a contract whose day passes without its code begins later, lasts as long, and does not expire', () => {
    // Friday 4 December: the next working day is Monday.
    const late = { events: [entered(11)], now: placedAt + 20 * DAY };
    expect([dateOf(late, 'ACTIVE'), dateOf(late, 'ENDED')]).toEqual(['2026-12-07', '2027-06-07']);
    const months = { ...late, startDate: '2026-11-30', endDate: '2027-05-29', months: 6 };
    expect(dateOf(months, 'ENDED')).toBe('2027-06-06');
    expect(lifeOf(lived({ now: placedAt + 400 * DAY })).codeEntry?.status).toBe('EXPIRED');
  });

  test('a contract accepts its code for thirty days and five tries; another letter renews both', () => {
    const wrong = Array.from({ length: 5 }, () => ({ kind: 'wrong-code' as const, at: placedAt + DAY }));
    const letter = { kind: 'letter' as const, at: placedAt + 2 * DAY };
    const entryOf = (events: ContractEvent[], days: number) =>
      lifeOf(lived({ events, now: placedAt + days * DAY })).codeEntry;
    expect(entryOf([], 30)).toMatchObject({ status: 'OPEN', triesLeft: 5, validUntil: '2026-12-23' });
    expect(entryOf([], 31)?.status).toBe('EXPIRED');
    expect(entryOf(wrong, 1)).toMatchObject({ status: 'LOCKED', triesLeft: 0, resendFrom: '2026-11-24' });
    expect(entryOf([...wrong, letter], 3)).toMatchObject({ status: 'OPEN', triesLeft: 5, resendFrom: '2026-11-28' });
    expect(entryOf([letter, letter], 3)?.resendFrom).toBeUndefined();
  });

  test('a contract requests its card on the tenth day of its run, not the ninth, and only where one is sent', () => {
    const asked = (days: number, over: Partial<ContractHistory> = {}) =>
      lifeOf(lived({ events: [entered(1)], now: Date.parse('2026-12-01T12:00:00Z') + days * DAY, ...over })).cardStatus;
    expect([asked(9), asked(10), asked(10, { hasCard: false })]).toEqual([undefined, 'ASKED', undefined]);
  });

  test('a contract passes through its steps in order, whatever its events', () => {
    const kinds = ['letter', 'wrong-code', 'code-entered', 'card-received', 'card-missing'] as const;
    const events = fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        at: fc.integer({ min: 0, max: 60 }).map((d) => placedAt + d * DAY),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 500 }), fc.boolean(), (given, days, isByCode) => {
        const now = placedAt + days * DAY;
        const life = lifeOf(
          lived({
            events: given.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at),
            now,
            activation: isByCode ? 'CODE_COURRIER' : 'POST_OFFICE',
          }),
        );
        const reached = (code: string) => life.steps.some((step) => step.code === code && step.reached);
        const checked = reached('CODE_ENTERED') || reached('IDENTITY_CHECKED');
        expect(!reached('ACTIVE') || checked).toBe(true);
        expect(!reached('ENDED') || reached('ACTIVE')).toBe(true);
        expect(life.codeEntry === undefined || !checked).toBe(true);
      }),
    );
  });
});
