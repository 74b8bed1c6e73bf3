import type { OrderedService } from '#domain/orders/services.ts';
import { logoLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** How far the logo's subscription has come, why it was refused, and until when it lasts. */
export function subscriptionFacts(
  { subscription }: OrderedService,
  { today, wording }: { today: string; wording: Wording },
): string[] {
  const { t, numericDay } = wording;
  if (!subscription) return [];
  const { label, reason, endDate } = subscription;
  const logo = label ? logoLabelView(label, wording).text : null;
  return [
    ...(logo ? [t('orders.subscription', { state: logo })] : []),
    ...(reason ? [reason] : []),
    ...(endDate && label
      ? [t(endDate < today ? 'orders.subscriptionEnded' : 'orders.subscriptionEnd', { day: numericDay(endDate) })]
      : []),
  ];
}
