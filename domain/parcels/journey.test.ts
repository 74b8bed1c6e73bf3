import { describe, expect, test } from 'vitest';
import { type Answers, faultsOf, progress, saveStep } from '../journey/journey.ts';
import { firstIncomplete, isComplete, nextStep, stepFor } from '../journey/steps.ts';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from './examples.ts';
import { type ParcelStep, parcelJourney } from './journey.ts';
import type { ParcelField } from './parcels.ts';

const journey = parcelJourney(theParcelOptions());
const declared = parcelJourney(theParcelOptions({ customs: customsNeeded }));
const faults = (step: ParcelStep, over: Answers<ParcelField> = {}) => faultsOf(journey, theParcelAnswers(over), step);

test('a parcel within France has four steps; customs add one', () => {
  expect(progress(journey, {}, 'item').map(({ name }) => name)).toEqual(['item', 'delivery', 'addresses', 'summary']);
  expect(nextStep(declared, theParcelAnswers(), 'addresses')).toBe('contents');
  expect(firstIncomplete(declared, theParcelAnswers())).toBe('contents');
  expect(isComplete(declared, { ...theParcelAnswers(), ...theContents() })).toBe(true);
  expect(isComplete(journey, theParcelAnswers())).toBe(true);
  expect(firstIncomplete(journey, {})).toBe('item');
  expect(stepFor(journey, theParcelAnswers({ way: '' }), 'summary')).toBe('delivery');
});

test('the first step asks for five things, and begins with none', () => {
  expect(faultsOf(journey, {}, 'item')).toEqual({
    origin: { code: 'required' },
    destination: { code: 'required' },
    postalCode: { code: 'required' },
    weight: { code: 'required' },
    format: { code: 'required' },
  });
});

describe('the parcel', () => {
  test.each([
    ['a comma', { weight: '1,25' }, {}],
    ['a point and a unit', { weight: '1.25 kg' }, {}],
    ['the lightest', { weight: '0,01' }, {}],
    ['the heaviest', { weight: '30' }, {}],
    ['ten grams too much', { weight: '30,01' }, { weight: { code: 'too-heavy', most: 30_000 } }],
    ['grams', { weight: '920' }, { weight: { code: 'too-heavy', most: 30_000 } }],
    [
      'too much for that country',
      { destination: 'CH', postalCode: '1200', weight: '20,01' },
      { weight: { code: 'too-heavy', most: 20_000 } },
    ],
    ['more than anybody sends', { weight: '9'.repeat(20) }, { weight: { code: 'too-heavy', most: 30_000 } }],
    [
      'what some country takes, before one is chosen',
      { destination: '', weight: '30' },
      { destination: { code: 'required' } },
    ],
    [
      'too much for every country, before one is chosen',
      { destination: '', weight: '9999' },
      { destination: { code: 'required' }, weight: { code: 'too-heavy-anywhere', most: 30_000 } },
    ],
    ['nothing', { weight: '0' }, { weight: { code: 'weight' } }],
    ['three decimals', { weight: '1,255' }, { weight: { code: 'weight' } }],
    ['less than nothing', { weight: '-1' }, { weight: { code: 'weight' } }],
    ['a word', { weight: 'lourd' }, { weight: { code: 'weight' } }],
    ['no weight', { weight: ' ' }, { weight: { code: 'required' } }],
    ['a format that is unknown', { format: 'huge' }, { format: { code: 'not-offered' } }],
    ['an unknown origin', { origin: 'BE' }, { origin: { code: 'required' } }],
    ['an unknown country', { destination: 'XX' }, { destination: { code: 'not-offered' } }],
    [
      'a country for which nothing is taken',
      { destination: 'US', postalCode: '10001' },
      {
        destination: {
          code: 'suspended',
          since: '2025-08-25',
          explanation: 'Des droits sont perçus avant l’arrivée.',
        },
      },
    ],
    ['a short postal code', { postalCode: '7100' }, { postalCode: { code: 'postal-code-fr' } }],
    ['overseas as France', { postalCode: '97400' }, { postalCode: { code: 'postal-code-elsewhere' } }],
    ['France as overseas', { destination: 'RE' }, { postalCode: { code: 'postal-code-elsewhere' } }],
    ['overseas', { destination: 'RE', postalCode: '97400' }, {}],
    ['abroad', { destination: 'BE', postalCode: '1000' }, {}],
    ['spaces too many', { postalCode: ' 71 000 ' }, {}],
  ] as const)('a parcel of %s has its fault or none', (_, over, expected) => {
    expect(faults('item', over)).toEqual(expected);
  });
});

describe('the delivery', () => {
  test.each([
    [{ way: '' }, { way: { code: 'required' } }],
    [{ way: 'drone' }, { way: { code: 'not-offered' } }],
    [{ way: 'eco-om' }, { way: { code: 'not-offered' } }],
    [{ way: 'eco-om', destination: 'RE' }, {}],
    [{ way: 'home', destination: 'RE' }, { way: { code: 'not-offered' } }],
    [{ way: 'home', origin: 'GP', destination: 'GP' }, {}],
    [{ way: 'home', origin: 'GP', destination: 'FR' }, { way: { code: 'not-offered' } }],
    [{ way: 'point' }, { pickupPoint: { code: 'required' } }],
    [{ way: 'point', pickupPoint: 'lyon' }, { pickupPoint: { code: 'required' } }],
    [{ way: 'point', pickupPoint: 'FR:69381-1' }, {}],
    [{ way: 'point', pickupPoint: '69381-1' }, {}],
    [{ way: 'point', pickupPoint: 'Lyon' }, { pickupPoint: { code: 'required' } }],
    [
      { way: 'point', pickupPoint: 'FR:69381-1', weight: '20,01' },
      { way: { code: 'too-heavy-for-way', most: 20_000 } },
    ],
    [{ way: 'point', pickupPoint: 'FR:69381-1', weight: '20' }, {}],
    [{ way: 'point', destination: 'BE', pickupPoint: 'FR:69381-1' }, { way: { code: 'not-offered' } }],
    [{ cover: '' }, { cover: { code: 'required' } }],
    [{ cover: 'R9' }, { cover: { code: 'not-offered' } }],
  ] as const)('%o has the faults %o', (over, expected) => {
    expect(faults('delivery', over)).toEqual(expected);
  });
});

describe('the addresses', () => {
  const told = { way: 'point', 'recipient.email': 'contact@exemple.fr', 'recipient.mobilePhone': '0612345678' };

  test.each([
    [{ 'sender.email': '' }, { 'sender.email': { code: 'required' } }],
    [{ 'sender.codePostal': '97400' }, { 'sender.codePostal': { code: 'postal-code-elsewhere' } }],
    [{ origin: 'GP', 'sender.codePostal': '97100' }, {}],
    [{ 'recipient.companyName': '' }, { 'recipient.companyName': { code: 'required' } }],
    [{ 'recipient.city': '' }, { 'recipient.city': { code: 'required' } }],
    [{ postalCode: '7100' }, { 'recipient.city': { code: 'postal-code-fr' } }],
    [{ 'recipient.mobilePhone': '12', 'recipient.email': 'x' }, {}],
    [{ way: 'point' }, { 'recipient.email': { code: 'required' }, 'recipient.mobilePhone': { code: 'required' } }],
    [
      { way: 'point', 'recipient.email': 'contact@exemple.fr', 'recipient.mobilePhone': '12' },
      { 'recipient.mobilePhone': { code: 'mobile-fr' } },
    ],
    [{ ...told, 'recipient.streetName': '', 'recipient.city': '' }, {}],
    [{ ...told, carrier: 'CHRP', 'recipient.city': '' }, { 'recipient.city': { code: 'required' } }],
    [{ ...told, carrier: 'CHRP', 'recipient.city': 'Mâcon CEDEX' }, { 'recipient.city': { code: 'cedex-at-point' } }],
    [
      { destination: 'BE', postalCode: '1000', 'recipient.mobilePhone': '12' },
      { 'recipient.mobilePhone': { code: 'mobile-be' } },
    ],
    [{ destination: 'BE', postalCode: '1000' }, {}],
  ] as const)('%o have the faults %o', (over, expected) => {
    expect(faults('addresses', over)).toEqual(expected);
  });
});

describe('the contents', () => {
  const contents = (over: Answers<ParcelField> = {}) =>
    faultsOf(declared, { ...theParcelAnswers(), ...theContents(over) }, 'contents');

  test.each([
    [{ category: '' }, { category: { code: 'required' } }],
    [{ category: 'weapons' }, { category: { code: 'not-offered' } }],
    [{ category: 'other' }, { explanation: { code: 'required' } }],
    [{ category: 'return', explanation: 'Taille trop petite' }, {}],
    [{ category: 'return', explanation: 'x'.repeat(36) }, { explanation: { code: 'too-long', count: 35 } }],
    [{ category: 'documents', 'article.1.description': '' }, {}],
    [{ 'article.1.description': '茶 →' }, { 'article.1.description': { code: 'characters', signs: ['茶'] } }],
    [{ 'article.1.description': 'x'.repeat(65) }, { 'article.1.description': { code: 'too-long', count: 64 } }],
    [{ 'article.1.quantity': '0' }, { 'article.1.quantity': { code: 'whole-number' } }],
    [{ 'article.1.value': '0' }, { 'article.1.value': { code: 'amount' } }],
    [{ 'article.1.value': '12,345' }, { 'article.1.value': { code: 'amount' } }],
    [{ 'article.1.value': '12.50 €' }, {}],
    [{ 'article.1.value': '999 999,99' }, {}],
    [{ 'article.1.value': '1000000' }, { 'article.1.value': { code: 'too-much-worth', most: { cents: 99_999_999 } } }],
    [{ 'article.1.weight': '9'.repeat(20) }, { 'article.1.weight': { code: 'articles-too-heavy' } }],
    [{ 'article.1.hsCode': '4901' }, { 'article.1.hsCode': { code: 'hs-code' } }],
    [{ category: 'sale' }, { 'article.1.hsCode': { code: 'required' } }],
    [{ category: 'sale', 'article.1.hsCode': '4901.99' }, {}],
    [{ 'article.1.origin': '' }, { 'article.1.origin': { code: 'required' } }],
    [{ 'article.1.weight': '0,47' }, { 'article.1.weight': { code: 'articles-too-heavy' } }],
    [{ 'article.1.weight': '0,46' }, {}],
  ] as const)('%o have the faults %o', (over, expected) => {
    expect(contents(over)).toEqual(expected);
  });

  test.each([
    [{ 'article.1.quantity': '3', 'article.1.value': '333,33' }, {}],
    [{ 'article.1.quantity': '3', 'article.1.value': '333,34' }, { eori: { code: 'required' } }],
    [{ 'article.1.quantity': '2', 'article.1.value': '500' }, { eori: { code: 'required' } }],
  ])('the contents of a company are worth the sum of all pieces: %o have the faults %o', (over, expected) => {
    const sent = { 'sender.isCompany': 'yes', 'article.1.weight': '0,1' } as const;
    expect(contents({ ...sent, ...over })).toEqual(expected);
  });

  test('the contents require a second article once it is shown', () => {
    expect(Object.keys(contents({ articles: '2' }))).toEqual([
      'article.2.description',
      'article.2.quantity',
      'article.2.weight',
      'article.2.value',
      'article.2.origin',
    ]);
  });
});

describe('the last step', () => {
  test.each([
    [{ hazmat: '' }, { hazmat: { code: 'required' } }],
    [{ hazmat: '2020-01' }, { hazmat: { code: 'list-outdated' } }],
    [{ depositPlace: '' }, { depositPlace: { code: 'required' } }],
    [{ depositPlace: 'bin' }, { depositPlace: { code: 'not-offered' } }],
    [{ depositDate: '' }, { depositDate: { code: 'required' } }],
    [{ depositDate: '2026-11-22' }, { depositDate: { code: 'date-too-early', earliest: '2026-11-23' } }],
    [
      { depositPlace: 'letterbox', depositDate: '2026-11-23' },
      { depositDate: { code: 'date-too-early', earliest: '2026-11-24' } },
    ],
    [{ depositDate: '2026-12-31' }, { depositDate: { code: 'date-not-offered' } }],
    [{ goods: 'briquet' }, {}],
  ] as const)('%o has the faults %o', (over, expected) => {
    expect(faults('summary', over)).toEqual(expected);
  });
});

describe('another answer drops exactly what depends on it', () => {
  const change = (typed: Answers<ParcelField>) => {
    const answers = theParcelAnswers({ way: 'point', pickupPoint: 'FR:69381-1' });
    return saveStep(journey, answers, { step: 'item', typed: { ...answers, ...typed } }).dropped;
  };

  test('another destination: how it is delivered and where the recipient lives', () => {
    expect(change({ destination: 'BE', postalCode: '1000' })).toEqual([
      'way',
      'pickupPoint',
      'recipient.streetName',
      'recipient.city',
    ]);
  });

  test('another postal code: the point and the town', () => {
    expect(change({ postalCode: '71100' })).toEqual(['pickupPoint', 'recipient.city']);
  });

  test('another weight: nothing', () => {
    expect(change({ weight: '3' })).toEqual([]);
  });
});
