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

test('a letter of 20 g to Belgium leads to what it costs', () => {
  expect(searchHint('timbre 20 g Belgique', fr)).toEqual({
    label: 'Quel timbre pour 20\u00a0g\u202f?',
    detail: 'Pour une lettre vers cette destination\u202f: Belgique',
    href: '/quel-timbre?par=poids&poids=20&pays=BE',
  });
});

test('a letter without a country stays in France', () => {
  expect(searchHint('timbre 80 g', pro)).toEqual({
    label: 'Quel timbre pour 80\u00a0g\u202f?',
    detail: 'Pour une lettre en France',
    href: '/professionnel/quel-timbre?par=poids&poids=80&pays=FR',
  });
});

test('a search hint without a weight or a country abroad asks for the missing one', () => {
  expect(searchHint('stamp Belgium', en)).toEqual({
    label: 'Which stamp?',
    detail: 'For a letter to: Belgium',
    href: '/quel-timbre?pays=BE',
  });
  expect(searchHint('timbre 80 g étranger', fr)).toEqual({
    label: 'Quel timbre\u202f?',
    detail: 'Pour une lettre vers l’étranger',
    href: '/quel-timbre?par=poids&poids=80',
  });
});

test('postage is no hint where a service means something else by the text', () => {
  const services = (path: string) => [{ title: '', summary: '', path }];
  expect(searchHint('courrier au Japon', fr, services('/demenagement-absence'))).toBeNull();
  expect(searchHint('courrier au Japon', fr, services('/quel-timbre'))?.href).toBe('/quel-timbre?pays=JP');
});

test.each(['', 'carnet', 'RB123456786GB'])('the text « %s » gives no hint, only a search', (text) => {
  expect(searchHint(text, fr)).toBeNull();
});
