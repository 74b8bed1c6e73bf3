import { expect, test } from 'vitest';
import type { Quote } from '#domain/parcels/parcels.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { priceView } from './parcel-price.view.ts';
import { aParcelQuote } from './parcels.examples.ts';

const plain = (text = '') => text.replaceAll(/[^\S\n]/g, ' ');
const wording = wordingOf({ lang: 'fr', mode: 'part' });
const shown = (over: Partial<Quote>, way = 'point') => priceView(aParcelQuote(over), { way, wording });

test('a price before the delivery is chosen is the least, and for several parcels it says so', () => {
  expect([shown({}, '').isLeast, shown({}, 'home').isLeast]).toEqual([true, false]);
  const whole = (quantity: number) =>
    priceView(aParcelQuote(), { way: 'home', quantity, wording }).totals?.find(({ strong }) => strong)?.note;
  expect([whole(1), whole(2)]).toEqual([undefined, 'pour 2 colis']);
});

test.each([
  [80, 'Il reste 80 g avant le palier de poids suivant (+1,59 €).'],
  [1, 'Il reste 1 g avant le palier de poids suivant (+1,59 €).'],
  [0, 'Un gramme de plus fait passer au palier de poids suivant (+1,59 €).'],
])('with %d grams left before the next step of the tariff the price says so', (remaining, note) => {
  expect(plain(shown({ nextStep: { remaining, extra: euros(1.59) } }).note)).toBe(note);
  expect(shown({ nextStep: null })).not.toHaveProperty('note');
});

test.each([
  [{}, 'Bureau de poste Lyon\n12 rue de la République\n69002 Lyon'],
  [{ street: ' ' }, 'Bureau de poste Lyon\n69002 Lyon'],
  [{ street: '', postalCode: '', city: '' }, 'Bureau de poste Lyon'],
])('the chosen point is read whole, without empty lines: %j', (over, value) => {
  const point = aPickupPoint(over);
  const whole = `${value}\nPoint n°\u00a0lyon-1`;
  expect(shown({ point }).rows?.[0]).toEqual({ step: 'delivery', label: 'Point de retrait', value: whole });
  expect(shown({ point }, 'home').rows?.map(({ label }) => label)).toEqual(['Livré au plus tard']);
});

test.each([
  ['home', '2026-11-23', 'mer.\u00a025/11/2026, pour un dépôt le lun.\u00a023/11/2026'],
  ['point', null, 'jeu.\u00a026/11/2026'],
  ['', '2026-11-23', undefined],
])('the day of arrival is that of the chosen delivery (« %s »), from the day of deposit %s', (way, deposit, value) => {
  const { rows } = shown({ deposit }, way);
  expect(rows?.find(({ label }) => label === 'Livré au plus tard')?.value).toBe(value);
});
