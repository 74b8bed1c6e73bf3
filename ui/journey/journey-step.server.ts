import { redirect } from 'react-router';
import { type Answers, type Faults, faultsOf, type Journey, saveStep } from '#domain/journey/journey.ts';
import { nextStep, stepShown } from '#domain/journey/steps.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { done, type FormOf, type FormResult, refused } from '#ui/forms/form-result.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries.ts';
import { type JourneyPage, type JourneyView, journeyView, type PriceView } from './journey.view.ts';
import { editedField, type JourneyDeclaration } from './journey-declaration.ts';

/** A step as it was posted: what was typed, and what is wrong with it. `typed` is null where another tab was newer. */
interface StepState<Field extends string, Fault> {
  typed: Answers<Field> | null;
  faults: Faults<Field, Fault>;
}

interface Judged<Field extends string, Fault> {
  faults: Faults<Field, Fault>;
  notices?: readonly NoticeView[];
}

export interface SavedAnswers<Step extends string, Field extends string, Fault, Options> {
  journey: Journey<Step, Field, Fault>;
  options: Options;
  answers: Answers<Field>;
  /** The configuration that is changed; `null` for a new one. */
  edited: string | null;
}

interface StepPage<Step extends string, Field extends string, Fault, Options, View> {
  step: Step;
  /** Where another page goes on, whatever else was answered: `null` goes on here. */
  leavesTo?(saved: SavedAnswers<Step, Field, Fault, Options>, context: RequestContext): string | null;
  /** What the backend says of answers that break no rule of ours. */
  judge?(saved: SavedAnswers<Step, Field, Fault, Options>, context: RequestContext): Promise<Judged<Field, Fault>>;
  /** Of the last step: keeps what was composed. */
  finish?(
    saved: SavedAnswers<Step, Field, Fault, Options>,
    about: { context: RequestContext; form: FormData },
  ): Promise<{ kind: 'kept'; to: string } | ({ kind: 'refused' } & Judged<Field, Fault>)>;
  /** The price so far; `null` where it has none yet, or cannot be had. */
  price(page: JourneyPage<Step, Field, Fault, Options>, context: RequestContext): Promise<PriceView | null>;
  view(
    page: JourneyPage<Step, Field, Fault, Options>,
    about: { view: JourneyView; context: RequestContext },
  ): View | Promise<View>;
}

const optionsOf = <Step extends string, Field extends string, Fault, Options>(
  { needs, options }: JourneyDeclaration<Step, Field, Fault, Options>,
  context: RequestContext,
): Promise<Options> => orErrorPage({ context, failure: needs }, options(context));

/** The form of a step: what is posted is kept before it is judged, so that nothing typed is lost. */
function stepForm<Step extends string, Field extends string, Fault, Options, View>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  page: StepPage<Step, Field, Fault, Options, View>,
): FormOf<StepState<Field, Fault>> {
  const { name } = declaration;
  const { step } = page;

  interface Posted {
    context: RequestContext;
    posted: FormData;
    typed: Answers<Field>;
    dropped: readonly Field[];
  }

  async function after(
    { context, posted, typed, dropped }: Posted,
    saved: SavedAnswers<Step, Field, Fault, Options>,
  ): Promise<FormResult<StepState<Field, Fault>>> {
    const { journey, answers } = saved;
    const elsewhere = page.leavesTo?.(saved, context);
    if (elsewhere) return done(elsewhere);
    const own = faultsOf(journey, answers, step);
    if (Object.keys(own).length > 0) return refused({ typed, faults: own });
    const judged = await page.judge?.(saved, context);
    if (judged && (Object.keys(judged.faults).length > 0 || judged.notices?.length))
      return refused({ typed, faults: judged.faults }, ...(judged.notices ?? []));
    const next = nextStep(journey, answers, step);
    if (next) return done(declaration.path(next, context.wording, dropped.length > 0 ? { retire: dropped } : {}));
    const finished = await page.finish?.(saved, { context, form: posted });
    if (finished?.kind === 'refused') return refused({ typed, faults: finished.faults }, ...(finished.notices ?? []));
    await context.journeyDrafts.forget(name);
    return done(finished?.to ?? declaration.entry(context.wording));
  }

  return {
    failure: 'journey-save',
    async save(context, posted) {
      const options = await optionsOf(declaration, context);
      const journey = declaration.journey(options);
      const draft = await context.journeyDrafts.of(name);
      const typed = typedIn(posted, journey, step);
      const { answers, dropped } = saveStep(journey, draft.answers as Answers<Field>, { step, typed });
      const edited = draft.answers[editedField] ?? null;
      const version = versionIn(posted) ?? draft.version;
      const kept = await context.journeyDrafts.save(name, {
        answers: { ...answers, ...(edited ? { [editedField]: edited } : {}) },
        version,
      });
      if (kept.kind === 'stale')
        return refused({ typed: null, faults: {} }, { tone: 'warning', text: context.wording.t('journey.stale') });
      return after({ context, posted, typed, dropped }, { journey, options, answers, edited });
    },
  };
}

/**
 * The page of one step (journeys §0). A step reached too early leads to the first incomplete one and says why; what is
 * posted is kept before it is judged, so that nothing typed is lost; what depended on a changed answer is named.
 */
export function journeyStep<
  Step extends string,
  Field extends string,
  Fault,
  Options,
  View extends { title: string; notices: NoticeView[] },
>(declaration: JourneyDeclaration<Step, Field, Fault, Options>, page: StepPage<Step, Field, Fault, Options, View>) {
  const { name } = declaration;
  const { step } = page;
  return formPage({
    forms: { step: stepForm(declaration, page) },
    fallback: 'step',
    notes: { incomplet: ['info', 'journey.incomplete'] },
    async load(context, { query, shown, notices }) {
      const { wording } = context;
      const options = await optionsOf(declaration, context);
      const journey = declaration.journey(options);
      const draft = await context.journeyDrafts.of(name);
      const kept = draft.answers as Answers<Field>;
      const reached = stepShown(journey, kept, step);
      if (reached !== step) throw redirect(declaration.path(reached, wording, { note: 'incomplet' }));
      const state = shown?.state ?? null;
      const found: JourneyPage<Step, Field, Fault, Options> = {
        declaration,
        journey,
        options,
        step,
        answers: { ...kept, ...state?.typed },
        version: draft.version,
        faults: state?.faults ?? {},
        notices: [
          ...notices,
          ...droppedNotice(queryOf('registeredMailItem', query).retire, { declaration, journey, wording }),
        ],
      };
      const price = await page.price(found, context);
      const view = await page.view(found, { view: journeyView(found, { price, wording }), context });
      return { view, head: { title: view.title, description: wording.t('journey.description'), noIndex: true } };
    },
  });
}

/** The version of the draft that the page showed; `null` where the form says none that can be counted. */
const versionIn = (form: FormData): number | null => {
  const given = field(form, 'version', 17);
  return /^[0-9]{1,16}$/.test(given) && Number.isSafeInteger(Number(given)) ? Number(given) : null;
};

const longest = 500;

/** Every field of the step: one that is missing from the form has no answer. */
function typedIn<Step extends string, Field extends string, Fault>(
  form: FormData,
  { steps }: Journey<Step, Field, Fault>,
  name: Step,
): Answers<Field> {
  const own = steps.find((step) => step.name === name)?.fields ?? [];
  const typed: Partial<Record<Field, string>> = {};
  for (const one of own) typed[one] = field(form, one, longest).trim();
  return typed;
}

/** Names the answers that no longer held when another was changed. */
function droppedNotice<Step extends string, Field extends string, Fault, Options>(
  named: readonly string[],
  {
    declaration,
    journey,
    wording,
  }: Pick<JourneyPage<Step, Field, Fault, Options>, 'declaration' | 'journey'> & Pick<RequestContext, 'wording'>,
): NoticeView[] {
  const asked = new Set(named);
  const fields = journey.steps.flatMap(({ fields: own }) => own).filter((one) => asked.has(one));
  if (fields.length === 0) return [];
  const labels = [...new Set(fields.map((one) => declaration.fieldLabel(one, wording)))];
  return [{ tone: 'info', text: wording.t('journey.dropped', { fields: labels.join(', ') }) }];
}
