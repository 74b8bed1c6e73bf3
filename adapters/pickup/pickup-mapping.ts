import type { OpeningHours, PointOfService } from '#adapters/generated/pickup/types.gen.ts';
import type { PickupHours, PickupPoint, PickupState, Slot } from '#domain/pickup/pickup-points.ts';

/** Monday first; three letters identify the day, in French and in English. */
const days = [
  ['lun', 'mon'],
  ['mar', 'tue'],
  ['mer', 'wed'],
  ['jeu', 'thu'],
  ['ven', 'fri'],
  ['sam', 'sat'],
  ['dim', 'sun'],
];

export const toPickupPoint = (wire: PointOfService): PickupPoint => ({
  id: wire.name,
  name: wire.displayName ?? wire.name,
  street: wire.address.line1 ?? '',
  postalCode: wire.address.postalCode ?? '',
  city: wire.address.town ?? '',
  country: wire.address.country?.isocode ?? 'FR',
  distance: wire.distanceKm ?? null,
  place: wire.geoPoint ?? null,
  hours: wire.openingHours ? toHours(wire.openingHours) : null,
  state: toState(wire),
});

function toHours({ weekDayOpeningList = [], specialDayOpeningList = [] }: OpeningHours): PickupHours {
  return {
    week: days.map((names) =>
      weekDayOpeningList.filter(({ weekDay }) => names.includes(weekDay.slice(0, 3).toLowerCase())).flatMap(toSlot),
    ),
    special: specialDayOpeningList.map((day) => ({
      day: toDay(day.date),
      name: day.name ?? null,
      slots: toSlot(day),
    })),
  };
}

const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** OCC says the moment at which a day begins where its server stands: 23:00 of the day before, in winter in Paris. */
function toDay(date: string): string {
  const moment = /^\d{4}-\d\d-\d\dT/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(moment) ? date.slice(0, 10) : inParis.format(moment);
}

function toSlot({
  closed,
  openingTime,
  closingTime,
}: {
  closed: boolean;
  openingTime?: { formattedHour: string };
  closingTime?: { formattedHour: string };
}): Slot[] {
  if (closed || !openingTime || !closingTime) return [];
  const [opens, closes] = [openingTime, closingTime].map(toHour);
  return opens && closes ? [{ opens, closes }] : [];
}

/** « 08:30 », from what a backend writes in the language of the request: « 9:00 AM », « 9 h 30 ». */
export function toHour({ formattedHour }: { formattedHour: string }): string | null {
  const [, hour = '', minute = '', half] =
    /^(\d{1,2})[:.h](\d{2})(?:([ap])\.?m\.?)?$/i.exec(formattedHour.replaceAll(/\s/g, '')) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A point with an unknown status can be chosen: the backend decides. */
function toState({ pickupStatus, reopensOn }: PointOfService): PickupState {
  if (pickupStatus === 'FULL') return { kind: 'full' };
  return pickupStatus === 'CLOSED' ? { kind: 'closed', until: reopensOn ?? null } : { kind: 'open' };
}
