import { choiceFault, depositListFaults, makeDepositList } from '#domain/labels/deposit-lists.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { depositListsView, type TypedList } from './lists.view.ts';

const typedList = (form: FormData): TypedList => ({
  trackingIds: [...new Set(form.getAll('etiquette').filter((each) => typeof each === 'string'))].filter((id) =>
    /^[\w-]{1,64}$/.test(id),
  ),
  date: field(form, 'jour', 10),
  faults: {},
});

/** Makes a list of the chosen labels; pressed twice or in another tab it is the same list. */
const createForm: FormOf<TypedList> = {
  failure: 'deposit-list-change',
  typed: typedList,
  async save({ ports, wording }, form) {
    const { depositLists } = ports;
    const { trackingIds, date } = typedList(form);
    const wanted = { trackingIds, date };
    if (!choiceFault(trackingIds).labels && date !== '') {
      const made = await makeDepositList(depositLists, wanted);
      if (made.kind === 'created')
        return redirectResult(wording.paths.depositList({ number: made.list.number }, { note: 'creee' }));
    }
    // What the backend refused is said by the labels and the days as they stand now.
    const faults = depositListFaults(wanted, await depositLists.depositable());
    const hasFaults = Object.keys(faults).length > 0;
    return refusedResult(
      { ...wanted, faults },
      ...(hasFaults ? [] : [{ tone: 'error' as const, text: wording.t('deposit-lists.refused') }]),
    );
  },
};

/** The labels that wait for a counter, put on one list, and the lists that were made before. */
export const depositListsPage = formPage({
  forms: { create: createForm },
  fallback: 'create',
  needs: 'deposit-lists-fetch',
  notes: { annulee: ['success', 'deposit-lists.cancelledNote'] },
  async load({ ports, wording }, { query, notices, stateOf }) {
    const [depositable, lists] = await Promise.all([ports.depositLists.depositable(), ports.depositLists.all()]);
    const { order: orderCode } = queryOf('depositLists', query);
    const view = depositListsView(
      { depositable, lists, typed: stateOf('create'), orderCode, notices, today: todayInParis() },
      wording,
    );
    const partOf = orderCode ? wording.t('orders.title', { code: orderCode }) : undefined;
    return { view, description: wording.t('deposit-lists.description'), tab: { partOf } };
  },
});

export const { action, loader } = depositListsPage;
