import { hoursOn, isAllDay, type PickupHours, type Slot } from '#domain/pickup/pickup-points.ts';
import type { Wording } from '#ui/wording/wording.ts';

type Say = Pick<Wording, 't' | 'lang'>;

/** « Aujourd’hui : de 9 h à 12 h et de 14 h à 17 h 30 » */
export function todayView(hours: PickupHours, day: string, say: Say): string {
  const { t } = say;
  const { slots, occasion } = hoursOn(hours, day);
  const said = slotsView(slots, say);
  return occasion ? t('pickup.todayIs', { occasion, hours: said }) : t('pickup.today', { hours: said });
}

/** The seven days, Monday first. */
export const weekView = ({ week }: PickupHours, say: Say): { day: string; hours: string }[] =>
  week.map((slots, index) => ({ day: say.t('pickup.weekDay', { day: String(index) }), hours: slotsView(slots, say) }));

function slotsView(slots: readonly Slot[], say: Say): string {
  const { t } = say;
  if (slots.length === 0) return t('pickup.closedDay');
  if (slots.some(isAllDay)) return t('pickup.allDay');
  return slots
    .map(({ opens, closes }) => t('pickup.slot', { opens: hourView(opens, say), closes: hourView(closes, say) }))
    .reduce((first, second) => t('pickup.both', { first, second }));
}

/** « 8 h 30 », « 9 h »; in English « 08:30 ». */
function hourView(time: string, { t, lang }: Say): string {
  const [hours = '', minutes = ''] = time.split(':');
  return t('pickup.hour', { hours: lang === 'fr' ? String(Number(hours)) : hours, minutes });
}
