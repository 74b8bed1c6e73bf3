import { hours, timeOf, workingDaysAfter } from '../shared/clock.ts';

export const DEPOSIT_PLACES = ['POST_OFFICE', 'LETTERBOX'] as const;
export type DepositPlace = (typeof DEPOSIT_PLACES)[number];

/** Later letters miss the postman's next round. */
export const CUT_OFF = '18:00';
const DAYS_AHEAD = 10;

/** The days on which a letter may be deposited or collected; a post office accepts it today. */
export function datesFor(place: DepositPlace, now: number): string[] {
  const from = place === 'POST_OFFICE' ? now - hours(24) : now;
  const isLate = place === 'LETTERBOX' && timeOf(now) >= CUT_OFF;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => workingDaysAfter(from, ahead + (isLate ? 2 : 1)));
}

/** Postmen collect from letterboxes in mainland France only. */
export const isFetchedFrom = ({ postalCode, town }: { postalCode: string; town: string }): boolean =>
  !/^9[789]/.test(postalCode) && !/\bcedex\b/i.test(town);
