import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mode } from '../shared/mode.ts';
import { type Browser, type BrowserEvent, browserAfter, shopperOf } from './browser.test-model.ts';
import { guidAfter, whoseCart } from './whose-cart.ts';

describe('the guid in a browser’s cookie', () => {
  test('a cookie’s guid is the visitor’s cart until a shopper signs in; then the account’s, which merges the visitor’s', () => {
    expect(whoseCart({ guid: null, signedIn: false })).toEqual({ kind: 'none' });
    expect(whoseCart({ guid: 'g', signedIn: false })).toEqual({ kind: 'visitor', guid: 'g' });
    expect(whoseCart({ guid: 'g', signedIn: true })).toEqual({ kind: 'account', pendingMerge: 'g' });
    expect(whoseCart({ guid: null, signedIn: true })).toEqual({ kind: 'account', pendingMerge: null });
  });

  test('a cookie’s guid survives one answer that the cart is not found, and a merge refused for any other reason', () => {
    expect(guidAfter('g', { kind: 'seemed-expired', guid: 'g' })).toBe('g');
    expect(guidAfter('g', { kind: 'merge-refused', guid: 'g', notFound: 'cart-of-the-account' })).toBe('g');
    expect(guidAfter('g', { kind: 'merge-refused', guid: 'g', notFound: null })).toBe('g');
  });

  test('a cookie’s guid is removed when the account has the cart, or the backend does not know that cart', () => {
    expect(guidAfter('g', { kind: 'merged', guid: 'g' })).toBeNull();
    expect(guidAfter('g', { kind: 'merge-refused', guid: 'g', notFound: 'g' })).toBeNull();
  });

  test('a cookie’s guid is not changed by a late event of another cart', () => {
    expect(guidAfter('new', { kind: 'merged', guid: 'old' })).toBe('new');
    expect(guidAfter('new', { kind: 'merge-refused', guid: 'old', notFound: 'old' })).toBe('new');
  });
});

/** A backend as OCC describes it, and a browser that receives answers late. */
class World {
  browser: Browser = { mode: 'part', signedIn: false, guids: { part: null, pro: null } };
  /** The lines of visitors’ carts, by guid. */
  readonly carts = new Map<string, string[]>();
  readonly account: Record<Mode, string[]> = { part: [], pro: [] };
  readonly late: BrowserEvent[] = [];
  /** The articles that were added and never removed, by mode. */
  readonly bought: Record<Mode, string[]> = { part: [], pro: [] };
  #count = 0;

  add(): void {
    const { mode } = this.browser;
    const whose = whoseCart(shopperOf(this.browser));
    const line = `line-${this.#count++}`;
    this.bought[mode].push(line);
    if (whose.kind === 'account') return void this.account[mode].push(line);
    const lines = whose.kind === 'visitor' ? this.carts.get(whose.guid) : undefined;
    if (lines) return void lines.push(line);
    const guid = `cart-${this.#count}`;
    this.carts.set(guid, [line]);
    // The browser waits for the answer to an addition.
    this.hear({ kind: 'cart-event', of: mode, event: { kind: 'created', guid } });
  }

  /** Reads the cart: a pending merge is tried first. */
  look({ fails, isLate, mode = this.browser.mode }: { fails?: boolean; isLate?: boolean; mode?: Mode } = {}): void {
    const whose = whoseCart(shopperOf({ ...this.browser, mode }));
    if (whose.kind === 'account' && whose.pendingMerge !== null)
      this.#merge(mode, { guid: whose.pendingMerge, fails, isLate });
    if (whose.kind === 'visitor' && (fails || !this.carts.has(whose.guid)))
      this.#tell({ kind: 'cart-event', of: mode, event: { kind: 'seemed-expired', guid: whose.guid } }, isLate);
  }

  #merge(
    mode: Mode,
    { guid, fails, isLate }: { guid: string; fails: boolean | undefined; isLate: boolean | undefined },
  ) {
    if (fails) {
      const notFound = `account-${mode}`;
      return this.#tell({ kind: 'cart-event', of: mode, event: { kind: 'merge-refused', guid, notFound } }, isLate);
    }
    const lines = this.carts.get(guid);
    if (!lines)
      return this.#tell(
        { kind: 'cart-event', of: mode, event: { kind: 'merge-refused', guid, notFound: guid } },
        isLate,
      );
    this.account[mode].push(...lines);
    this.carts.delete(guid);
    this.#tell({ kind: 'cart-event', of: mode, event: { kind: 'merged', guid } }, isLate);
  }

  /** The backend deletes the visitor’s cart of this mode; its lines count as removed. */
  forget(): void {
    const { mode } = this.browser;
    const guid = this.browser.guids[mode];
    const lost = new Set(guid === null ? [] : this.carts.get(guid));
    if (guid !== null) this.carts.delete(guid);
    this.bought[mode] = this.bought[mode].filter((line) => !lost.has(line));
  }

  hear(event: BrowserEvent): void {
    this.browser = browserAfter(this.browser, event);
  }

  #tell(event: BrowserEvent, isLate = false): void {
    if (isLate) this.late.push(event);
    else this.hear(event);
  }

  hearLate(order: number): void {
    const [event] = this.late.splice(order % (this.late.length || 1), 1);
    if (event) this.hear(event);
  }

  /** Every line that a shopper of this mode can reach, signed in or not. */
  reached(mode: Mode): string[] {
    const guid = this.browser.guids[mode];
    return [...this.account[mode], ...((guid !== null && this.carts.get(guid)) || [])];
  }
}

type Step = { name: string; run: (world: World) => void };
const step = (name: string, run: Step['run']): Step => ({ name, run });

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(step('add', (world) => world.add())) },
  fc.constant(step('look', (world) => world.look())),
  fc.constant(step('look, and the merge fails or the cart seems gone', (world) => world.look({ fails: true }))),
  fc.constant(
    step('sign in, merged', (world) => {
      world.hear({ kind: 'signed-in' });
      for (const mode of ['part', 'pro'] as const) world.look({ mode });
    }),
  ),
  fc.constant(step('sign in, not merged', (world) => world.hear({ kind: 'signed-in' }))),
  fc.constant(step('sign out', (world) => world.hear({ kind: 'signed-out' }))),
  fc.constant(step('session ends', (world) => world.hear({ kind: 'session-expired' }))),
  fc
    .constantFrom<Mode>('part', 'pro')
    .map((to) => step(`to ${to}`, (world) => world.hear({ kind: 'mode-switched', to }))),
  fc.constant(step('the backend forgets', (world) => world.forget())),
);

const looksLate: fc.Arbitrary<Step> = fc.oneof(
  fc
    .boolean()
    .map((fails) => step(`late look${fails ? ', refused' : ''}`, (world) => world.look({ fails, isLate: true }))),
  fc.nat(5).map((order) => step('a late answer comes', (world) => world.hearLate(order))),
);

test('no sequence of sign-ins, ends of sessions, modes, failures and dead carts loses a line', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40, size: 'max' }), (run) => {
      const world = new World();
      for (const { run: does } of run) does(world);
      for (const mode of ['part', 'pro'] as const)
        expect(world.reached(mode).toSorted()).toEqual(world.bought[mode].toSorted());
    }),
    { numRuns: 10_000 },
  );
});

test('answers that come late, in any order, end like those that came at once', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(steps, looksLate), { maxLength: 40, size: 'max' }), (run) => {
      const world = new World();
      for (const { run: does } of run) does(world);
      while (world.late.length > 0) world.hearLate(run.length);
      for (const mode of ['part', 'pro'] as const) world.look({ mode });
      for (const mode of ['part', 'pro'] as const)
        expect(world.reached(mode).toSorted()).toEqual(world.bought[mode].toSorted());
    }),
    { numRuns: 10_000 },
  );
});

test('a browser is signed in from the sign-in to the sign-out or the end of the session, and keeps its carts', () => {
  const guids = { part: 'guid-1', pro: 'guid-2' };
  const visitor: Browser = { mode: 'part', signedIn: false, guids };
  const shopper = browserAfter(visitor, { kind: 'signed-in' });
  expect(shopper).toEqual({ mode: 'part', signedIn: true, guids });
  for (const kind of ['signed-out', 'session-expired'] as const)
    expect(browserAfter(shopper, { kind })).toEqual(visitor);
});
