import { expect, test } from 'vitest';
import type { Totals } from '#domain/cart/cart.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { totalRows } from './totals.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

const total: Totals = {
  goods: { ttc: euros(1234.5), ht: euros(1028.75) },
  discount: { ttc: euros(123.45), ht: euros(102.88) },
  delivery: { ttc: euros(6), ht: euros(5) },
  tax: euros(200),
  ecoParticipation: euros(0),
  ht: euros(917.05),
  ttc: euros(1117.05),
};
const nothing = { ttc: euros(0), ht: euros(0) };
const known = { count: 3, delivery: 'known' as const };

test('totals are the backend’s, even those that do not add up', () => {
  expect(totalRows(total, known, fr)).toEqual([
    { label: '3 articles', value: '1\u202f234,50\u00a0€' },
    { label: 'Réduction', value: '−123,45\u00a0€' },
    { label: 'Livraison', value: '6,00\u00a0€' },
    { label: 'Total TTC', value: '1\u202f117,05\u00a0€', strong: true },
    { label: 'dont TVA', value: '200,00\u00a0€' },
  ]);
});

test('professionals read every amount without tax, then with it', () => {
  const rows = totalRows(total, known, pro);
  expect(rows.map(({ label, columns }) => [label, columns])).toEqual([
    ['3 articles', ['1\u202f028,75\u00a0€', '1\u202f234,50\u00a0€']],
    ['Réduction', ['−102,88\u00a0€', '−123,45\u00a0€']],
    ['Livraison', ['5,00\u00a0€', '6,00\u00a0€']],
    ['Total', ['917,05\u00a0€', '1\u202f117,05\u00a0€']],
    ['dont TVA', ['', '200,00\u00a0€']],
  ]);
  // Beside the table, where one amount stands alone, it says which it is.
  expect(rows.find(({ strong }) => strong)?.value).toBe('917,05\u00a0€\u00a0HT (1\u202f117,05\u00a0€\u00a0TTC)');
});

test('an amount without tax that the backend does not say is left out, not made up', () => {
  const poor = { ...total, goods: { ttc: euros(12), ht: null }, discount: nothing };
  expect(totalRows(poor, known, pro)[0]).toEqual({
    label: '3 articles',
    value: '12,00\u00a0€\u00a0TTC',
    columns: ['–', '12,00\u00a0€'],
  });
});

test('delivery is not called free before it is known, and the total says that it lacks it', () => {
  const free = { ...total, delivery: nothing, discount: nothing, tax: euros(0) };
  const rowsOf = (delivery: 'known' | 'later' | 'open', of: Totals = free, wording = fr) =>
    totalRows(of, { count: 1, delivery }, wording).slice(1);
  const texts = (rows: ReturnType<typeof rowsOf>) => rows.map(({ label, value, note }) => [label, value, note]);
  const whole = '1\u202f117,05\u00a0€';
  expect(texts(rowsOf('later'))).toEqual([
    ['Livraison', 'Calculée à l’étape suivante', undefined],
    ['Total TTC hors livraison', whole, undefined],
  ]);
  expect(texts(rowsOf('open'))).toEqual([
    ['Livraison', 'Selon le mode choisi', undefined],
    ['Total TTC hors livraison', whole, undefined],
  ]);
  // One sender's mode is chosen, another's is not: the total includes the first.
  expect(texts(rowsOf('open', { ...free, delivery: total.delivery }))).toEqual([
    ['Livraison', '6,00\u00a0€', 'D’autres modes restent à choisir'],
    ['Total TTC, livraison à compléter', whole, undefined],
  ]);
  expect(texts(rowsOf('known'))).toEqual([
    ['Livraison', 'Offerte', undefined],
    ['Total TTC', whole, undefined],
  ]);
  // One line on a phone.
  expect(rowsOf('open').at(-1)?.short).toBe('Hors livraison');
  expect(rowsOf('known').at(-1)?.short).toBeUndefined();
  expect(rowsOf('known', free, pro).at(-1)).toMatchObject({ short: 'Total\u00a0HT', brief: '917,05\u00a0€' });
  expect(rowsOf('later', free, pro).map(({ label, columns }) => [label, columns?.[0]])).toEqual([
    ['Livraison', undefined],
    ['Total hors livraison', '917,05\u00a0€'],
  ]);
});

test('a delivery of which the backend says nothing is not called free', () => {
  const labels = totalRows({ ...total, delivery: null }, known, fr).map(({ label }) => label);
  expect(labels).not.toContain('Livraison');
});

test('a total that is more than its goods is not said to be without a delivery of which the backend says nothing', () => {
  const labels = totalRows({ ...total, delivery: null }, { count: 1, delivery: 'later' }, fr).map(({ label }) => label);
  expect(labels).not.toContain('Livraison');
  expect(labels).toContain('Total TTC');
});

test('a cart without deliveries has no delivery row', () => {
  const labels = totalRows(total, { count: 1, delivery: 'none' }, fr).map(({ label }) => label);
  expect(labels).not.toContain('Livraison');
  expect(labels).toContain('Total TTC');
});

test('the éco-participation of a cart stands among its totals, with its tax', () => {
  const eco = { ...total, ecoParticipation: euros(3.1) };
  expect(totalRows(eco, known, fr)[1]).toEqual({ label: 'dont éco-participation', value: '3,10\u00a0€' });
  expect(totalRows(eco, known, pro)[1]).toMatchObject({ value: '3,10\u00a0€\u00a0TTC', columns: ['', '3,10\u00a0€'] });
});
