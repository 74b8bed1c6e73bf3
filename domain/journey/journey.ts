import type { Step } from './steps.ts';

/** What was answered, by field, as it was typed; a field without an answer is not there. */
export type Answers<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

/** What is wrong, by field. */
export type Faults<Field extends string, Fault> = Partial<Record<Field, Fault>>;

interface DeclaredStep<Name extends string, Field extends string, Fault> {
  name: Name;
  /** The fields that this step asks for. */
  fields: readonly Field[];
  /** What is wrong with this step's own fields, given all answers; nothing when the step is complete. */
  check(answers: Answers<Field>): Faults<Field, Fault>;
  /** Absent: whatever was answered. The answers of a step that is not needed are kept, and count for nothing. */
  isNeeded?(answers: Answers<Field>): boolean;
  /** Answers of other steps that are dropped when a field of this one is answered otherwise. */
  invalidates?: Partial<Record<Field, readonly Field[]>>;
}

export interface JourneyStep<Name extends string, Field extends string, Fault>
  extends DeclaredStep<Name, Field, Fault>,
    Step<Name, Answers<Field>> {
  isNeeded?(answers: Answers<Field>): boolean;
}

/** A journey is data: what it asks, in which order, and by which rules. Its limits come from the backend (journeys §0). */
export interface Journey<Name extends string, Field extends string, Fault> {
  name: string;
  steps: readonly JourneyStep<Name, Field, Fault>[];
}

export const journeyOf = <Name extends string, Field extends string, Fault>(
  name: string,
  steps: readonly DeclaredStep<Name, Field, Fault>[],
): Journey<Name, Field, Fault> => ({
  name,
  steps: steps.map((step) => ({
    ...step,
    isComplete: (answers) => Object.keys(step.check(answers)).length === 0,
  })),
});

/** No answer is longer, in characters; the rest is left out. The rules of each field allow less. */
export const longestAnswer = 500;

export interface SavedStep<Field extends string> {
  answers: Answers<Field>;
  /** Answers of other steps that no longer hold, in the order of the journey: the page names them. */
  dropped: Field[];
}

/**
 * The answers after one step was filled in: its fields are what was typed, a field that is missing has no answer any more.
 * A first answer invalidates nothing, so that the order of the steps changes nothing.
 */
export function saveStep<Name extends string, Field extends string, Fault>(
  { steps }: Journey<Name, Field, Fault>,
  answers: Answers<Field>,
  { step: name, typed }: { step: Name; typed: Answers },
): SavedStep<Field> {
  const own = new Set(steps.find((step) => step.name === name)?.fields);
  const fields = steps.flatMap((step) => step.fields);
  const given = (field: Field) => typed[field]?.slice(0, longestAnswer) || undefined;
  const changed = fields.filter((field) => own.has(field) && answers[field] && answers[field] !== given(field));
  const dropped = new Set<Field>();
  // What is dropped has changed as well: the list grows while it is read.
  for (const field of changed) {
    for (const dependent of steps.flatMap(({ invalidates }) => invalidates?.[field] ?? [])) {
      if (own.has(dependent) || !answers[dependent] || dropped.has(dependent)) continue;
      dropped.add(dependent);
      changed.push(dependent);
    }
  }
  const next: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const answer = own.has(field) ? given(field) : answers[field];
    if (answer && !dropped.has(field)) next[field] = answer;
  }
  return { answers: next, dropped: fields.filter((field) => dropped.has(field)) };
}

/** What is wrong with the answers of one step. */
export const faultsOf = <Name extends string, Field extends string, Fault>(
  { steps }: Journey<Name, Field, Fault>,
  answers: Answers<Field>,
  name: Name,
): Faults<Field, Fault> => steps.find((step) => step.name === name)?.check(answers) ?? {};
