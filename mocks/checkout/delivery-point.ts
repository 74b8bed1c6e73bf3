import { OWN_SHOP, shopGroups } from '../cart/delivery.ts';
import { pricedLines } from '../cart/lines.ts';
import { COUNTRY, type Point, points } from '../pickup/points.ts';
import type { Address } from '../records/addresses.ts';
import type { CartRecord } from '../records/carts.ts';
import { refusal, unknownIdentifier } from '../shared/problems.ts';

interface PointRequest {
  name: string;
  country: string;
  /** The delivery mode of pickup points. */
  code: string;
  sellerId: string | null;
}

/** The pickup point of a sender's goods, if one was chosen. */
export const pointOf = (cart: CartRecord, sellerId: string): Point | undefined =>
  points.find(({ name }) => name === cart.pickupPoints?.[sellerId]);

/** Chooses a sender's mode and pickup point together; refuses a combination that is not offered. */
export function choosePoint(
  cart: CartRecord,
  { name, country, code, sellerId }: PointRequest,
): Required<Pick<CartRecord, 'deliveryModes' | 'pickupPoints'>> {
  const shop = sellerId ?? OWN_SHOP;
  const group = shopGroups(pricedLines(cart), cart.deliveryAddress).find((each) => each.sellerId === shop);
  const mode = group?.modes.find((each) => each.code === code && each.pickup);
  if (!mode) throw unknownIdentifier(code, 'deliveryMode');
  const point = country === COUNTRY ? points.find((each) => each.name === name) : undefined;
  if (!point) throw unknownIdentifier(name, 'pointOfService');
  if (point.state !== 'OPEN') throw notTaking(point);
  return {
    deliveryModes: { ...cart.deliveryModes, [shop]: code },
    pickupPoints: { ...cart.pickupPoints, [shop]: name },
  };
}

const notTaking = ({ name, state }: Point) =>
  refusal(400, {
    type: 'PointOfServiceError',
    reason: state === 'FULL' ? 'full' : 'closed',
    subject: name,
    subjectType: 'pointOfService',
    message: 'This point takes no parcels at the moment.',
  });

/** The points that remain valid at a new address: a point near the old one is dropped. */
export const keepServedPoints = (cart: CartRecord, address: Address): Record<string, string> =>
  cart.deliveryAddress?.postalCode === address.postalCode ? { ...cart.pickupPoints } : {};
