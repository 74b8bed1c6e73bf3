import { expect, test } from 'vitest';
import { anAddress } from '../cart/examples.ts';
import { labelLines } from './label.ts';

test('a label ends with street and locality in capitals', () => {
  expect(labelLines(anAddress())).toEqual(['Mme Compte Particulier', '12 BIS RUE DE L EGLISE', '33380 MIOS']);
});

test('abroad, the country is the last line', () => {
  expect(
    labelLines(anAddress({ country: 'BE', countryName: 'Belgique', postalCode: '1000', city: 'Bruxelles' })).at(-1),
  ).toBe('BELGIQUE');
});

test('a company comes before the person', () => {
  expect(labelLines(anAddress({ company: 'Compte Certifié SARL', civility: null }))[0]).toBe('Compte Certifié SARL');
});
