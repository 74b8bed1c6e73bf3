import { expect, test } from 'vitest';
import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import { aCarrierItem } from '../carriers.examples.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a shipment’s type, origin and destination are chosen from the backend’s present options', () => {
  const { types, origins, destinations, contents, next } = aCarrierItem();
  expect(types.map(({ text, ...type }) => ({ ...type, text: plain(text) }))).toEqual([
    {
      value: 'letter',
      title: 'Une lettre ou un document',
      text: '3 cm d’épaisseur au plus, pour partir au tarif d’une lettre.',
      selected: false,
    },
    {
      value: 'parcel',
      title: 'Un colis',
      text: '1 m de long au plus, et 1,50 m au plus en additionnant longueur, largeur et hauteur.',
      selected: true,
    },
    { value: 'bulky', title: 'Un colis volumineux', text: 'Plus long ou plus grand qu’un colis.', selected: false },
  ]);
  expect(origins).toEqual([
    { code: 'FR', name: 'France métropolitaine' },
    { code: 'GP', name: 'Guadeloupe' },
  ]);
  expect(destinations.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'FR France métropolitaine',
    'GP Guadeloupe',
    'BE Belgique',
  ]);
  expect(contents.slice(0, 2)).toEqual([
    { code: '', name: 'Je ne précise pas' },
    { code: 'gift', name: 'Cadeau' },
  ]);
  expect(contents.map(({ code }) => code)).toEqual(['', 'gift', 'documents', 'sample', 'sale', 'return', 'other']);
  expect(next).toBe('Voir les offres');
  expect(
    aCarrierItem({ answers: theCarrierAnswers({ type: 'bulky' }) }).types.filter(({ selected }) => selected),
  ).toMatchObject([{ value: 'bulky' }]);
});
