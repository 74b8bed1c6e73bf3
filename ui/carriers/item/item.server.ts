import type { CarrierField } from '#domain/carriers/carriers.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import { carriers } from '../carriers.journey.ts';
import { itemView } from './item.view.ts';

/** « Votre colis » (journeys §2): what is sent, told once for every carrier and for the parcel that follows. */
export const itemPage = journeyStep(carriers, {
  step: 'item',
  // Most parcels stay in mainland France; who shops as a professional sends as one.
  begins: async ({ wording: { mode } }): Promise<Answers<CarrierField>> => ({
    type: 'parcel',
    origin: 'FR',
    destination: 'FR',
    ...(mode === 'pro' ? { fromCompany: 'yes' } : {}),
  }),
  // The carriers' prices are the next step.
  price: async () => null,
  view: ({ options }, { view, context }) => itemView({ options, view }, context.wording),
});

export const { action, loader } = itemPage;
