import { redirect } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { attempt, type Work } from '#ui/shared/ports.server.ts';
import { field } from '#ui/shared/route-params.ts';
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

/** What a shop would have sent to where it does not deliver: the rest of the cart can go on. */
export async function removeShop({ ports, wording }: Work, form: FormData): Promise<Left> {
  const shopId = field(form, 'shopId', 64);
  const done = await attempt('remove-item', async () => {
    const lines = linesOf(await ports.carts.current(), shopId);
    if (lines.length > 0) await ports.carts.remove(lines.map(({ id }) => id));
    return { kind: 'removed' as const };
  });
  if (done.kind === 'failed') return { told: { shopId, about: 'mode' }, failure: done.failure, status: 503 };
  throw redirect(wording.paths.delivery({ note: 'retires' }));
}

const linesOf = (cart: Cart | null, shopId: string) =>
  (cart?.lines ?? []).filter(({ kind, shop }) => kind === 'physical' && (shop.id ?? '') === shopId);
