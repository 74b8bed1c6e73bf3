import { editedField } from '#domain/journey/drafts.ts';
import { type Answers, saveStep } from '#domain/journey/journey.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { lostIn, readStepFields, versionIn } from './drafts/step-form-data.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';
import { optionsOf, type SavedAnswers, type StepState, unread } from './journey-form.server.ts';

/** The button has not what it needs: the step is shown again with a sentence that says so; its answers are kept. */
export class MissingRequirement<Field extends string> {
  readonly answers: Answers<Field>;
  readonly sentence: string;
  constructor(answers: Answers<Field>, sentence: string) {
    this.answers = answers;
    this.sentence = sentence;
  }
}

type Altered<Field extends string> = Answers<Field> | MissingRequirement<Field>;

/**
 * A button of a step that changes its answers and leads to the same step: two addresses change places, an article more
 * is shown. What is typed is kept, whether or not it is right.
 */
export interface Alteration<Step extends string, Field extends string, Fault, Options> {
  /** Its form holds no field of the step, as a list below it: the kept answers stay. */
  isApart?: true;
  alter(
    saved: SavedAnswers<Step, Field, Fault, Options>,
    about: { context: RequestContext; form: FormData },
  ): Altered<Field> | Promise<Altered<Field>>;
  /** A post that pressed no button of its own, and means this one: what a button would have read was left in the form. */
  isMeant?(form: FormData): boolean;
  /** The part of the page that it is about, or the field where one goes on, by what the button has made. */
  anchor?: string | ((altered: Answers<Field>, form: FormData) => string | undefined);
  /** The step's address, where it says what was done; absent: it says that a file which was chosen is not kept. */
  at?(wording: Wording, about: { altered: Answers<Field>; form: FormData }): string | undefined;
}

export function alterForm<Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  step: Step,
  { isApart, alter, anchor, at }: Alteration<Step, Field, Fault, Options>,
): FormOf<StepState<Field, Fault>> {
  const { name } = declaration;
  return {
    failure: 'journey-save',
    ...(isApart ? {} : { typed: unread }),
    async save(context, form) {
      const draft = await context.journeyDrafts.of(name);
      const draftAnswers = draft.answers as Answers<Field>;
      const options = await optionsOf(declaration, context, draftAnswers);
      const journey = declaration.journey(options);
      const typed = isApart ? null : readStepFields(form, journey, step);
      const answers = typed ? saveStep(journey, draftAnswers, { step, typed }).answers : withoutEdited(draftAnswers);
      const edited = draft.answers[editedField] ?? null;
      const made = await alter({ step, journey, options, answers, edited }, { context, form });
      const altered = made instanceof MissingRequirement ? made.answers : made;
      const saved = await context.journeyDrafts.save(name, {
        answers: { ...altered, ...(edited ? { [editedField]: edited } : {}) },
        version: versionIn(form) ?? draft.version,
      });
      const { wording } = context;
      if (saved.kind === 'stale') {
        const displayed = typed && fieldsIn(altered, Object.keys(typed) as Field[]);
        return refusedResult(
          { typed: displayed, faults: {}, ...lostIn(form) },
          { tone: 'warning', text: wording.t('journey.stale') },
        );
      }
      if (made instanceof MissingRequirement)
        return refusedResult(
          { typed: null, faults: {}, ...lostIn(form) },
          {
            tone: 'error',
            text: made.sentence,
            takesFocus: true,
          },
        );
      const hasFile = [...form.values()].some((value) => value instanceof File);
      const path =
        at?.(wording, { altered, form }) ?? declaration.path(step, wording, hasFile ? { note: 'fichier' } : undefined);
      const part = typeof anchor === 'function' ? anchor(altered, form) : anchor;
      return redirectResult(`${path}${part ? `#${part}` : ''}`, { replaces: true });
    },
  };
}

/** What the button made of what was typed: lines that were pasted stand in no other field. */
const fieldsIn = <Field extends string>(altered: Answers<Field>, fields: readonly Field[]): Answers<Field> =>
  Object.fromEntries(fields.map((field) => [field, altered[field] ?? ''])) as Answers<Field>;

const withoutEdited = <Field extends string>(draftAnswers: Answers<Field>): Answers<Field> =>
  Object.fromEntries(Object.entries(draftAnswers).filter(([field]) => field !== editedField)) as Answers<Field>;
