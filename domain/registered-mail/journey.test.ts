import { describe, expect, test } from 'vitest';
import { type Answers, faultsOf, progress, saveStep } from '../journey/journey.ts';
import { firstIncomplete, isComplete, stepFor } from '../journey/steps.ts';
import { theMailAnswers, theMailOptions } from './examples.ts';
import { isPrintedByPost, type MailStep, registeredMailJourney } from './journey.ts';
import type { MailField } from './registered-mail.ts';

const journey = registeredMailJourney(theMailOptions());
const faults = (step: MailStep, over: Answers<MailField> = {}) => faultsOf(journey, theMailAnswers(over), step);

test('the journey has three steps, and each asks for what it needs', () => {
  expect(firstIncomplete(journey, {})).toBe('item');
  expect(faultsOf(journey, {}, 'item')).toEqual({
    printing: { code: 'required' },
    destination: { code: 'required' },
    weight: { code: 'required' },
    level: { code: 'required' },
  });
  expect(Object.keys(faultsOf(journey, { destination: 'FR' }, 'addresses')).toSorted()).toEqual(
    [
      ...['civility', 'firstName', 'lastName', 'streetName', 'codePostal', 'city'].flatMap((field) => [
        `sender.${field}`,
        `recipient.${field}`,
      ]),
      'sender.email',
      'depositPlace',
      'depositDate',
    ].toSorted(),
  );
  expect(faultsOf(journey, {}, 'summary')).toEqual({ printFormat: { code: 'required' } });
  expect(isComplete(journey, theMailAnswers())).toBe(true);
});

describe('the request', () => {
  test.each([
    ['no weight', { weight: ' ' }, { weight: { code: 'required' } }],
    ['half a gram', { weight: '20,5' }, { weight: { code: 'weight' } }],
    ['nothing', { weight: '0' }, { weight: { code: 'weight' } }],
    ['less than nothing', { weight: '-20' }, { weight: { code: 'weight' } }],
    ['something else', { weight: '1e3' }, { weight: { code: 'weight' } }],
    ['a step’s very weight', { weight: '2000' }, {}],
    ['grams as they are written', { weight: ' 2 000 g' }, {}],
    ['a gram too much', { weight: '2001' }, { weight: { code: 'too-heavy', most: 2000 } }],
    [
      'too much for that country',
      { destination: 'CA', receipt: '', weight: '501' },
      { weight: { code: 'too-heavy', most: 500 } },
    ],
    ['more than anybody writes', { weight: '9'.repeat(20) }, { weight: { code: 'too-heavy', most: 2000 } }],
    [
      'what some country takes, before one is chosen',
      { destination: '', weight: '2000' },
      { destination: { code: 'required' } },
    ],
    [
      'too much for every country, before one is chosen',
      { destination: '', weight: '9999' },
      { destination: { code: 'required' }, weight: { code: 'too-heavy-anywhere', most: 2000 } },
    ],
    ['an unknown level', { level: 'R4' }, { level: { code: 'not-offered' } }],
    ['a level that country lacks', { destination: 'BE', level: 'R3' }, { level: { code: 'not-offered' } }],
    ['a level that country has', { destination: 'BE' }, {}],
    ['a receipt that country lacks', { destination: 'CA' }, { receipt: { code: 'not-offered' } }],
    ['a receipt that nobody asked for', { receipt: 'no' }, {}],
    ['an unknown country', { destination: 'XX' }, { destination: { code: 'not-offered' } }],
    [
      'a country for which nothing is taken',
      { destination: 'SD' },
      { destination: { code: 'suspended', since: '2023-04-21' } },
    ],
    ['printing by nobody', { printing: 'both' }, { printing: { code: 'required' } }],
  ] as const)('a registered letter of %s has its fault or none', (_, over, expected) => {
    expect(faults('item', over)).toEqual(expected);
  });
});

test('a letter that the post prints is composed elsewhere, whatever else is answered, and goes on here never', () => {
  expect(isPrintedByPost(theMailAnswers())).toBe(false);
  for (const answers of [{ printing: 'post' }, theMailAnswers({ printing: 'post' })]) {
    expect(isPrintedByPost(answers)).toBe(true);
    expect(stepFor(journey, answers, 'summary')).toBe('item');
  }
});

describe('addresses and deposit', () => {
  test.each([
    [{ 'sender.email': '' }, { 'sender.email': { code: 'required' } }],
    [{ 'sender.lastName': 'Dupont 2' }, { 'sender.lastName': { code: 'characters', signs: ['2'] } }],
    [{ 'recipient.companyName': '' }, { 'recipient.companyName': { code: 'required' } }],
    [{ 'recipient.codePostal': '7104' }, { 'recipient.codePostal': { code: 'postal-code-fr' } }],
    [{ 'recipient.codePostal': '97400' }, { 'recipient.codePostal': { code: 'postal-code-elsewhere' } }],
    [{ 'sender.codePostal': '97400' }, {}],
    [{ destination: 'RE' }, { 'recipient.codePostal': { code: 'postal-code-elsewhere' } }],
    [{ destination: 'RE', 'recipient.codePostal': '97460' }, {}],
    [{ destination: 'BE', 'recipient.codePostal': '1000' }, {}],
    [{ destination: 'XX' }, { 'recipient.codePostal': { code: 'required' } }],
    [{ depositPlace: '' }, { depositPlace: { code: 'required' } }],
    [{ depositPlace: 'bin' }, { depositPlace: { code: 'not-offered' } }],
    [{ depositDate: '' }, { depositDate: { code: 'required' } }],
    [{ depositDate: '2026-11-23' }, { depositDate: { code: 'date-too-early', earliest: '2026-11-24' } }],
    [{ depositPlace: 'post-office', depositDate: '2026-11-23' }, {}],
  ] as const)('%o has the faults %o', (over, expected) => {
    expect(faults('addresses', over)).toEqual(expected);
  });

  test('a deposit place without a day offers none', () => {
    const closed = registeredMailJourney(
      theMailOptions({ depositPlaces: [{ place: 'letterbox', dates: [], cutOff: null }] }),
    );
    expect(faultsOf(closed, theMailAnswers(), 'addresses')).toEqual({
      depositDate: { code: 'date-not-offered' },
    });
  });

  test('a deposit day that has passed is alone required again', () => {
    const later = registeredMailJourney(
      theMailOptions({ depositPlaces: [{ place: 'letterbox', dates: ['2026-11-25'], cutOff: null }] }),
    );
    expect(firstIncomplete(later, theMailAnswers())).toBe('addresses');
    expect(faultsOf(later, theMailAnswers(), 'addresses')).toEqual({
      depositDate: { code: 'date-too-early', earliest: '2026-11-25' },
    });
  });
});

test('a vignette is printed in a format that is offered', () => {
  expect(faults('summary', { printFormat: 'A3' })).toEqual({ printFormat: { code: 'not-offered' } });
});

test('another destination drops where the recipient lives, and nothing else', () => {
  const saved = saveStep(journey, theMailAnswers(), {
    step: 'item',
    typed: { ...theMailAnswers(), destination: 'BE' },
  });
  expect(saved.dropped).toEqual(['recipient.additionalStreetName', 'recipient.codePostal', 'recipient.city']);
  expect(saved.answers).toMatchObject({ destination: 'BE', 'recipient.companyName': 'Atelier 3M & Fils' });
  expect(progress(journey, saved.answers, 'item').map(({ state }) => state)).toEqual([
    'current',
    'upcoming',
    'upcoming',
  ]);
});
