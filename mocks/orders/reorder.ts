import type { components } from '#contracts/generated/orders.ts';
import { itemOf } from '#mocks/catalog/items.ts';
import { cartsOf, newCart } from '../cart/carts.ts';
import { addEntry } from '../cart/entries.ts';
import type { CartRecord } from '../records/carts.ts';
import type { OrderRecord } from '../records/orders.ts';
import type { Lang } from '../shared/lang.ts';
import { isAnswer } from '../shared/problems.ts';
import type { Site } from '../shared/site.ts';
import type { World } from '../shared/world.ts';

type Modification = components['schemas']['CartModification'];
type Entry = components['schemas']['Order']['entries'][number];

interface Reorder {
  order: OrderRecord;
  owner: string;
  site: Site;
}

/** Adds each article of an order to the shopper's cart of the site, and reports the result of each. */
export async function reorder(world: World, { order, owner, site }: Reorder, lang: Lang): Promise<Modification[]> {
  const modifications: Modification[] = [];
  for (const entry of order.order[lang].entries) {
    const cart = cartsOf(world, owner).find((each) => each.site === site) ?? (await newCart(world, { owner, site }));
    modifications.push(await addAgain(world, { cart, entry }, lang));
  }
  return modifications;
}

async function addAgain(
  world: World,
  { cart, entry }: { cart: CartRecord; entry: Entry },
  lang: Lang,
): Promise<Modification> {
  const { product, offerId, quantity } = entry;
  const item = itemOf(product.code);
  const isSold = item?.offers.some(({ id }) => id === offerId) ?? false;
  if (!isSold) return { statusCode: 'unavailable', quantityAdded: 0, quantity: 0, entry };
  // Services are not added again, because their recipient must be asked.
  if (item?.productType === 'ESERVICE')
    return { statusCode: 'needsConfiguration', quantityAdded: 0, quantity: 0, entry };
  try {
    return { ...(await addEntry(world, cart, { code: product.code, offerId, quantity }, lang)), entry };
  } catch (refused) {
    if (!isAnswer(refused)) throw refused;
    // Beyond the limit of one order.
    return { statusCode: 'maxOrderQuantityExceeded', quantityAdded: 0, quantity: 0, entry };
  }
}
