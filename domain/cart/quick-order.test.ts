import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableRow } from '../shared/table.ts';
import { orderQuickly, quickOrderLimits, readRows, type TypedArticle } from './quick-order.ts';
import type { QuickRow, RowOutcome } from './quick-orders.ts';

const rowsOf = (lines: string[]): TableRow[] =>
  lines.map((text, at) => ({ line: at + 1, text, cells: text.split(';') }));

function shop(outcomeOf: (row: QuickRow) => RowOutcome = ({ quantity }) => ({ added: quantity, reason: null })) {
  const asked: QuickRow[][] = [];
  const add = async (rows: readonly QuickRow[]) => {
    asked.push([...rows]);
    return rows.map(outcomeOf);
  };
  return {
    asked,
    order: (lines: string[], typed: TypedArticle[] = []) =>
      orderQuickly({ quickOrders: { add } }, { typed, pasted: rowsOf(lines), key: 'key' }),
  };
}

test.each([
  ['1126001;2', { code: '1126001', quantity: 2 }],
  ['1126001;2;', { code: '1126001', quantity: 2 }],
  ['1126001;1\u202f200', { code: '1126001', quantity: 1200 }],
  ['1126001;9999', { code: '1126001', quantity: 9999 }],
  ['1126001', { fault: 'form' }],
  ['1126001 2', { code: '1126001', quantity: 2 }],
  ['1126001 2 3', { fault: 'form' }],
  ['1126001;2;3', { fault: 'columns' }],
  [';2', { fault: 'code' }],
  ['<b>;2', { fault: 'code' }],
  ['1126001;', { fault: 'quantity' }],
  ['1126001;0', { fault: 'quantity' }],
  ['1126001;-1', { fault: 'quantity' }],
  ['1126001;1,5', { fault: 'quantity' }],
  ['1126001;10000', { fault: 'quantity' }],
])('the row « %s » is read', (pasted, row) => {
  expect(readRows(rowsOf([pasted])).rows).toMatchObject([row]);
});

/** Tables as spreadsheets have them, and the code and the quantity of their last row. */
test.each<[string, string[], QuickRow | { fault: string }]>([
  ['titles', ['Référence;Quantité', '1126001;2'], { code: '1126001', quantity: 2 }],
  ['titles the other way round', ['Qté;Code', '2;1126001'], { code: '1126001', quantity: 2 }],
  ['one title that is known', ['Article;Quantité', 'carnet-marianne;2'], { code: 'carnet-marianne', quantity: 2 }],
  ['titled names', ['Désignation;Code;Quantité', 'Carnet 12;1126001;2'], { code: '1126001', quantity: 2 }],
  ['titled prices', ['Ref;Qty;Price', '1126001;2;12'], { code: '1126001', quantity: 2 }],
  ['a quantity titled alone', ['Article;Désignation;Quantité', '1126001;Carnet;2'], { code: '1126001', quantity: 2 }],
  ['names without titles', ['1126001;Carnet de 12;2', '1126002;Gomme;1'], { code: '1126002', quantity: 1 }],
  ['prices without titles', ['1126001;2;11,90 €', '1126002;1;5'], { code: '1126002', quantity: 1 }],
  ['decimals without titles', ['1126001;2;11,90', '1126002;1;5'], { fault: 'columns' }],
  ['a quantity that is no whole number', ['1126001;1,5;5'], { fault: 'columns' }],
  ['numbers of rows', ['N°;Article;Quantité', '1;1126001;2', '2;1126002;3'], { code: '1126002', quantity: 3 }],
  ['numbers of rows with gaps', ['N°;Article;Quantité', '4;vert;2', '7;rouge;3'], { code: 'rouge', quantity: 3 }],
  ['numbers of rows and codes', ['N°;Code;Quantité', '1;1126001;2'], { code: '1126001', quantity: 2 }],
  ['numbers of articles', ['N°;Format;Quantité', '1126001;C4;2'], { code: '1126001', quantity: 2 }],
  ['a name that begins like a title', ['1126001;Nombre d’or;2'], { code: '1126001', quantity: 2 }],
  ['whole prices without titles', ['1126001;2;12'], { fault: 'columns' }],
  ['a quantity that is left out', ['1126001;2;11,90 €', '1126002;;5'], { fault: 'quantity' }],
])('a table with %s is read by its columns', (_, lines, last) => {
  expect(readRows(rowsOf(lines)).rows.at(-1)).toMatchObject({ number: lines.length, ...last });
});

test('what is left of a row has no more than its code and its quantity', async () => {
  const { order } = shop();
  expect(await order(['Code;Nom;Quantité', '1126001;Carnet;2', '1126002;Gomme;deux'])).toEqual({
    kind: 'ordered',
    added: 1,
    hasOthers: true,
    unfinished: [{ number: 3, text: '1126002;deux', reason: 'quantity', added: 0 }],
  });
});

test('a third number stays with its row, and nothing is said to be left out', async () => {
  expect(await shop().order(['1126001;2', '1126002;3', '1126003;4;5'])).toEqual({
    kind: 'ordered',
    added: 2,
    hasOthers: false,
    unfinished: [{ number: 3, text: '1126003;4;5', reason: 'columns', added: 0 }],
  });
});

test('good rows are added in one call, bad ones are kept with their line and their reason', async () => {
  const { asked, order } = shop(({ code, quantity }) =>
    code === 'short' ? { added: 3, reason: 'less-stock' } : { added: quantity, reason: null },
  );
  expect(await order(['good;1', 'bad', 'short;5', 'last;2'])).toEqual({
    kind: 'ordered',
    added: 3,
    hasOthers: false,
    unfinished: [
      { number: 2, text: 'bad', reason: 'form', added: 0 },
      { number: 3, text: 'short;2', reason: 'less-stock', added: 3 },
    ],
  });
  expect(asked).toEqual([
    [
      { code: 'good', quantity: 1 },
      { code: 'short', quantity: 5 },
      { code: 'last', quantity: 2 },
    ],
  ]);
});

test('typed articles are judged one by one, and a pasted list keeps its titles and its lines', async () => {
  const { asked, order } = shop(({ code }) =>
    code === 'short' ? { added: 3, reason: 'less-stock' } : { added: 1, reason: null },
  );
  const typed = [
    { code: 'short', pieces: '5' },
    { code: '', pieces: '' },
    { code: '', pieces: '2' },
    { code: 'a;5', pieces: '' },
    { code: '"b', pieces: '1' },
    { code: 'c', pieces: 'x' },
    { code: 'good', pieces: '' },
  ];
  expect(await order(['Désignation;Quantité;Code', 'Carnet;4;3501005', 'Gomme;x;1'], typed)).toEqual({
    kind: 'ordered',
    added: 3,
    hasOthers: true,
    unfinished: [
      { number: 1, typed: { code: 'short', pieces: '2' }, reason: 'less-stock', added: 3 },
      { number: 3, typed: typed[2], reason: 'no-code', added: 0 },
      { number: 4, typed: typed[3], reason: 'code', added: 0 },
      { number: 5, typed: typed[4], reason: 'code', added: 0 },
      { number: 6, typed: typed[5], reason: 'quantity', added: 0 },
      { number: 3, text: '1;x', reason: 'quantity', added: 0 },
    ],
  });
  expect(asked[0]?.map(({ code }) => code)).toEqual(['short', 'good', '3501005']);
});

test('nothing is asked of the backend for a list that is empty, has too many rows or is wrong throughout', async () => {
  const { asked, order } = shop();
  expect(await order([])).toEqual({ kind: 'empty' });
  const rows = (count: number) => Array.from({ length: count }, () => 'a;1');
  expect(await order(rows(quickOrderLimits.rows + 1))).toEqual({ kind: 'too-many', rows: 501 });
  expect(await order(['x'])).toMatchObject({ kind: 'ordered', added: 0 });
  expect(asked).toEqual([]);
  expect(await order(rows(quickOrderLimits.rows))).toEqual({
    kind: 'ordered',
    added: 500,
    unfinished: [],
    hasOthers: false,
  });
});

test('whatever is pasted, each row is added or kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.constantFrom('a;1', 'b;2', ''))), async (lines) => {
      const outcome = await shop().order(lines);
      if (outcome.kind === 'ordered') expect(outcome.added + outcome.unfinished.length).toBe(lines.length);
    }),
  );
});
