import { expect, test } from 'vitest';
import { html } from './html.ts';
import { FONT_PATHS, fontAt, page } from './look.ts';

test('a page of the mock backend uses the colours of the shop and no others', async () => {
  const text = await page({ title: 'Essai', lang: 'fr', body: html`<h1>Essai</h1>` }).text();
  const [, styles = ''] = /<style[^>]*>([^]*)<\/style>/.exec(text) ?? [];
  const names = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  const defined = names(/(--[\w-]+):/g);
  expect([...names(/var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name))).toEqual([]);
  const own = styles.slice(styles.indexOf('*{box-sizing'));
  expect(own.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
});

test('a page of the mock has the mark of the shop and serves the faces that it names', async () => {
  const text = await page({ title: 'Essai', lang: 'fr', body: html`<h1>Essai</h1>` }).text();
  expect(text).toMatch(/<svg [^>]*><circle/);
  const named = [...text.matchAll(/url\((\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(named).toEqual(FONT_PATHS);
  for (const path of named) expect((await fontAt(path)).length).toBeGreaterThan(1000);
});
