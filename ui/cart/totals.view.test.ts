import { expect, test } from 'vitest';
import type { Totals } from '#domain/cart/cart.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { totalRows } from './totals.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

const total: Totals = {
  goods: euros(1234.5),
  discount: euros(123.45),
  delivery: euros(5),
  deliveryTtc: euros(6),
  tax: euros(200),
  ecoParticipation: euros(0),
  ht: euros(917.05),
  ttc: euros(1117.05),
};
const known = { count: 3, delivery: 'known' as const };

test('totals are the backend’s, even those that do not add up', () => {
  expect(totalRows(total, known, fr)).toEqual([
    { label: '3 articles', value: '1\u202f234,50\u00a0€' },
    { label: 'Réduction', value: '−123,45\u00a0€' },
    { label: 'Livraison', value: '6,00\u00a0€' },
    { label: 'dont TVA', value: '200,00\u00a0€' },
    { label: 'Total TTC', value: '1\u202f117,05\u00a0€', strong: true },
  ]);
});

test('professionals read the total HT before the total TTC', () => {
  const rows = totalRows(total, known, pro);
  expect(rows.map(({ label }) => label).slice(-3)).toEqual(['Total HT', 'TVA', 'Total TTC']);
  expect(rows.find(({ strong }) => strong)?.label).toBe('Total HT');
  expect(rows.find(({ label }) => label === 'Livraison')?.value).toBe('5,00\u00a0€ HT');
  // The backend sends no subtotal without tax, so the row says that this one includes tax.
  expect(rows.slice(0, 2).map(({ value }) => value)).toEqual(['1\u202f234,50\u00a0€ TTC', '−123,45\u00a0€ TTC']);
});

test('delivery is not called free before it is known', () => {
  const free = { ...total, delivery: euros(0), deliveryTtc: euros(0) };
  const value = (delivery: 'known' | 'later' | 'open') => totalRows(free, { count: 1, delivery }, fr)[2]?.value;
  expect(value('later')).toBe('Calculée à l’étape suivante');
  expect(value('open')).toBe('Selon le mode choisi');
  // One sender's mode is chosen, another's is not: the total includes the first.
  expect(totalRows(total, { count: 1, delivery: 'open' }, fr)[2]?.value).toBe('6,00\u00a0€ + modes à choisir');
  expect(value('known')).toBe('Offerte');
  expect(totalRows({ ...total, discount: euros(0), tax: euros(0) }, known, fr)).toHaveLength(3);
});

test('a cart without deliveries has no delivery row', () => {
  const labels = totalRows(total, { count: 1, delivery: 'none' }, fr).map(({ label }) => label);
  expect(labels).not.toContain('Livraison');
});

test('the éco-participation of a cart stands among its totals', () => {
  const rows = totalRows({ ...total, ecoParticipation: euros(3.1) }, known, fr);
  expect(rows[1]).toEqual({ label: 'dont éco-participation', value: '3,10\u00a0€' });
});
