import { expect, test } from 'vitest';
import { safeHtml } from './catalog/rich-text.ts';
import { editorialHtml } from './content/rich-text.ts';
import { unbroken } from './unbroken.ts';

test.each([
  ['the description of a product', safeHtml],
  ['the text of an editor', editorialHtml],
])('French signs have their narrow space in %s, and no line breaks there', (_, html) => {
  expect(html('<p>Lettre verte : « 20\u00a0g » ; pourquoi ?</p>')).toBe(
    '<p>Lettre verte\u202f: «\u202f20\u00a0g\u202f»\u202f; pourquoi\u202f?</p>',
  );
  expect(html('<p>Read: why? A &amp; B; &lt;p&gt;</p>')).toBe('<p>Read: why? A &amp; B; &lt;p&gt;</p>');
});

test.each([
  ['Carton 600 × 400 × 400 mm', 'Carton 600×400×400\u00a0mm'],
  ['Carton 31\u202f×\u202f22\u202f×\u202f8,5 cm', 'Carton 31×22×8,5\u00a0cm'],
  ['Étiquettes 63,5 × 33,9 mm – lot de 10', 'Étiquettes 63,5\u00a0×\u00a033,9\u00a0mm – lot de 10'],
  ['Enveloppes prêt-à-poster 20 g', 'Enveloppes prêt\u2011à\u2011poster 20\u00a0g'],
  ['Loupe × 5, lot de 10 manches', 'Loupe × 5, lot de 10 manches'],
])('no line ends inside a size or « prêt-à-poster »: %s', (typed, shown) => {
  expect(unbroken(typed)).toBe(shown);
  expect(unbroken(shown)).toBe(shown);
});
