import { expect, test } from 'vitest';
import type { CarrierFault, CarrierField } from '#domain/carriers/carriers.ts';
import { theCarrierAnswers, theCarrierOptions } from '#domain/carriers/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { carriers } from './carriers.journey.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const required = { code: 'required' } as const;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each<[CarrierField, CarrierFault, string]>([
  ['type', { code: 'not-offered' }, 'Ce choix n’est plus proposé : choisissez-en un autre.'],
  ['weight', { code: 'weight' }, 'Saisissez un poids en kilogrammes, avec deux décimales au plus, à partir de 0,01.'],
  [
    'weight',
    { code: 'too-heavy', most: 1_000_000 },
    'Le poids maximal est de 1000 kg. Répartissez le contenu en plusieurs envois.',
  ],
  ['length', { code: 'length' }, 'Saisissez la longueur en centimètres, avec une décimale au plus, de 0,1 à 9 999,9.'],
  ['width', { code: 'width' }, 'Saisissez la largeur en centimètres, avec une décimale au plus, de 0,1 à 9 999,9.'],
  ['height', { code: 'height' }, 'Saisissez la hauteur en centimètres, avec une décimale au plus, de 0,1 à 9 999,9.'],
  ['height', { code: 'dimension-missing' }, 'Indiquez les trois dimensions, ou aucune.'],
  ['value', { code: 'amount' }, 'Saisissez un montant en euros, avec deux décimales au plus, à partir de 0,01.'],
  [
    'value',
    { code: 'too-much-worth', most: euros(999_999.99) },
    'La valeur maximale est de 999 999,99 €. Répartissez le contenu en plusieurs envois.',
  ],
  [
    'originPostalCode',
    { code: 'postal-code-elsewhere' },
    'Ce code postal n’est pas dans le territoire choisi. Modifiez l’un ou l’autre.',
  ],
  ['type', required, 'Indiquez ce que vous envoyez.'],
  ['origin', required, 'Choisissez d’où part votre envoi.'],
  ['originPostalCode', required, 'Indiquez le code postal de départ.'],
  ['destination', required, 'Choisissez où va votre envoi.'],
  ['postalCode', required, 'Indiquez le code postal d’arrivée.'],
  ['weight', required, 'Indiquez le poids.'],
  ['postalCode', { code: 'postal-code-fr' }, wording.t('address.postalCodeFr')],
])('a fault of a shipment at %s, %j, says what is wrong and what is possible', (field, fault, text) => {
  expect(plain(carriers.faultText({ field, fault }, wording))).toBe(plain(text));
});

const about = { options: theCarrierOptions(), wording };
const told = theCarrierAnswers({
  origin: 'GP',
  originPostalCode: '97110',
  destination: 'BE',
  postalCode: '1000',
  value: '40,5',
  contents: 'gift',
});

test('the summary says what is sent, from where it leaves and where it goes, how large it is and what it holds', () => {
  expect(carriers.summary(told, about).map(({ step, label, value }) => plain(`${step} | ${label} | ${value}`))).toEqual(
    [
      'item | Votre envoi | Un colis',
      'item | De | 97110 Guadeloupe',
      'item | À | 1000 Belgique',
      'item | Poids | 1,2 kg',
      'item | Dimensions | 30 × 20 × 2,5 cm',
      'item | Valeur | 40,50 €',
      'item | Nature du contenu | Cadeau',
    ],
  );
});

test('the summary has no row for what was not told, and none at all while something is wrong', () => {
  const bare = theCarrierAnswers({ length: '', width: '', height: '' });
  expect(carriers.summary(bare, about).map(({ label }) => label)).toEqual(['Votre envoi', 'De', 'À', 'Poids']);
  expect(carriers.summary({ ...bare, weight: 'lourd' }, about)).toEqual([]);
});
