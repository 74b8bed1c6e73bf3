import { needsPostOffice } from '#domain/orders/contract-stage.ts';
import type { CodeEntry, ContractAddress, ForwardingContract } from '#domain/orders/services.ts';
import type { TimelineStep } from '#ui/components/values/timeline.tsx';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ContractNews, contractNews, kindOf, officeText, renewalLinks } from './contract-news.view.ts';
import { contractSteps } from './contract-steps.view.ts';

/** A code as it was typed, and why it was not taken. */
export interface TypedCode {
  code: string;
  error?: string;
}

export interface ContractView {
  title: string;
  trail: LinkView[];
  about: string;
  notices: NoticeView[];
  news: ContractNews[];
  steps: TimelineStep[];
  code?: { value: string; hint: string; errors: FieldErrors };
  /** Another letter: asked for here, or from when on. */
  letter?: { text: string; isOffered: boolean };
  /** Whether the card came. */
  card?: { text: string; asksNo: boolean };
  ways: LinkView[];
}

interface ContractViewInput {
  orderCode: string;
  contract: ForwardingContract;
  typed: TypedCode | null;
  notices: NoticeView[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
  /** The customer service's number in the mode. */
  phone: string;
}

/** A contract that is followed: its steps, the code of its letter, its card. */
export function contractView(
  { orderCode: code, contract, typed, notices, today, phone }: ContractViewInput,
  wording: Wording,
): ContractView {
  const { t, paths } = wording;
  const { from, to, card, id: contractId, status } = contract;
  return {
    title: t('forwarding.contractTitle', { kind: kindOf(contract) }),
    trail: [{ label: t('forwarding.ofOrder', { code }), href: paths.orderDetail({ code }) }],
    about: aboutOf(from, to, wording),
    notices,
    news: [
      ...contractNews(contract, { phone, wording }),
      // The order tells it of its withdrawal.
      ...(status === 'withdrawn' ? [{ tone: 'info' as const, text: t('forwarding.withdrawn') }] : []),
      ...(typed ? [] : spentNews(contract, wording)),
      ...officeNews(contract, wording),
    ],
    steps: contractSteps(contract, { today, wording }),
    ...codeParts(contract, { typed, today, wording }),
    ...(card === 'asked' && { card: { text: t('forwarding.cardQuestionText'), asksNo: true } }),
    ...(card === 'missing' && { card: { text: t('forwarding.cardMissingText', { phone }), asksNo: false } }),
    ways: [
      ...renewalLinks(contract, wording),
      { label: t('forwarding.toOrder'), href: paths.orderDetail({ code }) },
      // One that came to nothing has no page in the customer area.
      ...(status === 'cancelled'
        ? []
        : [{ label: t('orders.contract'), href: paths.forwardingContract({ contractId }) }]),
    ],
  };
}

function aboutOf(from: ContractAddress | null, to: ContractAddress | null, { t }: Wording): string {
  if (from && to) return t('forwarding.contractWay', { from: contractPlace(from), to: contractPlace(to) });
  return from ? t('forwarding.contractKept', { from: contractPlace(from) }) : '';
}

export const contractPlace = ({ street, postalCode, city }: ContractAddress): string =>
  [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** What is shown at the counter, and where one is. */
const officeNews = (contract: ForwardingContract, { t, paths }: Wording): ContractNews[] =>
  needsPostOffice(contract)
    ? [
        {
          tone: 'info',
          text: officeText(contract.id, t),
          way: { label: t('forwarding.toOffices'), href: paths.pointsOfSale() },
        },
      ]
    : [];

/** A code that is taken no longer; just after it was typed, the page says so above. */
const spentNews = ({ codeEntry }: ForwardingContract, { t }: Wording): ContractNews[] =>
  codeEntry && codeEntry.status !== 'open'
    ? [
        {
          tone: 'warning',
          text: t(codeEntry.status === 'expired' ? 'forwarding.codeExpired' : 'forwarding.codeLocked'),
        },
      ]
    : [];

interface CodeEntryInput {
  typed: TypedCode | null;
  today: string;
  wording: Wording;
}

/** The field of the code while one is taken, and another letter. */
function codeParts(
  { codeEntry }: ForwardingContract,
  { typed, today, wording }: CodeEntryInput,
): Pick<ContractView, 'code' | 'letter'> {
  if (!codeEntry) return {};
  const { t, numericDay } = wording;
  const { status, triesLeft, expiresOn, resendFrom } = codeEntry;
  const tries = t('forwarding.triesLeft', { count: triesLeft });
  const hint = expiresOn ? `${t('forwarding.codeUntil', { day: numericDay(expiresOn) })} ${tries}` : tries;
  const isOffered = resendFrom !== null && resendFrom <= today;
  return {
    ...(status === 'open' && {
      code: { value: typed?.code ?? '', hint, errors: typed?.error ? { code: typed.error } : {} },
    }),
    letter: { text: letterText(codeEntry, { isOffered, wording }), isOffered },
  };
}

function letterText(
  { status, resendFrom }: CodeEntry,
  { isOffered, wording: { t, numericDay } }: { isOffered: boolean; wording: Wording },
): string {
  if (resendFrom === null) return t('forwarding.letterNoMore');
  if (!isOffered) return t('forwarding.letterLater', { day: numericDay(resendFrom) });
  return t(status === 'open' ? 'forwarding.letterText' : 'forwarding.letterNew');
}
