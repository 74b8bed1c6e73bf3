import { hoursOn, isAllDay, type PickupHours, type Slot } from '#domain/pickup/pickup-points.ts';
import type { Wording } from '#ui/wording/wording.ts';

type HoursWording = Pick<Wording, 't' | 'lang'>;

/** « Aujourd’hui : de 9 h à 12 h et de 14 h à 17 h 30 » */
export function todayView(hours: PickupHours, day: string, wording: HoursWording): string {
  const { t } = wording;
  const { slots, occasion } = hoursOn(hours, day);
  const hoursText = slotsView(slots, wording);
  return occasion ? t('pickup.todayIs', { occasion, hours: hoursText }) : t('pickup.today', { hours: hoursText });
}

/** The opening hours of seven days, Monday first. */
export const weekView = ({ week }: PickupHours, wording: HoursWording): { day: string; hours: string }[] =>
  week.map((slots, index) => ({
    day: wording.t('pickup.weekDay', { day: String(index) }),
    hours: slotsView(slots, wording),
  }));

function slotsView(slots: readonly Slot[], wording: HoursWording): string {
  const { t } = wording;
  if (slots.length === 0) return t('pickup.closedDay');
  if (slots.some(isAllDay)) return t('pickup.allDay');
  return slots
    .map(({ opens, closes }) =>
      t('pickup.slot', { opens: hourView(opens, wording), closes: hourView(closes, wording) }),
    )
    .reduce((first, second) => t('pickup.both', { first, second }));
}

/** Of « 08:30 »: « 8 h 30 », « 9 h »; in English « 08:30 ». */
export function hourView(time: string, { t, lang }: HoursWording): string {
  const [hours = '', minutes = ''] = time.split(':');
  return t('pickup.hour', { hours: lang === 'fr' ? String(Number(hours)) : hours, minutes });
}
