import { describe, expect, test } from 'vitest';
import { euros } from '../shared/money.ts';
import { commonFaults, isWrong, judgeRows, rowsOfBatch, wholeParcels, withAnswers, wrongColumns } from './batch.ts';
import { batchColumns, batchFields } from './batch-columns.ts';
import { answersOfDraft, draftOf } from './batch-draft.ts';
import {
  type BatchRow,
  likelyColumns,
  readBatch,
  rowNumber,
  rowsOfTable,
  templateColumns,
  withFurtherRows,
} from './batch-table.ts';
import type { Declaration } from './declaration.ts';
import { aParcelToSend, theParcelAnswers, theParcelOptions } from './examples.ts';
import { answersOf } from './journey.ts';
import type { Parcel, ParcelRefusal } from './parcels.ts';

const options = theParcelOptions();
const { depositPlace, depositDate, hazmat, origin } = theParcelAnswers();
const sender = Object.fromEntries(Object.entries(theParcelAnswers()).filter(([field]) => field.startsWith('sender.')));
const common = { origin: origin ?? '', ...sender, depositPlace, depositDate, hazmat } as BatchRow;
const aRow = (over: BatchRow = {}): BatchRow => ({
  'recipient.firstName': 'Contact',
  'recipient.lastName': 'Achats',
  'recipient.civility': 'mrs',
  'recipient.streetName': '4 rue du Port',
  postalCode: '71000',
  'recipient.city': 'Mâcon',
  weight: '0,92',
  ...over,
});
const judged = (...rows: BatchRow[]) => judgeRows(rows, { common, options });
const read = (lines: string[], maxBatch = 1000) =>
  readBatch(
    lines.map((text, at) => ({ line: at + 1, text, cells: text.split(';') })),
    { maxBatch },
  );

describe('a table', () => {
  test('a table is read with the names of its columns, or without', () => {
    expect(read(['Nom;CP', 'Achats;71000'])).toEqual({
      kind: 'table',
      table: { head: ['Nom', 'CP'], rows: [['Achats', '71000']], lines: [2] },
    });
    expect(read(['Achats;71000'])).toMatchObject({ table: { head: null, rows: [['Achats', '71000']] } });
  });

  test('each row of a table has the line of its file, also when the draft is read again', () => {
    const table = { head: ['CP'], rows: [['71000'], ['69002']], lines: [3, 4] };
    const rows = rowsOfTable(table, { columns: ['postalCode'], options });
    expect(rows.map(({ line }) => line)).toEqual(['3', '4']);
    const draft = { table: null, rows: rows.slice(1), common: {} };
    expect(draftOf(answersOfDraft(draft) ?? {}).rows).toEqual([{ line: '4', postalCode: '69002' }]);
  });

  test('a table has at least one parcel, and no more than a batch', () => {
    expect([read([]), read(['Nom;CP'])]).toEqual([{ kind: 'empty' }, { kind: 'empty' }]);
    expect(read(['Nom', 'a', 'b', 'c'], 2)).toEqual({ kind: 'too-many', count: 3, most: 2 });
  });

  test('a table’s columns are recognised by their names, once, in both languages', () => {
    const table = { head: ['Nom', 'Postcode', 'Remarque', 'surname', 'POIDS en kg'], rows: [] };
    expect(likelyColumns(table)).toEqual(['recipient.lastName', 'postalCode', null, null, 'weight']);
  });

  test.each([
    [
      ['Numéro', 'Voie'],
      ['12', 'rue du Port'],
    ],
    [
      ['Voie', 'N°'],
      ['rue du Port', '12'],
    ],
    [
      ['Numéro', 'Type de voie', 'Nom de la voie'],
      ['12', 'rue', 'du Port'],
    ],
  ])('the columns %j of a table are one street', (head, cells) => {
    const table = { head, rows: [cells] };
    const columns = likelyColumns(table);
    expect(columns).toEqual(head.map(() => 'recipient.streetName'));
    expect(rowsOfTable(table, { columns, options })).toEqual([{ 'recipient.streetName': '12 rue du Port' }]);
  });

  test('a running number is no part of a street', () => {
    const table = { head: ['N°', 'Ville', 'Adresse', 'Constructor'], rows: [['1', 'Lyon', 'rue du Port', 'x']] };
    const columns = likelyColumns(table);
    expect(columns).toEqual([null, 'recipient.city', 'recipient.streetName', null]);
    expect(rowsOfTable(table, { columns, options })).toEqual([
      { 'recipient.city': 'Lyon', 'recipient.streetName': 'rue du Port' },
    ]);
  });

  test('a number without a street’s name beside it is no part of an address', () => {
    expect(likelyColumns({ head: ['Numéro', 'Ville'], rows: [] })).toEqual([null, 'recipient.city']);
  });

  test('a table in the template’s form is mapped by itself, with its titles in either language or without them', () => {
    const example: Readonly<Record<string, string>> = { postalCode: '71000', weight: '0,92' };
    const cells = batchFields.map((field) => example[field] ?? '');
    for (const language of [0, 1] as const) {
      const head = batchFields.map((field) => batchColumns[field].names[language]);
      expect(templateColumns({ head, rows: [cells] })).toEqual(batchFields);
      expect(templateColumns({ head: head.slice(1), rows: [cells] })).toBeNull();
    }
    expect(templateColumns({ head: null, rows: [cells] })).toEqual(batchFields);
    expect(templateColumns({ head: null, rows: [cells.toReversed()] })).toBeNull();
    expect(templateColumns({ head: null, rows: [cells.slice(1)] })).toBeNull();
  });

  test('a table may contain words in place of codes; unknown words remain to be corrected', () => {
    const columns = ['destination', 'way', 'recipient.civility', 'format'] as const;
    const table = {
      head: null,
      rows: [
        ['La Réunion', 'Éco OM', 'Mme', 'énorme'],
        ['France', 'drone', '', ''],
      ],
    };
    expect(rowsOfTable(table, { columns, options })).toEqual([
      { destination: 'RE', way: 'eco-om', 'recipient.civility': 'mrs', format: 'énorme' },
      { destination: 'FR', way: 'drone' },
    ]);
  });

  test('a table is read in the words of either language, whichever the shop’s language is', () => {
    const columns = ['destination', 'way', 'recipient.civility', 'category'] as const;
    const rows = [
      ['Switzerland', 'At home', 'Ms', 'Sale of goods'],
      ['Suisse', 'À domicile', 'Madame', 'Vente de marchandises'],
      ['CH', 'home', 'mrs', 'sale'],
    ];
    const same = { destination: 'CH', way: 'home', 'recipient.civility': 'mrs', category: 'sale' };
    expect(rowsOfTable({ head: null, rows }, { columns, options })).toEqual([same, same, same]);
  });

  test('the commas of a place are dropped from a table, as from a pasted address', () => {
    const table = { head: null, rows: [['12, rue du Port', 'Bât. B, 2e étage']] };
    expect(rowsOfTable(table, { columns: ['recipient.streetName', 'recipient.building'], options })).toEqual([
      { 'recipient.streetName': '12 rue du Port', 'recipient.building': 'Bât. B 2e étage' },
    ]);
  });

  test('a table says where an article was made, though no parcel goes there', () => {
    const table = { head: null, rows: [['Chine'], ['China'], ['CN']] };
    const made = { 'article.1.origin': 'CN' };
    expect(rowsOfTable(table, { columns: ['article.1.origin'], options })).toEqual([made, made, made]);
    expect(rowsOfTable(table, { columns: ['destination'], options })[0]).toEqual({ destination: 'Chine' });
  });
});

describe('rows of another table after those of a file', () => {
  const numbered = (...lines: number[]): BatchRow[] => lines.map((line) => ({ line: String(line) }));
  const numbers = (rows: readonly BatchRow[]) => rows.map(rowNumber);

  test.each([
    ['a paste of the same lines', numbered(2, 3, 5), numbered(2, 4), [2, 3, 5, 6, 8]],
    ['a paste after some of the file were bought', numbered(12, 14), numbered(1, 2), [12, 14, 1, 2]],
    ['a paste into a draft of an older shop', [{}, {}], numbered(1), [1, 2, 3]],
    ['rows without lines', numbered(1, 4), [{}, {}], [1, 4, 5, 6]],
  ])('a list of rows has no number twice: %s', (_, kept, further, expected) => {
    expect(numbers(withFurtherRows(kept, further))).toEqual(expected);
  });
});

describe('the rows', () => {
  const told = (amount: number, refusals: ParcelRefusal[]) => ({ ttc: euros(amount), ht: euros(amount), refusals });

  test('a valid row becomes a parcel, whatever stands beside it', () => {
    const rows = judged(
      aRow(),
      aRow({ weight: 'lourd' }),
      aRow({ quantity: '3', length: '120', width: '20', height: '10' }),
    );
    expect(rows.map(isWrong)).toEqual([false, true, false]);
    expect(wholeParcels(rows)).toMatchObject([
      { weight: 920, way: 'home', cover: 'INCLUDED', format: 'standard', quantity: 1 },
      { quantity: 3, format: 'bulky', size: { length: 120, width: 20, height: 10 } },
    ]);
  });

  test('name each column that is wrong, and of an unknown country nothing else', () => {
    expect(judged(aRow({ weight: '', 'recipient.city': '' })).map(wrongColumns)).toEqual([
      ['recipient.city', 'weight'],
    ]);
    expect(judged(aRow({ destination: 'Nulle part' })).map(wrongColumns)).toEqual([['destination']]);
  });

  test('a row that is too heavy for any delivery has no fault at its delivery mode', () => {
    const [heaviest, heavy] = judged(aRow({ weight: '9999' }), aRow({ weight: '25', way: 'point' }));
    expect(heaviest?.faults).toEqual({ weight: { code: 'too-heavy', most: 30_000 } });
    expect(heavy?.faults).toMatchObject({ way: { code: 'too-heavy-for-way', most: 20_000 } });
  });

  test('rows of parcels that wait at a point show and keep no address of the recipient', () => {
    const waiting = {
      way: 'point',
      pickupPoint: 'FR:69381-1',
      'recipient.email': 'contact@exemple.fr',
      'recipient.mobilePhone': '0612345678',
    };
    const [bare, home] = judged(aRow({ ...waiting, 'recipient.streetName': '', 'recipient.city': '' }), aRow(waiting));
    expect([bare?.faults, home?.faults]).toEqual([{}, {}]);
    for (const { recipient } of wholeParcels([bare, home].flatMap((row) => row ?? [])))
      expect(recipient).toMatchObject({ streetName: '', codePostal: '', city: '', mobilePhone: '+33612345678' });
  });

  test('a row declares its contents where it has them', () => {
    const contents = {
      destination: 'CH',
      postalCode: '1200',
      'recipient.city': 'Genève',
      category: 'sale',
      'article.1.description': 'Livres',
      'article.1.quantity': '2',
      'article.1.weight': '0,3',
      'article.1.value': '15',
      'article.1.origin': 'FR',
    };
    expect(judged(aRow(contents)).map(wrongColumns)).toEqual([['article.1.hsCode']]);
    const [parcel] = wholeParcels(judged(aRow({ ...contents, 'article.1.hsCode': '490199' })));
    expect(parcel?.declaration).toMatchObject({ category: 'sale', articles: [{ hsCode: '490199' }] });
    const rows = rowsOfBatch(parcel ? [parcel] : [], options)?.rows;
    expect(rows).toMatchObject([{ category: 'sale', postalCode: '1200' }]);
  });

  test('a row that the backend refuses is wrong, at its own columns', () => {
    const [good, refused] = [
      told(10, []),
      told(11, [{ kind: 'fault', field: 'category', fault: { code: 'required' } }]),
    ];
    const rows = withAnswers(judged(aRow({ weight: '' }), aRow(), aRow()), [good, refused]);
    expect(rows.map(isWrong)).toEqual([true, false, true]);
    expect(rows.map(wrongColumns)).toEqual([['weight'], [], ['category']]);
  });

  test('a valid row has the price of its own parcel, whatever is wrong with the rows between', () => {
    const rows = withAnswers(judged(aRow(), aRow({ weight: '' }), aRow()), [told(10, []), told(11, [])]);
    expect(rows.map(({ price }) => price?.ttc ?? null)).toEqual([euros(10), null, euros(11)]);
  });

  test('the rows are bought once their sender and their day are set', () => {
    expect(commonFaults(common, options)).toEqual({});
    const nobody = { common: { origin: 'FR' }, options };
    expect(Object.keys(commonFaults(nobody.common, options))).toEqual(
      expect.arrayContaining(['hazmat', 'depositDate']),
    );
    const rows = judgeRows([aRow()], nobody);
    expect([rows[0]?.parcel?.weight, wholeParcels(rows)]).toEqual([920, []]);
  });
});

describe('a batch of the cart', () => {
  const declared = (over: Partial<Declaration> = {}): Declaration => ({
    category: 'gift',
    explanation: '',
    invoice: '',
    licence: '',
    certificate: '',
    importer: '',
    eori: '',
    nonDelivery: 'return',
    articles: [anArticle],
    ...over,
  });
  const anArticle = { description: 'Livre', quantity: 2, weight: 300, value: euros(12.5), hsCode: '', origin: 'FR' };

  test('a cart’s batch opens again as rows of its parcels', () => {
    const parcels = [aParcelToSend({ declaration: declared() }), aParcelToSend({ quantity: 2, reference: 'CC-42' })];
    const { rows = [], common: shared = {} } = rowsOfBatch(parcels, options) ?? {};
    const typed = (of: readonly Parcel[]) => of.map((parcel) => answersOf(parcel, options));
    expect(typed(wholeParcels(judgeRows(rows, { common: shared, options })))).toEqual(typed(parcels));
  });

  test('a cart’s batch opens with its one sender’s customs number, and not with two', () => {
    const worthy = (eori: string) => aParcelToSend({ destination: 'CH', declaration: declared({ eori }) });
    const number = 'FR732829320';
    expect(rowsOfBatch([aParcelToSend(), worthy(number)], options)?.common.eori).toBe(number);
    expect(rowsOfBatch([worthy(number), worthy('FR552100554')], options)).toBeNull();
  });

  test.each<[string, Partial<Parcel>]>([
    ['another carrier', { carrier: 'CHRP' }],
    ['another sender', { sender: aParcelToSend().recipient }],
    ['another day', { deposit: { place: 'post-office', date: '2026-11-25' } }],
    ['another list of dangerous goods', { listVersion: '2026-08' }],
    ['papers for customs', { declaration: declared({ invoice: 'F-1' }) }],
    ['a second article', { declaration: declared({ articles: [anArticle, anArticle] }) }],
    ['another end abroad', { declaration: declared({ nonDelivery: 'abandon' }) }],
  ])('a cart’s batch does not open when one parcel has %s', (_, over) => {
    expect(rowsOfBatch([aParcelToSend(), aParcelToSend(over)], options)).toBeNull();
  });
});

test('a thousand rows are kept in a draft and read back; more than it holds are not', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => aRow({ 'recipient.companyName': `Atelier ${at}` }));
  const draft = { table: null, rows, common, pasted: 'Achats;"71000"' };
  expect(draftOf(answersOfDraft(draft) ?? {})).toEqual(draft);
  const table = { head: null, rows: Array.from({ length: 1000 }, () => Array(5).fill('x'.repeat(200))) };
  expect(answersOfDraft({ table, rows: [], common: {} })).toBeNull();
  // Alone it would be kept; nothing goes for it.
  const pasted = 'x'.repeat(500_000);
  expect(draftOf(answersOfDraft({ table: null, rows: [], common, pasted }) ?? {}).pasted).toBe(pasted);
  expect(answersOfDraft({ ...draft, pasted })).toBeNull();
  expect(draftOf({ 'rows.0': '{', 'table.0': '[]' })).toEqual({ table: null, rows: [], common: {} });
});
