import { aCart } from '../cart/states.ts';
import { points } from '../pickup/points.ts';
import { isoNowIn, nowIn } from '../shared/clock.ts';
import { type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { home } from '../testing/shoppers.ts';
import { fingerprintOfAll } from './batches.ts';
import { productOf } from './configurations.ts';
import { LIST_VERSION } from './goods.ts';
import { daysFor } from './options.ts';
import { centsToday } from './prices.ts';
import { fingerprintOf, keepQuote } from './quotes.ts';
import { batchesIn, configurationsIn, type WholeParcel } from './records.ts';

export const parcelStates: States = {
  'a quote of a parcel': aQuote,
  'a parcel': aParcel,
  'a cart with a parcel': aCartWithOne,
  'a quote of a batch of parcels': aQuotedBatch,
  'a batch of parcels': aBatch,
};

/** A parcel by the state's parameters; by default 1,2 kg to the door, in mainland France. */
function parcelOf(world: World, { destination, weight, delivery }: Parameters): WholeParcel {
  const [point] = points;
  return {
    origin: 'FR',
    destination: text(destination) ?? 'FR',
    weight: Number(weight ?? 1200),
    format: 'STANDARD',
    delivery: text(delivery) ?? 'HOME',
    cover: 'INCLUDED',
    postalCode: home.postalCode,
    ...(delivery === 'PICKUP_POINT' && point && { pickupPoint: { name: point.name, countryIsoCode: 'FR' } }),
    sender: { ...home, email: 'particulier@exemple.fr' },
    recipient: home,
    deposit: { place: 'POST_OFFICE', date: daysFor('POST_OFFICE', nowIn(world))[0] ?? '' },
    hazardousGoods: { listVersion: LIST_VERSION, acknowledgedAt: isoNowIn(world) },
  };
}

/** Sets the clock to the pact's day, from which days of deposit are offered. */
function beginDay(world: World, { today }: Parameters): void {
  const day = text(today);
  if (day) world.clockOffsetMs = Date.parse(`${day}T09:00:00Z`) - Date.now();
}

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const parcel = parcelOf(world, parameters);
  await keepQuote(world, fingerprintOf(parcel), {
    id: text(parameters.quote) ?? 'devis-1',
    cents: centsToday(world, parcel),
  });
}

async function aParcel(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const parcel = parcelOf(world, parameters);
  await configurationsIn(world).create({
    id: text(parameters.configuration) ?? 'colis-1',
    owner: text(parameters.owner) ?? null,
    parcel,
    cents: centsToday(world, parcel),
  });
}

async function aQuotedBatch(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const parcel = parcelOf(world, parameters);
  const id = text(parameters.quote) ?? 'devis-1';
  await keepQuote(world, await fingerprintOfAll([parcel]), { cents: centsToday(world, parcel), id });
}

async function aBatch(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const parcel = parcelOf(world, parameters);
  await batchesIn(world).create({
    id: text(parameters.configuration) ?? 'lot-1',
    owner: text(parameters.owner) ?? null,
    parcels: [parcel],
    cents: centsToday(world, parcel),
  });
}

async function aCartWithOne(world: World, parameters: Parameters): Promise<void> {
  await aParcel(world, parameters);
  await aCart(world, {
    ...parameters,
    product: productOf(parcelOf(world, parameters)),
    configurationId: text(parameters.configuration) ?? 'colis-1',
  });
}
