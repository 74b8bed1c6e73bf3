import type { ReturnRequest } from '#domain/returns/returns.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { type FailureKind, failureEvent } from '#ui/request/error/failures.ts';
import { phoneOf } from '#ui/request/phone.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type QueryValues, queryOf } from '#ui/routing/queries/queries.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { returnView } from './request.view.ts';

/** The return of the address, which has to be of its order. */
async function requestAt(context: RequestContext): Promise<ReturnRequest> {
  const { code, returnRequestId = '' } = context.params;
  const found = await context.ports.returns.ofCode(returnRequestId);
  if (found === 'unknown' || found.orderCode !== code) throw orderNotFound(context);
  return found;
}

const cancelForm: FormOf = {
  failure: 'return-cancel',
  async save(context) {
    const { code, orderCode } = await requestAt(context);
    const { returns } = context.ports;
    const answer = await answerOrFound(returns.cancel(code), async () => {
      const found = await returns.ofCode(code);
      return found !== 'unknown' && found.status === 'cancelled' ? found : null;
    });
    if (answer === 'unknown') throw orderNotFound(context);
    const { t, paths } = context.wording;
    if (answer === 'too-late') return refusedResult(null, { tone: 'error', text: t('returns.tooLate') });
    return redirectResult(paths.orderReturn({ code: orderCode, returnRequestId: code }, { note: 'annule' }), {
      replaces: true,
    });
  },
};

/** A return, followed from here. */
export const returnPage = formPage({
  forms: { 'cancel-return': cancelForm },
  notes: {
    etiquette: ['error', 'error.returnLabel'],
  },
  needs: 'return-fetch',
  async load(context, { notices, query }) {
    const request = await requestAt(context);
    const { wording } = context;
    const phone = phoneOf(context);
    const { note } = queryOf('orderReturn', query);
    const failed: FailureKind | null =
      note === 'etiquette' ? 'return-label' : request.status === 'other' ? 'return-state' : null;
    return {
      view: returnView({ request, notices: [...newsOf(note, request, wording), ...notices], phone }, wording),
      description: wording.t('returns.description'),
      tab: { partOf: wording.t('orders.title', { code: context.params.code ?? '' }) },
      failure: failed ? failureEvent(failed, wording) : undefined,
    };
  },
});

/** What was done, as long as it stands: going back to the address of a request does not undo what followed. */
function newsOf(
  note: QueryValues<'orderReturn'>['note'],
  { status }: Pick<ReturnRequest, 'status'>,
  { t }: Wording,
): NoticeView[] {
  if (note === 'demande' && status !== 'cancelled') return [{ tone: 'success', text: t('returns.asked') }];
  return note === 'annule' && status === 'cancelled' ? [{ tone: 'success', text: t('returns.cancelled') }] : [];
}

export const { action, loader } = returnPage;
