import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { parcelPrice } from '../parcel-price.server.ts';
import { parcels } from '../parcels.journey.ts';
import { itemView } from './item.view.ts';

/** « Votre colis » (journeys §1): from where, where to, how heavy and how large; and what it costs at least. */
export const itemPage = journeyStep(parcels, {
  step: 'item',
  decidesPrice: true,
  // Most parcels stay in mainland France.
  begins: async () => ({ origin: 'FR', destination: 'FR', format: 'standard' }),
  // A saved parcel goes anywhere: the usual places are shown, and the first answer makes nothing void.
  tries: (_, { answers: { weight, origin, destination } }) =>
    weight && !origin && !destination ? { origin: 'FR', destination: 'FR' } : null,
  ...parcelPrice,
  view: ({ options }, { view, context }) => itemView({ options, view }, context.wording),
});

export const { action, loader } = itemPage;
