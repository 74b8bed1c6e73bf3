import type { components } from '#contracts/generated/cart.ts';
import { itemOf } from '#mocks/catalog/items.ts';
import { type CartRecord, cartsIn } from '../records/carts.ts';
import { earlierResult, rememberResult } from '../shared/keys.ts';
import type { Lang } from '../shared/lang.ts';
import { invalidField, isAnswer } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { addEntry } from './entries.ts';

type Added = components['schemas']['EntryModificationList'];
type Modification = Added['cartModifications'][number];

interface Several {
  cart: CartRecord;
  owner: string;
  key: string | null;
  wanted: components['schemas']['NewEntryList'];
}

const most = 500;

/** Adds each entry by itself: one that cannot be sold stops no other. */
export async function addSeveral(world: World, { cart, owner, key, wanted }: Several, lang: Lang): Promise<Added> {
  const { orderEntries } = wanted;
  if (!Array.isArray(orderEntries) || orderEntries.length === 0 || orderEntries.length > most)
    throw invalidField('orderEntries');
  const use = { key, owner, operation: 'addEntries', fingerprint: JSON.stringify(orderEntries) };
  const earlier = earlierResult(world, use);
  if (earlier !== undefined) return JSON.parse(earlier);
  const cartModifications: Modification[] = [];
  for (const entry of orderEntries) {
    // Each counts what those before it put into the cart, also of the same article.
    const now = cartsIn(world).findFirst((q) => q.where({ guid: cart.guid })) ?? cart;
    cartModifications.push(await addOne(world, now, { entry, lang }));
  }
  const result = { cartModifications };
  await rememberResult(world, use, JSON.stringify(result));
  return result;
}

async function addOne(
  world: World,
  cart: CartRecord,
  { entry, lang }: { entry: Several['wanted']['orderEntries'][number]; lang: Lang },
): Promise<Modification> {
  const { code } = entry.product;
  const { quantity, offerId } = entry;
  const none = { quantityAdded: 0, quantity: 0 };
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 9999) throw invalidField('quantity');
  const item = itemOf(code);
  if (!item) return { statusCode: 'unavailable', ...none };
  if (item.productType === 'ESERVICE') return { statusCode: 'needsConfiguration', ...none };
  try {
    const {
      statusCode,
      quantityAdded,
      quantity: quantityBefore,
    } = await addEntry(world, cart, { code, offerId, quantity }, lang);
    return { statusCode, quantityAdded, quantity: quantityBefore };
  } catch (refused) {
    if (!isAnswer(refused)) throw refused;
    // Beyond the limit of one order.
    return { statusCode: 'maxOrderQuantityExceeded', ...none };
  }
}
