import type { OrderedDelivery } from '#domain/orders/orders.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The delivery mode, its dates, and the pickup point where there is one. */
export function deliveryWords({ name, dates, point }: OrderedDelivery, { t, promisedDay }: Wording): string {
  const days = dates && {
    ...periodOf(dates, promisedDay),
    isOneDay: String(dates.earliest === dates.latest),
  };
  return atPoint(days ? t('payment.deliveryOf', { mode: name, ...days }) : name, { point, t });
}

/** Both days of a period, « mar. 24/11 » and « jeu. 26/11/2026 »: on a phone they stand on one line. Two years are both told. */
export const periodOf = (
  { earliest, latest }: NonNullable<OrderedDelivery['dates']>,
  promisedDay: Wording['promisedDay'],
): { from: string; to: string } => ({
  from: earliest === latest ? promisedDay(earliest) : promisedDay(earliest).replace(`/${latest.slice(0, 4)}`, ''),
  to: promisedDay(latest),
});

function atPoint(delivery: string, { point, t }: Pick<OrderedDelivery, 'point'> & Pick<Wording, 't'>): string {
  return point ? t('payment.atPoint', { delivery, place: placeOf(point) }) : delivery;
}

/** Where goods wait, on a line. */
export const placeOf = ({ name, street, postalCode, city }: NonNullable<OrderedDelivery['point']>): string =>
  [name, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
