import type { Order } from '#domain/orders/orders.ts';
import { orNull } from '#domain/shared/fault.ts';
import { parcelNumberOf } from '#domain/tracking/parcel-number.ts';
import type { TrackedConsignment } from '#domain/tracking/shipments.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** An order of many senders asks about so many of them. */
const maxRequests = 10;

/** Where the consignments of an order are; those of which nobody knows anything are left out. */
export async function shipmentsOf(
  { ports }: Pick<RequestContext, 'ports'>,
  { consignments }: Pick<Order, 'consignments'>,
): Promise<TrackedConsignment[]> {
  const numbers = consignments.flatMap(({ trackingId }) => parcelNumberOf(trackingId ?? '') ?? []);
  const found = await Promise.all(numbers.slice(0, maxRequests).map((number) => orNull(ports.shipments.of(number))));
  return found.filter((shipment) => shipment !== null);
}
