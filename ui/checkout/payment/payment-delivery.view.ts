import type { OrderedDelivery } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The delivery mode, its dates, and the pickup point where there is one. */
export function deliveryWords({ name, dates, point }: OrderedDelivery, { t, shortDay }: Wording): string {
  const days = dates && { from: shortDay(dates.earliest), to: shortDay(dates.latest) };
  return atPoint(days ? t('payment.deliveryOf', { mode: name, ...days }) : name, { point, t });
}

/** On the pages of an order, whose dates are all numeric (specification §9). */
export function orderedDeliveryWords({ name, dates, point }: OrderedDelivery, { t, numericDay }: Wording): string {
  const days = dates && {
    from: numericDay(dates.earliest),
    to: numericDay(dates.latest),
    isOneDay: String(dates.earliest === dates.latest),
  };
  return atPoint(days ? t('payment.orderedDeliveryOf', { mode: name, ...days }) : name, { point, t });
}

function atPoint(delivery: string, { point, t }: Pick<OrderedDelivery, 'point'> & Pick<Wording, 't'>): string {
  if (!point) return delivery;
  const place = [point.name, point.street, `${point.postalCode} ${point.city}`.trim()].filter(Boolean).join(', ');
  return t('payment.atPoint', { delivery, place });
}
