import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/catalog.ts';
import { aProduct } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { factsView, marksOf } from './facts.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const facts = (over: Partial<Product>, wording = fr) => factsView(aProduct(over), wording);

test('the weight comes first, in grams below a kilogram', () => {
  expect(facts({ weight: 1230 }).characteristics).toEqual([{ name: 'Poids', value: '1,23\u00a0kg' }]);
  expect(facts({ weight: 12 }, en).characteristics).toEqual([{ name: 'Weight', value: '12\u00a0g' }]);
  expect(facts({ weight: null }).characteristics).toEqual([]);
});

test('values are written with their unit, and the weight of a letter as every weight', () => {
  const { characteristics } = facts({
    characteristics: [
      { code: 'envelopeWeight', name: 'Poids maximal du pli', value: '2000', unit: 'g' },
      { code: 'dimensions', name: 'Dimensions', value: '250 × 176', unit: 'mm' },
      { code: 'repairabilityIndex', name: 'Indice de réparabilité', value: '8,2', unit: '/10' },
      { code: 'format', name: 'Format', value: 'C5', unit: '' },
      { code: 'format', name: 'Nombre', value: '25', unit: '' },
      { code: 'envelopeWeight', name: 'Poids maximal du pli', value: '20 à 50', unit: 'g' },
      { code: 'envelopeWeight', name: 'Poids maximal du pli', value: '50 environ', unit: 'g' },
    ],
  });
  expect(characteristics.map(({ value }) => value)).toEqual([
    '2\u00a0kg',
    '250 × 176\u00a0mm',
    '8,2/10',
    'C5',
    '25',
    '20 à 50\u00a0g',
    '50 environ\u00a0g',
  ]);
});

test('beside the price stand the indices with their values, and what the shop stands for in a word', () => {
  const sheet = 'https://etiquettes.example/3406001';
  const product = aProduct({
    characteristics: [
      { code: 'repairabilityIndex', name: 'Indice de réparabilité', value: '8,2', unit: '/10' },
      { code: 'durabilityIndex', name: 'Indice de durabilité', value: '7,0', unit: '/10' },
      { code: 'energyClass', name: 'Classe énergétique', value: 'C', unit: '', sheet },
      { code: 'madeInFrance', name: 'Fabriqué en France', value: 'Oui', unit: '' },
      { code: 'ecoResponsibleShop', name: 'Vendeur écoresponsable', value: 'Non', unit: '' },
      { code: 'format', name: 'Format', value: 'C5', unit: '' },
    ],
  });
  expect(marksOf(product, fr)).toEqual([
    { label: 'Indice de réparabilité\u202f: 8,2/10' },
    { label: 'Indice de durabilité\u202f: 7,0/10' },
    { label: 'Classe énergétique\u202f: C', sheet },
    { label: 'Fabriqué en France' },
  ]);
});

test.each([
  ['Oui', true],
  ['yes', true],
  ['TRUE', true],
  ['1', true],
  ['11', false],
  ['Oui, en partie', false],
  ['pas encore oui', false],
  ['', false],
])('a characteristic « %s » is a label of the product: %s', (value, isSaid) => {
  const characteristics = [{ code: 'madeInFrance' as const, name: 'Fabriqué en France', value, unit: '' }];
  expect(marksOf(aProduct({ characteristics }), fr)).toEqual(isSaid ? [{ label: 'Fabriqué en France' }] : []);
});

test('a product’s safety contact has an address, and a person in the Union when one is named', () => {
  const safety = {
    name: 'Une manufacture',
    address: '1 rue Haute, 87000 Limoges',
    contact: '',
    warnings: ['Fragile.'],
    responsible: { name: 'Un mandataire', address: '2 rue Basse', contact: 'surete@exemple.fr' },
  };
  expect(facts({ safety }).safety).toEqual({
    rows: [
      { name: 'Fabricant', value: 'Une manufacture' },
      { name: 'Adresse', value: '1 rue Haute, 87000 Limoges' },
      { name: 'Responsable dans l’Union européenne', value: 'Un mandataire\n2 rue Basse\nsurete@exemple.fr' },
    ],
    warnings: ['Fragile.'],
  });
  const homeless = { ...safety, responsible: { ...safety.responsible, address: '' } };
  expect(facts({ safety: homeless }).safety?.rows.at(-1)?.value).toBe('Un mandataire\nsurete@exemple.fr');
  expect(facts({ safety: { ...safety, responsible: null } }).safety?.rows.map(({ name }) => name)).toEqual([
    'Fabricant',
    'Adresse',
  ]);
  expect(facts({ safety: null }).safety).toBeUndefined();
});
