import type { Address } from '../address/records.ts';
import { pricedLines } from '../cart/lines.ts';
import type { CartRecord } from '../cart/records.ts';
import { COUNTRY, type Point, points } from '../pickup/points.ts';
import { refusal, unknownIdentifier } from '../shared/problems.ts';
import { OWN_SHOP, shopGroups } from './delivery.ts';

interface PointRequest {
  name: string;
  country: string;
  /** Of the mode that leads there. */
  code: string;
  shopId: string | null;
}

/** Where a shop's goods wait, when a point was chosen for them. */
export const pointOf = (cart: CartRecord, shopId: string): Point | undefined =>
  points.find(({ name }) => name === cart.pickupPoints?.[shopId]);

/** The mode and the point of one shop, chosen together; refuses what that shop, or that point, does not offer. */
export function choosePoint(
  cart: CartRecord,
  { name, country, code, shopId }: PointRequest,
): Required<Pick<CartRecord, 'deliveryModes' | 'pickupPoints'>> {
  const shop = shopId ?? OWN_SHOP;
  const group = shopGroups(pricedLines(cart), cart.deliveryAddress).find((each) => each.shopId === shop);
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

/** What stays chosen when the goods go elsewhere: a point near the old address is of no use at a new one. */
export const keepServedPoints = (cart: CartRecord, address: Address): Record<string, string> =>
  cart.deliveryAddress?.postalCode === address.postalCode ? { ...cart.pickupPoints } : {};
