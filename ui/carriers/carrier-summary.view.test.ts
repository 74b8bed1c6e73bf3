import { expect, test } from 'vitest';
import { theCarrierAnswers, theCarrierOptions } from '#domain/carriers/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { shipmentText, summaryRows } from './carrier-summary.view.ts';

const about = { options: theCarrierOptions(), wording: wordingOf({ lang: 'fr', mode: 'part' }) };
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const told = theCarrierAnswers({
  origin: 'GP',
  originPostalCode: '97110',
  destination: 'BE',
  postalCode: '1000',
  value: '40,5',
  contents: 'gift',
});

test('the summary says what is sent, from where it leaves and where it goes, how large it is and what it holds', () => {
  expect(summaryRows(told, about).map(({ step, label, value }) => plain(`${step} | ${label} | ${value}`))).toEqual([
    'votre-colis | Votre envoi | Un colis',
    'votre-colis | De | 97110 Guadeloupe',
    'votre-colis | À | 1000 Belgique',
    'votre-colis | Poids | 1,2 kg',
    'votre-colis | Dimensions | 30 × 20 × 2,5 cm',
    'votre-colis | Valeur | 40,50 €',
    'votre-colis | Nature du contenu | Cadeau',
  ]);
});

test('the summary has no row for what was not told, and none at all while something is wrong', () => {
  const bare = theCarrierAnswers({ length: '', width: '', height: '' });
  expect(summaryRows(bare, about).map(({ label }) => label)).toEqual(['Votre envoi', 'De', 'À', 'Poids']);
  expect(summaryRows({ ...bare, weight: 'lourd' }, about)).toEqual([]);
});

test('above the offers a shipment is told on one line', () => {
  expect(plain(shipmentText(told, about))).toBe(
    'Un colis · 97110 Guadeloupe → 1000 Belgique · 1,2 kg · 30 × 20 × 2,5 cm · 40,50 € · Cadeau',
  );
});
