import { expect, test } from 'vitest';
import { theLogoAnswers } from '#domain/logo/examples.ts';
import { anExtensionStep } from '../logo.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));

test('each time that is offered says what it costs, and its own end where that is known', () => {
  const terms = new Map([[24, { start: '2026-12-20', end: '2028-12-20', isExpected: false }]]);
  expect(plain(anExtensionStep({ terms }).terms)).toEqual([
    { value: '12', title: '12 mois', price: '41,58 € HT', priceNote: '49,90 € TTC', selected: true },
    {
      value: '24',
      title: '24 mois',
      text: 'Du 20/12/2026 au 20/12/2028',
      price: '74,92 € HT',
      priceNote: '89,90 € TTC',
      selected: false,
    },
  ]);
});

test.each([
  ['24', ['24']],
  ['12', ['12']],
  ['', ['12']],
  // No longer offered.
  ['6', ['12']],
])('the time that was chosen stands, or the first: « %s »', (months, selected) => {
  const { terms } = anExtensionStep({ answers: theLogoAnswers({ months }) });
  expect(terms.filter((one) => one.selected).map(({ value }) => value)).toEqual(selected);
});
