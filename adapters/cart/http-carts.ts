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
import type { Cart as WireCart } from '#adapters/generated/cart/types.gen.ts';
import type { Answer, Refusal } from '#adapters/http/answer.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isName } from '#adapters/http/path-names.ts';
import type { RequestScope } from '#adapters/scope.ts';
import type { Added, Cart, Carts, VoucherRefusal } from '#domain/cart/cart.ts';
import { Fault, optional } from '#domain/shared/fault.ts';
import { toCart, toLine } from './cart-mapping.ts';

export class HttpCarts implements Carts {
  readonly #backend: Backend;
  readonly #scope: Pick<RequestScope, 'signedIn' | 'cartGuid'>;

  constructor(backend: Backend, scope: Pick<RequestScope, 'signedIn' | 'cartGuid'>) {
    this.#backend = backend;
    this.#scope = scope;
  }

  async current(): Promise<Cart | null> {
    await this.#joinVisitorCart();
    const path = this.#path();
    if (!path) return null;
    const { answers, own, context } = this.#backend;
    const answer = await answers.of('getCart', getCart({ ...own, path, query: { fields: 'FULL', ...context } }));
    if (answer.ok) return toCart(answer.data);
    return this.#goneOrFault('getCart', answer.refusal);
  }

  async add({ code, offerId, quantity }: { code: string; offerId: string | null; quantity: number }): Promise<Added> {
    const path = this.#path() ?? (await this.#create());
    const added = await this.#addTo(path, { code, offerId, quantity });
    // The cart may have died since its guid was kept: a new one takes the article.
    const answer =
      !added.ok && isGone(added.refusal) ? await this.#addTo(await this.#create(), { code, offerId, quantity }) : added;
    if (!answer.ok)
      return { kind: 'none', reason: answer.refusal.reason === 'maxAmount' ? 'too-much' : 'unknown-product' };
    const { statusCode, quantityAdded, entry } = answer.data;
    if (quantityAdded === 0)
      return { kind: 'none', reason: statusCode === 'maxOrderQuantityExceeded' ? 'maximum' : 'out-of-stock' };
    const cart = await this.#existing();
    return { kind: 'added', quantity: quantityAdded, asked: quantity, cart, line: entry ? toLine(entry) : null };
  }

  async changeQuantity({ id, quantity }: { id: string; quantity: number }) {
    const { answers, own, context } = this.#backend;
    const path = { ...this.#pathOrFault('updateEntry'), entryNumber: Number(id) };
    const answer = await answers.of('updateEntry', updateEntry({ ...own, path, query: context, body: { quantity } }));
    // A line that another tab removed, or an amount above the maximum: the cart as it is tells the truth.
    return { cart: await this.#existing(), limited: !answer.ok || answer.data.quantity !== quantity };
  }

  async remove(lineIds: readonly string[]): Promise<Cart | null> {
    const { answers, own, context } = this.#backend;
    // Entry numbers close up after each removal, so the last goes first.
    for (const id of lineIds.toSorted((one, other) => Number(other) - Number(one))) {
      const path = { ...this.#pathOrFault('removeEntry'), entryNumber: Number(id) };
      await answers.of('removeEntry', removeEntry({ ...own, path, query: context }));
    }
    return this.current();
  }

  async applyVoucher(code: string): Promise<Cart | VoucherRefusal> {
    const { answers, own, context } = this.#backend;
    const path = this.#pathOrFault('applyVoucher');
    const answer = await answers.of(
      'applyVoucher',
      applyVoucher({ ...own, path, query: { voucherId: code, ...context } }),
    );
    if (answer.ok || isGone(answer.refusal)) return this.#existing();
    return voucherRefusals[answer.refusal.reason ?? ''] ?? 'invalid';
  }

  async removeVoucher(code: string): Promise<Cart> {
    const { answers, own, context } = this.#backend;
    const path = { ...this.#pathOrFault('removeVoucher'), voucherId: code };
    await answers.of('removeVoucher', removeVoucher({ ...own, path, query: context }));
    return this.#existing();
  }

  async validate() {
    const { answers, own, context } = this.#backend;
    const path = this.#path();
    if (!path) return { cart: null, changes: [] };
    const answer = await answers.of('validateCart', validateCart({ ...own, path, query: context }));
    if (!answer.ok) return { cart: this.#goneOrFault('validateCart', answer.refusal), changes: [] };
    const changes = answer.data.cartModifications
      .filter(({ statusCode }) => statusCode !== 'success')
      .map(({ statusCode, quantity, entry }) => ({
        lineId: entry ? String(entry.entryNumber) : null,
        quantity,
        reason: statusCode,
      }));
    return { cart: await this.current(), changes };
  }

  /** After sign-in: the visitor's cart joins the account's, by the backend's own rule, and its cookie is dropped. */
  async mergeIntoAccount(visitorGuid: string): Promise<void> {
    const { answers, own, context } = this.#backend;
    const carts = await answers.body(
      'getCarts',
      getCarts({ ...own, path: { userId: 'current' }, query: { fields: 'BASIC', ...context } }),
    );
    const account = carts.carts.find((cart) => cart.site === undefined || cart.site === context.baseSite);
    const query = { oldCartId: visitorGuid, ...(account ? { toMergeCartGuid: account.guid } : {}), ...context };
    const answer = await answers.of('createCart', createCart({ ...own, path: { userId: 'current' }, query }));
    if (!answer.ok && !isGone(answer.refusal)) throw new Fault('contract', 'createCart');
    this.#scope.cartGuid.keep(null);
  }

  /**
   * A signed-in shopper whose cookie still names a visitor's cart: its merge failed at sign-in. Nothing is lost: it is
   * tried again whenever the cart is looked at, and a failure leaves everything as it was.
   */
  async #joinVisitorCart(): Promise<void> {
    const guid = this.#scope.signedIn ? this.#scope.cartGuid.get() : null;
    if (guid !== null) await optional(this.mergeIntoAccount(guid));
  }

  #addTo(path: CartPath, { code, offerId, quantity }: { code: string; offerId: string | null; quantity: number }) {
    const { answers, own, context } = this.#backend;
    const body = { product: { code }, quantity, ...(offerId ? { offerId } : {}) };
    return answers.of('addEntry', addEntry({ ...own, path, query: context, body }));
  }

  async #create(): Promise<CartPath> {
    const { answers, own, context } = this.#backend;
    const userId = this.#scope.signedIn ? 'current' : 'anonymous';
    const cart: WireCart = await answers.body('createCart', createCart({ ...own, path: { userId }, query: context }));
    if (this.#scope.signedIn) return { userId, cartId: cart.code };
    this.#scope.cartGuid.keep(cart.guid);
    return { userId, cartId: cart.guid };
  }

  async #existing(): Promise<Cart> {
    const cart = await this.current();
    if (!cart) throw new Fault('missing', 'getCart');
    return cart;
  }

  #path(): CartPath | null {
    if (this.#scope.signedIn) return { userId: 'current', cartId: 'current' };
    const cartId = this.#scope.cartGuid.get();
    // A cookie is whatever a browser sends.
    return cartId === null || !isName(cartId) ? null : { userId: 'anonymous', cartId };
  }

  #pathOrFault(operation: string): CartPath {
    const path = this.#path();
    if (!path) throw new Fault('missing', operation);
    return path;
  }

  #goneOrFault(operation: string, refusal: Refusal): null {
    if (!isGone(refusal)) throw new Fault('contract', operation);
    if (!this.#scope.signedIn) this.#scope.cartGuid.keep(null);
    return null;
  }
}

interface CartPath {
  userId: 'anonymous' | 'current';
  cartId: string;
}

/** OCC answers 400 CartError/notFound for a cart that is gone. */
const isGone = ({ type, reason, status }: Extract<Answer<never>, { ok: false }>['refusal']) =>
  (type === 'CartError' && reason === 'notFound') || status === 404;

const voucherRefusals: Record<string, VoucherRefusal> = {
  expired: 'expired',
  notApplicable: 'not-applicable',
  alreadyApplied: 'already-applied',
  invalid: 'invalid',
};
