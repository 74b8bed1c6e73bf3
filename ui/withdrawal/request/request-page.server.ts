import { emailFault } from '#domain/address/fields/email.ts';
import type { Order, Withdrawal, WithdrawalRequest } from '#domain/orders/orders.ts';
import { isWithdrawable, sameWithdrawal, withdrawableLines, withdrawalDay } from '#domain/orders/withdrawal.ts';
import { answerOrFound, Fault } from '#domain/shared/fault.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { nameOf } from '#ui/layout/layout.view.ts';
import { newDraft } from '#ui/messages/new-draft.server.ts';
import { postKey } from '#ui/request/digest.server.ts';
import { orderNotFound } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { COMMENT_LENGTH, quantityName, type TypedWithdrawal, withdrawView } from './request.view.ts';

/** Longer than the limit, so that a message that is too long is shown again whole. */
const longestComment = 10_000;

function typedWithdrawal(form: FormData): TypedWithdrawal {
  return {
    lineIds: form.getAll('article').filter((each) => typeof each === 'string'),
    quantities: Object.fromEntries(
      [...form.keys()]
        .filter((name) => name.startsWith(quantityName('')))
        .map((name) => [name.slice(quantityName('').length), field(form, name, 10).trim()]),
    ),
    email: field(form, 'email').trim(),
    comment: field(form, 'message', longestComment).replaceAll('\r\n', '\n'),
    draft: /^[\w-]{1,40}$/.exec(field(form, 'envoi', 40))?.[0] ?? '',
    faults: {},
  };
}

const codeOf = ({ params: { code = '' } }: RequestContext) => code;

async function orderOf(context: RequestContext): Promise<{ order: Order; withdrawals: Withdrawal[] }> {
  const { orders } = context.ports;
  const code = codeOf(context);
  const [order, withdrawals] = await Promise.all([orders.ofCode(code), orders.withdrawals(code)]);
  if (order === 'unknown' || withdrawals === 'unknown') throw orderNotFound(context);
  return { order, withdrawals };
}

/** The withdrawal; a press that is repeated gives the same one, because its key is the same. */
const withdrawForm: FormOf<TypedWithdrawal> = {
  failure: 'withdrawal-request',
  typed: typedWithdrawal,
  async save(context, form) {
    const { ports, wording, config, mode } = context;
    const { t, paths } = wording;
    const typed = typedWithdrawal(form);
    const read = await orderOf(context);
    const today = todayInParis();
    const isOpen = isWithdrawable(read.order, today) || withdrawalDay(read.order, { ...read, today }) !== null;
    if (mode === 'pro' || !isOpen)
      return refusedResult(typed, {
        tone: 'error',
        text: t('withdrawal.refused.too-late', { phone: config.PHONE_PART }),
      });
    const [lines, faults] = checkWithdrawal(typed, read, context);
    if (Object.keys(faults).length > 0) return refusedResult({ ...typed, faults });
    const code = codeOf(context);
    const { email, comment, draft } = typed;
    const wanted: WithdrawalRequest = {
      orderCode: code,
      lines,
      email,
      comment: comment.trim() || null,
      key: await postKey([draft, code, lines, email, comment]),
    };
    const answer = await answerOrFound(ports.orders.withdraw(wanted), async () => {
      const withdrawals = await ports.orders.withdrawals(code);
      const made =
        withdrawals === 'unknown' ? null : sameWithdrawal(read.order, { withdrawals, wanted, now: Date.now() });
      return made && { kind: 'received' as const, ...made };
    });
    if (answer === 'unknown') throw orderNotFound(context);
    if (answer.kind === 'refused') {
      const { reason } = answer;
      const text =
        reason === 'too-late' || reason === 'other'
          ? t(`withdrawal.refused.${reason}`, { phone: config.PHONE_PART })
          : t(`withdrawal.refused.${reason}`);
      return refusedResult(typed, { tone: 'error', text });
    }
    return redirectResult(paths.withdrawn({ code, withdrawalCode: answer.code }));
  },
};

/** What is withdrawn from, and what is wrong with it. What was withdrawn from meanwhile is judged by the backend. */
function checkWithdrawal(
  { lineIds, quantities, email, comment }: TypedWithdrawal,
  { order, withdrawals }: { order: Order; withdrawals: readonly Withdrawal[] },
  { wording }: RequestContext,
): [lines: { lineId: string; quantity: number }[], faults: FieldErrors] {
  const { t, number } = wording;
  const faults: FieldErrors = {};
  const chosen = withdrawableLines(order, { withdrawals, today: todayInParis() }).filter(({ line: { id } }) =>
    lineIds.includes(id),
  );
  const lines = chosen.map(({ line: { id, title }, most }) => {
    const text = quantities[id] ?? '1';
    const quantity = /^[0-9]{1,6}$/.test(text) ? Number(text) : 0;
    if (quantity < 1 || (most > 0 && quantity > most))
      faults[quantityName(id)] = t('withdrawal.quantityWrong', { most: Math.max(1, most), title });
    return { lineId: id, quantity };
  });
  if (chosen.length === 0) faults.article = t('withdrawal.missing');
  const wrong = email === '' ? ({ code: 'required' } as const) : emailFault(email);
  if (wrong) faults.email = faultText('email', wrong, wording);
  if (comment.length > COMMENT_LENGTH)
    faults.message = t('withdrawal.commentLong', { count: number(comment.length), most: number(COMMENT_LENGTH) });
  return [lines, faults];
}

/** Where a shopper withdraws from an order, or reads why that is not possible. */
export const withdrawPage = formPage({
  forms: { withdraw: withdrawForm },
  needs: 'withdrawal-fetch',
  async load(context, { stateOf, notices }) {
    const { wording, session } = context;
    const shopper = session.open?.shopper;
    // The guard lets only signed-in shoppers pass, and an editor's preview.
    if (!shopper) throw new Fault('signed-out', 'session');
    const view = withdrawView(
      {
        ...(await orderOf(context)),
        today: todayInParis(),
        shopper: { name: nameOf(shopper), email: shopper.email },
        typed: stateOf('withdraw'),
        draft: newDraft(),
        notices,
      },
      wording,
    );
    return {
      view,
      description: wording.t('withdrawal.description'),
      tab: { partOf: wording.t('orders.title', { code: context.params.code ?? '' }) },
    };
  },
});

export const { action, loader } = withdrawPage;
