import type { Logo, LogoOptions } from './logo.ts';

/** How soon a subscription ends. */
export interface Lapse {
  logo: Logo;
  endDate: string;
  /** Whole days; 0 on the last one. */
  remainingDays: number;
}

const day = 86_400_000;

/** The subscriptions that their owner has to be reminded of, the soonest end first (journeys §7: no silent lapse). */
export function lapsesOf(
  logos: readonly Logo[],
  { today, noticeDays }: { today: string } & Pick<LogoOptions, 'noticeDays'>,
): Lapse[] {
  const most = Math.max(...noticeDays, 0);
  return logos
    .flatMap((logo) => {
      const { label, endDate } = logo;
      if (label !== 'approved' || endDate === null) return [];
      const remainingDays = Math.round((Date.parse(endDate) - Date.parse(today)) / day);
      return remainingDays >= 0 && remainingDays <= most ? [{ logo, endDate, remainingDays }] : [];
    })
    .toSorted((one, other) => one.remainingDays - other.remainingDays);
}
