import { expect, test } from 'vitest';
import { aCompanyForm, anAddressContext, anAddressForm } from '#domain/address/examples.ts';
import { aFormView } from '#ui/address/address.examples.ts';
import { valuesOf } from './form-of.ts';
import { errorsOf, foldedText, remainingText } from './form-rules.ts';

test('each country has its own fields and formats', () => {
  const { countries } = aFormView();
  expect(countries.map(({ code, postal, mobile, isAssisted }) => [code, postal, mobile, isAssisted])).toEqual([
    ['FR', 'fr', 'fr', true],
    ['BE', 'other', 'be', false],
    ['DE', 'other', 'other', false],
    ['GB', 'other', 'other', false],
    ['HK', 'none', 'other', false],
    ['MC', 'fr', 'other', false],
  ]);
});

test('many countries are chosen below the parts of the world, of which each keeps its own rules', () => {
  const codes = ['FR', 'RE', 'MQ', 'BE', 'DE', 'ES', 'IT', 'CH', 'CA', 'US', 'MA', 'JP'];
  const context = anAddressContext({ countries: codes.map((code) => ({ code, name: code })) });
  const { countryChoices, countries } = aFormView({}, { context });
  expect(countryChoices.map(({ name, below = [] }) => [name, below.length])).toEqual([
    ['France', 1],
    ['Outre-mer', 2],
    ['Europe', 5],
    ['Reste du monde', 4],
  ]);
  expect(countries.map(({ code }) => code)).toEqual(codes);
});

test('typed characters are replaced by printable ones, and the shopper is told', () => {
  const typed = anAddressForm({ streetName: ' 12 rue de l’Église', city: ' Mios' });
  const { values, notes } = aFormView({ typed, isJudged: true });
  expect([values.streetName, values.city]).toEqual(["12 rue de l'Église", 'Mios']);
  expect(notes).toEqual({
    streetName:
      'Nous avons remplacé les apostrophes courbes par des apostrophes droites. Nous avons retiré les espaces du début et de la fin.',
    city: 'Nous avons retiré les espaces du début et de la fin.',
  });
});

test('the envelope shows what will be printed, and warns before a line is full', () => {
  expect(aFormView({ typed: anAddressForm() }).envelope).toEqual({
    lines: ['Mme Compte Particulier', '12 B RUE DE L EGLISE', '33380 MIOS'],
    longest: 25,
    most: 38,
    isNear: false,
  });
  expect(aFormView({ typed: aCompanyForm({ companyName: 'A'.repeat(36) }) }).envelope.isNear).toBe(true);
});

test('the envelope shows a line that cannot be printed as it was typed, and counts it as too long', () => {
  const streetName = 'A'.repeat(60);
  const { lines, longest, isNear } = aFormView({ typed: anAddressForm({ streetName }) }).envelope;
  expect([lines[1], longest, isNear]).toEqual([streetName, 39, true]);
});

const about = { texts: aFormView().texts, context: anAddressContext() };
const formData = (over: Parameters<typeof anAddressForm>[0]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(valuesOf(anAddressForm(over)))) form.set(name, value);
  return form;
};

test('the browser finds the same faults, in the same words, in the order of the page', () => {
  const errors = errorsOf(formData({ mobilePhone: '01', codePostal: '3338', lastName: 'Dupont--Durand' }), about);
  expect(Object.entries(errors)).toEqual([
    ['lastName', 'Deux tirets ne peuvent pas se suivre.'],
    ['codePostal', 'Le code postal doit compter 5 chiffres.'],
    ['mobilePhone', 'Le numéro doit compter 10 chiffres et commencer par 06 ou 07.'],
  ]);
  expect(errorsOf(formData({}), about)).toEqual({});
});

test('remaining characters are shown from ten downwards', () => {
  const remaining = (length: number) => remainingText({ name: 'streetName', value: 'a'.repeat(length) }, about);
  expect([remaining(27), remaining(28), remaining(37), remaining(38), remaining(60)]).toEqual([
    '',
    'Encore 10 caractères',
    'Encore 1 caractère',
    'Plus aucun caractère disponible',
    'Plus aucun caractère disponible',
  ]);
  expect(remainingText({ name: 'lastName', value: 'a'.repeat(30) }, about)).toBe('Encore 5 caractères');
  expect(remainingText({ name: 'codePostal', value: '33380' }, about)).toBe('');
});

test('folding says each thing that it changed', () => {
  expect(foldedText(' l’Isle – Jourdain', about)).toEqual({
    value: "l'Isle - Jourdain",
    announcement:
      'Nous avons remplacé les apostrophes courbes par des apostrophes droites. Nous avons remplacé les tirets longs par des traits d’union. Nous avons retiré les espaces du début et de la fin.',
  });
});
