import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { journeyOfFields } from './fields.ts';
import { type Answers, faultsOf, type Journey, longestAnswer, progress, saveStep } from './journey.ts';
import { firstIncomplete, isComplete, isReachable, nextStep, stepFor } from './steps.ts';

const text = { parse: (value: string) => ({ value }) };

/** A parcel with customs papers, which only some countries require. */
const parcel = journeyOfFields<string, string, Fault, Record<string, string>>(
  {
    parcel: {
      country: { ...text, invalidates: ['street', 'contents'] },
      weight: text,
      note: { ...text, isOptional: true },
    },
    address: { street: text },
    customs: { contents: { ...text, invalidates: ['origin'] }, origin: { ...text, isOptional: true } },
    summary: { format: text },
  },
  { customs: ({ country }) => country === 'CH' },
);

const toFrance = { country: 'FR', weight: '250', street: '12 rue Haute' };
const toSwitzerland = { ...toFrance, country: 'CH', contents: 'livres' };

describe('a journey', () => {
  test('a journey proceeds to the first step that lacks an answer, and skips unneeded steps', () => {
    expect(firstIncomplete(parcel, {})).toBe('parcel');
    expect(firstIncomplete(parcel, toFrance)).toBe('summary');
    expect(firstIncomplete(parcel, { ...toFrance, country: 'CH' })).toBe('customs');
    expect(firstIncomplete(parcel, { ...toFrance, format: 'A4' })).toBeNull();
    expect([nextStep(parcel, toFrance, 'address'), nextStep(parcel, toSwitzerland, 'address')]).toEqual([
      'summary',
      'customs',
    ]);
    expect(nextStep(parcel, toFrance, 'summary')).toBeNull();
  });

  test('a journey leads from a step requested too early to the first incomplete one, and skips an unneeded one', () => {
    expect(stepFor(parcel, {}, 'summary')).toBe('parcel');
    expect(stepFor(parcel, toFrance, 'customs')).toBe('summary');
    expect(stepFor(parcel, { ...toFrance, format: 'A4' }, 'customs')).toBe('summary');
    expect(stepFor(parcel, toFrance, 'parcel')).toBe('parcel');
    expect(isReachable(parcel, toFrance, 'customs')).toBe(false);
  });

  test('a journey’s progress has the done, the current and the reachable steps', () => {
    expect(progress(parcel, toFrance, 'address')).toEqual([
      { name: 'parcel', state: 'done', isReachable: true },
      { name: 'address', state: 'current', isReachable: true },
      { name: 'summary', state: 'upcoming', isReachable: true },
    ]);
    const asksNothing = journeyOfFields<string, string, Fault, Record<string, string>>({
      parcel: { country: text },
      summary: { note: { ...text, isOptional: true } },
    });
    expect(progress(asksNothing, { country: 'FR' }, 'parcel').map(({ state }) => state)).toEqual([
      'current',
      'upcoming',
    ]);
    expect(progress(parcel, { street: 'x' }, 'parcel').map(({ state }) => state)).toEqual([
      'current',
      'upcoming',
      'upcoming',
    ]);
  });

  test('a journey returns the faults of one step', () => {
    expect(faultsOf(parcel, { country: 'FR' }, 'parcel')).toEqual({ weight: { code: 'required' } });
    expect(faultsOf(parcel, toFrance, 'parcel')).toEqual({});
    expect(faultsOf(parcel, {}, 'unheard-of')).toEqual({});
  });
});

describe('saving a step', () => {
  const save = (answers: Answers, step: string, typed: Answers) => saveStep(parcel, answers, { step, typed });

  test('a saved step takes its own fields alone, and a field that was not posted loses its answer', () => {
    const { answers } = save({ ...toFrance, note: 'n' }, 'parcel', { country: 'FR', weight: '9', street: 'elsewhere' });
    expect(answers).toEqual({ country: 'FR', weight: '9', street: '12 rue Haute' });
  });

  test('a saved step drops the answers that depend on a changed one, and those that depend on these', () => {
    const before = { ...toSwitzerland, origin: 'FR', format: 'A4' };
    expect(save(before, 'parcel', { country: 'BE', weight: '250' })).toEqual({
      answers: { country: 'BE', weight: '250', format: 'A4' },
      dropped: ['street', 'contents', 'origin'],
    });
  });

  test('a saved step reports no unanswered field as dropped, and a removed answer has changed', () => {
    expect(save(toFrance, 'parcel', { country: 'BE', weight: '250' }).dropped).toEqual(['street']);
    expect(save(toFrance, 'parcel', { weight: '250' }).dropped).toEqual(['street']);
  });

  test('a saved step cuts answers that are too long, and drops fields of another journey', () => {
    const { answers } = save({ stranger: 'x' }, 'parcel', { country: 'F'.repeat(longestAnswer + 1) });
    expect(answers).toEqual({ country: 'F'.repeat(longestAnswer) });
  });
});

interface Fault {
  code: string;
}

/** Random journeys: an answer « c » is refused, and some steps are needed only after an answer « a ». */
const journeys = fc
  .array(
    fc.record({
      fields: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
      isOptional: fc.boolean(),
      drops: fc.array(fc.tuple(fc.nat(2), fc.nat(4), fc.nat(2)), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((shapes) => {
    const nameOf = (step: number, field: number) => `${step}.${field}`;
    // An answer invalidates later fields only.
    const invalidated = (step: number, field: number) =>
      (shapes[step]?.drops ?? [])
        .filter(([from, later]) => from === field && later > step)
        .map(([, later, dropped]) => nameOf(later, dropped));
    return journeyOfFields<string, string, Fault, Record<string, string>>(
      Object.fromEntries(
        shapes.map(({ fields }, step) => [
          String(step),
          Object.fromEntries(
            fields.map((isRequired, field) => [
              nameOf(step, field),
              {
                ...(!isRequired && { isOptional: true as const }),
                parse: (answer: string) => (answer === 'c' ? { fault: { code: 'wrong' } } : { value: answer }),
                invalidates: invalidated(step, field),
              },
            ]),
          ),
        ]),
      ),
      Object.fromEntries(
        shapes.flatMap(({ isOptional }, step) =>
          isOptional && step > 0 ? [[String(step), (answers: Answers) => answers['0.0'] === 'a']] : [],
        ),
      ),
    );
  });

type AnyJourney = Journey<string, string, Fault>;
const fieldsOf = ({ steps }: AnyJourney) => steps.flatMap(({ fields }) => fields);
const value = fc.constantFrom('', 'a', 'b', 'c');
const answersOf = (fields: readonly string[], of: fc.Arbitrary<string> = value) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, of])), { requiredKeys: [] });
const answered = (answers: Answers) => Object.fromEntries(Object.entries(answers).filter(([, given]) => given !== ''));

const walks = journeys.chain((journey) =>
  fc.record({
    journey: fc.constant(journey),
    answers: answersOf(fieldsOf(journey)).map(answered),
    moves: fc.array(fc.tuple(fc.nat(journey.steps.length - 1), answersOf(fieldsOf(journey))), { maxLength: 12 }),
  }),
);

describe('any journey with any answers', () => {
  test('no step is shown while a needed one before it is incomplete', () => {
    fc.assert(
      fc.property(walks, ({ journey, moves }) => {
        let answers: Answers = {};
        for (const [asked, typed] of moves) {
          const shown = stepFor(journey, answers, String(asked));
          const before = journey.steps.filter(({ name, isNeeded }) => name < shown && isNeeded(answers));
          expect(before.filter((step) => Object.keys(step.check(answers)).length > 0)).toEqual([]);
          expect(stepFor(journey, answers, shown)).toBe(shown);
          ({ answers } = saveStep(journey, answers, { step: shown, typed }));
        }
      }),
    );
  });

  test('going back and forth without a change changes nothing', () => {
    fc.assert(
      fc.property(walks, ({ journey, answers, moves }) => {
        for (const [step] of moves)
          expect(saveStep(journey, answers, { step: String(step), typed: answers })).toEqual({ answers, dropped: [] });
      }),
    );
  });

  test('a change drops exactly the answers that depend on it', () => {
    fc.assert(
      fc.property(walks, ({ journey, answers, moves }) => {
        for (const [place, typed] of moves) {
          const own = journey.steps[place]?.fields ?? [];
          const saved = saveStep(journey, answers, { step: String(place), typed });
          const dependents = dependentsOf(
            journey,
            own.filter((field) => answers[field] && answers[field] !== (typed[field] || undefined)),
            answers,
          );
          expect(new Set(saved.dropped)).toEqual(dependents);
          for (const field of fieldsOf(journey).filter((each) => !own.includes(each)))
            expect(saved.answers[field]).toBe(dependents.has(field) ? undefined : answers[field]);
        }
      }),
    );
  });

  test('the same answers, given in any order, are the same draft', () => {
    const orders = walks.chain(({ journey, answers }) =>
      fc.record({
        journey: fc.constant(journey),
        answers: fc.constant(answers),
        order: fc.shuffledSubarray(
          journey.steps.map(({ name }) => name),
          { minLength: journey.steps.length },
        ),
      }),
    );
    fc.assert(
      fc.property(orders, ({ journey, answers, order }) => {
        const draft = order.reduce<Answers>(
          (given, step) => saveStep(journey, given, { step, typed: answers }).answers,
          {},
        );
        expect(draft).toEqual(answers);
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });

  test('a shopper who answers each shown step reaches the end', () => {
    fc.assert(
      fc.property(walks, ({ journey, answers: begun }) => {
        let answers: Answers = begun;
        for (let steps = 0; steps <= journey.steps.length * 2 && !isComplete(journey, answers); steps += 1) {
          const step = firstIncomplete(journey, answers) ?? '';
          ({ answers } = saveStep(journey, answers, { step, typed: allAnswered(journey) }));
        }
        expect(isComplete(journey, answers)).toBe(true);
        const needed = journey.steps.filter(({ isNeeded }) => isNeeded(answers));
        for (const { name } of needed) expect(stepFor(journey, answers, name)).toBe(name);
      }),
    );
  });
});

const allAnswered = (journey: AnyJourney) => Object.fromEntries(fieldsOf(journey).map((field) => [field, 'b']));

/** The answered fields that depend on the changed ones, directly or not. */
function dependentsOf(journey: AnyJourney, changed: string[], answers: Answers): Set<string> {
  const edges = journey.steps.flatMap(({ invalidates }) => Object.entries(invalidates));
  const fall = (fallen: ReadonlySet<string>): Set<string> =>
    new Set(
      edges
        .filter(([from]) => changed.includes(from) || fallen.has(from))
        .flatMap(([, to]) => (Array.isArray(to) ? to : [])),
    );
  let fallen = new Set<string>();
  for (const _ of edges) fallen = new Set([...fall(fallen)].filter((field) => answers[field]));
  return fallen;
}
