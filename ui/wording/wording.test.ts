import { describe, expect, test } from 'vitest';
import { euros } from '#domain/shared/money.ts';
import { priceOf } from './price.ts';
import { wordingOf } from './wording.server.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const nbsp = '\u00a0';
const narrow = '\u202f';

test.each([
  [0, `0,00${nbsp}€`, '€0.00'],
  [12.4, `12,40${nbsp}€`, '€12.40'],
  [1234.5, `1${narrow}234,50${nbsp}€`, '€1,234.50'],
  [1000000.01, `1${narrow}000${narrow}000,01${nbsp}€`, '€1,000,000.01'],
])('%d euros read as money in both languages', (amount, french, english) => {
  expect(fr.money(euros(amount))).toBe(french);
  expect(en.money(euros(amount))).toBe(english);
});

test.each([
  [1, '1 g'],
  [999, '999 g'],
  [1000, '1 kg'],
  [1005, '1,01 kg'],
  [1225, '1,23 kg'],
  [1234, '1,23 kg'],
  [1250, '1,25 kg'],
  [1500, '1,5 kg'],
  [2000, '2 kg'],
  [12345, '12,35 kg'],
  [1234567, '1234,57 kg'],
])('%d grams read %s, with a comma in both languages', (grams, text) => {
  const expected = text.replace(' ', nbsp);
  expect([fr.weight(grams), en.weight(grams)]).toEqual([expected, expected]);
});

test('every day is written as the specification has it, in Paris, whether a day or a moment is given', () => {
  for (const { numericDay } of [fr, en])
    expect([numericDay('2026-12-01'), numericDay('2026-11-24T23:30:00Z')]).toEqual(['01/12/2026', '25/11/2026']);
  expect(fr.promisedDay('2026-12-01')).toBe('mar.\u00a001/12/2026');
  expect(fr.promisedDay('2026-11-24T23:30:00Z')).toBe('mer.\u00a025/11/2026');
  expect(en.promisedDay('2026-12-01')).toBe('Tue\u00a001/12/2026');
  expect(fr.moment('2026-11-24T13:05:00Z')).toBe('24/11/2026 à 14:05');
  expect(en.moment('2026-07-01T13:05:00Z')).toMatch(/^01\/07\/2026,? 15:05$/);
});

test('individuals read prices TTC only, professionals HT first with TTC beside', () => {
  const price = { ttc: euros(18.24), ht: euros(15.2) };
  expect(priceOf(price, fr)).toEqual({ main: `18,24${nbsp}€` });
  expect(priceOf(price, en)).toEqual({ main: '€18.24' });
  expect(priceOf(price, wordingOf({ lang: 'fr', mode: 'pro' }))).toEqual({
    main: `15,20${nbsp}€\u00a0HT`,
    note: `18,24${nbsp}€\u00a0TTC`,
  });
  expect(priceOf(price, wordingOf({ lang: 'en', mode: 'pro' }))).toEqual({
    main: '€15.20 excl.\u00a0VAT',
    note: '€18.24 incl.\u00a0VAT',
  });
});

test('a message has the plurals of its language', () => {
  expect([0, 1, 2].map((count) => fr.t('layout.cartCount', { count }))).toEqual([
    'Panier, vide',
    'Panier, 1 article',
    'Panier, 2 articles',
  ]);
  expect([0, 1, 2].map((count) => en.t('layout.cartCount', { count }))).toEqual([
    'Basket, empty',
    'Basket, 1 item',
    'Basket, 2 items',
  ]);
  expect(fr.t('catalog.count', { count: 1234 })).toBe(`1${narrow}234 produits`);
});

test('text that a shopper typed is shown as it is, never read as a message', () => {
  expect(fr.t('catalog.suggestion', { text: '{count} <b>' })).toContain('{count} <b>');
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-24T10:00:00Z');
  const ago = (lang: 'fr' | 'en', iso: string) => wordingOf({ lang, mode: 'part' }).ago(iso, now);
  test.each([
    ['2026-11-24T10:00:20Z', 'maintenant', 'now'],
    ['2026-11-24T09:59:01Z', 'maintenant', 'now'],
    ['2026-11-24T09:59:00Z', 'il y a 1 minute', '1 minute ago'],
    ['2026-11-24T08:01:00Z', 'il y a 1 heure', '1 hour ago'],
    ['2026-11-22T11:00:00Z', 'il y a 1 jour', '1 day ago'],
    ['2026-10-20T10:00:00Z', 'il y a 1 mois', '1 month ago'],
    ['2024-11-20T10:00:00Z', 'il y a 2 ans', '2 years ago'],
  ])('%s is %s, %s', (iso, french, english) => {
    expect([ago('fr', iso), ago('en', iso)]).toEqual([french, english]);
  });
});

test.each([
  [734, '734\u00a0octets', '734\u00a0bytes'],
  [1023, '1\u202f023\u00a0octets', '1,023\u00a0bytes'],
  [1024, '1\u00a0Ko', '1\u00a0kB'],
  [84_300, '82\u00a0Ko', '82\u00a0kB'],
  [1024 * 1024, '1\u00a0Mo', '1\u00a0MB'],
  [5 * 1024 * 1024, '5\u00a0Mo', '5\u00a0MB'],
  [2_450_000, '2,3\u00a0Mo', '2.3\u00a0MB'],
])('%i bytes are %s, %s', (bytes, french, english) => {
  const size = (lang: 'fr' | 'en') => wordingOf({ lang, mode: 'part' }).fileSize(bytes);
  expect([size('fr'), size('en')]).toEqual([french, english]);
});
