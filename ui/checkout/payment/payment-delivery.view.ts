import type { OrderedDelivery } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The delivery mode, its dates, and the pickup point where there is one. */
export const deliveryWords = (delivery: OrderedDelivery, { t, shortDay }: Wording): string =>
  wordsOf(delivery, { key: 'payment.deliveryOf', dayText: shortDay, t });

/** On the pages of an order, whose dates are all numeric (specification §9). */
export const orderedDeliveryWords = (delivery: OrderedDelivery, { t, numericDay }: Wording): string =>
  wordsOf(delivery, { key: 'payment.orderedDeliveryOf', dayText: numericDay, t });

interface DatesForm extends Pick<Wording, 't'> {
  key: 'payment.deliveryOf' | 'payment.orderedDeliveryOf';
  dayText: (day: string) => string;
}

function wordsOf({ name, dates, point }: OrderedDelivery, { key, dayText, t }: DatesForm): string {
  const days = dates && {
    from: dayText(dates.earliest),
    to: dayText(dates.latest),
    isOneDay: String(dates.earliest === dates.latest),
  };
  return atPoint(days ? t(key, { mode: name, ...days }) : name, { point, t });
}

function atPoint(delivery: string, { point, t }: Pick<OrderedDelivery, 'point'> & Pick<Wording, 't'>): string {
  if (!point) return delivery;
  const place = [point.name, point.street, `${point.postalCode} ${point.city}`.trim()].filter(Boolean).join(', ');
  return t('payment.atPoint', { delivery, place });
}
