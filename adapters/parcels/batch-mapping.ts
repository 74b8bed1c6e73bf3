import type { ParcelBatchQuote, Refusal, ParcelBatch as WireBatch } from '#adapters/generated/parcels/types.gen.ts';
import { toMoneyOrNull } from '#adapters/shared-mapping.ts';
import type { Batch, BatchQuote, ParcelRefusal } from '#domain/parcels/parcels.ts';
import { toParcel } from './parcel-mapping.ts';

export function toBatchQuote(
  { quoteId, parcels, ...wire }: ParcelBatchQuote,
  toRefusal: (refusal: Refusal) => ParcelRefusal,
): BatchQuote {
  const [ttc, ht] = [toMoneyOrNull(wire.totalPriceWithTax), toMoneyOrNull(wire.totalPriceWithoutTax)];
  return {
    total: quoteId && ttc && ht ? { id: quoteId, ttc, ht } : null,
    parcels: parcels.map(({ price, priceWithTax, refusals }) => ({
      ttc: toMoneyOrNull(priceWithTax),
      ht: toMoneyOrNull(price),
      refusals: refusals.map(toRefusal),
    })),
  };
}

/** `null`: one of its parcels has something that this shop cannot compose; without it the batch is another one. */
export function toBatch({ configurationId: id, productCode, parcels: wires }: WireBatch): Batch | null {
  const parcels = wires.flatMap((parcel) => toParcel(parcel) ?? []);
  return parcels.length === wires.length ? { id, productCode, parcels } : null;
}
