import type { components } from '#contracts/generated/carriers.ts';
import { arrivalOf, depositDayOf } from '../parcels/arrival.ts';
import { mayBePrintedAtDropOff } from '../parcels/drop-off.ts';
import { centsOfPrice, priceBy, waysToday } from '../parcels/prices.ts';
import { dayOf, hours, minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { type CarrierCode, includedCompensation } from '../tariffs/carriers.ts';
import { type Delivery, tariffs } from '../tariffs/parcels.ts';
import { carbonOf, conditionsOf, feesOf } from './details.ts';
import { dropOffOf } from './drop-off.ts';
import { exclusionsOf, formatOf, parcelOfShipment, zoneOf } from './fits.ts';
import { type OfferRecord, offersIn, type Shipment } from './records.ts';

type Wire = components['schemas'];

const VALID = minutes(30);
/** An offer that is over is remembered so long. */
const RETENTION = hours(24 * 30);

/** What the carrier asks today, by delivery, and the delivery that costs least first. */
function pricesToday(world: World, carrier: CarrierCode, shipment: Shipment): { delivery: Delivery; cents: number }[] {
  const parcel = { ...parcelOfShipment(shipment), carrierCode: carrier };
  const ways = waysToday(world, parcel);
  return (ways?.deliveries ?? []).flatMap((delivery) => {
    const price = ways && priceBy(delivery, parcel, ways);
    return price ? [{ delivery, cents: centsOfPrice(price) }] : [];
  });
}

/** Makes a carrier's offers for a shipment and keeps them. */
export async function offersAnswer(
  world: World,
  { carrier, shipment, lang }: { carrier: CarrierCode; shipment: Shipment; lang: Lang },
): Promise<Wire['CarrierOffers']> {
  const exclusions = exclusionsOf(carrier, shipment);
  if (exclusions.length > 0) return { offers: [], exclusions };
  const offers: Wire['CarrierOffer'][] = [];
  for (const { delivery, cents } of pricesToday(world, carrier, shipment))
    offers.push(offerAnswer(world, await keepOffer(world, { carrier, delivery, shipment, cents }), lang));
  return { offers, exclusions: [] };
}

/** Keeps an offer, and forgets those that were over long ago. */
export function keepOffer(
  world: World,
  offer: Omit<OfferRecord, 'id' | 'expiresAt'> & Partial<Pick<OfferRecord, 'id'>>,
): Promise<OfferRecord> {
  const now = nowIn(world);
  offersIn(world).deleteMany((q) => q.where(({ expiresAt }) => expiresAt <= now - RETENTION));
  return offersIn(world).create({ id: crypto.randomUUID(), ...offer, expiresAt: now + VALID });
}

export const centsToday = (
  world: World,
  { carrier, delivery, shipment }: Pick<OfferRecord, 'carrier' | 'delivery' | 'shipment'>,
): number | undefined => {
  if (exclusionsOf(carrier, shipment).length > 0) return undefined;
  return pricesToday(world, carrier, shipment).find((each) => each.delivery === delivery)?.cents;
};

function offerAnswer(world: World, offer: OfferRecord, lang: Lang): Wire['CarrierOffer'] {
  const { id, carrier, delivery, shipment, cents, expiresAt } = offer;
  const tariff = tariffs.on(dayOf(nowIn(world)));
  const toPoint = delivery === 'PICKUP_POINT';
  return {
    quoteId: id,
    expiresAt: new Date(expiresAt).toISOString(),
    carrierCode: carrier,
    delivery,
    totalPriceWithTax: priceOf(cents, lang),
    totalPriceWithoutTax: priceOf(cents, lang),
    depositDate: depositDayOf(world, {}),
    latestDate: arrivalOf(world, { ...parcelOfShipment(shipment), carrierCode: carrier }, delivery),
    guaranteed: carrier === 'CHRP',
    compensation: priceOf(includedCompensation(carrier, shipment.weight), lang),
    dropOff: dropOffOf(carrier, delivery, shipment),
    printerRequired: !mayBePrintedAtDropOff({
      ...shipment,
      postalCode: shipment.destinationPostalCode,
      carrierCode: carrier,
    }),
    tracked: true,
    signature: delivery === 'SIGNATURE' || carrier === 'CHRP',
    homePickUp: carrier !== 'DLVG' && !toPoint && zoneOf(shipment) === 'NATIONAL',
    carbonDioxide: carbonOf({ carrier, delivery, shipment }, lang),
    provisional: isProvisional(carrier, shipment),
    conditions: conditionsOf({ carrier, shipment }, lang),
    fees: feesOf({ carrier, isBulky: formatOf(shipment) === 'BULKY', bulky: tariff.bulky }, lang),
  };
}

/** Only our own parcels cost more when they are large. */
const isProvisional = (carrier: CarrierCode, { dimensions, type }: Shipment) =>
  carrier === 'POFR' && !dimensions && type === 'PARCEL';
