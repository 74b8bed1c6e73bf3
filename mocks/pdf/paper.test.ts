import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawBars } from '../labels/pdf/barcodes.ts';
import { drawLetter } from '../letters/pdf/draw.ts';
import { A4, Paper } from './paper.ts';

const opened = (bytes: Uint8Array) => getDocumentProxy(bytes, { verbosity: 0 });

test.each(['fr', 'en'] as const)('a file is tagged, and has a title and the language %s', async (lang) => {
  const document = await opened(await drawLetter([['Bonjour']], lang));
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: lang, Title: { fr: 'Courrier en ligne', en: 'Online letter' }[lang] });
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
});

test('a reader hears the rows of a table and the words of a barcode, and no frame', async () => {
  const paper = new Paper(A4, 'Essai', 'fr');
  paper.page();
  paper.frame({ x: 10, y: 10, width: 100, height: 100 });
  paper.group('Table', () =>
    paper.group('TR', () => paper.text('Poids', { x: 20, y: 20, width: 40, tag: 'TH', bold: true })),
  );
  drawBars(paper, '6A00000000012', { x: 20, y: 60, width: 80, height: 20 });
  const page = await (await opened(await paper.bytes())).getPage(1);
  const tree = JSON.stringify(await page.getStructTree());
  const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role);
  expect(roles.toSorted()).toEqual(['Document', 'Figure', 'Root', 'TH', 'TR', 'Table']);
  expect(tree).toContain('"alt":"6A00000000012"');
});

test('ligatures, accents, letters of other languages, arrows and faces are printed as they are typed', async () => {
  const typed = 'Łukasz, ıŞĞ, Ștefan, Ωμέγα, Їжак, → 😀, « fin » ! Un bel œil, cœur naïf, à la fête.';
  const page = await (await opened(await drawLetter([[typed]], 'fr'))).getPage(1);
  const { items } = await page.getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe(typed);
});
