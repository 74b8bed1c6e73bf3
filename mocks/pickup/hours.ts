import type { components } from '#contracts/generated/pickup.ts';
import type { Lang } from '../shared/lang.ts';
import type { Point } from './points.ts';

type OpeningHours = components['schemas']['OpeningHours'];
/** « 08:30-12:00 14:00-17:30 », empty when closed. */
type Week = [weekdays: string, saturday: string, sunday: string];

const weeks: Record<Point['kind'], { large: Week; small: Week }> = {
  office: {
    large: ['08:30-18:30', '09:00-12:30', ''],
    small: ['09:00-12:00 14:00-17:30', '09:00-12:00', ''],
  },
  relay: {
    large: ['07:00-20:00', '08:00-20:00', '08:30-12:30'],
    small: ['07:30-12:30 15:00-19:00', '08:00-12:30', ''],
  },
  locker: {
    large: ['00:00-23:59', '00:00-23:59', '00:00-23:59'],
    small: ['00:00-23:59', '00:00-23:59', '00:00-23:59'],
  },
};

const days = {
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const holidays = [
  { day: '12-25', fr: 'Noël', en: 'Christmas Day' },
  { day: '01-01', fr: 'Jour de l’an', en: 'New Year’s Day' },
  { day: '05-01', fr: 'Fête du travail', en: 'May Day' },
];

/** @param today `YYYY-MM-DD`: the holidays are those that come. */
export function hoursOf({ kind, isLarge }: Point, { lang, today }: { lang: Lang; today: string }): OpeningHours {
  const [weekdays, saturday, sunday] = weeks[kind][isLarge ? 'large' : 'small'];
  return {
    weekDayOpeningList: days[lang].flatMap((weekDay, index) =>
      index < 5 ? opensOn(weekDay, weekdays) : opensOn(weekDay, index === 5 ? saturday : sunday),
    ),
    ...(kind !== 'locker' && {
      specialDayOpeningList: holidays.map(({ day, [lang]: name }) => ({
        date: nextOf(day, today),
        name,
        closed: true,
      })),
    }),
  };
}

function opensOn(weekDay: string, hours: string) {
  if (hours === '') return [{ weekDay, closed: true }];
  return hours.split(' ').map((slot) => {
    const [opens = '', closes = ''] = slot.split('-');
    return { weekDay, closed: false, openingTime: { formattedHour: opens }, closingTime: { formattedHour: closes } };
  });
}

function nextOf(day: string, today: string): string {
  const year = Number(today.slice(0, 4));
  return `${day < today.slice(5) ? year + 1 : year}-${day}`;
}
