import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAddress } from '../address/examples.ts';
import { needsDelivery } from '../cart/cart.ts';
import { aCart, aLine } from '../cart/examples.ts';
import { aPickupPoint } from '../pickup/examples.ts';
import { aGroup } from './examples.ts';
import { type CheckoutStep, checkoutStepFor, furthestStep } from './steps.ts';

const [home] = aGroup().modes;
const modes = home ? [home, { ...home, code: 'point', pickup: true }] : [];

/** What the cart holds for each step. */
interface CheckoutState {
  hasGoods: boolean;
  hasService: boolean;
  hasAddress: boolean;
  selected: string | null;
  isPointOpen: boolean | null;
}

function situationOf({ hasGoods, hasService, hasAddress, selected, isPointOpen }: CheckoutState) {
  const cart = aCart({
    lines: [...(hasGoods ? [aLine()] : []), ...(hasService ? [aLine({ kind: 'other', service: 'parcel' })] : [])],
    deliveryAddress: hasAddress ? anAddress() : null,
  });
  const pickupPoint =
    isPointOpen === null ? null : aPickupPoint({ state: isPointOpen ? { kind: 'open' } : { kind: 'full' } });
  const groups = hasGoods ? [aGroup({ modes, selected, pickupPoint })] : [];
  return { cart, groups, physical: needsDelivery(cart), mode: 'part' as const };
}

type Move =
  | { kind: 'goes'; to: CheckoutStep }
  | { kind: 'back' | 'forward' | 'refresh' }
  | { kind: 'changes'; held: Partial<CheckoutState> };

const step = fc.constantFrom<CheckoutStep>('summary', 'delivery', 'payment');
const held = fc.record<CheckoutState>({
  hasGoods: fc.boolean(),
  hasService: fc.boolean(),
  hasAddress: fc.boolean(),
  selected: fc.constantFrom('lettre-suivie', 'point', null),
  isPointOpen: fc.constantFrom(true, false, null),
});
const move = fc.oneof<fc.Arbitrary<Move>[]>(
  step.map((to) => ({ kind: 'goes', to })),
  fc.constantFrom<Move>({ kind: 'back' }, { kind: 'forward' }, { kind: 'refresh' }),
  fc
    .record(
      {
        hasGoods: fc.boolean(),
        hasAddress: fc.boolean(),
        selected: fc.constantFrom('lettre-suivie', 'point', null),
        isPointOpen: fc.constantFrom(true, false, null),
      },
      { requiredKeys: [] },
    )
    .map((change) => ({ kind: 'changes', held: change })),
);

/** A browser with a history: an entry is the step that was shown, not the one that was requested. */
class Walk {
  held: CheckoutState;
  entries: CheckoutStep[] = ['summary'];
  at = 0;

  constructor(held: CheckoutState) {
    this.held = held;
  }

  get shown(): CheckoutStep {
    return this.entries[this.at] ?? 'summary';
  }

  makes(move: Move): void {
    if (move.kind === 'changes') this.held = { ...this.held, ...move.held };
    if (move.kind === 'goes') {
      this.entries = [...this.entries.slice(0, this.at + 1), move.to];
      this.at += 1;
    }
    if (move.kind === 'back') this.at = Math.max(0, this.at - 1);
    if (move.kind === 'forward') this.at = Math.min(this.entries.length - 1, this.at + 1);
    // Each entry is made again from the cart.
    this.entries[this.at] = checkoutStepFor(this.shown, situationOf(this.held));
  }
}

const rank: Record<CheckoutStep, number> = { summary: 0, delivery: 1, payment: 2 };

test('wherever a walk of addresses, back, forward and refresh leads, no step is skipped and none is a dead end', () => {
  fc.assert(
    fc.property(held, fc.array(move, { maxLength: 40 }), (first, moves) => {
      const walk = new Walk(first);
      for (const each of moves) {
        walk.makes(each);
        const situation = situationOf(walk.held);
        const { shown } = walk;
        expect(rank[shown]).toBeLessThanOrEqual(rank[furthestStep(situation)]);
        expect(checkoutStepFor(shown, situation), 'a page that sends nobody away').toBe(shown);
        if (shown === 'delivery') expect(situation.physical).toBe(true);
        if (shown === 'payment' && situation.physical) {
          expect(walk.held).toMatchObject({ hasAddress: true });
          expect([walk.held.selected === 'point', walk.held.isPointOpen]).not.toEqual([true, false]);
          expect(walk.held.selected).not.toBeNull();
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('the same address shows the same step each time, whatever was requested before', () => {
  fc.assert(
    fc.property(held, step, fc.array(step), (now, asked, before) => {
      const walk = new Walk(now);
      for (const to of before) walk.makes({ kind: 'goes', to });
      walk.makes({ kind: 'goes', to: asked });
      const { shown } = walk;
      walk.makes({ kind: 'refresh' });
      expect([walk.shown, checkoutStepFor(asked, situationOf(now))]).toEqual([shown, shown]);
    }),
  );
});

test('services alone go from the cart to the payment and back, past the delivery', () => {
  const services = situationOf({
    hasGoods: false,
    hasService: true,
    hasAddress: false,
    selected: null,
    isPointOpen: null,
  });
  expect((['summary', 'delivery', 'payment'] as const).map((asked) => checkoutStepFor(asked, services))).toEqual([
    'summary',
    'payment',
    'payment',
  ]);
});
