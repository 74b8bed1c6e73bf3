import type { OrderedDelivery } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The delivery mode, its dates, and the pickup point where there is one. */
export function deliveryWords({ name, dates, point }: OrderedDelivery, { t, promisedDay }: Wording): string {
  const days = dates && {
    from: promisedDay(dates.earliest),
    to: promisedDay(dates.latest),
    isOneDay: String(dates.earliest === dates.latest),
  };
  return atPoint(days ? t('payment.deliveryOf', { mode: name, ...days }) : name, { point, t });
}

function atPoint(delivery: string, { point, t }: Pick<OrderedDelivery, 'point'> & Pick<Wording, 't'>): string {
  return point ? t('payment.atPoint', { delivery, place: placeOf(point) }) : delivery;
}

/** Where goods wait, on a line. */
export const placeOf = ({ name, street, postalCode, city }: NonNullable<OrderedDelivery['point']>): string =>
  [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
