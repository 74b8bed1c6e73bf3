import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterAnswer,
  afterPost,
  afterTyping,
  isDue,
  type PendingQuantities,
  settled,
  withoutEmpty,
} from './pending-quantities.ts';

const lines = ['a', 'b', 'c'] as const;
type Line = (typeof lines)[number];
type Quantities = Record<Line, number>;

/** A page and a server that answers at any time; posts under way may arrive in any order. */
class World {
  pending: PendingQuantities = settled;
  readonly stock: Quantities;
  inCart: Quantities = { a: 2, b: 2, c: 2 };
  /** The quantities that the page received last. */
  shown: Quantities = this.inCart;
  readonly underWay: Record<string, string>[] = [];

  constructor(stock: Quantities) {
    this.stock = stock;
  }

  type(line: Line, text: string): void {
    this.pending = afterTyping(line, text)(this.pending);
  }

  decide(): void {
    if (!isDue(this.pending)) return;
    this.pending = afterPost(this.pending);
    this.underWay.push(this.pending.wanted);
  }

  answer({ order, fails }: { order: number; fails: boolean }): void {
    const [post] = this.underWay.splice(order % (this.underWay.length || 1), 1);
    if (!post) return;
    if (!fails) this.inCart = afterwards(this.inCart, post, this.stock);
    this.shown = this.inCart;
    this.pending = afterAnswer(this.pending);
  }

  /** The value of a field. */
  field = (line: Line): string => this.pending.wanted[line] ?? String(this.shown[line]);
}

function afterwards(inCart: Quantities, post: Record<string, string>, stock: Quantities): Quantities {
  const changed = lines.map((line) => [line, Math.min(Number(post[line] ?? inCart[line]), stock[line])]);
  return Object.fromEntries(changed);
}

const line = fc.constantFrom(...lines);
const quantity = fc.integer({ min: 1, max: 9 }).map(String);
const stock = fc.record({ a: fc.constant(99), b: fc.constant(99), c: fc.integer({ min: 1, max: 9 }) });

interface Step {
  name: string;
  run: (world: World) => void;
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(line, fc.oneof(quantity, fc.constant(''))).map(([of, text]) => ({
    name: `${of} = « ${text} »`,
    run: (world: World) => world.type(of, text),
  })),
  fc.constant({ name: 'nothing for half a second', run: (world: World) => world.decide() }),
  fc.nat(3).map((order) => ({ name: 'an answer', run: (world: World) => world.answer({ order, fails: false }) })),
);
const failure: fc.Arbitrary<Step> = fc.constant({
  name: 'a failure',
  run: (world) => world.answer({ order: 0, fails: true }),
});

/** Lets every post under way arrive, and every due post start. */
function settles(world: World): void {
  for (let round = 0; round < 5; round += 1) {
    world.decide();
    world.answer({ order: 0, fails: false });
  }
}

const runOf = (of: fc.Arbitrary<Step>) => fc.array(of, { maxLength: 30, size: 'max' });

test('whenever answers come, the lines end as if each change had waited for the one before', () => {
  fc.assert(
    fc.property(runOf(steps), stock, fc.record({ a: quantity, b: quantity, c: quantity }), (run, left, last) => {
      const world = new World(left);
      for (const { run: does } of run) does(world);
      for (const of of lines) world.type(of, last[of]);
      settles(world);
      const { inCart, pending } = world;
      expect({ inCart, pending, fields: lines.map(world.field) }).toEqual({
        inCart: afterwards(inCart, last, left),
        pending: settled,
        fields: lines.map((of) => String(inCart[of])),
      });
    }),
    { numRuns: 10_000 },
  );
});

test('no post overtakes another, and none is made of a field that is still empty', () => {
  fc.assert(
    fc.property(runOf(fc.oneof(steps, failure)), (run) => {
      const world = new World({ a: 99, b: 99, c: 99 });
      const overtaking: Record<string, string>[][] = [];
      const ofNothing: Record<string, string>[] = [];
      for (const { run: does } of run) {
        does(world);
        if (world.underWay.length > 1) overtaking.push([...world.underWay]);
        ofNothing.push(...world.underWay.filter((post) => Object.values(post).includes('')));
      }
      // One verdict on each run: hundreds of thousands of them took longer than the runs.
      expect({ overtaking, ofNothing }).toEqual({ overtaking: [], ofNothing: [] });
    }),
    { numRuns: 10_000 },
  );
});

test('a quantity typed during a post stays in its field, also after a failure', () => {
  const world = new World({ a: 99, b: 99, c: 99 });
  world.type('a', '3');
  world.type('b', '4');
  world.decide();
  world.type('a', '5');
  world.answer({ order: 0, fails: true });
  expect(lines.map(world.field)).toEqual(['5', '2', '2']);
  settles(world);
  expect(world.inCart).toEqual({ a: 5, b: 2, c: 2 });
});

test('a field that was left empty shows the cart’s quantity again, and others stay as typed', () => {
  const pending = [afterTyping('a', ''), afterTyping('b', '3'), afterTyping('c', '0')].reduce(
    (all, change) => change(all),
    settled,
  );
  expect(withoutEmpty(pending).wanted).toEqual({ b: '3', c: '0' });
  expect(withoutEmpty(afterPost(pending)).sent).toEqual(pending.wanted);
});
