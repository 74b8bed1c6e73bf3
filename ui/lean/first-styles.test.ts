import { expect, test } from 'vitest';
import { builtAssets, sheetLink as sheet } from '#tests/shared/built-assets.ts';
import { isFirstVisit, withStyles } from './first-styles.server.ts';

const page = (...sheets: string[]) => `<html><head>${sheets.join('')}</head><body></body></html>`;

builtAssets({
  'styles-1.css': '@font-face{font-display:swap}h1{content:"$&"}',
  'styles-2.css': 'h1{content:"</style>"}',
});

test('the sheet stands in the document, its fonts come in time or not at all, and its link fetches nothing', () => {
  expect(withStyles(page(sheet('styles-1')), 'n')).toBe(
    page(
      '<style nonce="n">@font-face{font-display:optional}h1{content:"$&"}</style><link nonce="" rel="stylesheet" href="/assets/styles-1.css#" disabled=""/>',
    ),
  );
});

test('a page with a second sheet keeps both as files', () => {
  const both = page(sheet('styles-1'), sheet('checkout-styles-1'));
  expect(withStyles(both, 'n')).toBe(both);
});

test('a sheet that would end its element is refused', () => {
  expect(() => withStyles(page(sheet('styles-2')), 'n')).toThrow('cannot stand inside a document');
});

test('a visitor with a visit has the sheet from before', () => {
  expect([isFirstVisit(null), isFirstVisit('a')]).toEqual([true, false]);
});
