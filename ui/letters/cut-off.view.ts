import { todayInParis } from '#ui/wording/today.ts';
import type { Wording } from '#ui/wording/wording.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Until when a letter has to be paid, as one says it: « aujourd’hui avant 17 h », « demain avant 17 h », « avant le
 * mar. 24/11/2026 à 17 h ». All of it in Paris, whatever the shopper's clock says.
 */
export function cutOffText(cutOff: string, now: Date, wording: Pick<Wording, 't' | 'lang' | 'promisedDay'>): string {
  const { t, promisedDay } = wording;
  const time = timeOf(cutOff, wording);
  const [day, today] = [todayInParis(new Date(cutOff)), todayInParis(now)];
  if (day === today) return t('letters.cutOffToday', { time });
  if (day === dayAfter(today)) return t('letters.cutOffTomorrow', { time });
  return t('letters.cutOffDay', { day: promisedDay(cutOff), time });
}

/** Of calendar days: in a night when the clocks change, 24 hours are not a day. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** « 17 h », « 17 h 30 »; in English « 17:00 ». */
function timeOf(iso: string, { lang }: Pick<Wording, 'lang'>): string {
  const time = clock.format(new Date(iso));
  if (lang === 'en') return time;
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}
