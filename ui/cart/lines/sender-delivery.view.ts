import type { Cart } from '#domain/cart/cart.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

type DeliveredCart = Pick<Cart, 'senderDeliveries' | 'deliveryAddress' | 'deliveryChosen'>;

/** What the backend says of a sender's delivery. Once every mode is chosen, the totals say what it costs. */
export function deliveryTexts(sellerId: string | null, cart: DeliveredCart, wording: Wording): string[] {
  const { t } = wording;
  const { lowest, free } = cart.senderDeliveries.find((one) => one.sellerId === sellerId) ?? {};
  const isOffered = free ? free.missing.ttc.cents === 0 : lowest?.ttc.cents === 0 && !cart.deliveryChosen;
  if (isOffered) return [t('cart.deliveryIsFree')];
  const texts: string[] = [];
  if (lowest && lowest.ttc.cents > 0 && !cart.deliveryChosen)
    texts.push(
      t(cart.deliveryAddress ? 'cart.deliveryFrom' : 'cart.deliveryFromHome', { price: wholePrice(lowest, wording) }),
    );
  if (free)
    texts.push(
      t('cart.deliveryMissing', { from: wholePrice(free.from, wording), missing: wholePrice(free.missing, wording) }),
    );
  return texts;
}
