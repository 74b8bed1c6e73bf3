import { needsPostOffice } from '#domain/orders/contract-stage.ts';
import { type ContractStep, type ForwardingContract, isKept } from '#domain/orders/services.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ContractNews extends NoticeView {
  way?: LinkView;
}

/** Which words of a contract its texts choose. */
export const kindOf = (contract: Pick<ForwardingContract, 'type' | 'from' | 'to'>): 'kept' | 'forwarded' =>
  isKept(contract) ? 'kept' : 'forwarded';

/** Where a contract is asked for again. */
export const renewalLink = ({ type }: Pick<ForwardingContract, 'type'>, { t, paths }: Wording): LinkView => ({
  label: t('forwarding.renew'),
  href: paths.forwardingNeeds(type ? { contractType: type } : {}),
});

/**
 * One that has ended, or one of a month, that goes on only if its holder asks again; before it has begun nobody buys it
 * twice. A professional's mail holding is not renewed (journeys §3).
 */
export function renewalLinks(contract: ForwardingContract, wording: Wording): LinkView[] {
  const { type, status, steps } = contract;
  if (status !== 'ready' || (wording.mode === 'pro' && isKept(contract))) return [];
  const stepOf = (kind: ContractStep['kind']) => steps.find((step) => step.kind === kind);
  const isMonthly = type === 'mobility' && (stepOf('active')?.isReached ?? true);
  return isMonthly || stepOf('ended')?.isReached ? [renewalLink(contract, wording)] : [];
}

/** The banners of a contract, those of the specification word for word (§4 and §8). */
export function contractNews(
  contract: ForwardingContract,
  { phone, wording }: { phone: string; wording: Wording },
): ContractNews[] {
  const { t } = wording;
  const { status } = contract;
  const kind = kindOf(contract);
  switch (status) {
    case 'to-be-verified':
      return [
        {
          tone: 'warning',
          title: t('forwarding.toBeVerifiedTitle'),
          text: t('forwarding.toBeVerified', { kind, phone }),
        },
      ];
    case 'cancelled':
      return [
        {
          tone: 'error',
          text: t('forwarding.contractCancelled'),
          way: renewalLink(contract, wording),
        },
      ];
    case 'objected':
      return [{ tone: 'error', title: t('forwarding.objectedTitle'), text: t('forwarding.objected', { kind, phone }) }];
    default:
      return [];
  }
}

/** What to show at the counter, and what a late visit means. */
export const officeText = (id: string, t: Wording['t']): string =>
  `${t('forwarding.officeAwaited', { id })} ${t('forwarding.noteDelay')}`;

/** What of a contract waits for its holder, with the page where it is done. */
export function contractTasks(
  { id, codeEntry, card, status, steps }: ForwardingContract,
  { way, wording: { t, numericDay } }: { way: LinkView; wording: Wording },
): ContractNews[] {
  if (status === 'to-be-verified') return [];
  if (codeEntry?.status === 'expired') return [{ tone: 'warning', text: t('forwarding.codeExpired'), way }];
  if (codeEntry?.status === 'locked') return [{ tone: 'warning', text: t('forwarding.codeLocked'), way }];
  if (codeEntry) {
    const { expiresOn } = codeEntry;
    const text = expiresOn
      ? `${t('forwarding.codeAwaitedUntil', { day: numericDay(expiresOn) })} ${t('forwarding.noteDelay')}`
      : t('forwarding.codeAwaited');
    return [{ tone: 'info', text, way }];
  }
  if (needsPostOffice({ status, steps })) return [{ tone: 'info', text: officeText(id, t), way }];
  return card === 'asked' ? [{ tone: 'info', text: t('forwarding.cardAsked'), way }] : [];
}
