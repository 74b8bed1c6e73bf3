import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { shopOn } from '#adapters/testing/shop.ts';
import { createApp } from '../app.ts';
import { PageBulkhead, pageLimits } from '../page-bulkhead.ts';

const shop = shopOn('http://127.0.0.1:9');
const { SHOP_ORIGIN: origin } = shop.config;
const action = async () => null;
/** As much of a build as tells that the pages have forms. */
const build = {
  routes: Object.fromEntries(['delivery', 'payment', 'lettersWritingPro'].map((id) => [id, { module: { action } }])),
} as unknown as ServerBuild;
const none = { buying: 0, acting: 0, looking: 0 };
const bulkhead = new PageBulkhead({ ...pageLimits, running: none, waiting: 0 });
const app = createApp(build, { shop, bulkhead, isReady: () => true });

const posted = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.fetch(new Request(origin + path, { method: 'POST', body, headers: { origin, accept: 'text/html', ...headers } }));

test('a form that finds no place is answered 503 with a page that sends the same fields again', async () => {
  const fields = { intent: 'address', lastName: 'Canari & fils', line1: '12 rue des "Lilas"' };
  const answer = await posted('/checkout/livraison?modifier=oui', new URLSearchParams(fields));
  const html = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
  expect(html).toContain('Ce que vous avez saisi est conservé');
  expect(html).toContain('<form method="post" action="/checkout/livraison?modifier=oui">');
  expect(html).toContain('name="lastName" value="Canari &amp; fils"');
  expect(html).toContain('name="line1" value="12 rue des &quot;Lilas&quot;"');
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});

test('a letter keeps its lines, in the language of the shopper, and says which files are to be chosen again', async () => {
  const form = new FormData();
  form.append('corps', 'Bonjour,\r\nmerci.');
  form.append('file', new File(['%PDF'], 'lettre.pdf', { type: 'application/pdf' }));
  const path = '/professionnel/envoi-courrier-en-ligne/parcours/creer-lettre';
  const html = await (await posted(path, form, { cookie: '__Host-lpel_locale=en' })).text();
  expect(html).toContain('name="corps" value="Bonjour,\nmerci."');
  expect(html).toContain('Only files have to be chosen again.');
  expect(html).toContain('href="/professionnel/');
});

test('a payment is never offered to be sent again, and a page that is read says to reload it', async () => {
  const html = await (await posted('/checkout/paiement', new URLSearchParams({ mode: 'card', shown: '1824' }))).text();
  expect(html).not.toContain('<form');
  expect(html).toContain('Rechargez cette page');
  const read = await app.fetch(new Request(`${origin}/checkout/livraison`));
  expect(read.status).toBe(503);
  expect(await read.text()).not.toContain('<form');
});
