import { expect, test } from 'vitest';
import { toCharacteristics, toSafety } from './facts-mapping.ts';

const feature = (code: string, ...values: string[]) => ({
  code,
  name: `Nom de ${code}`,
  featureValues: values.map((value) => ({ value })),
});

test('characteristics are those that the shop knows, from every class', () => {
  const classes = [
    { code: 'facts', features: [feature('madeInFrance', 'Oui'), feature('ourNewIdea', '42')] },
    { code: 'letters', features: [{ ...feature('envelopeWeight', '20'), featureUnit: { symbol: 'g' } }] },
  ];
  expect(toCharacteristics(classes)).toEqual([
    { code: 'madeInFrance', name: 'Nom de madeInFrance', value: 'Oui', unit: '' },
    { code: 'envelopeWeight', name: 'Nom de envelopeWeight', value: '20', unit: 'g' },
  ]);
});

test('the sheet of an energy label is a page of another site, never a script', () => {
  const sheets = ['https://etiquettes.example/1', 'javascript:alert(1)', 'http://etiquettes.example/1', '/1', ''].map(
    (documentUrl) =>
      toCharacteristics([{ code: 'facts', features: [{ ...feature('energyClass', 'B'), documentUrl }] }]),
  );
  expect(sheets.map(([label]) => label?.sheet)).toEqual(['https://etiquettes.example/1', ...Array(4)]);
});

test('several values are one characteristic, and none is no characteristic', () => {
  const [colours, ...others] = toCharacteristics([
    { code: 'facts', features: [feature('colour', 'Bleu', 'Rouge'), feature('theme')] },
  ]);
  expect(colours?.value).toBe('Bleu, Rouge');
  expect(others).toEqual([]);
  expect(toCharacteristics()).toEqual([]);
});

test('the manufacturer is responsible for a product’s safety, with a person in the Union when there is one', () => {
  const maker = {
    manufacturer: 'Une manufacture',
    postalAddress: '1 rue Haute',
    electronicAddress: 'surete@exemple.fr',
  };
  expect(toSafety({ ...maker, warnings: ['Fragile.'] })).toEqual({
    name: 'Une manufacture',
    address: '1 rue Haute',
    contact: 'surete@exemple.fr',
    warnings: ['Fragile.'],
    responsible: null,
  });
  expect(toSafety({ ...maker, responsiblePerson: { name: 'Un mandataire' } })).toMatchObject({
    warnings: [],
    responsible: { name: 'Un mandataire', address: '', contact: '' },
  });
});

test('a product without a manufacturer names no responsible person', () => {
  expect(toSafety(undefined)).toBeNull();
  expect(toSafety({ warnings: ['Fragile.'] })).toBeNull();
});

test('a characteristic is known by OCC’s long code', () => {
  const features = [
    { code: 'PostalClassification/1.0/envelopes.colour, 94', name: 'Colour', featureValues: [{ value: 'Blue' }] },
    { code: 'PostalClassification/1.0/envelopes.unheardOf, 12', featureValues: [{ value: 'x' }] },
  ];
  expect(toCharacteristics([{ features }] as never)).toEqual([
    { code: 'colour', name: 'Colour', value: 'Blue', unit: '' },
  ]);
});
