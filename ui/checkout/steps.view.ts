import type { CheckoutStep } from '#domain/checkout/steps.ts';
import type { StepView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

type LaterStep = Exclude<CheckoutStep, 'summary'> | 'confirmation';

/** The steps of an order; earlier ones are links until the order is placed. A cart of services has no delivery step. */
export function stepsView(current: LaterStep, { physical }: { physical: boolean }, { t, paths }: Wording): StepView[] {
  const all: { name: CheckoutStep | 'confirmation'; label: string; href: string }[] = [
    { name: 'summary', label: t('checkout.stepCart'), href: paths.cart() },
    ...(physical ? [{ name: 'delivery' as const, label: t('checkout.stepDelivery'), href: paths.delivery() }] : []),
    { name: 'payment', label: t('checkout.stepPayment'), href: paths.payment() },
    { name: 'confirmation', label: t('checkout.stepConfirmation'), href: '' },
  ];
  const here = all.findIndex(({ name }) => name === current);
  return all.map(({ label, href }, at) => {
    if (at === here) return { label, current: true };
    if (at > here) return { label };
    return { label, done: true, ...(current === 'confirmation' ? {} : { href }) };
  });
}
