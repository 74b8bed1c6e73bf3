import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

const nonce = 'nonce-1';

test.each([
  [503, 'fr', 'La boutique est très demandée', 'Votre panier est intact.'],
  [503, 'en', 'The shop is very busy', 'Your basket is untouched.'],
  [500, 'fr', 'Une erreur est survenue.', 'Votre panier est intact'],
] as const)(
  'a shop that can make no page answers %d in %s with its status, the visit, the date and four ways on',
  async (status, lang, title, text) => {
    const answer = barePage({ status, sid: 'visite-1', lang, nonce });
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    for (const part of [`<html lang="${lang}"`, `<h1>${title}</h1>`, text, String(status), 'visite-1'])
      expect(html).toContain(part);
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(html).toMatch(/\d\d\/\d\d\/\d{4}(,| à)? \d\d:\d\d/);
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/boutique/recherche',
      '/checkout/recapitulatif',
      '/aide',
    ]);
  },
);

test('a visitor without a visit reads a dash in its place', async () => {
  expect(await barePage({ status: 503, sid: null, lang: 'fr', nonce }).text()).toContain('503<br>—<br>');
});

test('a form that was refused can be sent again as it was, and nothing in it is markup', async () => {
  const typed = {
    action: '/checkout/livraison?modifier=1&x="',
    fields: [
      ['intent', 'address'],
      ['line1', '12 rue <b>des</b> "Lilas" & fils\nbâtiment B'],
    ] as const,
    title: 'Ce que vous avez saisi est conservé',
    text: 'Envoyez-le de nouveau.',
    send: 'Envoyer de nouveau',
    lines: ['12 rue <b>'],
  };
  const html = await barePage({ status: 503, sid: null, lang: 'fr', nonce, typed }).text();
  expect(html).toContain('<form method="post" action="/checkout/livraison?modifier=1&amp;x=&quot;">');
  expect(html).toContain('<input type="hidden" name="intent" value="address">');
  expect(html).toContain('name="line1" value="12 rue &lt;b&gt;des&lt;/b&gt; &quot;Lilas&quot; &amp; fils\nbâtiment B"');
  expect(html).toContain('<li>12 rue &lt;b&gt;</li>');
  expect(html).toContain('<button>Envoyer de nouveau</button>');
  expect(html).not.toContain('<b>');
});
