import { worthwhileCovers } from '#domain/parcels/delivery.ts';
import { type ParcelStep, pricedParcelOf } from '#domain/parcels/journey.ts';
import type {
  ComposingOptions,
  ParcelFault,
  ParcelField,
  ParcelRefusal,
  PricedParcel,
  Quote,
  Quoted,
} from '#domain/parcels/parcels.ts';
import type { PriceView, StepInput } from '#ui/journey/journey.view.ts';
import { quotedBy } from '#ui/journey/price/quoted.server.ts';
import { priceView } from './parcel-price.view.ts';
import { parcels } from './parcels.journey.ts';

export type ParcelPage = StepInput<ParcelStep, ParcelField, ParcelFault, ComposingOptions>;

/** The price, with what else the backend says of the parcel. */
export interface ParcelPrice extends PriceView {
  whole: Quote;
}

export const parcelPrice = quotedBy(parcels, {
  composed: pricedParcelOf,
  quote: async (parcel, ports) => withCoverJudged(await ports.parcels.quote(parcel), parcel),
  view: (quote, { composed: { way, quantity }, wording }): ParcelPrice => ({
    ...priceView(quote, { way, ...(quantity !== undefined && { quantity }), wording }),
    whole: quote,
  }),
});

const coverNotOffered: ParcelRefusal = { kind: 'fault', field: 'cover', fault: { code: 'not-offered' } };

/** A cover that pays no more than the included one is refused. */
function withCoverJudged(quoted: Quoted, { cover }: PricedParcel) {
  const refusals = quoted.kind === 'refused' ? quoted.refusals : [];
  const isWorthless = cover && quoted.quote && !isWorthwhile(cover, quoted.quote);
  return { quote: quoted.quote, refusals: isWorthless ? [...refusals, coverNotOffered] : refusals };
}

const isWorthwhile = (chosen: string, { covers }: Quote): boolean =>
  covers.length === 0 || worthwhileCovers(covers).some(({ cover }) => cover === chosen);
