import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

test.each([
  [503, 'fr', 'La boutique est très demandée', 'Votre panier est intact.'],
  [503, 'en', 'The shop is very busy', 'Your basket is untouched.'],
  [500, 'fr', 'Une erreur est survenue.', 'Votre panier est intact'],
] as const)(
  'a shop that can make no page answers %d in %s with its status, the visit, the date and three ways on',
  async (status, lang, title, text) => {
    const answer = barePage(status, { sid: 'visite-1', lang });
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    for (const part of [`<html lang="${lang}"`, `<h1>${title}</h1>`, text, String(status), 'visite-1'])
      expect(html).toContain(part);
    expect(html).toMatch(/\d\d\/\d\d\/\d{4},? \d\d:\d\d/);
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/boutique/recherche',
      '/checkout/recapitulatif',
    ]);
  },
);

test('a visitor without a visit reads a dash in its place', async () => {
  expect(await barePage(503, { sid: null, lang: 'fr' }).text()).toContain('503<br>—<br>');
});
