import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { searchHint } from './search-hint.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

test('a parcel number leads to its tracking, whatever the spaces in it', () => {
  const href = '/mes-suivis?code=RB123456785GB';
  expect(searchHint('rb 123 456 785 gb', fr)).toEqual({
    label: 'Suivre cet envoi',
    detail: 'Envoi RB123456785GB',
    href,
  });
  expect(searchHint('RB123456785GB', en)).toMatchObject({ label: 'Track this item', href });
  expect(searchHint('RB123456785GB', pro)?.href).toBe(pro.paths.tracking({ code: 'RB123456785GB' }));
});

test('a letter of 20 g to Belgium takes an International stamp', () => {
  expect(searchHint('timbre 20 g Belgique', fr)).toEqual({
    label: 'Timbre International, jusqu’à 20\u00a0g',
    detail: 'Pour une lettre vers cette destination\u202f: Belgique',
    href: fr.paths.search({ q: 'carnet timbres international 20 g' }),
  });
});

test('a letter of 20 g in France takes a Lettre verte stamp', () => {
  expect(searchHint('timbre 20 g', fr)).toMatchObject({
    label: 'Timbre Lettre verte, jusqu’à 20\u00a0g',
    detail: 'Pour une lettre en France',
    href: fr.paths.search({ q: 'carnet timbres lettre verte 20 g' }),
  });
});

test('a heavier letter takes a stamp to print', () => {
  expect(searchHint('timbre 80 g étranger', fr)).toEqual({
    label: 'Imprimer le timbre d’une lettre jusqu’à 100\u00a0g',
    detail: 'Pour une lettre vers l’étranger',
    href: '/mon-timbre-en-ligne',
  });
});

test.each([fr, en])('the link of a hint does not lead back to the same hint', (wording) => {
  const hint = searchHint(
    `${wording.lang === 'fr' ? 'timbre' : 'stamp'} 20 g Monde entier letter stamps timbres`,
    wording,
  );
  const q = new URL(hint?.href ?? '', 'https://shop.example').searchParams.get('q') ?? '';
  expect(q).not.toBe('');
  expect(searchHint(q, wording)).toBeNull();
});

test.each(['', 'carnet', 'RB123456786GB'])('the text « %s » gives no hint, only a search', (text) => {
  expect(searchHint(text, fr)).toBeNull();
});
