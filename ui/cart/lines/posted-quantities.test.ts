import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantitiesIn, quantityName } from './posted-quantities.ts';

const id = fc.stringMatching(/^[0-9]{1,3}\.[\w.%-]{1,64}$/);
const quantity = fc.integer({ min: 1, max: 9999 });
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('a page posts the quantities that were edited on it, and no others', () => {
  const line = fc.record({ id, displayedQuantity: quantity, typed: quantity });
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: (each) => each.id }), (lines) => {
      const fields = lines.map(({ id: of, displayedQuantity, typed }) => [
        quantityName({ id: of, quantity: displayedQuantity }),
        String(typed),
      ]);
      const changed = lines.filter(({ displayedQuantity, typed }) => displayedQuantity !== typed);
      expect(quantitiesIn(formOf(Object.fromEntries(fields)))).toEqual({
        wanted: changed.map(({ id: of, displayedQuantity, typed }) => ({ id: of, quantity: typed, displayedQuantity })),
        wrong: [],
        unedited: lines
          .filter((line) => !changed.includes(line))
          .map(({ id: of, displayedQuantity }) => ({ id: of, quantity: displayedQuantity })),
      });
    }),
  );
});

test.each(['', '0', '-1', '1.5', 'deux', '1e3', '- 2'])(
  '« %s » is no quantity, and the line keeps its own',
  (typed) => {
    expect(quantitiesIn(formOf({ [quantityName({ id: '0.1126001', quantity: 2 })]: typed }))).toEqual({
      wanted: [],
      wrong: [{ id: '0.1126001', quantity: 2 }],
      unedited: [],
    });
  },
);

test('more than any cart holds is asked for: the backend says what the most is', () => {
  expect(quantitiesIn(formOf({ [quantityName({ id: '0.1126001', quantity: 2 })]: '10000' }))).toEqual({
    wanted: [{ id: '0.1126001', quantity: 9999, displayedQuantity: 2 }],
    wrong: [],
    unedited: [],
  });
});

test.each(['quantity', 'quantite', 'quantite-2-', 'quantite--0.a', 'quantite-x-0.a', 'intent'])(
  'a field « %s » is of no line',
  (name) => {
    expect(quantitiesIn(formOf({ [name]: '3' }))).toEqual({ wanted: [], wrong: [], unedited: [] });
  },
);

test('a cart form of ten thousand fields is read up to the lines that a cart can have', () => {
  const fields = Array.from({ length: 10_000 }, (_, place) => [
    quantityName({ id: `${place}.a`, quantity: 1 }),
    place % 2 === 0 ? '2' : '',
  ]);
  const { wanted, wrong } = quantitiesIn(formOf(Object.fromEntries(fields)));
  expect([wanted.length, wrong.length]).toEqual([250, 250]);
});
