import type { components } from '#contracts/generated/parcels.ts';
import { CUT_OFF, datesFor } from '../registered-mail/deposit.ts';
import { dayOf, hours, nowIn } from '../shared/clock.ts';
import type { Lang } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { CATEGORIES } from './customs.ts';
import { LIST_VERSION } from './goods.ts';
import { destinationsIn, originsIn } from './places.ts';
import { DELIVERIES, maxGramsBy, tariffs, zonesOf } from './tariffs.ts';

/** A label is valid for seven days, the day of the order included. */
const VALID = hours(24 * 6);

/** The last day on which a label that is bought now is taken. */
export const validUntil = (now: number): string => dayOf(now + VALID);

export const DEPOSIT_PLACES = ['POST_OFFICE', 'PICKUP_POINT', 'LETTERBOX'] as const;
export type DepositPlace = (typeof DEPOSIT_PLACES)[number];

/** The days on which a parcel may be handed over while its label is valid. */
export const daysFor = (place: DepositPlace, now: number): string[] =>
  datesFor(place === 'LETTERBOX' ? 'LETTERBOX' : 'POST_OFFICE', now).filter((day) => day <= validUntil(now));

export function optionsAnswer(world: World, lang: Lang): components['schemas']['ParcelOptions'] {
  const now = nowIn(world);
  const today = dayOf(now);
  const { validFrom, covers } = tariffs.on(today);
  const validTo = tariffs.lastDay(today);
  return {
    validFrom,
    ...(validTo && { validTo }),
    origins: originsIn(lang),
    destinations: destinationsIn(lang),
    formats: [
      { code: 'STANDARD', maxSum: 150, maxLength: 100 },
      { code: 'BULKY', maxSum: 200, maxLength: 200 },
    ],
    deliveries: DELIVERIES.map((code) => ({ code, zones: [...zonesOf[code]], maxWeight: maxGramsBy(code) })),
    covers: Object.keys(covers),
    categories: CATEGORIES,
    depositPlaces: DEPOSIT_PLACES.map((code) => ({
      code,
      dates: daysFor(code, now),
      ...(code === 'LETTERBOX' && { cutOffTime: CUT_OFF }),
    })),
    hazardousGoodsVersion: LIST_VERSION,
  };
}
