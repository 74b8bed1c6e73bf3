import { itemOf } from '../catalog/items.ts';
import { type CartRecord, cartsIn } from '../records/carts.ts';
import { DEFAULT_OWNER, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { changeCart, newCart } from './carts.ts';
import { composedIn, compositionOf } from './composed.ts';
import { couponsIn } from './coupons.ts';
import { addEntry } from './entries.ts';

export const cartStates: States = {
  'a cart': aCart,
  'an account with a claimed voucher': async (world, { owner, code }) =>
    void (await couponsIn(world).create({ owner: text(owner) ?? DEFAULT_OWNER, code: text(code) ?? '' })),
  'a composed service': aComposedService,
  'an old cart with a bare service': async (world, parameters) => void (await anOldCart(world, parameters)),
};

export async function aCart(world: World, parameters: Parameters): Promise<CartRecord> {
  const owner = text(parameters.owner);
  const made = await newCart(world, { owner: owner ?? null, site: parameters.site === 'pro' ? 'pro' : 'part' });
  const guid = text(parameters.guid) ?? made.guid;
  const named = await cartsIn(world).update((q) => q.where({ guid: made.guid }), {
    data: (draft) => void (draft.guid = guid),
  });
  const product = text(parameters.product);
  if (named && product) {
    const configurationId = await composeService(world, { ...parameters, configuration: parameters.configurationId });
    await addEntry(world, named, { code: product, configurationId, quantity: Number(parameters.quantity ?? 1) }, 'fr');
  }
  const voucher = text(parameters.voucher);
  if (voucher) await changeCart(world, cartNamed(world, guid), ({ vouchers }) => void vouchers.push(voucher));
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

async function aComposedService(world: World, parameters: Parameters): Promise<void> {
  await composeService(world, parameters);
}

/** Composes a service, as many pieces of it as are asked, and gives its id; nothing for goods. */
async function composeService(world: World, parameters: Parameters): Promise<string | undefined> {
  const code = text(parameters.product) ?? '';
  if (itemOf(code)?.productType !== 'ESERVICE') return undefined;
  const id = text(parameters.configuration) ?? `compose-${code}`;
  if (compositionOf(world, { code, configurationId: id })) return id;
  const infos = [{ label: { fr: 'Destination', en: 'Destination' }, value: { fr: '69002 Lyon', en: '69002 Lyon' } }];
  await composedIn(world).create({ id, code, owner: null, quantity: Number(parameters.quantity ?? 1), infos });
  return id;
}

/** The cart of a time when services could be bought without being composed. */
export async function anOldCart(world: World, { product, ...parameters }: Parameters): Promise<CartRecord> {
  const cart = await aCart(world, parameters);
  const item = itemOf(text(product) ?? '');
  if (!item) throw new Error(`There is no product ${text(product)}.`);
  return changeCart(world, cart, ({ lines }) => {
    lines.push({ code: item.code, offerId: item.offers[0]?.id ?? '', quantity: Number(parameters.quantity ?? 1) });
  });
}
