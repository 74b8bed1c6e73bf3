import { expect, test } from 'vitest';
import { safeHtml } from './catalog/rich-text.ts';
import { editorialHtml } from './content/rich-text.ts';

test.each([
  ['the description of a product', safeHtml],
  ['the text of an editor', editorialHtml],
])('French signs have their narrow space in %s, and no line breaks there', (_, html) => {
  expect(html('<p>Lettre verte : « 20\u00a0g » ; pourquoi ?</p>')).toBe(
    '<p>Lettre verte\u202f: «\u202f20\u00a0g\u202f»\u202f; pourquoi\u202f?</p>',
  );
  expect(html('<p>Read: why? A &amp; B; &lt;p&gt;</p>')).toBe('<p>Read: why? A &amp; B; &lt;p&gt;</p>');
});
