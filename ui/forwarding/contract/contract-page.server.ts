import type { ActivationOutcome } from '#domain/forwarding/forwarding.ts';
import type { ForwardingContract } from '#domain/orders/services.ts';
import { answerOrFound } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, limitedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { limitedText } from '#ui/forms/limited-text.ts';
import { contractNotFound, orderNotFound } from '#ui/request/error/error-page.server.ts';
import { limitGuesses } from '#ui/request/limits.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type QueryValues, queryOf } from '#ui/routing/queries/queries.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { contractView, type TypedCode } from './contract.view.ts';
import { kindOf } from './contract-news.view.ts';

const addressOf = ({ params: { code = '', contractId = '' } }: RequestContext) => ({ code, contractId });

/** The contract of the address, which has to be of its order. */
async function contractAt(context: RequestContext): Promise<ForwardingContract> {
  const { code, contractId } = addressOf(context);
  const order = await context.ports.orders.ofCode(code);
  if (order === 'unknown') throw orderNotFound(context);
  const found = order.services.find(({ contract }) => contract?.id === contractId);
  if (!found?.contract) throw contractNotFound(context, context.wording.paths.orderDetail({ code }));
  return found.contract;
}

const redirectWithNote = (context: RequestContext, note?: 'active' | 'lettre' | 'carte') =>
  redirectResult(context.wording.paths.orderContract(addressOf(context), note ? { note } : {}), { replaces: true });

const typedCode = (form: FormData): TypedCode => ({ code: field(form, 'code', 20).trim() });

/** Where the answer did not come, the contract says whether the code was entered. */
const activate = (context: RequestContext, { id, code }: { id: string; code: string }): Promise<ActivationOutcome> =>
  answerOrFound(context.ports.forwardings.enterCode(id, code), async () => {
    const contract = await contractAt(context);
    return contract.steps.some(({ kind, isReached }) => kind === 'code-entered' && isReached)
      ? { kind: 'activated', contract }
      : null;
  });

/** Wrong codes are slowed down as vouchers are, before the backend's own tries are used up. */
const codeForm: FormOf<TypedCode> = {
  failure: 'contract-code',
  typed: typedCode,
  async save(context, form) {
    const { t } = context.wording;
    const typed = typedCode(form);
    if (typed.code === '') return refusedResult({ ...typed, error: t('forwarding.codeRequired') });
    const { id } = await contractAt(context);
    const guess = await limitGuesses(context.limits, 'contract-code', {
      run: () => activate(context, { id, code: typed.code }),
      isWrong: ({ kind }) => kind === 'wrong' || kind === 'locked',
    });
    if ('seconds' in guess) return limitedResult({ ...typed, error: limitedText(context.wording, guess.seconds) });
    switch (guess.answer.kind) {
      case 'activated':
        return redirectWithNote(context, 'active');
      case 'not-awaited':
        return redirectWithNote(context);
      case 'unknown':
        throw orderNotFound(context);
      case 'wrong':
        return refusedResult({ ...typed, error: t('forwarding.codeWrong') });
      case 'locked':
        return refusedResult(typed, { tone: 'error', text: t('forwarding.codeLocked') });
      default:
        return refusedResult(typed, { tone: 'error', text: t('forwarding.codeExpired') });
    }
  },
  failed: ({ wording }, { form }) => ({ state: { ...typedCode(form), error: wording.t('error.contractCode') } }),
};

const letterForm: FormOf = {
  failure: 'contract-letter',
  async save(context) {
    const { id, codeEntry } = await contractAt(context);
    const answer = await answerOrFound(context.ports.forwardings.resendLetter(id), async () => {
      const now = (await contractAt(context)).codeEntry;
      return now && now.expiresOn !== codeEntry?.expiresOn ? 'sent' : null;
    });
    if (answer === 'unknown') throw orderNotFound(context);
    if (answer === 'too-soon')
      return refusedResult(null, { tone: 'error', text: context.wording.t('forwarding.letterTooSoon') });
    return redirectWithNote(context, 'lettre');
  },
};

const cardForm: FormOf = {
  failure: 'contract-card',
  async save(context, form) {
    const isReceived = field(form, 'recue', 3) === 'oui';
    const { id } = await contractAt(context);
    const answer = await answerOrFound(context.ports.forwardings.answerCard(id, isReceived), async () =>
      (await contractAt(context)).card === (isReceived ? 'received' : 'missing') ? 'answered' : null,
    );
    if (answer === 'unknown') throw orderNotFound(context);
    return answer === 'not-asked' ? redirectWithNote(context) : redirectWithNote(context, 'carte');
  },
};

/** Where a contract is followed: the code of its letter, another letter, the card at the new address. */
export const contractPage = formPage({
  forms: { code: codeForm, letter: letterForm, card: cardForm },
  needs: 'order-fetch',
  async load(context, { query, notices, stateOf }) {
    const { wording } = context;
    const contract = await contractAt(context);
    const view = contractView(
      {
        orderCode: addressOf(context).code,
        contract,
        typed: stateOf('code'),
        notices: [...newsOf(queryOf('orderContract', query).note, contract, wording.t), ...notices],
        today: todayInParis(),
        phone: phoneOf(context),
      },
      wording,
    );
    return {
      view,
      description: wording.t('forwarding.contractDescription', { kind: kindOf(contract) }),
      tab: { partOf: wording.t('orders.title', { code: context.params.code ?? '' }) },
    };
  },
});

/** What was done, as long as it stands. */
function newsOf(
  note: QueryValues<'orderContract'>['note'],
  { codeEntry, card, steps }: ForwardingContract,
  t: RequestContext['wording']['t'],
): NoticeView[] {
  const isEntered = steps.some(({ kind, isReached }) => kind === 'code-entered' && isReached);
  if (note === 'active' && isEntered) return [{ tone: 'success', text: t('forwarding.activated') }];
  if (note === 'lettre' && codeEntry) return [{ tone: 'success', text: t('forwarding.letterSent') }];
  if (note !== 'carte' || (card !== 'received' && card !== 'missing')) return [];
  return [{ tone: 'success', text: t(card === 'received' ? 'forwarding.cardThanks' : 'forwarding.cardNoted') }];
}

export const { action, loader } = contractPage;
