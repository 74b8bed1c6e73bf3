import { expect, test } from 'vitest';
import type { CarrierFault, CarrierField } from '#domain/carriers/fields.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { carrierFaultText } from './carrier-faults.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const required = { code: 'required' } as const;
const centimetres = { code: 'centimetres' } as const;

test.each<[CarrierField, CarrierFault, string]>([
  ['type', { code: 'not-offered' }, 'Ce choix n’est pas proposé.'],
  ['weight', { code: 'weight' }, 'Saisissez un poids en kilogrammes, avec deux décimales au plus, à partir de 0,01.'],
  ['weight', { code: 'too-heavy', most: 1_000_000 }, 'Le poids maximal est de 1000 kg.'],
  ['length', centimetres, 'Saisissez la longueur en centimètres, avec une décimale au plus, de 0,1 à 9 999,9.'],
  ['width', centimetres, 'Saisissez la largeur en centimètres, avec une décimale au plus, de 0,1 à 9 999,9.'],
  ['height', centimetres, 'Saisissez la hauteur en centimètres, avec une décimale au plus, de 0,1 à 9 999,9.'],
  ['height', { code: 'dimension-missing' }, 'Indiquez les trois dimensions, ou aucune.'],
  ['value', { code: 'amount' }, 'Saisissez un montant en euros, avec deux décimales au plus, à partir de 0,01.'],
  ['value', { code: 'too-much-worth', most: euros(999_999.99) }, 'La valeur maximale est de 999 999,99 €.'],
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
  ['contents', required, 'Ce choix n’est pas proposé.'],
  ['postalCode', { code: 'postal-code-fr' }, wording.t('address.postalCodeFr')],
])('of %s, %j says what is wrong and what is possible', (field, fault, text) => {
  expect(carrierFaultText({ field, fault }, wording).replaceAll(/\s/g, ' ')).toBe(text.replaceAll(/\s/g, ' '));
});
