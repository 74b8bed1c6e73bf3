import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bySender, countOf, inSenderOrder, type Line, lineNamed, mergeParcels, needsDelivery } from './cart.ts';
import { aCart, aLine, aParcel } from './examples.ts';

const lines = fc
  .array(
    fc
      .record({
        parcel: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 50 }),
        cents: fc.integer({ min: 0, max: 100_000 }),
      })
      .map(({ parcel, quantity, cents }) => {
        const total = { ttc: { cents }, ht: { cents } };
        return (id: string) => (parcel ? aParcel(id, { quantity, total }) : aLine({ id, quantity, total }));
      }),
    { maxLength: 20 },
  )
  .map((makers) => makers.map((make, at) => make(String(at))));

test('parcel lines are read as one line with the summed quantity', () => {
  const [merged, ...rest] = mergeParcels([aParcel('1'), aParcel('2', { quantity: 3 })]);
  expect(rest).toEqual([]);
  expect(merged).toMatchObject({ id: '1,2', quantity: 4, total: { ttc: { cents: 7296 } } });
});

test('merged parcels have the price of one piece where each has it, with tax and without', () => {
  const { unit } = aParcel('1');
  const unitOf = (over: Partial<Line['unit']>) =>
    mergeParcels([aParcel('1'), aParcel('2', { unit: { ...unit, ...over } })])[0]?.unit;
  expect(unitOf({})).toEqual(unit);
  for (const other of [{ ttc: { cents: unit.ttc.cents + 1 } }, { ht: { cents: unit.ttc.cents } }, { ht: null }])
    expect(unitOf(other)).toBeNull();
});

test('we stand before sellers, who stand as their first lines come; who sends nothing comes last', () => {
  const of = (id: string | null) => aLine({ seller: { id, name: id } });
  const some = [of('b'), of(null), of('a'), of('b')];
  expect(bySender(some).map((lines) => [lines[0]?.seller.id, lines.length])).toEqual([
    [null, 1],
    ['b', 2],
    ['a', 1],
  ]);
  const sellerOf = (id: string | null) => id;
  expect(inSenderOrder(['x', 'a', null, 'b'], { sellerOf, lines: some })).toEqual([null, 'b', 'a', 'x']);
});

test('a parcel of another carrier keeps its own line and its name', () => {
  const chronopost = aParcel('2', { carrier: 'CHRP', title: 'Chronopost en ligne' });
  const read = mergeParcels([aParcel('1'), chronopost, aParcel('3', { carrier: 'POFR' })]);
  expect(read.map(({ id, title }) => [id, title])).toEqual([
    ['2', 'Chronopost en ligne'],
    ['1,3', 'Colissimo 1 kg'],
  ]);
});

test('merging parcels keeps every article, every cent and every id', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const read = mergeParcels(given);
      const sum = (of: { quantity: number; total: { ttc: { cents: number } } }[]) =>
        of.reduce((total, line) => [total[0]! + line.quantity, total[1]! + line.total.ttc.cents], [0, 0]);
      expect(sum(read)).toEqual(sum(given));
      expect(read.flatMap((line) => line.id.split(',')).toSorted()).toEqual(given.map((line) => line.id).toSorted());
    }),
  );
});

test('a cart of services alone needs no delivery', () => {
  expect(needsDelivery(aCart({ lines: [aParcel('1')] }))).toBe(false);
  expect(needsDelivery(aCart({ lines: [aParcel('1'), aLine()] }))).toBe(true);
});

test('a visitor without a cart has nothing in it', () => {
  expect(countOf(null)).toBe(0);
});

describe('a line keeps its name', () => {
  const lines = ['0.a', '1.b', '2.b', '3.c.offer'].map((id) => aLine({ id }));

  test('a line id names its line in its place, and where it moved when other lines were removed', () => {
    expect(lineNamed(lines, '1.b')?.id).toBe('1.b');
    expect(lineNamed(lines, '5.c.offer')?.id).toBe('3.c.offer');
  });

  test('a line id names no line after its removal, or when two lines match', () => {
    expect(lineNamed(lines, '0.gone')).toBeNull();
    expect(lineNamed(lines, '7.b')).toBeNull();
    expect(lineNamed(lines, '3.c')).toBeNull();
  });

  test('removals of lines from two tabs end alike in any order', () => {
    const articles = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
    const numbered = (names: string[]) => names.map((name, place) => aLine({ id: `${place}.${name}` }));
    const without = (of: Line[], id: string) => {
      const removed = lineNamed(of, id);
      const others = of.filter((line) => line !== removed).map((line) => line.id.replace(/^\d+\./, ''));
      return numbered(others);
    };
    const removals = articles.chain((names) =>
      fc.record({ names: fc.constant(names), wished: fc.subarray(numbered(names).map(({ id }) => id)) }),
    );
    fc.assert(
      fc.property(removals, fc.infiniteStream(fc.nat(9)), ({ names, wished }, stream) => {
        const inOrder = wished.reduce(without, numbered(names));
        const shuffled = wished.toSorted(() => (stream.next().value ?? 0) - 4.5);
        expect(shuffled.reduce(without, numbered(names))).toEqual(inOrder);
        expect(inOrder).toHaveLength(names.length - wished.length);
      }),
    );
  });
});

test('a cart counts the pieces of all its lines', () => {
  expect(countOf(aCart({ lines: [aLine({ quantity: 2 }), aParcel('1', { quantity: 3 })] }))).toBe(5);
});

test('a single parcel, like any other line, is read as it was bought', () => {
  const [parcel, booklet] = [aParcel('1'), aLine({ id: '0' })];
  expect(mergeParcels([booklet, parcel])).toEqual([
    { ...booklet, parts: [] },
    { ...parcel, parts: [] },
  ]);
});

test('merged parcels have the sum of their prices without tax too', () => {
  const total = (ttc: number, ht: number) => ({ ttc: { cents: ttc }, ht: { cents: ht } });
  const [merged] = mergeParcels([aParcel('1', { total: total(600, 500) }), aParcel('2', { total: total(1200, 1000) })]);
  expect(merged?.total).toEqual(total(1800, 1500));
});

test('a line beyond the tenth keeps its name as well', () => {
  expect(lineNamed([aLine({ id: '12.c' })], '3.c')?.id).toBe('12.c');
});
