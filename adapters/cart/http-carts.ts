import * as v from 'valibot';
import {
  addEntry,
  applyVoucher,
  createCart,
  getCart,
  getCarts,
  removeEntry,
  removeVoucher,
  updateEntry,
  validateCart,
} from '#adapters/generated/cart/sdk.gen.ts';
import type { Cart as WireCart, MiniCart as WireMiniCart } from '#adapters/generated/cart/types.gen.ts';
import { vCart, vMiniCart } from '#adapters/generated/cart/valibot.gen.ts';
import type { Backend } from '#adapters/http/backend.ts';
import type { Refusal } from '#adapters/http/backend-calls.ts';
import { isName } from '#adapters/http/path-names.ts';
import type { RequestScope } from '#adapters/scope.ts';
import {
  type AddOutcome,
  type Cart,
  type CartChange,
  type Carts,
  type CheckedCart,
  type EditedQuantity,
  hasFixedQuantity,
  type Line,
  lineNamed,
  type MiniCart,
  type RemoveOutcome,
  type VoucherRefusal,
} from '#domain/cart/cart.ts';
import { type CartEvent, guidAfter, joinedCodes, type WhoseCart, whoseCart } from '#domain/cart/whose-cart.ts';
import { Fault, orNull } from '#domain/shared/fault.ts';
import { entryNumberOf, toCart, toChange, toFixed, toLine } from './cart-mapping.ts';
import { cartNotFound, toLimit, toNotAdded, toNotChanged, toNothingAdded, toVoucherRefusal } from './cart-refusals.ts';

type WantedArticle = Parameters<Carts['add']>[0];

export class HttpCarts implements Carts {
  readonly #backend: Backend;
  readonly #scope: Pick<RequestScope, 'signedIn' | 'cartGuid'>;

  constructor(backend: Backend, scope: Pick<RequestScope, 'signedIn' | 'cartGuid'>) {
    this.#backend = backend;
    this.#scope = scope;
  }

  async current(): Promise<Cart | null> {
    const cart = await this.#fetchCart<WireCart>('FULL', vCart);
    return cart && toCart(cart);
  }

  async mini(): Promise<MiniCart> {
    const cart = await this.#fetchCart<WireMiniCart>('mini_cart', vMiniCart);
    return { count: cart?.totalUnitCount ?? 0 };
  }

  async add(wanted: WantedArticle): Promise<AddOutcome> {
    const path = this.#path() ?? (await this.#create());
    const added = await this.#addTo(path, wanted);
    // The cart may have expired since the cookie was set: the article goes into a new one.
    const answer =
      !added.ok && cartNotFound(added.refusal) === path.cartId
        ? await this.#addTo(await this.#create(), wanted)
        : added;
    if (!answer.ok) return toNotAdded(answer.refusal);
    const { statusCode, quantityAdded, quantity: lineQuantity, entry } = answer.data;
    if (quantityAdded === 0) return toNothingAdded(statusCode);
    const cart = await this.#existing();
    const line = entry ? toLine(entry) : null;
    const limit = quantityAdded < wanted.quantity ? toLimit(statusCode) : null;
    return { kind: 'added', quantity: quantityAdded, limit, lineQuantity, cart, line };
  }

  async changeQuantities(wanted: readonly EditedQuantity[]): Promise<CartChange[]> {
    if (wanted.length === 0) return [];
    const lines = (await this.current())?.lines ?? [];
    const changes: CartChange[] = [];
    for (const { id, quantity, displayedQuantity } of wanted) {
      const line = lineNamed(lines, id);
      // Another tab has removed the line.
      if (!line) changes.push({ line: null, quantity: 0, kind: 'left', unitBefore: null, limit: null });
      else if (line.quantity === quantity) continue;
      // Another tab has changed the line: one more or less than what it had is no longer meant.
      else if (displayedQuantity !== undefined && displayedQuantity !== line.quantity)
        changes.push({ line, quantity: line.quantity, kind: 'changed-in-another-tab', unitBefore: null, limit: null });
      else changes.push(...(hasFixedQuantity(line) ? [toFixed(line)] : await this.#changeQuantity(line, quantity)));
    }
    return changes;
  }

  async #changeQuantity(line: Line, quantity: number): Promise<CartChange[]> {
    const { calls, own, context } = this.#backend;
    const path = { ...this.#pathOrFault('updateEntry'), entryNumber: entryNumberOf(line) };
    const answer = await calls.call('updateEntry', updateEntry({ ...own, path, query: context, body: { quantity } }));
    if (!answer.ok) return [{ ...toNotChanged(answer.refusal), line, quantity: line.quantity }];
    return answer.data.quantity === quantity ? [] : [{ ...toChange(answer.data), line }];
  }

  async remove(lineIds: readonly string[]): Promise<RemoveOutcome> {
    const { calls, own, context } = this.#backend;
    const lines = (await this.current())?.lines ?? [];
    const named = new Set(lineIds.map((id) => lineNamed(lines, id)).filter((line) => line !== null));
    const removed: typeof lines = [];
    // A removal renumbers later entries, so the last is removed first.
    for (const line of [...named].toSorted((one, other) => entryNumberOf(other) - entryNumberOf(one))) {
      const path = { ...this.#pathOrFault('removeEntry'), entryNumber: entryNumberOf(line) };
      const answer = await calls.call('removeEntry', removeEntry({ ...own, path, query: context }));
      if (answer.ok) removed.unshift(line);
    }
    if (named.size > 0 && removed.length === 0) throw new Fault('not-found', 'removeEntry');
    return { cart: await this.current(), removed };
  }

  async applyVoucher(code: string): Promise<Cart | VoucherRefusal> {
    const { calls, own, context } = this.#backend;
    const path = this.#path();
    if (!path) return 'no-cart';
    const answer = await calls.call(
      'applyVoucher',
      applyVoucher({ ...own, path, query: { voucherId: code, ...context } }),
    );
    if (answer.ok) return this.#existing();
    if (cartNotFound(answer.refusal) === path.cartId) return (await this.current()) ?? 'no-cart';
    return toVoucherRefusal(answer.refusal);
  }

  async removeVoucher(code: string): Promise<Cart | null> {
    const { calls, own, context } = this.#backend;
    const path = this.#path();
    if (!path) return null;
    await calls.call('removeVoucher', removeVoucher({ ...own, path: { ...path, voucherId: code }, query: context }));
    return this.current();
  }

  async validate(): Promise<CheckedCart> {
    const { calls, own, context } = this.#backend;
    await this.#mergePendingCart();
    const path = this.#path();
    if (!path) return { cart: null, expired: false, changes: [] };
    const answer = await calls.call('validateCart', validateCart({ ...own, path, query: context }));
    if (!answer.ok) {
      this.#seemsExpired('validateCart', { path, refusal: answer.refusal });
      return { cart: null, expired: path.userId === 'anonymous', changes: [] };
    }
    const changed = answer.data.cartModifications.filter(({ statusCode }) => statusCode !== 'success');
    return { cart: await this.current(), expired: false, changes: changed.map(toChange) };
  }

  /** After sign-in: the backend merges the visitor's cart into the account's, and the cookie is deleted. */
  async mergeCart(): Promise<void> {
    const whose = this.#whose();
    if (whose.kind !== 'account' || whose.pendingMerge === null) return;
    const { calls, own, context } = this.#backend;
    const guid = whose.pendingMerge;
    const { carts } = await calls.callOrThrow(
      'getCarts',
      getCarts({ ...own, path: { userId: 'current' }, query: { fields: 'BASIC', ...context } }),
    );
    const account = carts.find((cart) => cart.site === undefined || cart.site === context.baseSite);
    const query = { oldCartId: guid, ...(account ? { toMergeCartGuid: account.guid } : {}), ...context };
    const answer = await calls.call('createCart', createCart({ ...own, path: { userId: 'current' }, query }));
    if (!answer.ok) {
      this.#record({ kind: 'merge-refused', guid, notFound: cartNotFound(answer.refusal) });
      return;
    }
    this.#record({ kind: 'merged', guid });
    const joined = joinedCodes(account ? toCart(account) : null, toCart(answer.data));
    if (joined.length > 0) this.#scope.cartGuid.joined(joined);
  }

  /**
   * Merges a visitor's cart whose merge failed at sign-in: the cookie still names it. Tried again whenever the cart is
   * read; a failure changes nothing.
   */
  async #mergePendingCart(): Promise<void> {
    await orNull(this.mergeCart());
  }

  /** @param promised what the answer to these fields has: the contract's own validator takes either. */
  async #fetchCart<Answer>(fields: 'FULL' | 'mini_cart', promised: v.GenericSchema): Promise<Answer | null> {
    await this.#mergePendingCart();
    const path = this.#path();
    if (!path) return null;
    const { calls, own, context } = this.#backend;
    const responseValidator = (data: unknown) => v.parseAsync(promised, data);
    const request = getCart({ ...own, path, query: { fields, ...context }, responseValidator });
    const answer = await calls.call('getCart', request);
    if (answer.ok) return answer.data as Answer;
    return this.#seemsExpired('getCart', { path, refusal: answer.refusal });
  }

  #addTo(path: CartPath, { code, offerId, configurationId, quantity }: WantedArticle) {
    const { calls, own, context } = this.#backend;
    const body = {
      product: { code },
      quantity,
      ...(offerId ? { offerId } : {}),
      ...(configurationId ? { configurationId } : {}),
    };
    return calls.call('addEntry', addEntry({ ...own, path, query: context, body }));
  }

  async #create(): Promise<CartPath> {
    const { calls, own, context, userId } = this.#backend;
    const cart = await calls.callOrThrow('createCart', createCart({ ...own, path: { userId }, query: context }));
    if (userId === 'current') return { userId, cartId: cart.code };
    this.#record({ kind: 'created', guid: cart.guid });
    return { userId, cartId: cart.guid };
  }

  async #existing(): Promise<Cart> {
    const cart = await this.current();
    if (!cart) throw new Fault('not-found', 'getCart');
    return cart;
  }

  #whose(): WhoseCart {
    return whoseCart({ guid: this.#scope.cartGuid.get(), signedIn: this.#scope.signedIn });
  }

  #path(): CartPath | null {
    const whose = this.#whose();
    if (whose.kind === 'account') return { userId: 'current', cartId: 'current' };
    // A cookie may hold anything, so its format is checked.
    return whose.kind === 'visitor' && isName(whose.guid) ? { userId: 'anonymous', cartId: whose.guid } : null;
  }

  #pathOrFault(operation: string): CartPath {
    const path = this.#path();
    if (!path) throw new Fault('not-found', operation);
    return path;
  }

  #seemsExpired(operation: string, { path, refusal }: { path: CartPath; refusal: Refusal }): null {
    if (cartNotFound(refusal) !== path.cartId) throw new Fault('contract', operation);
    if (path.userId === 'anonymous') this.#record({ kind: 'seemed-expired', guid: path.cartId });
    return null;
  }

  /** The domain decides which guid the cookie holds; it is written only when the guid changes. */
  #record(event: CartEvent): void {
    const guid = this.#scope.cartGuid.get();
    const next = guidAfter(guid, event);
    if (next !== guid) this.#scope.cartGuid.keep(next);
  }
}

interface CartPath {
  userId: 'anonymous' | 'current';
  cartId: string;
}
