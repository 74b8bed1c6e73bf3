import { dayIn, hours, timeOf, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { CompositionInfo } from '../shared/feature.ts';

export const DEPOSIT_PLACES = ['POST_OFFICE', 'LETTERBOX'] as const;
export type DepositPlace = (typeof DEPOSIT_PLACES)[number];

/** Later letters miss the postman's next round. */
export const CUT_OFF = '18:00';
/** From then on nothing is handed in at a counter that day. */
const CLOSING = '19:00';
const DAYS_AHEAD = 10;

/** The days on which a letter may be deposited or collected; a post office accepts it today until it closes. */
export function datesFor(place: DepositPlace, now: number): string[] {
  const from = place === 'POST_OFFICE' && timeOf(now) < CLOSING ? now - hours(24) : now;
  const isLate = place === 'LETTERBOX' && timeOf(now) >= CUT_OFF;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => workingDaysAfter(from, ahead + (isLate ? 2 : 1)));
}

/** Of a cart's line: a day on which nothing is handed in any more; nothing while the day is to come. */
export const depositInfos = (date: string, offered: readonly string[]): CompositionInfo[] =>
  date >= (offered[0] ?? '')
    ? []
    : [
        {
          label: { fr: 'Jour de remise', en: 'Deposit day' },
          value: { fr: `${dayIn(date, 'fr')}, passé`, en: `${dayIn(date, 'en')}, in the past` },
          isOver: true,
        },
      ];

/** Postmen collect from letterboxes in mainland France only. */
export const isFetchedFrom = ({ postalCode, town }: { postalCode: string; town: string }): boolean =>
  !/^9[789]/.test(postalCode) && !/\bcedex\b/i.test(town);
