import { aCart } from '../cart/states.ts';
import { points } from '../pickup/points.ts';
import { home } from '../records/shoppers.ts';
import { isoNowIn, nowIn } from '../shared/calendar/clock.ts';
import { storeQuote } from '../shared/quotes.ts';
import { beginDay, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { fingerprintOfAll } from './batches.ts';
import { productOf } from './configurations.ts';
import { LIST_VERSION } from './goods.ts';
import { daysFor } from './options.ts';
import { centsToday } from './prices.ts';
import { fingerprintOf } from './quotes.ts';
import { batchesIn, configurationsIn, quotesIn, type WholeParcel } from './records.ts';
import { savedArticlesIn } from './saved-articles.ts';
import { savedParcelsIn } from './saved-parcels.ts';

export const parcelStates: States = {
  'a quote of a parcel': aQuote,
  'a parcel': aParcel,
  'a cart with a parcel': aCartWithOne,
  'a quote of a batch of parcels': aQuotedBatch,
  'a batch of parcels': aBatch,
  'an article that is kept': aSavedArticle,
  'a saved parcel': aSavedParcel,
};

/** A parcel by the state's parameters; by default 1,2 kg to the door, in mainland France. */
function parcelOf(world: World, { destination, weight, delivery, printing }: Parameters): WholeParcel {
  const [point] = points;
  return {
    origin: 'FR',
    destination: text(destination) ?? 'FR',
    weight: Number(weight ?? 1200),
    format: 'STANDARD',
    delivery: text(delivery) ?? 'HOME',
    cover: 'INCLUDED',
    ...(text(printing) && { labelPrinting: text(printing) }),
    postalCode: home.postalCode,
    ...(delivery === 'PICKUP_POINT' && point && { pickupPoint: { name: point.name, countryIsoCode: 'FR' } }),
    sender: { ...home, email: 'particulier@exemple.fr' },
    recipient: delivery === 'PICKUP_POINT' ? atPoint : home,
    deposit: { place: 'POST_OFFICE', depositDate: daysFor('POST_OFFICE', nowIn(world))[0] ?? '' },
    hazardousGoods: { listVersion: LIST_VERSION, acknowledgedAt: isoNowIn(world) },
  };
}

/** Whoever fetches a parcel has no need of an address. */
const atPoint: WholeParcel['recipient'] = {
  firstName: home.firstName,
  lastName: home.lastName,
  postalCode: '',
  town: '',
  country: home.country,
  cellphone: '+33612345678',
  email: 'destinataire@exemple.fr',
};

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const parcel = parcelOf(world, parameters);
  await storeQuote(world, quotesIn, {
    id: text(parameters.quote) ?? 'devis-1',
    fingerprint: fingerprintOf(parcel),
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
  const fingerprint = await fingerprintOfAll([parcel]);
  await storeQuote(world, quotesIn, { id, fingerprint, cents: centsToday(world, parcel) });
}

async function aSavedArticle(world: World, parameters: Parameters): Promise<void> {
  await savedArticlesIn(world).create({
    id: text(parameters.article) ?? 'article-1',
    owner: text(parameters.owner) ?? '',
    article: {
      description: 'Livre',
      weight: 300,
      value: { currencyIso: 'EUR', value: 12.5 },
      hsCode: '490199',
      originCountry: 'FR',
    },
  });
}

async function aSavedParcel(world: World, parameters: Parameters): Promise<void> {
  await savedParcelsIn(world).create({
    id: text(parameters.savedParcel) ?? 'colis-type-1',
    owner: text(parameters.owner) ?? '',
    parcel: {
      name: text(parameters.name) ?? 'Boîte M',
      weight: 920,
      format: 'STANDARD',
      dimensions: { length: 30, width: 20, height: 10 },
      delivery: 'HOME',
      cover: 'R1',
    },
  });
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
