import { type DepositList, isPrintable } from '#domain/labels/deposit-lists.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { depositListNotFound } from '#ui/request/error/error-page.server.ts';
import { failureEvent } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { depositListView } from './list.view.ts';

const numberOf = ({ params: { number = '' } }: RequestContext) => number;

async function listIn(context: RequestContext): Promise<DepositList> {
  const list = await context.ports.depositLists.ofNumber(numberOf(context));
  if (list === 'unknown') throw depositListNotFound(context);
  return list;
}

/** Cancels the list; cancelling again, twice at once or in another tab is the same. */
const cancelForm: FormOf = {
  failure: 'deposit-list-change',
  async save(context) {
    const { ports, wording } = context;
    const answer = await answerOrFound(ports.depositLists.cancel(numberOf(context)), async () => {
      const list = await listIn(context);
      return list.status === 'cancelled' ? list : null;
    });
    if (answer === 'unknown') throw depositListNotFound(context);
    if (answer === 'not-cancellable')
      return refusedResult(null, { tone: 'error', text: wording.t('deposit-lists.notCancelled') });
    return redirectResult(wording.paths.depositLists({ note: 'annulee' }));
  },
};

/** One deposit list, to be scanned, printed or cancelled. */
export const depositListPage = formPage({
  forms: { cancel: cancelForm },
  needs: 'deposit-lists-fetch',
  async load(context, { query, notices }) {
    const { wording } = context;
    const list = await listIn(context);
    const { note, failure } = queryOf('depositList', query);
    // A list that is cancelled or over says so itself.
    const hasFailed = failure === 'fichier' && isPrintable(list);
    const failed: NoticeView[] = hasFailed
      ? [{ tone: 'error', text: wording.t('deposit-lists.fileAway'), takesFocus: true }]
      : [];
    // Read again after the counter, the page says what has become of the list.
    const created: NoticeView[] =
      note === 'creee' && list.status === 'open' && notices.length === 0
        ? [{ tone: 'success', text: wording.t('deposit-lists.created') }]
        : [];
    const view = depositListView({ list, notices: [...failed, ...created, ...notices] }, wording);
    return {
      view,
      description: wording.t('deposit-lists.description'),
      ...(hasFailed && { failure: failureEvent('deposit-list-download', wording) }),
    };
  },
});

export const { action, loader } = depositListPage;
