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
import type { GetCartResponse } from '#adapters/generated/cart/types.gen.ts';
import type { Refusal } from '#adapters/http/answer.ts';
import type { Backend } from '#adapters/http/backend.ts';
import { isName } from '#adapters/http/path-names.ts';
import type { RequestScope } from '#adapters/scope.ts';
import {
  type Added,
  type Cart,
  type CartChange,
  type Carts,
  type CheckedCart,
  countOf,
  type Line,
  lineNamed,
  type MiniCart,
  type Quantity,
  type Removed,
  type VoucherRefusal,
} from '#domain/cart/cart.ts';
import { type CartNews, keptAfter, type WhoseCart, whoseCart } from '#domain/cart/whose-cart.ts';
import { Fault, optional } from '#domain/shared/fault.ts';
import { entryNumberOf, toCart, toChange, toLine } from './cart-mapping.ts';
import { missingCart, toNotAdded, toNotChanged, toNothingAdded, toVoucherRefusal } from './cart-refusals.ts';

type Wanted = Parameters<Carts['add']>[0];

export class HttpCarts implements Carts {
  readonly #backend: Backend;
  readonly #scope: Pick<RequestScope, 'signedIn' | 'cartGuid'>;

  constructor(backend: Backend, scope: Pick<RequestScope, 'signedIn' | 'cartGuid'>) {
    this.#backend = backend;
    this.#scope = scope;
  }

  async current(): Promise<Cart | null> {
    const seen = await this.#look('FULL');
    if (seen === null) return null;
    if (!('entries' in seen)) throw new Fault('contract', 'getCart');
    return toCart(seen);
  }

  async mini(): Promise<MiniCart> {
    const seen = await this.#look('mini_cart');
    if (seen === null) return { count: 0 };
    return { count: seen.totalUnitCount ?? ('entries' in seen ? countOf(toCart(seen)) : 0) };
  }

  async add(wanted: Wanted): Promise<Added> {
    const path = this.#path() ?? (await this.#create());
    const added = await this.#addTo(path, wanted);
    // The cart may have died since its guid was kept: a new one takes the article.
    const answer =
      !added.ok && missingCart(added.refusal) === path.cartId ? await this.#addTo(await this.#create(), wanted) : added;
    if (!answer.ok) return toNotAdded(answer.refusal);
    const { statusCode, quantityAdded, entry } = answer.data;
    if (quantityAdded === 0) return toNothingAdded(statusCode);
    const cart = await this.#existing();
    const line = entry ? toLine(entry) : null;
    return { kind: 'added', quantity: quantityAdded, asked: wanted.quantity, cart, line };
  }

  async changeQuantities(wanted: readonly Quantity[]): Promise<CartChange[]> {
    if (wanted.length === 0) return [];
    const { lines } = await this.#existing();
    const changes: CartChange[] = [];
    for (const { id, quantity } of wanted) {
      const line = lineNamed(lines, id);
      // Another tab removed it.
      if (!line) changes.push({ line: null, quantity: 0, kind: 'left', unitBefore: null });
      else if (line.quantity !== quantity) changes.push(...(await this.#changeQuantity(line, quantity)));
    }
    return changes;
  }

  async #changeQuantity(line: Line, quantity: number): Promise<CartChange[]> {
    const { answers, own, context } = this.#backend;
    const path = { ...this.#pathOrFault('updateEntry'), entryNumber: entryNumberOf(line) };
    const answer = await answers.of('updateEntry', updateEntry({ ...own, path, query: context, body: { quantity } }));
    if (!answer.ok) return [{ ...toNotChanged(answer.refusal), line, quantity: line.quantity }];
    return answer.data.quantity === quantity ? [] : [{ ...toChange(answer.data), line }];
  }

  async remove(lineIds: readonly string[]): Promise<Removed> {
    const { answers, own, context } = this.#backend;
    const lines = (await this.current())?.lines ?? [];
    const named = new Set(lineIds.map((id) => lineNamed(lines, id)).filter((line) => line !== null));
    const removed: typeof lines = [];
    // Entry numbers close up after each removal, so the last goes first.
    for (const line of [...named].toSorted((one, other) => entryNumberOf(other) - entryNumberOf(one))) {
      const path = { ...this.#pathOrFault('removeEntry'), entryNumber: entryNumberOf(line) };
      const answer = await answers.of('removeEntry', removeEntry({ ...own, path, query: context }));
      if (answer.ok) removed.unshift(line);
    }
    if (named.size > 0 && removed.length === 0) throw new Fault('missing', 'removeEntry');
    return { cart: await this.current(), removed };
  }

  async applyVoucher(code: string): Promise<Cart | VoucherRefusal> {
    const { answers, own, context } = this.#backend;
    const path = this.#pathOrFault('applyVoucher');
    const answer = await answers.of(
      'applyVoucher',
      applyVoucher({ ...own, path, query: { voucherId: code, ...context } }),
    );
    if (answer.ok || missingCart(answer.refusal) === path.cartId) return this.#existing();
    return toVoucherRefusal(answer.refusal);
  }

  async removeVoucher(code: string): Promise<Cart> {
    const { answers, own, context } = this.#backend;
    const path = { ...this.#pathOrFault('removeVoucher'), voucherId: code };
    await answers.of('removeVoucher', removeVoucher({ ...own, path, query: context }));
    return this.#existing();
  }

  async validate(): Promise<CheckedCart> {
    const { answers, own, context } = this.#backend;
    await this.#joinVisitorCart();
    const path = this.#path();
    if (!path) return { cart: null, gone: false, changes: [] };
    const answer = await answers.of('validateCart', validateCart({ ...own, path, query: context }));
    if (!answer.ok) {
      this.#seemsGone('validateCart', { path, refusal: answer.refusal });
      return { cart: null, gone: path.userId === 'anonymous', changes: [] };
    }
    const changed = answer.data.cartModifications.filter(({ statusCode }) => statusCode !== 'success');
    return { cart: await this.current(), gone: false, changes: changed.map(toChange) };
  }

  /** After sign-in: the visitor's cart joins the account's, by the backend's own rule, and its cookie is dropped. */
  async join(): Promise<void> {
    const whose = this.#whose();
    if (whose.kind !== 'account' || whose.joining === null) return;
    const { answers, own, context } = this.#backend;
    const guid = whose.joining;
    const { carts } = await answers.body(
      'getCarts',
      getCarts({ ...own, path: { userId: 'current' }, query: { fields: 'BASIC', ...context } }),
    );
    const account = carts.find((cart) => cart.site === undefined || cart.site === context.baseSite);
    const query = { oldCartId: guid, ...(account ? { toMergeCartGuid: account.guid } : {}), ...context };
    const answer = await answers.of('createCart', createCart({ ...own, path: { userId: 'current' }, query }));
    this.#learn(
      answer.ok ? { kind: 'joined', guid } : { kind: 'not-joined', guid, missing: missingCart(answer.refusal) },
    );
  }

  /**
   * A signed-in shopper whose cookie still names a visitor's cart: its merge failed at sign-in. Nothing is lost: it is
   * tried again whenever the cart is looked at, and a failure leaves everything as it was.
   */
  async #joinVisitorCart(): Promise<void> {
    await optional(this.join());
  }

  async #look(fields: 'FULL' | 'mini_cart'): Promise<GetCartResponse | null> {
    await this.#joinVisitorCart();
    const path = this.#path();
    if (!path) return null;
    const { answers, own, context } = this.#backend;
    const answer = await answers.of('getCart', getCart({ ...own, path, query: { fields, ...context } }));
    if (answer.ok) return answer.data;
    return this.#seemsGone('getCart', { path, refusal: answer.refusal });
  }

  #addTo(path: CartPath, { code, offerId, configurationId, quantity }: Wanted) {
    const { answers, own, context } = this.#backend;
    const body = {
      product: { code },
      quantity,
      ...(offerId ? { offerId } : {}),
      ...(configurationId ? { configurationId } : {}),
    };
    return answers.of('addEntry', addEntry({ ...own, path, query: context, body }));
  }

  async #create(): Promise<CartPath> {
    const { answers, own, context } = this.#backend;
    const userId = this.#scope.signedIn ? 'current' : 'anonymous';
    const cart = await answers.body('createCart', createCart({ ...own, path: { userId }, query: context }));
    if (userId === 'current') return { userId, cartId: cart.code };
    this.#learn({ kind: 'created', guid: cart.guid });
    return { userId, cartId: cart.guid };
  }

  async #existing(): Promise<Cart> {
    const cart = await this.current();
    if (!cart) throw new Fault('missing', 'getCart');
    return cart;
  }

  #whose(): WhoseCart {
    return whoseCart({ guid: this.#scope.cartGuid.get(), signedIn: this.#scope.signedIn });
  }

  #path(): CartPath | null {
    const whose = this.#whose();
    if (whose.kind === 'account') return { userId: 'current', cartId: 'current' };
    // A cookie is whatever a browser sends.
    return whose.kind === 'visitor' && isName(whose.guid) ? { userId: 'anonymous', cartId: whose.guid } : null;
  }

  #pathOrFault(operation: string): CartPath {
    const path = this.#path();
    if (!path) throw new Fault('missing', operation);
    return path;
  }

  #seemsGone(operation: string, { path, refusal }: { path: CartPath; refusal: Refusal }): null {
    if (missingCart(refusal) !== path.cartId) throw new Fault('contract', operation);
    if (path.userId === 'anonymous') this.#learn({ kind: 'seemed-gone', guid: path.cartId });
    return null;
  }

  /** What the browser keeps is decided by the domain; its cookie is written only when that changes. */
  #learn(news: CartNews): void {
    const kept = this.#scope.cartGuid.get();
    const next = keptAfter(kept, news);
    if (next !== kept) this.#scope.cartGuid.keep(next);
  }
}

interface CartPath {
  userId: 'anonymous' | 'current';
  cartId: string;
}
