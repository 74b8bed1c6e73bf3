import type { components } from '#contracts/generated/pickup.ts';
import { dayOf, nowIn, workingDaysAfter } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import type { FoundPoint } from './find.ts';
import { hoursOf } from './hours.ts';
import { COUNTRY } from './points.ts';

export type PointAnswer = components['schemas']['PointOfService'];

const formats = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }),
};
const REOPENS_AFTER = 10;

/** A point as the contract has it, with its state of now. */
export function pointAnswer(world: World, { point, kilometres }: FoundPoint, lang: Lang): PointAnswer {
  const { name, displayName, line1, postalCode, town, place, state } = point;
  const now = nowIn(world);
  return {
    name,
    displayName,
    geoPoint: place,
    ...(kilometres !== null && {
      distanceKm: Math.round(kilometres * 10) / 10,
      formattedDistance: formats[lang].format(kilometres),
    }),
    address: { line1, postalCode, town, country: { isocode: COUNTRY, name: 'France' } },
    openingHours: hoursOf(point, { lang, today: dayOf(now) }),
    pickupStatus: state,
    ...(state === 'CLOSED' && { reopensOn: workingDaysAfter(now, REOPENS_AFTER) }),
  };
}
