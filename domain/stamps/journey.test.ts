import { describe, expect, test } from 'vitest';
import { faultsOf, progress, saveStep } from '../journey/journey.ts';
import { firstIncomplete, isComplete, stepFor } from '../journey/steps.ts';
import { theStampAnswers, theStampOptions } from './examples.ts';
import { stampJourney } from './journey.ts';
import type { StampAnswers } from './stamps.ts';

const journey = stampJourney(theStampOptions());
const faults = (over: StampAnswers = {}) => faultsOf(journey, theStampAnswers(over), 'configuration');

test('the journey has two screens and one for recipients, and asks for one line and what it is printed on', () => {
  expect(journey.steps.map(({ name }) => name)).toEqual(['configuration', 'recipients', 'summary']);
  expect(faultsOf(journey, {}, 'configuration')).toEqual({
    visual1: { code: 'required' },
    letter1: { code: 'required' },
    destination1: { code: 'required' },
    weight1: { code: 'required' },
    quantity1: { code: 'required' },
    support: { code: 'required' },
  });
  expect(isComplete(journey, theStampAnswers())).toBe(true);
  expect(progress(journey, theStampAnswers(), 'summary').map(({ state }) => state)).toEqual(['done', 'current']);
});

test('the summary is not reached before the stamps are composed', () => {
  expect(stepFor(journey, {}, 'summary')).toBe('configuration');
  expect(firstIncomplete(journey, theStampAnswers({ weight2: '' }))).toBe('configuration');
  expect(stepFor(journey, theStampAnswers(), 'summary')).toBe('summary');
});

describe('a line', () => {
  test.each([
    ['no weight', { weight1: ' ' }, { weight1: { code: 'required' } }],
    ['half a gram', { weight1: '20,5' }, { weight1: { code: 'weight' } }],
    ['nothing', { weight1: '0' }, { weight1: { code: 'weight' } }],
    ['less than nothing', { weight1: '-20' }, { weight1: { code: 'weight' } }],
    ['grams as they are written', { weight1: ' 2 50 g' }, {}],
    ['a gram too much', { weight1: '251' }, { weight1: { code: 'too-heavy', most: 250 } }],
    [
      'a gram too much for there',
      { destination1: 'RE', weight1: '101' },
      { weight1: { code: 'too-heavy', most: 100 } },
    ],
    [
      'what some letter takes, before one is chosen',
      { letter1: '', weight1: '250' },
      { letter1: { code: 'required' } },
    ],
    [
      'too much for every letter, before one is chosen',
      { letter1: '', weight1: '9'.repeat(20) },
      { letter1: { code: 'required' }, weight1: { code: 'too-heavy-anywhere', most: 250 } },
    ],
    ['no stamps', { quantity1: '0' }, { quantity1: { code: 'quantity' } }],
    ['half a stamp', { quantity1: '1,5' }, { quantity1: { code: 'quantity' } }],
    ['as many as there may be', { quantity1: '190' }, {}],
    ['one more, all lines together', { quantity1: '191' }, { quantity2: { code: 'too-many', most: 200 } }],
    ['an unknown visual', { visual1: 'ROSE' }, { visual1: { code: 'not-offered' } }],
    ['an unknown letter', { letter1: 'RED' }, { letter1: { code: 'not-offered' } }],
    ['an unknown country', { destination1: 'XX' }, { destination1: { code: 'not-offered' } }],
    [
      'a country to which such letters do not go',
      { destination1: 'BE' },
      { letter1: { code: 'letter-elsewhere', instead: ['Lettre internationale'] } },
    ],
    [
      'a country for which nothing is taken',
      { destination2: 'SD' },
      { destination2: { code: 'suspended', since: '2023-04-21' } },
    ],
  ] as const)('a line with %s has its fault or none', (_, over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  test('a line is active as far as the number of lines says, whatever the answers of others', () => {
    expect(faults({ lines: '1', weight2: 'x' })).toEqual({});
    expect(faults({ lines: '3' })).toMatchObject({ visual3: { code: 'required' } });
    for (const lines of ['', '0', '-1', 'x', '12']) expect(faults({ lines, weight2: 'x' })).toEqual({});
    const few = stampJourney(theStampOptions({ maxLines: 1 }));
    expect(faultsOf(few, theStampAnswers({ weight2: 'x' }), 'configuration')).toEqual({});
  });
});

describe('what stamps are printed on', () => {
  test.each([
    [{ support: 'A3' }, { support: { code: 'not-offered' } }],
    [{ support: '' }, { support: { code: 'required' } }],
    [{ startCell: '25' }, { startCell: { code: 'start-cell', most: 24 } }],
    [{ startCell: '0' }, { startCell: { code: 'start-cell', most: 24 } }],
    [{ startCell: 'x' }, { startCell: { code: 'start-cell', most: 24 } }],
    [{ startCell: '' }, {}],
    [{ support: 'DL', startCell: '25' }, {}],
    [{ support: 'A4_PLAIN', startCell: '25' }, {}],
  ] as const)('%o has the faults %o', (over, expected) => {
    expect(faults(over)).toEqual(expected);
  });
});

test('an answer that is taken back is asked for again, and nothing else is dropped', () => {
  const typed = theStampAnswers({ support: '' });
  const saved = saveStep(journey, theStampAnswers(), { step: 'configuration', typed });
  expect(saved.dropped).toEqual([]);
  expect(saved.answers).not.toHaveProperty('support');
  expect(firstIncomplete(journey, saved.answers)).toBe('configuration');
});
