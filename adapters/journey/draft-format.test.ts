import { expect, test } from 'vitest';
import { openCarried, sealCarried } from './draft-format.ts';

const browser = 'secret-of-a-browser';

test('a sealed text is opened by the secret that sealed it, and by no other', async () => {
  for (const text of ['', 'é « » \n', 'x'.repeat(5000)]) {
    expect(await openCarried(await sealCarried(text, { browser }), { browser })).toBe(text);
    expect(await openCarried(await sealCarried(text, { browser }), { browser: `${browser} ` })).toBeNull();
  }
});

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Another sign, whose first bit differs: the last bits of a part's last sign stand for nothing. */
const otherThan = (sign: string) => base64url[(base64url.indexOf(sign) + 32) % 64];

test('a sealed text that was changed, cut or made up opens for nobody', async () => {
  const text = await sealCarried('lpel_cart=guid-1', { browser });
  const changed = Array.from(text, (sign, at) => text.slice(0, at) + otherThan(sign) + text.slice(at + 1));
  for (const wrong of [...changed, text.slice(4), text.slice(0, -4), '', 'made up'])
    expect(await openCarried(wrong, { browser }), wrong).toBeNull();
});

test('one text is sealed otherwise each time', async () => {
  expect(await sealCarried('x', { browser })).not.toBe(await sealCarried('x', { browser }));
});
