import { dayOf, hours, parisInstant, timeOf, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Level } from './tariffs.ts';

/** In Paris: a letter that is paid later leaves on the next working day. */
const cutOffs: Record<Level, string> = { GREEN: '17:00', ROUGE: '20:00', REGISTERED: '17:00' };
/** Working days from the departure to the latest delivery. */
const delays: Record<Level, number> = { GREEN: 3, ROUGE: 1, REGISTERED: 2 };

export interface Departure {
  /** An ISO instant. */
  cutOff: string;
  departure: string;
  latestDelivery: string;
}

/** When a letter leaves that is paid for now. */
export function departureOf(level: Level, now: number): Departure {
  const today = workingDaysAfter(now - hours(24), 1);
  const isLate = today === dayOf(now) && timeOf(now) >= cutOffs[level];
  const departure = isLate ? workingDaysAfter(now, 1) : today;
  return {
    cutOff: new Date(parisInstant(departure, cutOffs[level])).toISOString(),
    departure,
    latestDelivery: workingDaysAfter(Date.parse(`${departure}T12:00:00Z`), delays[level]),
  };
}
