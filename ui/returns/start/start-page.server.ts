import { type NewReturn, type Returnable, sameReturn } from '#domain/returns/returns.ts';
import { answerOrFound, orNull } from '#domain/shared/fault.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { newDraft } from '#ui/messages/new-draft.server.ts';
import { postKey } from '#ui/request/digest.server.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { COMMENT_LENGTH, startReturnView, type TypedReturn } from './start.view.ts';

/** Longer than the limit, so that a comment that is too long is shown again whole. */
const longestComment = 10_000;

const placeOf = ({ params: { code = '', subOrderCode = '' } }: RequestContext) => ({ code, subOrderCode });

async function returnableAt(context: RequestContext): Promise<Returnable> {
  const { code, subOrderCode } = placeOf(context);
  const found = await context.ports.returns.returnable(code, subOrderCode);
  if (found === 'unknown') throw orderNotFound(context);
  return found;
}

/** The fields whose names begin so, by what follows. */
const valuesByNumber = (form: FormData, beginning: string): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()]
      .filter((name) => name.startsWith(beginning))
      .map((name) => [name.slice(beginning.length), field(form, name, 64)]),
  );

const typedReturn = (form: FormData): TypedReturn => ({
  quantities: valuesByNumber(form, 'quantite-'),
  reasons: valuesByNumber(form, 'motif-'),
  method: field(form, 'mode', 64),
  comment: field(form, 'commentaire', longestComment).replaceAll('\r\n', '\n'),
  draft: /^[\w-]{1,40}$/.exec(field(form, 'envoi', 40))?.[0] ?? '',
  faults: {},
});

const askForm: FormOf<TypedReturn> = {
  failure: 'return-ask',
  typed: typedReturn,
  async save(context, form) {
    const { ports, wording } = context;
    const { t } = wording;
    const typed = typedReturn(form);
    const returnable = await returnableAt(context);
    const faults = faultsOf(typed, returnable, context);
    if (Object.keys(faults).length > 0) return refusedResult({ ...typed, faults });
    const { code, subOrderCode } = placeOf(context);
    const wanted: NewReturn = {
      orderCode: code,
      consignmentCode: subOrderCode,
      methodCode: typed.method,
      comment: typed.comment.trim() || null,
      lines: returnable.lines.flatMap(({ entryNumber }) => {
        const quantity = Number(typed.quantities[entryNumber] ?? 0);
        return quantity > 0 ? [{ entryNumber, quantity, reasonCode: typed.reasons[entryNumber] ?? '' }] : [];
      }),
      key: await postKey([typed.draft, typed.quantities, typed.reasons, typed.method, typed.comment]),
    };
    const answer = await answerOrFound(ports.returns.ask(wanted), async () => {
      const requests = await ports.returns.ofOrder(code);
      const request = requests === 'unknown' ? null : sameReturn(requests, wanted, Date.now());
      return request && { kind: 'asked' as const, request };
    });
    if (answer.kind === 'unknown') throw orderNotFound(context);
    if (answer.kind === 'refused')
      return refusedResult(typed, {
        tone: 'error',
        title: t('returns.refusedNote'),
        text:
          answer.reason === 'other'
            ? t('returns.refused.other', { phone: phoneOf(context) })
            : t(`returns.refused.${answer.reason}`),
      });
    return redirectResult(
      wording.paths.orderReturn({ code, returnRequestId: answer.request.code }, { note: 'demande' }),
    );
  },
};

function faultsOf(typed: TypedReturn, { lines, reasons, methods }: Returnable, context: RequestContext): FieldErrors {
  const { t, number } = context.wording;
  const faults: FieldErrors = {};
  let pieces = 0;
  for (const { entryNumber, name, most } of lines) {
    const text = typed.quantities[entryNumber] ?? '0';
    const quantity = /^[0-9]{1,5}$/.test(text) ? Number(text) : null;
    // A line that was returned meanwhile, in another tab, is judged by the backend.
    if (quantity === null || (most > 0 && quantity > most))
      faults[`quantite-${entryNumber}`] = t('returns.quantityWrong', { name, most });
    else pieces += quantity;
    if (quantity && !reasons.some(({ code }) => code === typed.reasons[entryNumber]))
      faults[`motif-${entryNumber}`] = t('returns.reasonMissing', { name });
  }
  const [first] = lines;
  if (pieces === 0 && first && Object.keys(faults).length === 0)
    faults[`quantite-${lines.find(({ most }) => most > 0)?.entryNumber ?? first.entryNumber}`] =
      t('returns.linesMissing');
  if (!methods.some(({ code }) => code === typed.method)) faults.mode = t('returns.methodMissing');
  if (typed.comment.length > COMMENT_LENGTH)
    faults.commentaire = t('returns.commentTooLong', {
      count: number(typed.comment.length),
      most: number(COMMENT_LENGTH),
    });
  return faults;
}

/** Where a return is asked for. A press that is repeated leads to the same request, because the key is the same. */
export const startReturnPage = formPage({
  forms: { 'ask-return': askForm },
  needs: 'return-fetch',
  async load(context, { notices, stateOf }) {
    const place = placeOf(context);
    const [returnable, requests] = await Promise.all([
      returnableAt(context),
      orNull(context.ports.returns.ofOrder(place.code)),
    ]);
    if (requests === 'unknown') throw orderNotFound(context);
    const view = startReturnView(
      {
        returnable,
        requests: (requests ?? []).filter(({ consignmentCode }) => consignmentCode === place.subOrderCode),
        place,
        typed: stateOf('ask-return'),
        draft: newDraft(),
        notices,
        phone: phoneOf(context),
      },
      context.wording,
    );
    return {
      view,
      description: context.wording.t('returns.startDescription'),
      tab: { partOf: context.wording.t('orders.title', { code: context.params.code ?? '' }) },
    };
  },
});

export const { action, loader } = startReturnPage;
