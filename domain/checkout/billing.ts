import { labelLines } from '../address/label.ts';
import type { Address, Cart, Carts } from '../cart/cart.ts';
import type { Deliveries } from './deliveries.ts';

/** The bill goes elsewhere than the parcel: the two addresses print differently. */
export function isBilledElsewhere({
  deliveryAddress,
  billingAddress,
}: Pick<Cart, 'deliveryAddress' | 'billingAddress'>) {
  if (deliveryAddress === null || billingAddress === null) return false;
  return labelLines(deliveryAddress).join('\n') !== labelLines(billingAddress).join('\n');
}

interface Ports {
  carts: Pick<Carts, 'current'>;
  deliveries: Pick<Deliveries, 'deliverTo' | 'billTo'>;
}

/** The bill follows the parcel, until the shopper has sent it elsewhere. */
export async function deliverTo({ carts, deliveries }: Ports, address: Address): Promise<'saved' | 'not-eligible'> {
  const cart = await carts.current();
  const saved = await deliveries.deliverTo(address);
  if (saved !== 'saved' || (cart && isBilledElsewhere(cart))) return saved;
  return deliveries.billTo(address);
}
