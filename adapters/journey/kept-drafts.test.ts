import { expect, test } from 'vitest';
import { opened, sealed } from './kept-drafts.ts';

const browser = 'secret-of-a-browser';

test('a sealed text is opened by the secret that sealed it, and by no other', () => {
  for (const text of ['', 'é « » \n', 'x'.repeat(5000)]) {
    expect(opened(sealed(text, { browser }), { browser })).toBe(text);
    expect(opened(sealed(text, { browser }), { browser: `${browser} ` })).toBeNull();
  }
});

test('a sealed text that was changed, cut or made up opens for nobody', () => {
  const text = sealed('lpel_cart=guid-1', { browser });
  const changed = Array.from(text, (sign, at) => text.slice(0, at) + (sign === 'A' ? 'B' : 'A') + text.slice(at + 1));
  for (const wrong of [...changed.slice(0, -1), text.slice(4), text.slice(0, -4), '', 'made up'])
    expect(opened(wrong, { browser }), wrong).toBeNull();
});

test('one text is sealed otherwise each time', () => {
  expect(sealed('x', { browser })).not.toBe(sealed('x', { browser }));
});
