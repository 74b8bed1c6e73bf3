import { printableFault } from '../shared/printable.ts';
import { type Answers, type Faults, type Invalidated, type Journey, withoutEmpty } from './journey.ts';

/** An answer as it was read: its value, or what is wrong with it. */
export type Parsed<Value, Fault> = { value: Value } | { fault: Fault };

/**
 * A question with one input, which has its name. `Values`: what the answers of the journey mean, by question; a question whose
 * value is `undefined` is only answered.
 */
export interface Field<Value, Fault, Values> {
  /** It may be left empty: an empty text is read. Otherwise an empty answer is the fault `required`. */
  isOptional?: true;
  /** What is typed is what it means, and its row of the summary. */
  isText?: true;
  /** @param about what the questions before it mean, and every text */
  parse(text: string, about: { values: Partial<Values>; answers: Answers }): Parsed<Value, Fault>;
  /** The text of a value. Absent: the value as it is. */
  print?(value: Value): string;
  /** Inputs whose answers are dropped when this one changes. */
  invalidates?: Invalidated<string>;
}

/** A question with several inputs, such as an address. */
export interface FieldGroup<Value, Fault, Values> {
  inputs: readonly string[];
  /** How many characters an input may have that holds more than a line: a list. */
  longest?: Readonly<Record<string, number>>;
  parse(
    answers: Answers,
    values: Partial<Values>,
  ): { value: Value } | { faults: Faults<string, Fault | { code: 'required' }> };
  print(value: Value): Answers;
}

type Question<Value, Fault, Values> = Field<Value, Fault, Values> | FieldGroup<Value, Fault, Values>;

/** The questions of a journey, one for each part of what is composed. `Group`: those with several inputs. */
export type Fields<Values, Fault, Group extends keyof Values = never> = {
  [Name in keyof Values]-?: Name extends Group
    ? FieldGroup<Values[Name], Fault, Values>
    : Field<Values[Name], Fault, Values>;
};

/** Some questions of a journey: those of one step. */
type SomeFields<Values, Fault> = { [Name in keyof Values]?: Question<Values[Name], Fault, Values> };

/** What the answers mean, as far as they are valid, and what is wrong with the others. */
export interface Reading<Input extends string, Fault, Values> {
  values: Partial<Values>;
  faults: Faults<Input, Fault>;
}

/** A journey whose steps are tables of questions: its rules, its values and its texts follow from them. */
export interface FieldJourney<Step extends string, Input extends string, Fault, Values>
  extends Journey<Step, Input, Fault> {
  read(answers: Answers<Input>): Reading<Input, Fault, Values>;
  /** `null` while a step is incomplete. */
  valuesOf(answers: Answers<Input>): Values | null;
  /** The answers for a composition: « Modifier » opens the journey with them. */
  answersOf(values: Values): Answers<Input>;
}

/** A step that is not in this list is always needed; the answers of one that is not needed mean nothing. */
type Needs<Step extends string, Input extends string> = Readonly<
  Partial<Record<Step, (answers: Answers<Input>) => boolean>>
>;

/** @param steps in their order, each with its questions in the order of the page: a question reads the values of those before it. */
export function journeyOfFields<Step extends string, Input extends string, Fault, Values>(
  steps: Readonly<Record<Step, SomeFields<Values, Fault>>>,
  needs?: Needs<Step, Input>,
): FieldJourney<Step, Input, Fault, Values> {
  type Result = Reading<Input, Fault, Values>;
  const table = Object.entries<SomeFields<Values, Fault>>(steps).map(([name, fields]) => ({
    name: name as Step,
    isNeeded: needs?.[name as Step] ?? (() => true),
    questions: Object.entries(fields) as [string, Question<unknown, Fault, Values>][],
  }));
  const questionsFor = (answers: Answers<Input>) =>
    table.flatMap(({ isNeeded, questions }) => (isNeeded(answers) ? questions : []));
  // The pages of one request read the same answers many times.
  const readings = new WeakMap<Answers, Result>();
  const resultOf = (answers: Answers<Input>): Result => {
    const last = readings.get(answers) ?? readAnswers<Input, Fault, Values>(questionsFor(answers), answers);
    readings.set(answers, last);
    return last;
  };
  const stepOf = ({ name, isNeeded, questions: own }: (typeof table)[number]) => {
    const fields = own.flatMap(inputsOf) as Input[];
    const check = (answers: Answers<Input>) => pickFaults(resultOf(answers).faults, fields);
    return {
      name,
      fields,
      texts: own.flatMap(([name, field]) => ('isText' in field ? [name] : [])) as Input[],
      isNeeded,
      check,
      isComplete: (answers: Answers<Input>) => Object.keys(check(answers)).length === 0,
      longest: Object.assign({}, ...own.map(([, field]) => ('longest' in field ? field.longest : {}))),
      invalidates: Object.fromEntries(own.map(([input, field]) => [input, invalidatedBy(field)])) as Partial<
        Record<Input, Invalidated<Input>>
      >,
    };
  };
  return {
    steps: table.map(stepOf),
    read: resultOf,
    valuesOf(answers) {
      const { values, faults } = resultOf(answers);
      return Object.keys(faults).length === 0 ? (values as Values) : null;
    },
    answersOf(values) {
      let answers: Answers = {};
      for (const { isNeeded, questions } of table) {
        if (!isNeeded(answers)) continue;
        for (const [name, question] of questions)
          answers = { ...answers, ...printAnswer(name, question, values[name as keyof Values]) };
      }
      return withoutEmpty<Input>(answers);
    },
  };
}

const inputsOf = <Fault, Values>([name, question]: [string, Question<unknown, Fault, Values>]): readonly string[] =>
  'inputs' in question ? question.inputs : [name];

const invalidatedBy = <Fault, Values>(question: Question<unknown, Fault, Values>): Invalidated<string> =>
  'inputs' in question ? [] : (question.invalidates ?? []);

const pickFaults = <Input extends string, Fault>(
  faults: Faults<Input, Fault>,
  inputs: readonly Input[],
): Faults<Input, Fault> =>
  Object.fromEntries(inputs.flatMap((input) => (faults[input] ? [[input, faults[input]]] : []))) as Faults<
    Input,
    Fault
  >;

function readAnswers<Input extends string, Fault, Values>(
  questions: readonly [string, Question<unknown, Fault, Values>][],
  answers: Answers,
): Reading<Input, Fault, Values> {
  const values: Record<string, unknown> = {};
  const faults: Record<string, unknown> = {};
  for (const [name, question] of questions) {
    const parsed = parseQuestion(name, question, { values: values as Partial<Values>, answers });
    if ('faults' in parsed) Object.assign(faults, parsed.faults);
    else if (parsed.value !== undefined) values[name] = parsed.value;
  }
  return { values: values as Partial<Values>, faults: faults as Faults<Input, Fault> };
}

function parseQuestion<Fault, Values>(
  name: string,
  question: Question<unknown, Fault, Values>,
  { values, answers }: { values: Partial<Values>; answers: Answers },
): { value: unknown } | { faults: Faults<string, unknown> } {
  if ('inputs' in question) return question.parse(answers, values);
  const text = answers[name]?.trim() ?? '';
  if (text === '' && !question.isOptional) return { faults: { [name]: { code: 'required' } } };
  const parsed = question.parse(text, { values, answers });
  return 'fault' in parsed ? { faults: { [name]: parsed.fault } } : parsed;
}

const printAnswer = <Fault, Values>(
  name: string,
  question: Question<unknown, Fault, Values>,
  value: unknown,
): Answers =>
  'inputs' in question ? question.print(value) : { [name]: question.print ? question.print(value) : String(value) };

/** One of the choices that are offered today. */
export const offeredChoice = <Value extends string>(
  text: string,
  choices: readonly Value[],
): Parsed<Value, { code: 'not-offered' }> => {
  const value = choices.find((choice) => choice === text);
  return value === undefined ? { fault: { code: 'not-offered' } } : { value };
};

/** One of the choices that are offered today, by its code. */
export const offeredCode = <Code extends string>(
  text: string,
  choices: readonly { code: Code }[],
): Parsed<Code, { code: 'not-offered' }> =>
  offeredChoice(
    text,
    choices.map(({ code }) => code),
  );

/** A box that is ticked; one that is not is not posted. */
export const isTicked = (text: string): boolean => text === 'yes';
export const printTick = (isTicked: boolean): string => (isTicked ? 'yes' : '');

type PrintedTextFault = { code: 'too-long'; count: number } | { code: 'characters'; signs: string[] };

/** A text that is printed. */
export function parsePrinted(text: string, longest: number): Parsed<string, PrintedTextFault> {
  const fault = text.length > longest ? ({ code: 'too-long', count: longest } as const) : printableFault(text);
  return fault ? { fault } : { value: text };
}

/** A text that is printed and may be left empty. */
export const printedText = (
  longest: number,
): { isOptional: true; isText: true; parse(text: string): Parsed<string, PrintedTextFault> } => ({
  isOptional: true,
  isText: true,
  parse: (text) => parsePrinted(text, longest),
});
