import { type JudgedRow, judgeRows, withAnswers } from '#domain/parcels/batch.ts';
import type { BatchDraft } from '#domain/parcels/batch-draft.ts';
import type { BatchQuote, ParcelOptions } from '#domain/parcels/parcels.ts';
import { senderOf } from '#domain/parcels/parties.ts';
import { orNull } from '#domain/shared/fault.ts';
import { holderOf } from '#ui/address/account-holder.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** Without what customs ask: that is decided for each parcel, by its own contents. */
export const batchOptions = ({ ports }: RequestContext): Promise<ParcelOptions> => ports.parcels.options();

export interface PricedRows {
  rows: JudgedRow[];
  /** `null`: nothing can be priced, or the backend cannot be asked. */
  quote: BatchQuote | null;
}

/** One call for all of them, whatever their number. */
export async function pricedRows(
  { rows, common }: Pick<BatchDraft, 'rows' | 'common'>,
  { context, options }: { context: RequestContext; options: ParcelOptions },
): Promise<PricedRows> {
  const judged = judgeRows(rows, { common, options });
  const good = judged.flatMap(({ parcel }) => parcel ?? []);
  const quote = good.length > 0 ? await orNull(context.ports.parcels.quoteBatch(good)) : null;
  return { rows: withAnswers(judged, quote?.parcels ?? []), quote };
}

/** The sender begins with the account's address. */
export async function withSenderAddress(draft: BatchDraft, context: RequestContext): Promise<BatchDraft> {
  if (draft.rows.length === 0 || Object.keys(draft.common).length > 0) return draft;
  const holder = await holderOf(context);
  const sender = holder ? senderOf(holder, context.session.open?.shopper.email ?? '') : {};
  return { ...draft, common: { origin: 'FR', ...sender } };
}
