import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '#domain/shared/clean-text.ts';
import { csvOf } from '#domain/shared/csv.ts';
import type { ReadRows } from '#domain/shared/table.ts';
import { cellsOf, tableRows } from '#tests/shared/table-rows.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { tableFaultText } from './table-fault.view.ts';
import { readTable, tableLimits } from './table-reader.server.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};
const encodings = {
  'UTF-8': utf8,
  'UTF-8 with a mark': (text: string) => utf8(`\uFEFF${text}`),
  'UTF-16, little end first': (text: string) => utf16(`\uFEFF${text}`, true),
  'UTF-16, big end first': (text: string) => utf16(`\uFEFF${text}`, false),
  'Windows-1252': (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0))),
};
const separators = { semicolons: ';', commas: ',', tabs: '\t', bars: '|' };
const lineEnds = { LF: '\n', CRLF: '\r\n', CR: '\r' };
const all = Object.entries(encodings).flatMap(([encoding, encode]) =>
  Object.entries(separators).flatMap(([named, separator]) =>
    Object.entries(lineEnds).map(([end, lineEnd]) => ({ encoding, encode, named, separator, end, lineEnd })),
  ),
);

test.each(all)('a table in $encoding with $named and $end is read', async ({ encode, separator, lineEnd }) => {
  const rows = [
    ['Prénom', 'Prix en €'],
    ['Zoé', 'à 2 €'],
  ];
  const text = rows.map((row) => row.join(separator) + lineEnd).join('');
  expect(await cellsOf(new Blob([encode(text) as BlobPart]))).toEqual(rows);
});

describe('what spreadsheets and people make of a table is read', () => {
  test.each<[string, string, string[][]]>([
    ['a first line that names the separator', 'sep=;\r\na,b;c', [['a,b', 'c']]],
    ['a first line that names the separator, behind a mark', '\uFEFFsep=,\na;b,c', [['a;b', 'c']]],
    ['numbers that are kept as text', `="69002";'69002;'69002';"=""69002"""`, [['69002', '69002', '69002', '69002']]],
    ['cells that were neutralised', `'=1+1;' +2;'n`, [['=1+1', ' +2', "'n"]]],
    ['a comma within a cell', '12, rue;69002\n"12, rue",69002', [['12, rue', '69002'], ['"12, rue",69002']]],
    [
      'a separator within the first cell',
      '"a;b",c\n1,2',
      [
        ['a;b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'quotation marks within a cell',
      '5" x;12 "bis"\n"a ""b""";"c\nd"',
      [
        ['5" x', '12 "bis"'],
        ['a "b"', 'c d'],
      ],
    ],
    ['words in quotation marks that something follows', '"Dupont" & Fils;b', [['"Dupont" & Fils', 'b']]],
    [
      'lines of different ends',
      'a;b\r\n1;2\n3;4\r5;6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'empty lines and empty rows',
      '\n\na;b\n\n;;;\n 1 ; 2 \n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a first row with one cell',
      '69002;\n75001;1',
      [
        ['69002', ''],
        ['75001', '1'],
      ],
    ],
    [
      'a comma in a title between bars',
      'Nom|Rue, numéro\nAda|8 rue',
      [
        ['Nom', 'Rue, numéro'],
        ['Ada', '8 rue'],
      ],
    ],
    [
      'titles above the names of its columns',
      'Table 1\nClients 2026\na,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a title that goes over all of its columns',
      'Clients;;\r\na;b;\r\nAda;;\r\n',
      [
        ['a', 'b', ''],
        ['Ada', '', ''],
      ],
    ],
    ['one column', 'a\nb', [['a'], ['b']]],
    ['nothing', ' \n', []],
  ])('a spreadsheet’s table is read: %s', async (_, text, rows) => {
    expect(await cellsOf(text)).toEqual(rows);
  });

  test('a table that the shop wrote is read as it was', async () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((text) => !/\r|\0|^\s|\s$|^'|^="|^$/.test(cleanText(text)));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const seen = written.map((row) => row.map((text) => cleanText(text).replaceAll(/\s*\n\s*/g, ' ')));
        expect((await cellsOf(csvOf([['x', 'y'], ...written]))).slice(1)).toEqual(seen);
      }),
    );
  });

  test('each row has its line and its text', async () => {
    expect(await tableRows('sep=;\na;"b\nc"\n\nd;e\n')).toEqual([
      { line: 2, text: 'a;"b\nc"', cells: ['a', 'b c'] },
      { line: 5, text: 'd;e', cells: ['d', 'e'] },
    ]);
  });

  test('codes, each with a separator of its own, in quotation marks or without', async () => {
    const read = await readTable('a;1\nb\t2\r"c","3"', { most: 10, isPlain: true });
    expect(read.kind === 'rows' && read.rows.map(({ cells }) => cells)).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
  });
});

describe('a table that cannot be read is refused in words, with the line', () => {
  const { t } = wordingOf({ lang: 'fr', mode: 'pro' });
  const wordsFor = (read: ReadRows) =>
    read.kind === 'fault' ? tableFaultText(read.fault, { t }).replaceAll(/[\u00a0\u202f]/g, ' ') : read.rows;
  const long = 'x'.repeat(tableLimits.cell + 1);

  test.each<[string, string | Uint8Array, string]>([
    ['a mark that is never closed', 'a;b\nc;d\n"e;f\ng;h\n', 'Ligne 3 : un guillemet est ouvert'],
    ['a mark that closes in another row', 'a;b\n"c;d\ne;"f"\n', 'Ligne 2 : un guillemet est ouvert'],
    ['a mark that closes in another cell', 'a;b;c\nd;"e;"f"\n', 'Ligne 2 : un guillemet est ouvert'],
    ['a cell that is too long', `a;b\nc;${long}\n`, 'À partir de la ligne 2 : une cellule dépasse 200 caractères'],
    ['a mark that swallows a page', `a;b\n"c;${'d;e\n'.repeat(9000)}`, 'À partir de la ligne 2 : une cellule dépasse'],
    ['very many columns', `a;b\n${';'.repeat(300)}`, 'Ligne 2 : plus de 256 colonnes.'],
    ['very many empty cells', `a;b\n${`${';'.repeat(99)}\n`.repeat(501)}`, 'Ce tableau compte plus de 50 000 cellules'],
    ['signs that are no text', utf8('a;b\0\n'), 'Ce fichier n’est pas un tableau'],
    ['half a sign of UTF-16', new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), 'Ce fichier n’est pas un tableau'],
    [
      'more bytes than a table has',
      utf8(`${'é'.repeat(100)};b\n`.repeat(20_000)),
      'Ce tableau est trop lourd : 2 Mo et 20 000 lignes au plus. La lecture s’est arrêtée après 10 331 lignes.',
    ],
  ])('an unreadable table is refused with its line: %s', async (_, table, text) => {
    const read = await readTable(typeof table === 'string' ? table : new Blob([table as BlobPart]), { most: 20_000 });
    expect(wordsFor(read)).toContain(text);
  });
});
