import type { OrderedDelivery } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The delivery mode, its dates, and the pickup point where there is one. */
export function deliveryWords({ name, dates, point }: OrderedDelivery, { t, shortDay }: Wording): string {
  const days = dates && { from: shortDay(dates.earliest), to: shortDay(dates.latest) };
  const delivery = days ? t('payment.deliveryOf', { mode: name, ...days }) : name;
  if (!point) return delivery;
  const place = [point.name, point.street, `${point.postalCode} ${point.city}`.trim()].filter(Boolean).join(', ');
  return t('payment.atPoint', { delivery, place });
}
