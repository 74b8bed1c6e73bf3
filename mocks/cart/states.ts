import { type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { changeCart, newCart } from './carts.ts';
import { addEntry } from './entries.ts';
import { type CartRecord, cartsIn } from './records.ts';

export const cartStates: States = { 'a cart': aCart };

export async function aCart(world: World, parameters: Parameters): Promise<CartRecord> {
  const owner = text(parameters.owner);
  const made = await newCart(world, { owner: owner ?? null, site: parameters.site === 'pro' ? 'pro' : 'part' });
  const guid = text(parameters.guid) ?? made.guid;
  const named = await cartsIn(world).update((q) => q.where({ guid: made.guid }), {
    data: (draft) => void (draft.guid = guid),
  });
  const product = text(parameters.product);
  if (named && product) {
    const configurationId = text(parameters.configurationId);
    await addEntry(world, named, { code: product, configurationId, quantity: Number(parameters.quantity ?? 1) }, 'fr');
  }
  const announcedCents = parameters.toldCents;
  if (announcedCents !== undefined) {
    await changeCart(world, cartNamed(world, guid), ({ lines }) => {
      for (const line of lines) line.announcedCents = Number(announcedCents);
    });
  }
  return cartNamed(world, guid);
}

export function cartNamed(world: World, guid: string): CartRecord {
  const cart = cartsIn(world).findFirst((q) => q.where({ guid }));
  if (!cart) throw new Error(`The cart ${guid} was not made.`);
  return cart;
}
