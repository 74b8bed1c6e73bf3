import { redirect } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { articlesText, putBack } from '#ui/cart/removed.ts';
import { attempt, type Work } from '#ui/request/ports.server.ts';
import { field } from '#ui/routing/route-params.ts';
import type { Left } from './delivery-address.server.ts';

/** `null`: they could not be read; the page says so and stays. */
export async function groupsOf({ ports }: Work): Promise<DeliveryGroup[] | null> {
  const read = await attempt('delivery-modes-fetch', async () => ({
    kind: 'read' as const,
    groups: await ports.deliveries.groups(),
  }));
  return read.kind === 'read' ? read.groups : null;
}

export async function chooseMode({ ports, wording }: Work, form: FormData): Promise<Left> {
  const { deliveries } = ports;
  const told = { shopId: field(form, 'shopId', 64), about: 'mode' as const };
  const saved = await attempt('delivery-mode-update', async () => {
    const group = (await deliveries.groups()).find(({ shopId }) => (shopId ?? '') === told.shopId);
    const mode = group?.modes.find(({ code }) => code === field(form, 'mode', 64));
    if (!group || !mode) return { kind: 'gone' as const };
    const { shopId, leadTime } = group;
    await deliveries.choose({ shopId, code: mode.code, leadTime, shippingTypes: mode.shippingTypes });
    return { kind: 'saved' as const };
  });
  if (saved.kind === 'failed') return { told, failure: saved.failure, status: 503 };
  if (saved.kind === 'gone') return { told: { ...told, text: wording.t('checkout.modeGone') }, status: 422 };
  throw redirect(wording.paths.delivery());
}

/** What a shop would have sent to where it does not deliver: the rest of the cart can go on, and it may come back. */
export async function removeShop({ ports: { carts }, wording }: Work, form: FormData): Promise<Left> {
  const shopId = field(form, 'shopId', 64);
  const done = await attempt('remove-item', async () => {
    const lines = linesOf(await carts.current(), shopId);
    const { removed } = lines.length > 0 ? await carts.remove(lines.map(({ id }) => id)) : { removed: [] };
    return { kind: 'removed' as const, removed };
  });
  if (done.kind === 'failed') return { told: { shopId, about: 'mode' }, failure: done.failure, status: 503 };
  if (done.removed.length === 0) throw redirect(wording.paths.delivery());
  const hidden = { intent: 'restore-articles', articles: articlesText(done.removed) };
  return { removed: { text: wording.t('checkout.itemsRemoved'), hidden }, status: 200 };
}

/** « Annuler »: the articles are in the cart again, and their shop on the page. */
export async function restoreArticles({ ports, wording }: Work, form: FormData): Promise<Left> {
  const done = await attempt('add-to-cart', async () => ({
    kind: 'done' as const,
    missing: await putBack(ports.carts, field(form, 'articles', 20_000)),
  }));
  if (done.kind === 'failed') return { failure: done.failure, status: 503 };
  if (done.missing === 0) throw redirect(wording.paths.delivery());
  const text = wording.t('cart.notRestored', { count: done.missing });
  return { notices: [{ tone: 'warning', text }], status: 200 };
}

const linesOf = (cart: Cart | null, shopId: string) =>
  (cart?.lines ?? []).filter(({ kind, shop }) => kind === 'physical' && (shop.id ?? '') === shopId);
