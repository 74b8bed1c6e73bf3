import { pointOf } from '#domain/parcels/delivery.ts';
import { postalCodeOf } from '#domain/parcels/item.ts';
import { takesParcels } from '#domain/pickup/pickup-points.ts';
import { field } from '#ui/forms/fields.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { mapSourceOf } from '#ui/map/map-source.ts';
import { searchOf } from '#ui/pickup/pickup.server.ts';
import type { Pickup } from '#ui/pickup/pickup.view.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { type ParcelPage, type ParcelPrice, parcelPrice } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { deliveryView, finderAnchor } from './delivery.view.ts';

const included = { cover: 'INCLUDED' };

/** « Livraison » (journeys §1): how it is delivered, where it waits, and what is paid when it is lost. */
export const deliveryPage = journeyStep(parcels, {
  step: 'delivery',
  decidesPrice: true,
  begins: async () => included,
  // Whoever looks for a point has chosen one, although nothing is kept yet.
  tries: (query, { answers: { cover } }) =>
    queryOf('parcelsDelivery', query).pickupOf === null ? null : { ...included, ...(cover && { cover }), way: 'point' },
  alters: {
    points: { anchor: finderAnchor, alter: ({ answers }) => ({ ...answers, way: 'point' }) },
    point: {
      isMeant: (form) => form.has('point'),
      anchor: finderAnchor,
      alter: ({ answers }, { form }) => ({ ...answers, way: 'point', pickupPoint: field(form, 'point', 120) }),
    },
  },
  ...parcelPrice,
  async view(page, { view, context, price, query }) {
    const pickup = await pickupOf(page, { context, price, query });
    const map = mapSourceOf(context.config);
    return deliveryView({ page, view, quote: price?.whole ?? null, pickup, map }, context.wording);
  },
});

export const { action, loader } = deliveryPage;

interface PickupContext {
  context: RequestContext;
  price: ParcelPrice | null;
  query: URLSearchParams;
}

/** The chosen point, or points to choose from; `null` where the parcel goes elsewhere. */
async function pickupOf({ answers }: ParcelPage, { context, price, query }: PickupContext): Promise<Pickup | null> {
  if (answers.way !== 'point') return null;
  const today = todayInParis();
  const search = queryOf('parcelsDelivery', query);
  const chosen = pointOf(answers) ? (price?.whole.point ?? null) : null;
  if (chosen && takesParcels(chosen) && search.pickupOf === null) return { kind: 'chosen', point: chosen, today };
  // The nearest to a point that is closed or full are those near it.
  const near = {
    address: chosen?.street ?? '',
    postalCode: chosen?.postalCode ?? postalCodeOf(answers),
    city: chosen?.city ?? '',
    country: answers.destination ?? 'FR',
  };
  return { kind: 'search', ...(await searchOf(context, { near, query: search })), today };
}
