import { isWrong, type JudgedRow } from '#domain/parcels/batch.ts';
import { pointOf } from '#domain/parcels/delivery.ts';
import { type PickupPoint, searchFault, takesParcels } from '#domain/pickup/pickup-points.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { wrongRowsLimit } from './batch.view.ts';

const nearest = 3;
/** Some of the nearest may be full or closed. */
const looked = 10;

/** The points near the postcode of each row that is to be mended and goes to a point which it does not name. */
export async function pointsOfRows(
  rows: readonly JudgedRow[],
  { ports }: Pick<RequestContext, 'ports'>,
): Promise<Map<number, PickupPoint[]>> {
  const wrong = rows.flatMap((judged, at) => (isWrong(judged) ? [{ judged, at }] : [])).slice(0, wrongRowsLimit);
  const found = await Promise.all(
    wrong.map(async ({ judged: { row }, at }) => {
      const { postalCode = '', destination: country = 'FR', way } = row;
      const search = { address: '', postalCode, city: row['recipient.city'] ?? '', country };
      if (way !== 'point' || pointOf(row) || postalCode === '' || searchFault(search)) return null;
      const near = await orNull(ports.pickupPoints.near({ ...search, count: looked }));
      const points = near?.points.filter(takesParcels).slice(0, nearest) ?? [];
      return points.length > 0 ? ([at, points] as const) : null;
    }),
  );
  return new Map(found.flatMap((one) => (one ? [one] : [])));
}
