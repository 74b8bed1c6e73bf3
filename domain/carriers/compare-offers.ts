import { Fault } from '../shared/fault.ts';
import type { CarrierOffer, Carriers, Exclusion, Shipment } from './carriers.ts';

/** The answers of the carriers; a carrier that is late or failed has none. */
export interface Comparison {
  offers: readonly CarrierOffer[];
  excluded: readonly { carrier: string; exclusions: readonly Exclusion[] }[];
  late: readonly string[];
  failed: readonly string[];
}

interface ComparisonInput {
  /** By code. */
  codes: readonly string[];
  shipment: Shipment;
  /** Waits for slow carriers too. */
  isPatient: boolean;
}

/** Asks each carrier by itself, so that a slow or failing one delays no other (journeys §2). */
export async function compare(
  { carriers }: { carriers: Pick<Carriers, 'offersOf'> },
  { codes, shipment, isPatient }: ComparisonInput,
): Promise<Comparison> {
  const answers = await Promise.all(
    codes.map(async (carrier) => {
      try {
        return { carrier, answer: await carriers.offersOf(carrier, shipment, isPatient) };
      } catch (error) {
        if (!(error instanceof Fault) || error.kind === 'signed-out') throw error;
        return { carrier, fault: error.kind };
      }
    }),
  );
  return {
    offers: answers.flatMap(({ answer }) => answer?.offers ?? []),
    excluded: answers.flatMap(({ carrier, answer }) =>
      answer && answer.offers.length === 0 ? [{ carrier, exclusions: answer.exclusions }] : [],
    ),
    late: answers.flatMap(({ carrier, fault }) => (fault === 'timeout' ? [carrier] : [])),
    failed: answers.flatMap(({ carrier, fault }) => (fault !== undefined && fault !== 'timeout' ? [carrier] : [])),
  };
}

export const orders = ['price', 'arrival', 'carbon', 'distance'] as const;
export type OfferOrder = (typeof orders)[number];

export const wishes = ['no-printer', 'tracked', 'signature', 'fetched'] as const;
export type Wish = (typeof wishes)[number];

const fulfils: Record<Wish, (offer: CarrierOffer) => boolean> = {
  'no-printer': ({ needsPrinter }) => !needsPrinter,
  tracked: ({ isTracked }) => isTracked,
  signature: ({ hasSignature }) => hasSignature,
  fetched: ({ isFetched }) => isFetched,
};

/** The properties that a wish decides. */
const settles: Partial<Record<Wish, Partial<CarrierOffer>>> = {
  'no-printer': { isFetched: false },
  fetched: { needsPrinter: true },
};

/**
 * Those that fulfil every wish, as they are sold with it: a label that is printed at the drop-off is on no parcel that is fetched.
 */
export const offersFulfilling = (offers: readonly CarrierOffer[], criteria: readonly Wish[]): CarrierOffer[] =>
  criteria.reduce<CarrierOffer[]>(
    (fitting, wish) => fitting.filter(fulfils[wish]).map((offer) => ({ ...offer, ...settles[wish] })),
    [...offers],
  );

const days = ({ latest }: CarrierOffer): number => Date.parse(latest);
/** An unknown distance sorts last. */
const metres = ({ dropOff }: CarrierOffer): number => dropOff.metres ?? Number.MAX_SAFE_INTEGER;

const ranks: Record<OfferOrder, (offer: CarrierOffer) => number> = {
  price: ({ ttc }) => ttc.cents,
  arrival: days,
  carbon: ({ carbon }) => carbon.kilograms,
  distance: metres,
};

/** Ranked by one fact alone, then by price, then by arrival: no carrier is preferred. */
export const sortOffers = (offers: readonly CarrierOffer[], order: OfferOrder): CarrierOffer[] =>
  offers.toSorted(
    (one, other) =>
      ranks[order](one) - ranks[order](other) || one.ttc.cents - other.ttc.cents || days(one) - days(other),
  );

/** The first by one fact; none where it is alone, or where another costs and arrives the same. */
export function leaderOf(offers: readonly CarrierOffer[], order: OfferOrder): CarrierOffer | null {
  const [first, second] = sortOffers(offers, order);
  if (!first || !second) return null;
  return first.ttc.cents === second.ttc.cents && first.latest === second.latest ? null : first;
}
