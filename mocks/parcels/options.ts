import type { components } from '#contracts/generated/parcels.ts';
import { CUT_OFF, datesFor } from '../registered-mail/deposit.ts';
import { destinationsIn as everyCountryIn } from '../session/destinations.ts';
import { dayOf, hours, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { DELIVERIES, FORMATS, maxGramsBy, sizeOf, tariffs, zonesOf } from '../tariffs/parcels.ts';
import { LABEL_DAYS } from '../tariffs/service-limits.ts';
import { CATEGORIES, EORI_CENTS, NON_DELIVERIES } from './customs.ts';
import { printedAt } from './drop-off.ts';
import { LIST_VERSION } from './goods.ts';
import { destinationsIn, originsIn } from './places.ts';
import type { WireParcel } from './records.ts';

/** The last day on which a label that is bought now is taken. */
export const validUntil = (now: number): string => dayOf(now + hours(24 * (LABEL_DAYS - 1)));

export const DEPOSIT_PLACES = ['POST_OFFICE', 'PICKUP_POINT', 'LETTERBOX'] as const;
export type DepositPlace = (typeof DEPOSIT_PLACES)[number];

/** The days on which a parcel may be handed over while its label is valid. */
export const daysFor = (place: DepositPlace, now: number): string[] =>
  datesFor(place === 'LETTERBOX' ? 'LETTERBOX' : 'POST_OFFICE', now).filter((day) => day <= validUntil(now));

/** At a point of theirs a name, a mobile number and an e-mail address are enough. */
const CARRIERS_WITHOUT_ADDRESS = ['POFR'];

/** Whether the recipient's own address is needed. */
export const needsAddress = ({ delivery, carrierCode = 'POFR' }: Pick<WireParcel, 'delivery' | 'carrierCode'>) =>
  delivery !== 'PICKUP_POINT' || !CARRIERS_WITHOUT_ADDRESS.includes(carrierCode);

/** Parcels alike in one configuration, and parcels in one batch. */
export const [MAX_QUANTITY, MAX_BATCH] = [20, 1000];

export function optionsAnswer(world: World, lang: Lang): components['schemas']['ParcelOptions'] {
  const now = nowIn(world);
  const today = dayOf(now);
  const { validFrom, covers, bulky } = tariffs.on(today);
  const lastDay = tariffs.lastDay(today);
  return {
    validFrom,
    ...(lastDay && { validUntil: lastDay }),
    origins: originsIn(lang),
    destinations: destinationsIn(lang),
    formats: FORMATS.map((code) => ({
      code,
      ...sizeOf[code],
      ...(code === 'BULKY' && { surcharge: priceOf(bulky, lang), surchargeWithTax: priceOf(bulky, lang) }),
    })),
    labelValidityDays: LABEL_DAYS,
    maxQuantity: MAX_QUANTITY,
    maxBatch: MAX_BATCH,
    nonDeliveries: NON_DELIVERIES,
    eoriFrom: priceOf(EORI_CENTS, lang),
    deliveries: DELIVERIES.map((code) => ({
      code,
      zones: [...zonesOf[code]],
      maxWeight: maxGramsBy(code),
      ...(code === 'PICKUP_POINT' && { carriersWithoutAddress: CARRIERS_WITHOUT_ADDRESS }),
    })),
    covers: Object.keys(covers),
    categories: CATEGORIES,
    articleOrigins: everyCountryIn(lang),
    depositPlaces: DEPOSIT_PLACES.map((code) => ({
      code,
      depositDates: daysFor(code, now),
      ...(printedAt[code].length > 0 && { printsLabelsOf: [...printedAt[code]] }),
      ...(code === 'LETTERBOX' && { cutOffTime: CUT_OFF }),
    })),
    hazardousGoodsVersion: LIST_VERSION,
  };
}
