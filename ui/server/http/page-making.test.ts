import { expect, test } from 'vitest';
import { builtAssets, sheetLink } from '#tests/shared/built-assets.ts';
import { CachedHtml } from '#ui/lean/cached-html.ts';
import { type MadePage, pageResponse, withItsStyles } from './page-making.ts';
import { openAccount } from './request-account.ts';

builtAssets({ 'styles-3.css': 'h1{margin:0}' });
const link = sheetLink('styles-3');
const ownSheet = `<style nonce="n">h1{margin:0}</style>${link.replace('/>', ' disabled=""/>')}`;

const made = (): MadePage => ({
  answer: new Response(null, { status: 404, headers: { Vary: 'Cookie' } }),
  document: [`${link}<p>Tim`, new CachedHtml('bres'), '</p>'],
  tags: [],
  program: '',
});
const account = openAccount(new Headers(), { method: 'GET', route: { id: 'plp' } as never });

test('a first visit gets the style sheet with the whole page; a later visit gets the page', () => {
  const given = (cookie: string) =>
    withItsStyles(made(), { request: new Request('https://boutique.example/', { headers: { cookie } }), nonce: 'n' });
  expect(given('lpel_locale=en')?.document?.join('')).toBe(`${ownSheet}<p>Timbres</p>`);
  expect(given('lpel_sid=a')?.document?.join('')).toBe(`${link}<p>Timbres</p>`);
});

test('a page is sent whole with its status, and as one that differs by encoding', async () => {
  const answer = await pageResponse(made(), { account, nonce: 'n', accepted: null });
  expect([answer.status, await answer.text()]).toEqual([404, `${link}<p>Timbres</p>`]);
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
});
