import { areRefundRequested, type RefundableOrder } from '#domain/labels/labels.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import type { FieldErrors, NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { longestReason, refundView, type TypedRefund } from './refund.view.ts';

const codeOf = ({ params: { code = '' } }: RequestContext) => code;

/** Longer than what is accepted, so that a reason that is too long is shown again whole. */
const longestTyped = 5000;

const typedRefund = (form: FormData): TypedRefund => ({
  trackingIds: [...new Set(form.getAll('etiquette').filter((each) => typeof each === 'string'))].filter((id) =>
    /^[\w-]{1,64}$/.test(id),
  ),
  reason: field(form, 'motif', longestTyped).replaceAll('\r\n', '\n'),
  faults: {},
});

/** The labels of the order in the address, as the backend tells their kinds apart (specification §7, isSmt). */
async function refundableOrder(context: RequestContext): Promise<RefundableOrder> {
  const orderCode = codeOf(context);
  const order = await context.ports.orders.ofCode(orderCode);
  if (order === 'unknown') throw orderNotFound(context);
  return { orderCode, isShippingLabel: order.groups.some(({ kind }) => kind === 'shipping-labels') };
}

/** Asks for the refund of the chosen labels; asking again, twice at once or in another tab is the same request. */
const refundForm: FormOf<TypedRefund> = {
  failure: 'refund-request',
  typed: typedRefund,
  async save(context, form) {
    const { t, number, paths } = context.wording;
    const typed = typedRefund(form);
    const { trackingIds, reason } = typed;
    const faults: FieldErrors = {
      ...(trackingIds.length === 0 && { etiquette: t('labels.refundChoose') }),
      ...(reason.length > longestReason && {
        motif: t('labels.refundReasonLong', { count: number(reason.length), most: number(longestReason) }),
      }),
    };
    if (Object.keys(faults).length > 0) return refusedResult({ ...typed, faults });
    const request = { trackingIds, reason: reason.trim() || null };
    const order = await refundableOrder(context);
    const { labels } = context.ports;
    const answer = await answerOrFound(labels.refund(order, request), async () => {
      const parcels = await labels.refundable(order);
      return parcels !== 'unknown' && areRefundRequested(parcels, trackingIds) ? parcels : null;
    });
    if (answer === 'unknown') throw orderNotFound(context);
    if (answer === 'refused') return refusedResult(typed, { tone: 'error', text: t('labels.refundRefused') });
    return redirectResult(paths.orderRefund({ code: codeOf(context) }, { note: 'demande' }), { replaces: true });
  },
};

/** Whether labels that will not have been used are refunded without a request: chosen on the order's page, and led back to it. */
const automaticForm: FormOf = {
  failure: 'refund-request',
  async save(context, form) {
    const { t, paths } = context.wording;
    const code = codeOf(context);
    const answer = await context.ports.labels.refundAutomatically(code, field(form, 'voulu', 3) === 'oui');
    if (answer === 'unknown') throw orderNotFound(context);
    if (answer === 'refused') return refusedResult(null, { tone: 'error', text: t('labels.automaticRefused') });
    return redirectResult(paths.orderDetail({ code }), { replaces: true });
  },
  // It is no request for a refund that failed.
  failed: ({ wording }) => ({
    state: null,
    notices: [{ tone: 'error', text: wording.t('labels.automaticFailed') }],
  }),
};

/** Which labels of an order may be refunded, why not the others, and the request for it. */
export const refundPage = formPage({
  forms: { refund: refundForm, automatic: automaticForm },
  needs: 'refund-fetch',
  async load(context, { query, notices, stateOf }) {
    const { wording } = context;
    const parcels = await context.ports.labels.refundable(await refundableOrder(context));
    if (parcels === 'unknown') throw orderNotFound(context);
    // The page says what it has read: the latest request that the backend knows.
    const latest = parcels
      .flatMap(({ requestedAt }) => requestedAt ?? [])
      .toSorted()
      .at(-1);
    const requestNotices: NoticeView[] =
      queryOf('orderRefund', query).note === 'demande' && latest
        ? [{ tone: 'success', text: wording.t('labels.refundAsked', { day: wording.numericDay(latest) }) }]
        : [];
    const view = refundView(
      {
        code: codeOf(context),
        parcels,
        typed: stateOf('refund'),
        notices: [...requestNotices, ...notices],
        phone: phoneOf(context),
      },
      wording,
    );
    return {
      view,
      description: wording.t('labels.refundDescription'),
      tab: { partOf: wording.t('orders.title', { code: context.params.code ?? '' }) },
    };
  },
});

export const { action, loader } = refundPage;
