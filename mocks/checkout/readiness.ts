import { compositionOf, notComposed } from '../cart/composed.ts';
import { OWN_SHOP, type ShopGroup, shopGroups } from '../cart/delivery.ts';
import { available, limitedGoodsOf, needsDelivery, type PricedLine, pricedLines } from '../cart/lines.ts';
import { MAX_ORDER_CENTS } from '../cart/totals.ts';
import type { CartRecord } from '../records/carts.ts';
import { cartRefusal, refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { pointOf } from './delivery-point.ts';

/** Refuses a cart that is not ready to be ordered. */
export function checkReady(world: World, cart: CartRecord): void {
  const lines = pricedLines(cart);
  if (lines.length === 0) throw cartRefusal('empty', cart.code);
  const bare = lines.find(({ item, configurationId }) => item.productType === 'ESERVICE' && !configurationId);
  if (bare) throw notComposed('configurationMissing', bare.item.code);
  const outdated = lines.find(({ item: { code }, configurationId }) =>
    compositionOf(world, { code, configurationId })?.infos.some(({ isOver }) => isOver),
  );
  if (outdated) throw notComposed('configurationOutdated', outdated.configurationId ?? '');
  if (limitedGoodsOf(lines) > MAX_ORDER_CENTS) throw cartRefusal('maxAmount', cart.code);
  const short = lines.find((line) => available(world, line.item, line.offer) < line.quantity);
  if (short) throw insufficientStock(world, short);
  checkInvoice(cart);
  if (!needsDelivery(lines)) return;
  if (!cart.deliveryAddress) throw cartRefusal('deliveryAddressMissing', cart.code);
  for (const group of shopGroups(lines, cart.deliveryAddress)) {
    const { sellerId, modes } = group;
    if (modes.length === 0) throw senderRefusal('zoneNotServed', group);
    const chosen = modes.find(({ code }) => code === cart.deliveryModes[sellerId]);
    if (!chosen) throw senderRefusal('deliveryModeMissing', group);
    if (chosen.pickup && !pointOf(cart, sellerId)) throw senderRefusal('pickupPointMissing', group);
  }
}

/** Names the sender and its modes: a client that knows one mode for a cart reads there what is left to choose. */
const senderRefusal = (reason: string, { sellerId, sellerName, modes }: ShopGroup) =>
  refusal(400, {
    type: 'CartError',
    reason,
    subject: sellerId === OWN_SHOP ? sellerName : sellerId,
    subjectType: 'shop',
    message: `What ${sellerName} sends cannot be ordered: ${reason} (${modes.map(({ code }) => code).join(', ')}).`,
  });

/** A professional's order needs an invoice address with a company. */
function checkInvoice({ site, code, billingAddress }: CartRecord): void {
  if (site !== 'pro') return;
  if (!billingAddress) throw cartRefusal('billingAddressMissing', code);
  if (!billingAddress.companyNumber) throw cartRefusal('companyNumberMissing', code);
}

const insufficientStock = (world: World, line: PricedLine) =>
  refusal(400, {
    type: 'InsufficientStockError',
    reason: available(world, line.item, line.offer) === 0 ? 'noStock' : 'lowStock',
    subject: String(line.entryNumber),
    subjectType: 'entry',
    message: `Not enough stock of ${line.item.code}.`,
  });
