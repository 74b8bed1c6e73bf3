import { minutes, nowIn } from '../shared/calendar/clock.ts';
import { type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { carrierOf } from '../tariffs/carriers.ts';
import { keepOffer } from './offers.ts';
import { offersIn, type Shipment } from './records.ts';

export const carrierStates: States = {
  'an offer of a carrier': anOffer,
};

const shipment: Shipment = {
  type: 'PARCEL',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  destinationPostalCode: '29200',
  weight: 1200,
};

/** An offer to the door; `over`: its half hour has passed, and it was cheaper. */
async function anOffer(world: World, { quote, carrier, over }: Parameters): Promise<void> {
  const id = text(quote) ?? 'offre-1';
  const code = carrierOf(text(carrier) ?? 'CHRP') ?? 'CHRP';
  await keepOffer(world, { id, carrier: code, delivery: 'HOME', shipment, cents: over ? 2200 : 2300 });
  if (over)
    await offersIn(world).update((q) => q.where({ id }), {
      data: (offer) => void Object.assign(offer, { expiresAt: nowIn(world) - minutes(1) }),
    });
}
