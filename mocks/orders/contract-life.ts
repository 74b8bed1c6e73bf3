import type { components } from '#contracts/generated/orders.ts';
import type { ContractEvent } from '../records/forwarding.ts';
import { dayOf, hours, lastDayOfMonths, workingDaysAfter } from '../shared/calendar/clock.ts';

type Contract = NonNullable<components['schemas']['ServiceState']['contract']>;

export interface ContractHistory {
  placedAt: number;
  /** When it is registered, and the first letter is sent; `null`: not yet. */
  madeAt: number | null;
  activation: string;
  /** As it was composed. */
  startDate: string;
  endDate: string;
  /** Of a contract of whole months; `undefined`: its last day was chosen. */
  months?: number | undefined;
  /** Its mail goes to another home, where a card is sent. */
  hasCard: boolean;
  /** The oldest first, without the first letter. */
  events: readonly ContractEvent[];
  now: number;
}

export type Life = Required<Pick<Contract, 'startDate' | 'endDate' | 'steps' | 'activation'>> &
  Pick<Contract, 'codeEntry' | 'cardStatus'> & { letters: number };

type Step = Life['steps'][number];

const TRIES = 5;
/** Days for which a code is taken, after which a letter that did not come is sent again, and the most letters. */
const CODE_DAYS = 30;
const LETTER_DAYS = 3;
const MOST_LETTERS = 3;
/** Days after the activation: the card comes about the fifth; on the tenth it is asked for (journeys §3). */
const CARD = { comes: 5, requested: 10 };

export const laterBy = (day: string, days: number): string => dayOf(Date.parse(`${day}T12:00:00Z`) + hours(24 * days));
const daysFrom = (day: string, to: string): number => Math.round((Date.parse(to) - Date.parse(day)) / hours(24));
const latestOf = (...days: string[]): string => days.toSorted().at(-1) ?? '';

/** How far a contract has come. A date that is reached without the code moves on; the contract never lapses. */
export function lifeOf(lived: ContractHistory): Life {
  const { activation, events, now } = lived;
  const today = dayOf(now);
  const isByCode = activation === 'CODE_COURRIER';
  const letters = isByCode && lived.madeAt !== null ? [lived.madeAt, ...ofKind(events, 'letter')] : [];
  const checkedOn = isByCode ? enteredOn(events) : checkedAtOffice(lived);
  const ready = checkedOn ?? today;
  const startDate = latestOf(lived.startDate, workingDaysAfter(Date.parse(`${ready}T12:00:00Z`), 1));
  const endDate = lived.months
    ? lastDayOfMonths(startDate, lived.months)
    : laterBy(lived.endDate, daysFrom(lived.startDate, startDate));
  const isActive = checkedOn !== null && startDate <= today;
  const cardStatus = isActive && lived.hasCard ? cardOf(events, { startDate, today }) : undefined;
  const codeEntry = isByCode && checkedOn === null ? entryOf(letters, lived) : undefined;
  return {
    activation,
    startDate,
    endDate,
    letters: letters.length,
    steps: [
      step('PAID', true, dayOf(lived.placedAt)),
      ...(isByCode
        ? [letterStep(letters, lived), step('CODE_ENTERED', checkedOn !== null, checkedOn ?? undefined)]
        : [step('IDENTITY_CHECKED', checkedOn !== null, checkedOn ?? undefined)]),
      step('ACTIVE', isActive, startDate),
      ...(lived.hasCard ? [cardStep(events, startDate)] : []),
      step('ENDED', isActive && endDate < today, endDate),
    ],
    ...(codeEntry && { codeEntry }),
    ...(cardStatus && { cardStatus }),
  };
}

const ofKind = (events: readonly ContractEvent[], kind: ContractEvent['kind']): number[] =>
  events.flatMap((event) => (event.kind === kind ? [event.at] : []));

const step = (code: string, reached: boolean, day?: string): Step => ({ code, reached, ...(day && { day }) });

function enteredOn(events: readonly ContractEvent[]): string | null {
  const [at] = ofKind(events, 'code-entered');
  return at === undefined ? null : dayOf(at);
}

/** The holder shows an identity card on the next working day. */
function checkedAtOffice({ madeAt, now }: ContractHistory): string | null {
  if (madeAt === null) return null;
  const day = workingDaysAfter(madeAt, 1);
  return day <= dayOf(now) ? day : null;
}

function letterStep(letters: readonly number[], { now }: ContractHistory): Step {
  const last = letters.at(-1);
  return step('LETTER_SENT', last !== undefined, last === undefined ? workingDaysAfter(now, 1) : dayOf(last));
}

function entryOf(letters: readonly number[], { events, now }: ContractHistory): Contract['codeEntry'] {
  const last = letters.at(-1);
  if (last === undefined) return undefined;
  const wrong = ofKind(events, 'wrong-code').filter((at) => at >= last).length;
  const triesLeft = Math.max(0, TRIES - wrong);
  const validUntil = laterBy(dayOf(last), CODE_DAYS);
  const status = triesLeft === 0 ? 'LOCKED' : validUntil < dayOf(now) ? 'EXPIRED' : 'OPEN';
  const resendFrom = status === 'OPEN' ? laterBy(dayOf(last), LETTER_DAYS) : dayOf(now);
  return { status, triesLeft, validUntil, ...(letters.length < MOST_LETTERS && { resendFrom }) };
}

function cardOf(events: readonly ContractEvent[], { startDate, today }: { startDate: string; today: string }) {
  if (ofKind(events, 'card-received').length > 0) return 'RECEIVED';
  if (ofKind(events, 'card-missing').length > 0) return 'MISSING';
  return laterBy(startDate, CARD.requested) <= today ? 'ASKED' : undefined;
}

function cardStep(events: readonly ContractEvent[], startDate: string): Step {
  const [at] = ofKind(events, 'card-received');
  return step('CARD_RECEIVED', at !== undefined, at === undefined ? laterBy(startDate, CARD.comes) : dayOf(at));
}

/** The code of a letter: six digits, which the mock backend's own page of letters shows. */
export function codeOfLetter(contractId: string, letter: number): string {
  let sum = 7;
  for (const sign of `${contractId}#${letter}`) sum = (sum * 31 + sign.charCodeAt(0)) % 900_001;
  return String(100_000 + (sum % 900_000));
}
