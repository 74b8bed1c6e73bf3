import { isReachable, type Step } from './steps.ts';

/** The typed answers by field; an unanswered field is absent. */
export type Answers<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** The faults by field. */
export type Faults<Field extends string, Fault> = Partial<Record<Field, Fault>>;

/** An empty answer is none. */
export const withoutEmpty = <Field extends string>(
  answers: Readonly<Partial<Record<Field, string | undefined>>>,
): Answers<Field> => Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer)) as Answers<Field>;

/** Drops the fields without a fault. */
export const onlyFaults = <Field extends string, Fault>(
  faults: Partial<Record<Field, Fault | undefined>>,
): Faults<Field, Fault> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Field, Fault>;

/** A step, with its rules. */
export interface JourneyStep<Name extends string, Field extends string, Fault> extends Step<Name, Answers<Field>> {
  /** The fields of this step. */
  fields: readonly Field[];
  /** The faults of this step's fields, given all answers; empty when the step is complete. */
  check(answers: Answers<Field>): Faults<Field, Fault>;
  /** The answers of an unneeded step are stored but ignored. */
  isNeeded(answers: Answers<Field>): boolean;
  /** What is typed in these fields is their row of the summary. */
  texts?: readonly Field[];
  /** How many characters a field may have that holds more than a line: a list. */
  longest: Partial<Record<Field, number>>;
  /** Fields whose answers are dropped when a field of this step changes. */
  invalidates: Partial<Record<Field, Invalidated<Field>>>;
}

/** The same fields whatever changes, or those that a change drops. */
export type Invalidated<Field extends string> =
  | readonly Field[]
  | ((change: { before: string; after: string | undefined }) => readonly Field[]);

/** A journey as data: its steps, their order and their rules. The limits come from the backend (journeys §0). */
export interface Journey<Name extends string, Field extends string, Fault> {
  steps: readonly JourneyStep<Name, Field, Fault>[];
}

/** Longer answers are cut, in characters. The rules of each field allow less. */
export const longestAnswer = 500;

/** The most that any step may keep in one field. */
export const longestList = 60_000;

/** A draft keeps this many of them: a longer list is cut into as many. */
export const mostLists = 9;

export interface SavedStep<Field extends string> {
  answers: Answers<Field>;
  /** Fields of other steps whose answers were dropped, in the order of the journey: the page names them. */
  dropped: Field[];
}

/**
 * Saves one step: its fields get the typed answers, and an absent field loses its answer. A first answer invalidates
 * nothing, so that the order of steps does not matter.
 */
export function saveStep<Name extends string, Field extends string, Fault>(
  { steps }: Journey<Name, Field, Fault>,
  answers: Answers<Field>,
  { step: name, typed }: { step: Name; typed: Answers },
): SavedStep<Field> {
  const saved = steps.find((step) => step.name === name);
  const own = new Set(saved?.fields);
  const fields = steps.flatMap((step) => step.fields);
  const typedAnswer = (field: Field) => typed[field]?.slice(0, saved?.longest[field] ?? longestAnswer) || undefined;
  const changed = fields.filter((field) => own.has(field) && answers[field] && answers[field] !== typedAnswer(field));
  const dropped = new Set<Field>();
  // A dropped field invalidates others in turn: the list grows during the loop.
  for (const field of changed) {
    const change = { before: answers[field] ?? '', after: own.has(field) ? typedAnswer(field) : undefined };
    const dependents = steps.flatMap(({ invalidates: { [field]: invalidated = [] } }) =>
      typeof invalidated === 'function' ? invalidated(change) : invalidated,
    );
    for (const dependent of dependents) {
      if (own.has(dependent) || !answers[dependent] || dropped.has(dependent)) continue;
      dropped.add(dependent);
      changed.push(dependent);
    }
  }
  const next: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const answer = own.has(field) ? typedAnswer(field) : answers[field];
    if (answer && !dropped.has(field)) next[field] = answer;
  }
  return { answers: next, dropped: fields.filter((field) => dropped.has(field)) };
}

/** The faults of one step. */
export const faultsOf = <Name extends string, Field extends string, Fault>(
  { steps }: Journey<Name, Field, Fault>,
  answers: Answers<Field>,
  name: Name,
): Faults<Field, Fault> => steps.find((step) => step.name === name)?.check(answers) ?? {};

/** `done`: complete, and not the current step. `isReachable` says whether it may be visited. */
interface StepProgress<Name extends string> {
  name: Name;
  state: 'done' | 'current' | 'upcoming';
  isReachable: boolean;
}

/** The needed steps with their state, seen from the `current` one. A later step that asks nothing is not done before it is answered. */
export function progress<Name extends string, Field extends string, Fault>(
  journey: Journey<Name, Field, Fault>,
  answers: Answers<Field>,
  current: Name,
): StepProgress<Name>[] {
  const needed = journey.steps.filter((step) => step.isNeeded(answers));
  const here = needed.findIndex(({ name }) => name === current);
  return needed.map((step, place) => {
    const reachable = isReachable(journey, answers, step.name);
    const isOpened = place < here || step.fields.some((field) => answers[field]);
    const isDone = reachable && isOpened && step.isComplete(answers);
    return {
      name: step.name,
      state: place === here ? 'current' : isDone ? 'done' : 'upcoming',
      isReachable: reachable,
    };
  });
}
