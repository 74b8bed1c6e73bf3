import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf, progress, saveStep } from '../journey/journey.ts';
import { firstIncomplete, isComplete } from '../journey/steps.ts';
import { aLogo, aLogoDesign, aLogoPicture, aRefusedLogo, theLogoAnswers, theLogoChoices } from './examples.ts';
import { answersOf, logoJourney, logoRequestOf, pricedLogoOf, usualChoice } from './journey.ts';
import { answerOfSubject } from './subject.ts';

const choices = theLogoChoices();
const journey = logoJourney(choices);
const stepsOf = (subject: string) => progress(journey, theLogoAnswers({ subject }), 'summary').map(({ name }) => name);

describe('the journey of a logo', () => {
  test('a new logo has all steps, an extension no picture, and a resubmission no duration', () => {
    expect(stepsOf('nouveau')).toEqual(['library', 'choice', 'extension', 'summary']);
    expect(stepsOf('prolonger.logo-1')).toEqual(['library', 'extension', 'summary']);
    expect(stepsOf('renvoyer.logo-2')).toEqual(['library', 'choice', 'summary']);
  });

  test('a logo’s journey begins with its subject, and with a picture where one is required', () => {
    expect(faultsOf(journey, {}, 'library')).toEqual({ subject: { code: 'required' } });
    expect(faultsOf(journey, { subject: 'nouveau' }, 'library')).toEqual({ file: { code: 'required' } });
    expect(faultsOf(journey, { subject: 'prolonger.logo-1' }, 'library')).toEqual({});
    expect(firstIncomplete(journey, theLogoAnswers({ name: '' }))).toBe('choice');
  });

  test.each([
    ['offrir', choices],
    ['prolonger.logo-2', choices],
    ['prolonger.inconnu', choices],
    ['renvoyer.logo-1', choices],
    ['prolonger.logo-1', theLogoChoices({ logos: null })],
  ])('a logo’s journey does not offer « %s » where it is not available', (subject, given) => {
    expect(faultsOf(logoJourney(given), theLogoAnswers({ subject }), 'library')).toEqual({
      subject: { code: 'not-offered' },
    });
  });

  test.each([
    [{ state: 'scanning' }, 'scanning'],
    [{ state: 'infected' }, 'infected'],
    [{ state: 'unscanned' }, 'unscanned'],
    [{ findings: ['white-on-transparent', 'colour-space'] }, 'colour-space'],
    [{ findings: ['too-small'] }, 'too-small'],
    [{ size: null }, 'unreadable'],
  ] as const)('a logo’s journey stops at a picture that is %o', (over, code) => {
    const sent = aLogoPicture(over);
    const found = faultsOf(logoJourney(theLogoChoices({ sent })), theLogoAnswers(), 'library');
    expect(found).toEqual({ file: { code } });
  });

  test('a logo’s journey stops at a picture that is missing', () => {
    const found = faultsOf(logoJourney(theLogoChoices({ sent: null })), theLogoAnswers(), 'library');
    expect(found).toEqual({ file: { code: 'picture-gone' } });
  });

  test.each([
    [{ name: '' }, { name: { code: 'required' } }],
    [{ name: 'x'.repeat(41) }, { name: { code: 'name-too-long', most: 40 } }],
    [{ name: '茶 Łukasz' }, { name: { code: 'characters', signs: ['茶'] } }],
    [{ background: 'GOLD' }, { background: { code: 'not-offered' } }],
    [{ background: '' }, { background: { code: 'required' } }],
    [{ scale: '9' }, { scale: { code: 'scale' } }],
    [{ scale: '12,5' }, { scale: { code: 'scale' } }],
    [
      { across: 'x', down: '51' },
      { across: { code: 'distance' }, down: { code: 'distance' } },
    ],
    [{ scale: '10' }, { scale: { code: 'logo-too-small', least: 33 } }],
    [{ scale: '262' }, { scale: { code: 'too-coarse', most: 261 } }],
    [{ across: '−40' }, { across: { code: 'out-of-frame' } }],
    [{ rights: '' }, { rights: { code: 'required' } }],
    [{ scale: '', across: '', down: '' }, {}],
  ])('a logo’s journey validates the placement and the name: %o', (over, expected) => {
    expect(faultsOf(journey, theLogoAnswers(over), 'choice')).toEqual(expected);
  });

  test('a logo’s journey puts a white logo on no white background', () => {
    const sent = aLogoPicture({ findings: ['white-on-transparent'], isTransparent: true });
    const white = logoJourney(theLogoChoices({ sent }));
    expect(faultsOf(white, theLogoAnswers(), 'choice')).toEqual({ background: { code: 'invisible' } });
    expect(faultsOf(white, theLogoAnswers({ background: 'BLUE' }), 'choice')).toEqual({});
    expect(usualChoice(theLogoChoices({ sent }))).toMatchObject({ background: 'BLUE', name: 'enseigne', scale: '100' });
  });

  test('a logo’s journey sells only the offered terms', () => {
    expect(faultsOf(journey, theLogoAnswers({ months: '' }), 'extension')).toEqual({ months: { code: 'required' } });
    expect(faultsOf(journey, theLogoAnswers({ months: '5' }), 'extension')).toEqual({
      months: { code: 'not-offered' },
    });
  });

  test('a logo’s journey drops the placement of a replaced picture', () => {
    const typed = { subject: 'nouveau', picture: 'visuel-2' };
    const { dropped } = saveStep(journey, theLogoAnswers(), { step: 'library', typed });
    expect(dropped).toEqual(['scale', 'across', 'down']);
  });
});

describe('what is asked for', () => {
  test('a logo’s request is complete when its journey is complete, and only then', () => {
    const subject = fc.constantFrom('nouveau', 'prolonger.logo-1', 'renvoyer.logo-2', 'prolonger.logo-2', '');
    const over = fc.record({
      subject,
      name: fc.constantFrom('Enseigne', ''),
      scale: fc.constantFrom('100', '50', 'x'),
      months: fc.constantFrom('12', '24', '5', ''),
      rights: fc.constantFrom('yes', ''),
    });
    fc.assert(
      fc.property(over, (given) => {
        const answers = theLogoAnswers(given);
        const request = logoRequestOf(answers, choices);
        expect(request !== null).toBe(isComplete(journey, answers));
        if (request) expect(pricedLogoOf(answers, choices)).toEqual(request);
      }),
    );
  });

  test('a logo’s request has a price before it is complete', () => {
    expect(pricedLogoOf({}, choices)).toBeNull();
    expect(pricedLogoOf({ subject: 'nouveau' }, choices)).toEqual({ kind: 'new', design: null, months: null });
  });

  test.each([
    { kind: 'new', design: aLogoDesign(), months: 24 },
    { kind: 'extension', logoId: 'logo-1', months: 12 },
  ] as const)('a logo’s request opens its journey again with the same answers: $kind', (request) => {
    expect(logoRequestOf(answersOf(request, choices), choices)).toEqual(request);
  });

  test('a refused logo’s request has no term, and is not sold', () => {
    const answers = theLogoAnswers({
      subject: answerOfSubject({ kind: 'resubmission', logoId: 'logo-2' }),
      months: '',
    });
    expect(logoRequestOf(answers, choices)).toEqual({ kind: 'resubmission', logoId: 'logo-2', design: aLogoDesign() });
    const none = theLogoChoices({ logos: [aLogo(), aRefusedLogo({ isResubmittable: false })] });
    expect(logoRequestOf(answers, none)).toBeNull();
  });
});
