import { commonFaults, isWrong, wholeParcels } from '#domain/parcels/batch.ts';
import type { BatchDraft } from '#domain/parcels/batch-draft.ts';
import type { NewBatch } from '#domain/parcels/parcels.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, type FormResult, failedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { cartRefusal } from '#ui/journey/cart-refusal.view.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { versionIn } from '#ui/journey/drafts/step-form-data.ts';
import { quoteField } from '#ui/journey/journey-declaration.ts';
import { settlePress } from '#ui/journey/settled-press.server.ts';
import { priceChangedNotice, unconfirmedNotice, withoutPriceNotice } from '#ui/journey/submission-errors.view.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { answersFor, type BatchState, nothing, postedDraft, staleResult, storedBatch } from './batch-forms.server.ts';
import { batchOptions, pricedRows } from './batch-rows.server.ts';

const { name } = parcelBatch;

/** Buys the parcels that are right; the others stay here to be mended. */
export const buyForm: FormOf<BatchState> = {
  failure: 'journey-save',
  failed: (context) => ({ state: nothing, notices: [unconfirmedNotice(context)] }),
  async save(context, form) {
    const { edited, ...stored } = await storedBatch(context);
    const { draft, isTooLarge } = await postedDraft(context, stored.draft, form);
    const answers = answersFor(draft, edited);
    if (!answers || isTooLarge) return refusedResult({ faults: { table: { code: 'too-large' } }, typed: { draft } });
    const version = versionIn(form) ?? stored.version;
    const press = JSON.stringify(['buy', version, field(form, quoteField, 64)]);
    const claimed = await context.journeyDrafts.claim(name, { answers, version, press });
    switch (claimed.kind) {
      case 'stale':
        return staleResult(context, { form, typed: { draft, pasted: draft.pasted } });
      case 'finished':
        return redirectResult(claimed.to);
      case 'failed':
        return failedResult('journey-save', nothing, unconfirmedNotice(context));
      default:
        return settlePress(context, {
          name,
          claimed: { ...claimed.draft, press },
          answer: () => buy(context, { draft, edited, quoteId: field(form, quoteField, 64) }),
        });
    }
  },
};

async function buy(
  context: RequestContext,
  { draft, edited, quoteId }: { draft: BatchDraft; edited: string | null; quoteId: string },
): Promise<FormResult<BatchState>> {
  const { ports, wording, journeyDrafts } = context;
  const options = await batchOptions(context);
  const common = commonFaults(draft.common, options);
  if (Object.keys(common).length > 0) return refusedResult({ faults: { common }, typed: {} });
  const { rows, quote: current } = await pricedRows(draft, { context, options });
  const parcels = wholeParcels(rows);
  if (parcels.length === 0) return refusedResult(nothing, { tone: 'error', text: wording.t('parcels.noneReady') });
  if (!quoteId) return refusedResult(nothing, withoutPriceNotice(context));
  const first = await saveBatch(context, { batch: { parcels, quoteId }, edited });
  const quotedPrice = first.kind === 'quote-expired' ? await journeyDrafts.notedPrice(name, quoteId) : null;
  const renewed = quotedPrice && current?.total?.ttc.cents === quotedPrice.cents ? current.total : null;
  const outcome = renewed ? await saveBatch(context, { batch: { parcels, quoteId: renewed.id }, edited }) : first;
  switch (outcome.kind) {
    case 'quote-expired':
      return refusedResult(nothing, priceChangedNotice({ before: quotedPrice, now: current?.total ?? null }, context));
    case 'refused':
      return refusedResult(nothing, { tone: 'error', text: wording.t('parcels.batchRefused') });
    case 'replaced':
      break;
    case 'kept': {
      const { id: configurationId, productCode: code } = outcome.batch;
      const quantity = parcels.reduce((sum, parcel) => sum + parcel.quantity, 0);
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity });
      if (added.kind !== 'added') return refusedResult(nothing, cartRefusal(added, wording));
    }
  }
  const wrong = rows.filter(isWrong).map(({ row }) => row);
  const isDone = wrong.length === 0 && !draft.pasted;
  return isDone ? redirectResult(wording.paths.cart()) : keepOtherRows(context, { ...draft, rows: wrong });
}

/** The parcels that were bought are gone from the draft; those that are wrong stay, and what was pasted is still to be read. */
async function keepOtherRows(context: RequestContext, draft: BatchDraft): Promise<FormResult<BatchState>> {
  const answers = answersFor(draft, null);
  const { version } = await context.journeyDrafts.of(name);
  if (answers) await context.journeyDrafts.save(name, { answers, version });
  return redirectResult(context.wording.paths.parcelBatch({ note: draft.rows.length > 0 ? 'gardees' : 'a-lire' }));
}

async function saveBatch({ ports }: RequestContext, { batch, edited }: { batch: NewBatch; edited: string | null }) {
  if (edited && (await isInCart(ports, edited))) {
    const replaced = await ports.parcels.replaceBatch(edited, batch);
    if (replaced.kind === 'kept') return { kind: 'replaced' as const };
    if (replaced.kind !== 'gone') return replaced;
  }
  return ports.parcels.keepBatch(batch);
}
