import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, faultsOf, saveStep } from '../journey/journey.ts';
import { isComplete } from '../journey/steps.ts';
import { answerOfRecipients, type TypedRecipient } from '../letters/recipients.ts';
import { aStampSet, theAddressedAnswers, theStampAnswers, theStampOptions } from './examples.ts';
import { answersOf, pricedStampsOf, stampJourney, stampSetOf } from './journey.ts';
import { goodLinesOf, linesIn, withLine, withoutLine } from './line.ts';
import { inParts, stampRecipientsIn } from './recipients.ts';
import type { StampAnswers } from './stamps.ts';

const options = theStampOptions();
const journey = stampJourney(options);

/** Mostly the first value, so that many drafts are complete, yet every rule is tested. */
const mostly = (good: string, ...others: string[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, { weight: 2, arbitrary: fc.constantFrom(...others) });

const answers: fc.Arbitrary<StampAnswers> = fc
  .record({
    lines: mostly('2', '1', '3', '', '9'),
    visual1: mostly('POPPY', 'NONE', 'ROSE', ''),
    letter1: mostly('GREEN', 'WORLD', ''),
    destination1: mostly('FR', 'RE', 'BE', 'SD', ''),
    weight1: mostly('20', '100', '251', '0', ''),
    quantity1: mostly('20', '1', '191', '1,5'),
    weight2: mostly('80', ''),
    support: mostly('A4_24', 'DL', 'A4_PLAIN', 'A3', ''),
    startCell: mostly('10', '', '1', '24', '25'),
  })
  .map((over) => theStampAnswers(over));

describe('stamps', () => {
  test('a set of stamps has a price as soon as all its lines are valid', () => {
    expect(pricedStampsOf({}, options)).toBeNull();
    expect(pricedStampsOf(theStampAnswers({ support: 'A3' }), options)).toEqual({ lines: aStampSet().lines });
    expect(pricedStampsOf(theStampAnswers({ startCell: '99' }), options)).toEqual({ lines: aStampSet().lines });
    expect(pricedStampsOf(theStampAnswers({ weight2: 'x' }), options)).toBeNull();
    expect(goodLinesOf(theStampAnswers({ weight2: 'x' }), options)).toEqual(aStampSet().lines.slice(0, 1));
    expect(stampSetOf(theStampAnswers(), options)).toEqual(aStampSet());
  });

  test('a set of stamps can be configured whenever its journey is complete, and only then; and then it has a price', () => {
    const met = { complete: 0 };
    fc.assert(
      fc.property(answers, (given) => {
        const set = stampSetOf(given, options);
        expect(set !== null).toBe(isComplete(journey, given));
        if (!set) return;
        met.complete += 1;
        const { recipients, ...printed } = set;
        expect(pricedStampsOf(given, options)).toEqual(recipients.length > 0 ? set : printed);
      }),
      { numRuns: 500 },
    );
    expect(met.complete).toBeGreaterThan(20);
  });

  test('a set of stamps opens its journey again with the same answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const set = stampSetOf(given, options);
        if (set) expect(stampSetOf(answersOf(set), options)).toEqual(set);
      }),
    );
    expect(answersOf(aStampSet())).toEqual(theStampAnswers());
  });

  test('a set of stamps is the same, however often and in whatever order its screens are sent', () => {
    fc.assert(
      fc.property(answers, fc.shuffledSubarray(journey.steps.map(({ name }) => name)), (given, order) => {
        const steps = [...order, 'configuration' as const, 'summary' as const];
        const draft = steps.reduce<Answers>(
          (before, step) => saveStep(journey, before, { step, typed: given }).answers,
          {},
        );
        expect(stampSetOf(draft, options)).toEqual(stampSetOf(given, options));
      }),
    );
  });
});

describe('lines', () => {
  test('one more begins like the last, up to as many as there may be', () => {
    const three = withLine(theStampAnswers(), options);
    expect(three).toMatchObject({ lines: '3', letter3: 'WORLD', destination3: 'BE', weight3: '80', quantity3: '10' });
    const many = [0, 0, 0, 0].reduce<StampAnswers>((before) => withLine(before, options), three);
    expect(linesIn(many, options)).toEqual([1, 2, 3, 4, 5]);
    expect(withLine(theStampAnswers(), theStampOptions({ maxLines: 2 }))).toEqual(theStampAnswers());
  });

  test('one less moves the others up, and the last of all stays', () => {
    const one = withoutLine(theStampAnswers(), 1, options);
    expect(one).toMatchObject({ lines: '1', letter1: 'WORLD', destination1: 'BE', weight1: '80', letter2: '' });
    expect(withoutLine(one, 1, options)).toEqual(one);
    expect(withoutLine(theStampAnswers(), 3, options)).toEqual(theStampAnswers());
    expect(withoutLine(theStampAnswers(), 2, options)).toMatchObject({ lines: '1', letter1: 'GREEN', letter2: '' });
  });

  test('one more and one less is the same as before', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(1, 2, 3), (given, count) => {
        const before = { ...given, lines: String(count) };
        const after = withoutLine(withLine(before, options), count + 1, options);
        expect(goodLinesOf(after, options)).toEqual(goodLinesOf(before, options));
      }),
    );
  });
});

describe('recipients who are printed', () => {
  const typed = (at: number): TypedRecipient => ({
    civility: 'mrs',
    firstName: 'Contact',
    lastName: 'Achats',
    streetName: `${at + 1} rue du Port`,
    codePostal: '71000',
    city: 'Mâcon',
    country: 'FR',
  });
  const listOf = (all: readonly TypedRecipient[]) =>
    inParts({ recipients: answerOfRecipients(all.map((one) => ({ typed: one, refusal: null }))) });
  const given = (all: readonly TypedRecipient[], over: StampAnswers = {}) =>
    theAddressedAnswers({ ...listOf(all), ...over });

  test('printed recipients have a stamp each, in the order of their list, and open their journey again', () => {
    const kinds = { good: {}, wrong: { city: '' }, elsewhere: { codePostal: '97400', city: 'Saint-Denis' } };
    const drawn = fc.array(fc.constantFrom<(keyof typeof kinds)[]>('good', 'good', 'wrong', 'elsewhere'), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(drawn, fc.constantFrom('DL', 'A4_24'), (all, support) => {
        const answers = given(
          all.map((kind, at) => ({ ...typed(at), ...kinds[kind] })),
          { support },
        );
        const good = all.flatMap((kind, at) => (kind === 'good' ? [`${at + 1} rue du Port`] : []));
        const set = stampSetOf(answers, options);
        expect(set !== null).toBe(support === 'DL' && good.length > 0);
        expect(set !== null).toBe(isComplete(journey, answers));
        if (!set) return;
        expect(set.recipients.map(({ streetName }) => streetName)).toEqual(good);
        expect(set.lines.map(({ quantity }) => quantity)).toEqual([good.length]);
        expect(stampSetOf(answersOf(set), options)).toEqual(set);
      }),
      { numRuns: 60 },
    );
  });

  test('a thousand recipients, the most that are printed, are kept in a draft', () => {
    const all = Array.from({ length: 1000 }, (_, at) => typed(at));
    const set = stampSetOf(given(all), options);
    expect([set?.recipients.length, set?.recipients.at(-1)?.streetName]).toEqual([1000, '1000 rue du Port']);
    const saved = saveStep(journey, {}, { step: 'recipients', typed: listOf(all) }).answers;
    expect(stampRecipientsIn({ ...theAddressedAnswers(), ...saved }, options)).toHaveLength(1000);
    const last = { 'recipient.lastName': '' };
    expect(faultsOf(journey, given([...all, typed(1000)], last), 'recipients')).toEqual({
      recipients: { code: 'too-many-recipients', most: 1000 },
    });
  });

  test('recipients are not printed on a sheet of labels, which says so', () => {
    expect(faultsOf(journey, given([typed(0)], { support: 'A4_24' }), 'configuration')).toEqual({
      quantity1: { code: 'required' },
      addressed: { code: 'recipients-not-printed' },
    });
  });
});
