import type { components } from '#contracts/generated/carriers.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { formatOf } from './fits.ts';
import { centsToday, keepOffer } from './offers.ts';
import { type OfferRecord, offersIn } from './records.ts';

type Wire = components['schemas'];

/** The parcel that an offer is about; an offer that is over is made anew, and its former price told. */
export async function choiceAnswer(world: World, quoteId: string, lang: Lang): Promise<Wire['CarrierChoice']> {
  const offer = offersIn(world).findFirst((q) => q.where({ id: quoteId }));
  if (!offer) throw unknownResource(quoteId);
  const expired = offer.expiresAt <= nowIn(world);
  const holds = expired ? await renewOffer(world, offer) : offer;
  return {
    quoteId: holds.id,
    expired,
    ...(expired && {
      previousPriceWithTax: priceOf(offer.cents, lang),
      previousPriceWithoutTax: priceOf(offer.cents, lang),
    }),
    totalPriceWithTax: priceOf(holds.cents, lang),
    totalPriceWithoutTax: priceOf(holds.cents, lang),
    parcel: parcelOf(holds),
  };
}

function renewOffer(world: World, { carrier, delivery, shipment }: OfferRecord): Promise<OfferRecord> {
  const cents = centsToday(world, { carrier, delivery, shipment });
  if (cents === undefined)
    throw refusal(400, {
      type: 'CarrierError',
      reason: 'offerWithdrawn',
      subject: carrier,
      subjectType: 'carrier',
      message: 'The carrier no longer takes the shipment.',
    });
  return keepOffer(world, { carrier, delivery, shipment, cents });
}

function parcelOf({ carrier, delivery, shipment }: OfferRecord): Wire['ChosenParcel'] {
  const { origin, originPostalCode, destination, destinationPostalCode: postalCode, weight } = shipment;
  const { value, contents, professionalSender, professionalRecipient } = shipment;
  return {
    carrierCode: carrier,
    delivery,
    cover: 'INCLUDED',
    origin,
    originPostalCode,
    destination,
    postalCode,
    weight,
    format: formatOf(shipment),
    ...(value && { value }),
    ...(contents && { contents }),
    ...(professionalSender && { professionalSender }),
    ...(professionalRecipient && { professionalRecipient }),
  };
}
