import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aWholeAddress } from '../address/examples.ts';
import { typedParty } from '../address/party.ts';
import { type Answers, faultsOf, saveStep } from '../journey/journey.ts';
import { firstIncomplete, isComplete, isReachable, stepFor } from '../journey/steps.ts';
import { isUnderScan } from '../shared/scanned-file.ts';
import { addressPagesOf, faultOf } from './document.ts';
import { aDocument, aFile, aRecipient, theLetterAnswers, theLetterChoices } from './examples.ts';
import { type LetterStep, letterJourney, pricedLetterOf } from './journey.ts';
import type { LetterDocument, LetterField } from './letters.ts';
import { answerOfRecipients, answersOfRecipient, typedFrom } from './recipients.ts';

const choices = theLetterChoices();
const journey = letterJourney(choices);
const faults = (step: LetterStep, over: Answers<LetterField> = {}) => faultsOf(journey, theLetterAnswers(over), step);
const steps: LetterStep[] = ['writing', 'presentation', 'recipients', 'summary'];

test('the journey has four steps, and each asks for what it needs', () => {
  expect(firstIncomplete(journey, {})).toBe('writing');
  expect(faultsOf(journey, {}, 'writing')).toEqual({ source: { code: 'required' } });
  expect(faultsOf(journey, {}, 'presentation')).toEqual({
    colour: { code: 'required' },
    addressPage: { code: 'required' },
    level: { code: 'required' },
  });
  expect(faultsOf(journey, {}, 'recipients')).toMatchObject({
    'recipient.lastName': { code: 'required' },
    'sender.lastName': { code: 'required' },
    'sender.email': { code: 'required' },
  });
  expect(faultsOf(journey, {}, 'summary')).toEqual({});
  expect(isComplete(journey, theLetterAnswers())).toBe(true);
});

describe('a document', () => {
  const at = (written: LetterDocument | null, over: Answers<LetterField> = {}) =>
    faultsOf(letterJourney(theLetterChoices({ written })), theLetterAnswers({ source: 'import', ...over }), 'writing');

  test.each([
    ['received', { code: 'scanning' }],
    ['scanning', { code: 'scanning' }],
    ['infected', { code: 'infected' }],
    ['unscanned', { code: 'unscanned' }],
  ] as const)('a document that is %s stops the journey', (state, fault) => {
    expect(at(aFile({ state }))).toEqual({ file: fault });
  });

  test.each(['encrypted', 'scripted', 'not-a4', 'too-many-pages', 'unreadable'] as const)(
    'a document that is %s has a message of its own',
    (kind) => {
      expect(at(aFile({ findings: [{ kind: 'fonts' }, { kind, page: null }] }))).toEqual({ file: { code: kind } });
    },
  );

  test('a document of a letter whose page is not A4 is named with that page', () => {
    expect(at(aFile({ findings: [{ kind: 'not-a4', page: 2 }] }))).toEqual({ file: { code: 'page-not-a4', page: 2 } });
  });

  test('a document that was purged, replaced or prepared in the other way is required again', () => {
    expect(at(null)).toEqual({ file: { code: 'document-gone' } });
    expect(at(aFile({ id: 'document-2' }))).toEqual({ file: { code: 'document-gone' } });
    expect(at(aDocument())).toEqual({ file: { code: 'required' } });
    expect(at(aFile(), { source: 'write' })).toEqual({ text: { code: 'required' } });
    expect(at(aFile(), { document: '' })).toEqual({ file: { code: 'required' } });
  });

  test('a clean document lets the journey proceed, whatever its fonts are', () => {
    expect(at(aFile({ findings: [{ kind: 'fonts' }, { kind: 'other' }] }))).toEqual({});
  });
});

describe('the place of the address', () => {
  const inTheWay = (moveDown: number | null) => aFile({ findings: [{ kind: 'address-zone', moveDown }] });

  test('an address stands on the first page where its zone is free, and otherwise on a page that clears it', () => {
    expect(addressPagesOf(aDocument())).toEqual(['first-page', 'cover']);
    expect(addressPagesOf(inTheWay(12))).toEqual(['moved', 'cover']);
    expect(addressPagesOf(inTheWay(null))).toEqual(['cover']);
  });

  test.each([
    ['first-page', 12, { code: 'address-zone-movable', down: 12 }],
    ['first-page', null, { code: 'address-zone' }],
    ['moved', null, { code: 'not-offered' }],
    ['moved', 12, undefined],
    ['cover', null, undefined],
  ] as const)('%s, where the page would move by %s mm, has its fault or none', (addressPage, moveDown, fault) => {
    const own = letterJourney(theLetterChoices({ written: inTheWay(moveDown) }));
    expect(faultsOf(own, theLetterAnswers({ addressPage }), 'presentation').addressPage).toEqual(fault);
  });
});

describe('how it is sent', () => {
  test.each([
    [{ colour: 'gold' }, { colour: { code: 'not-offered' } }],
    [{ level: 'PIGEON' }, { level: { code: 'not-offered' } }],
    [{ receipt: 'yes' }, { receipt: { code: 'not-offered' } }],
    [{ level: 'REGISTERED', receipt: 'yes' }, {}],
  ] as const)('%o has the faults %o', (over, expected) => {
    expect(faults('presentation', over)).toEqual(expected);
  });
});

describe('recipients', () => {
  const good = { typed: aRecipient(), refusal: null };
  const bad = { typed: aRecipient({ city: '' }), refusal: null };

  test.each([
    ['a bad one beside a good one', [bad, good], {}],
    ['one that the backend refuses beside a good one', [good, { ...good, refusal: 'not-eligible' }], {}],
    ['a bad one alone', [bad], { recipients: { code: 'no-recipient' } }],
    ['one alone whom the backend refuses', [{ ...good, refusal: 'other' }], { recipients: { code: 'no-recipient' } }],
    ['too many', Array.from({ length: 51 }, () => good), { recipients: { code: 'too-many-recipients', most: 50 } }],
  ] as const)('recipients are accepted or refused: %s', (_, list, expected) => {
    expect(faults('recipients', { recipients: answerOfRecipients(list) })).toEqual(expected);
  });

  test('one that is being typed has to be right before one goes on', () => {
    expect(faults('recipients', { 'recipient.lastName': 'Achats' })).toMatchObject({
      'recipient.codePostal': { code: 'required' },
    });
    expect(faults('recipients', { 'recipient.country': 'BE' })).toEqual({});
    expect(faults('recipients', answersOfRecipient(aRecipient())), 'one who is not listed yet').toEqual({
      'recipient.city': { code: 'not-listed' },
    });
  });
});

describe('for all answers', () => {
  /** Mostly the first value, so that many letters are complete, yet every rule is tested. */
  const mostly = (good: string, ...others: string[]) =>
    fc.oneof({ weight: 12, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.constantFrom('', ...others) });
  const sender = { ...typedParty(aWholeAddress()), email: aWholeAddress().email };
  const typed = typedFrom(aWholeAddress({ country: 'BE', codePostal: '1000', city: 'Bruxelles' }));
  const list = answerOfRecipients([
    { typed, refusal: null },
    { typed: aRecipient(), refusal: null },
    { typed: { city: 'Lyon' }, refusal: null },
  ]);
  const someAnswers: fc.Arbitrary<Answers<LetterField>> = fc.record({
    article: mostly('e-lettre-rouge', 'carnet'),
    source: mostly('write', 'import', 'x'),
    document: mostly('document-1', 'document-2'),
    colour: mostly('black', 'colour', 'gold'),
    duplex: mostly('yes'),
    addressPage: mostly('cover', 'first-page', 'moved'),
    level: mostly('REGISTERED', 'GREEN', 'ROUGE', 'PIGEON'),
    receipt: mostly('yes'),
    recipients: mostly(list, '[]', 'rien'),
    'recipient.lastName': fc.oneof({ weight: 12, arbitrary: fc.constant('') }, fc.constant('Achats')),
    ...Object.fromEntries(Object.entries(sender).map(([name, value]) => [`sender.${name}`, mostly(value)])),
    // Of a company: whoever is none has no use for its name.
    'sender.isCompany': fc.constant('yes'),
  });
  const someDocument: fc.Arbitrary<LetterDocument | null> = fc.oneof(
    { weight: 12, arbitrary: fc.constant(aDocument()) },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        null,
        aFile(),
        aFile({ state: 'unscanned' }),
        aFile({ state: 'scanning' }),
        aFile({ findings: [{ kind: 'address-zone', moveDown: null }] }),
        aFile({ findings: [{ kind: 'encrypted', page: null }] }),
      ),
    },
  );

  test('no step is reached while an earlier one is incomplete', () => {
    fc.assert(
      fc.property(someAnswers, someDocument, fc.constantFrom(...steps), (answers, written, step) => {
        const own = letterJourney(theLetterChoices({ written }));
        const shown = stepFor(own, answers, step);
        expect(isReachable(own, answers, shown)).toBe(true);
        expect(steps.indexOf(shown)).toBeLessThanOrEqual(steps.indexOf(step));
      }),
    );
  });

  test('going back and forth without a change changes nothing', () => {
    fc.assert(
      fc.property(someAnswers, fc.shuffledSubarray(steps), (answers, order) => {
        const { answers: begun } = saveStep(journey, answers, { step: 'summary', typed: {} });
        let current = begun;
        for (const step of order) {
          const saved = saveStep(journey, current, { step, typed: current });
          expect(saved.dropped).toEqual([]);
          current = saved.answers;
        }
        expect(current).toEqual(begun);
      }),
    );
  });

  test('the order of steps does not matter, and only a whole letter with a clean document is composed', () => {
    const met = { whole: 0 };
    fc.assert(
      fc.property(
        someAnswers,
        someDocument,
        fc.shuffledSubarray(steps, { minLength: 4 }),
        (answers, written, order) => {
          const own = theLetterChoices({ written });
          const inOrder = (names: readonly LetterStep[]) =>
            names.reduce<Answers<LetterField>>(
              (kept, step) => saveStep(letterJourney(own), kept, { step, typed: answers }).answers,
              {},
            );
          const saved = inOrder(order);
          expect(saved).toEqual(inOrder(steps));
          const letter = letterJourney(own).valuesOf(saved);
          expect(letter !== null).toBe(isComplete(letterJourney(own), saved));
          if (letter) {
            met.whole += 1;
            const given = letterJourney(own).answersOf(letter);
            // All that was answered is in the letter; whoever cannot be written to is not.
            const { article: _, recipients: __, ...before } = saved;
            expect(given).toMatchObject(before);
            expect(letter.recipients.map(typedFrom)).toEqual([typed, aRecipient()]);
            expect(written && faultOf(written)).toBeUndefined();
            expect(written && isUnderScan(written)).toBe(false);
            expect(pricedLetterOf(saved, own)).toEqual(letter);
            expect(letterJourney(own).valuesOf(given)).toEqual(letter);
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(met.whole).toBeGreaterThan(20);
  });
});

test('a letter is priced with what is usual before anything is chosen', () => {
  expect(pricedLetterOf({ source: 'write', document: 'document-1' }, choices)).toEqual({
    documentId: 'document-1',
    colour: 'black',
    duplex: false,
    addressPage: 'first-page',
    receipt: false,
  });
  expect(pricedLetterOf({ source: 'write' }, choices)).toBeNull();
  expect(pricedLetterOf(theLetterAnswers(), theLetterChoices({ colours: [] }))).toBeNull();
});
