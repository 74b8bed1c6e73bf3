import { labelLines } from '#domain/address/label.ts';
import type { Order } from '#domain/orders/orders.ts';
import type { AddressBlock, LinkView, StepView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { type RecapView, recapView } from './recap.view.ts';
import { stepsView } from './steps.view.ts';

export interface ConfirmationView {
  title: string;
  steps: StepView[];
  thanks: string;
  code: { label: string; value: string };
  date: string;
  status: string;
  payment: string;
  delivery?: { title: string; block: AddressBlock; modes: string[] };
  billing?: { title: string; block: AddressBlock };
  recap: RecapView;
  resume: LinkView;
}

export function confirmationView(order: Order, wording: Wording): ConfirmationView {
  const { t, paths, longDate } = wording;
  const { deliveryAddress, billingAddress } = order;
  const physical = order.lines.some((line) => line.kind === 'physical');
  return {
    title: t('checkout.confirmationTitle'),
    steps: stepsView('confirmation', { physical }, wording),
    thanks: t('checkout.thanks'),
    code: { label: t('checkout.code'), value: order.code },
    date: longDate(order.created),
    status: order.statusDisplay ?? t('checkout.created'),
    payment: order.paymentMode ?? '',
    ...(physical && deliveryAddress
      ? {
          delivery: {
            title: t('checkout.deliveryAddress'),
            block: labelLines(deliveryAddress),
            modes: order.deliveryModes,
          },
        }
      : {}),
    ...(billingAddress ? { billing: { title: t('checkout.billingAddress'), block: labelLines(billingAddress) } } : {}),
    recap: recapView(order, wording),
    resume: { label: t('checkout.resumeShopping'), href: paths.home() },
  };
}
