import type { Wording } from '#ui/wording/wording.ts';

/** The choice, as one press of a form. */
export interface AutomaticRefundView {
  action: string;
  /** What the press wants: `oui` or `non`. */
  wants: string;
  label: string;
  /** What was chosen. */
  text?: string;
}

/** The refund of unused labels without a request: to be chosen, or chosen. */
export function automaticRefund(code: string, isChosen: boolean, { t, paths }: Wording): AutomaticRefundView {
  const action = paths.orderRefund({ code });
  return isChosen
    ? { action, wants: 'non', label: t('orders.automaticEnd'), text: t('orders.automaticChosen') }
    : { action, wants: 'oui', label: t('orders.automatic') };
}
