import type { Cart } from '#domain/cart/cart.ts';
import { type DeliveryGroup, groupsInOrder } from '#domain/checkout/deliveries.ts';
import { orNull } from '#domain/shared/fault.ts';
import { articlesText, missingNotice, putBack } from '#ui/cart/removed.ts';
import type { UndoView } from '#ui/components/overlays/undo.tsx';
import { field } from '#ui/forms/fields.ts';
import { displayedResult, type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { failures } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { GroupMessage } from './delivery-group.view.ts';

/** `null`: the groups could not be loaded; the page says so. */
export const groupsOf = ({ ports }: RequestContext, cart: Pick<Cart, 'lines'>): Promise<DeliveryGroup[] | null> =>
  orNull(ports.deliveries.groups().then((groups) => groupsInOrder(groups, cart)));

const sellerOf = (form: FormData) => field(form, 'sellerId', 64);

/** A message for one sender's card. */
export interface SellerState {
  message: GroupMessage;
}

export const modeForm: FormOf<SellerState> = {
  failure: 'delivery-mode-update',
  async save({ ports: { deliveries }, wording }, form) {
    const wantedId = sellerOf(form);
    const group = (await deliveries.groups()).find((each) => (each.sellerId ?? '') === wantedId);
    const code = field(form, 'mode', 64);
    if (group && code === '')
      return refusedResult({
        message: { sellerId: wantedId, about: 'choice', text: wording.t('checkout.fault.mode') },
      });
    const mode = group?.modes.find((each) => each.code === code);
    if (!group || !mode)
      return refusedResult({ message: { sellerId: wantedId, about: 'mode', text: wording.t('checkout.modeGone') } });
    const { sellerId, leadTime } = group;
    await deliveries.choose({ sellerId, code: mode.code, leadTime, shippingTypes: mode.shippingTypes });
    return redirectResult(wording.paths.delivery());
  },
  failed: ({ wording }, { form, failure }) => ({
    state: { message: { sellerId: sellerOf(form), about: 'mode', text: wording.t(failures[failure].message) } },
  }),
};

/** The undo of removed articles, or why they could not be restored. */
export interface RemovedState {
  removed?: UndoView;
  message?: GroupMessage;
}

/**
 * Removes the articles of a sender who does not deliver to the address, so that the rest of the cart can be ordered;
 * can be undone.
 */
export const removeSellerForm: FormOf<RemovedState> = {
  failure: 'remove-item',
  async save({ ports: { carts }, wording }, form) {
    const lines = linesOf(await carts.current(), sellerOf(form));
    const { removed } = lines.length > 0 ? await carts.remove(lines.map(({ id }) => id)) : { removed: [] };
    if (removed.length === 0) return redirectResult(wording.paths.delivery());
    const hidden = { intent: 'restore-articles', articles: articlesText(removed) };
    return displayedResult({ removed: { text: wording.t('checkout.itemsRemoved'), hidden } });
  },
  failed: modeForm.failed,
};

/** « Annuler »: puts the articles back into the cart, and their sender back on the page. */
export const restoreArticlesForm: FormOf = {
  failure: 'add-to-cart',
  async save({ ports, wording }, form) {
    const notice = missingNotice(await putBack(ports.carts, field(form, 'articles', 20_000)), wording);
    return notice ? displayedResult(null, notice) : redirectResult(wording.paths.delivery());
  },
};

const linesOf = (cart: Cart | null, sellerId: string) =>
  (cart?.lines ?? []).filter(({ kind, seller }) => kind === 'physical' && (seller.id ?? '') === sellerId);
