/** The shop and the backend refuse the same signs before anything is paid, and the fonts of the files have all others. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { unprintableSigns } from '#domain/shared/printable.ts';
import { isPrintable } from '#mocks/shared/printable.ts';

const require = createRequire(import.meta.url);
const signs = Array.from({ length: 0x1_fa_ff }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** The glyph 0 is the box of what a font does not have. */
function glyphsOf(name: string): (sign: string) => readonly number[] {
  const file = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const { _font } = new PDFDocument().font(file) as unknown as {
    _font: { font: { glyphsForString(text: string): { id: number }[] } };
  };
  return (sign) => _font.font.glyphsForString(sign).map(({ id }) => id);
}

test('every sign that a form takes is in both fonts of printed files, or is never seen', () => {
  const fonts = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map(glyphsOf);
  const taken = signs.filter((sign) => isPrintable(sign) && !/[\n\r\t\p{DI}]/u.test(sign));
  expect(taken.length).toBeGreaterThan(2000);
  const boxes = taken
    .map((sign) => sign.normalize('NFC'))
    .filter((sign) => fonts.some((glyphs) => glyphs(sign).includes(0)));
  expect(boxes).toEqual([]);
});

test('the shop refuses the signs that the backend refuses, and names them', () => {
  const different = signs.filter((sign) => (unprintableSigns(sign).length === 0) !== isPrintable(sign));
  expect(different).toEqual([]);
  expect(unprintableSigns('Bonjour 李明, 🎉 🎉 Łukasz')).toEqual(['李', '明', '🎉']);
});
