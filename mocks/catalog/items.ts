import { envelopeItems } from './data/envelopes.ts';
import { officeItems } from './data/office.ts';
import { packingItems } from './data/packing.ts';
import { parcelItems } from './data/parcels.ts';
import { philatelyItems } from './data/philately.ts';
import { serviceItems } from './data/services.ts';
import { stampItems } from './data/stamps.ts';
import type { CatalogItem, CatalogOffer } from './item.ts';

export type { CatalogItem, CatalogOffer } from './item.ts';

export const catalogItems: readonly CatalogItem[] = [
  ...stampItems,
  ...philatelyItems,
  ...envelopeItems,
  ...parcelItems,
  ...packingItems,
  ...officeItems,
  ...serviceItems,
];

const byCode = new Map(catalogItems.map((item) => [item.code, item]));

export const itemOf = (code: string): CatalogItem | undefined => byCode.get(code);

/** The offer with this id; the best one when the id is absent or unknown. */
export function offerOf(item: CatalogItem, offerId?: string): CatalogOffer {
  const offer = item.offers.find(({ id }) => id === offerId) ?? item.offers[0];
  if (!offer) throw new Error(`No offer for ${item.code}`);
  return offer;
}
