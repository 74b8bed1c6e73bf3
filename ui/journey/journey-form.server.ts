import { editedField } from '#domain/journey/drafts.ts';
import { type Answers, type Faults, faultsOf, type Journey, saveStep } from '#domain/journey/journey.ts';
import { nextStep } from '#domain/journey/steps.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, type FormResult, failedResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { lostIn, readStepFields, versionIn } from './drafts/step-form-data.ts';
import { hadPrice, type Priced, type PriceView, type StepInput } from './journey.view.ts';
import { type JourneyDeclaration, quoteField } from './journey-declaration.ts';
import { settlePress } from './settled-press.server.ts';
import { priceChangedNotice, unconfirmedNotice, unjudgedNotice, withoutPriceNotice } from './submission-errors.view.ts';

/** A step as it was posted: what was typed, and what is wrong with it. `typed` is null where others are shown. */
export interface StepState<Field extends string, Fault> {
  typed: Answers<Field> | null;
  faults: Faults<Field, Fault>;
  /** Of the page that asked what it costs. */
  version?: number | null;
  /** What was posted, where it could not be read at all. */
  unread?: FormData;
  /** The name of a chosen file of which nothing was kept. */
  lost?: string;
  /** The backend refused what breaks no rule of ours: it is measured, as a typing mistake is not. */
  isRefusedThere?: true;
}

export interface Judged<Field extends string, Fault> {
  faults: Faults<Field, Fault>;
  notices?: readonly NoticeView[];
  /** Something is asked about what was typed; nothing is refused. */
  isQuestion?: true;
}

export interface SavedAnswers<Step extends string, Field extends string, Fault, Options> {
  /** The step that was posted. */
  step: Step;
  journey: Journey<Step, Field, Fault>;
  options: Options;
  answers: Answers<Field>;
  /** The configuration that is changed; `null` for a new one. */
  edited: string | null;
}

/** `price-changed`: the price may be another by now, and nothing was kept. */
export type Finished<Field extends string, Fault> =
  | { kind: 'kept'; to: string }
  | { kind: 'price-changed' }
  | ({ kind: 'refused' } & Judged<Field, Fault>);

/** What a post means where it is more than the step's fields: a file, a list, a button that stays on the page. */
export interface ReadStep<Field extends string, Fault, Options> {
  /** What is kept of the step's fields. */
  answers: Answers<Field>;
  /** Answers of other steps that this one changes too. */
  others?: Answers<Field>;
  /** What a refused page shows again; absent: what is kept. */
  typed?: Answers<Field>;
  /** What a page shows again that another tab has overtaken, where it is not that: nothing of it was kept. */
  overtaken?: Answers<Field>;
  /** With these the step is shown again, whatever else is wrong with it. */
  faults?: Faults<Field, Fault>;
  /** Something that was posted is not kept: nobody is led away from the page that says so. */
  isLost?: boolean;
  /** Where reading has changed them. */
  options?: Options;
  /** What follows once this is kept. */
  afterwards?(): Promise<unknown>;
  /** Where the page goes once this is kept; absent: to what is judged, and to the next step. */
  to?: string;
}

export interface StepRules<Step extends string, Field extends string, Fault, Options> {
  step: Step;
  /** Reads a post that is more than its fields. What it throws leaves the draft as it is. */
  reads?(
    posted: { form: FormData; typed: Answers<Field>; saved: Answers<Field>; options: Options },
    context: RequestContext,
  ): Promise<ReadStep<Field, Fault, Options>>;
  /** What a page shows again that could not be read at all; absent: the fields of the step. */
  answersToRedisplay?(form: FormData): Answers<Field>;
  /** Where another page goes on, whatever else was answered: `null` goes on here. */
  leavesTo?(
    saved: SavedAnswers<Step, Field, Fault, Options>,
    context: RequestContext,
  ): string | null | Promise<string | null>;
  /** What the backend says of answers that break no rule of ours. */
  judge?(saved: SavedAnswers<Step, Field, Fault, Options>, context: RequestContext): Promise<Judged<Field, Fault>>;
  /** Of the last step: what costs nothing has no quote to be kept at. */
  isFree?(saved: SavedAnswers<Step, Field, Fault, Options>): boolean;
  /** Of the last step: keeps what was composed, at the price of the quote that was shown. */
  finish?(
    saved: SavedAnswers<Step, Field, Fault, Options>,
    about: { context: RequestContext; quoteId: string },
  ): Promise<Finished<Field, Fault>>;
  /** The price so far; `null` where it has none yet. */
  price(page: StepInput<Step, Field, Fault, Options>, context: RequestContext): Promise<Priced<PriceView>>;
}

interface PostedStep<Field extends string, Fault, Options> {
  context: RequestContext;
  form: FormData;
  typed: Answers<Field>;
  dropped: readonly Field[];
  read: ReadStep<Field, Fault, Options>;
}

/** How a page is counted that cannot be shown without the backend's options. */
export const optionsFailure = 'journey-options-fetch';

/** What the backend's options allow today; without them no step can be shown. */
export const optionsOf = <Step extends string, Field extends string, Fault, Options>(
  { options }: JourneyDeclaration<Step, Field, Fault, Options>,
  context: RequestContext,
  draft: Answers<Field>,
): Promise<Options> => orErrorPage({ context, failure: optionsFailure }, options(context, draft));

/** What was posted, to be shown again where nothing of it was kept. */
export const unread = (form: FormData) => ({ typed: null, unread: form, faults: {}, ...lostIn(form) });

const nothingTyped = { typed: null, faults: {} };

/** The form of a step: what is posted is kept before it is judged, so that nothing typed is lost. */
export function stepForm<Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  rules: StepRules<Step, Field, Fault, Options>,
): FormOf<StepState<Field, Fault>> {
  const { name } = declaration;
  const { step, answersToRedisplay } = rules;
  const answerTo = stepAnswers(declaration, rules);
  const again = (form: FormData) =>
    answersToRedisplay ? { typed: answersToRedisplay(form), faults: {}, ...lostIn(form) } : unread(form);
  return {
    failure: 'journey-save',
    typed: again,
    ...(rules.finish
      ? { failed: (context, { form }) => ({ state: again(form), notices: [unconfirmedNotice(context)] }) }
      : {}),
    async save(context, form) {
      const draft = await context.journeyDrafts.of(name);
      const before = draft.answers as Answers<Field>;
      const offered = await optionsOf(declaration, context, before);
      const fields = readStepFields(form, declaration.journey(offered), step);
      const read: ReadStep<Field, Fault, Options> = (await rules.reads?.(
        { form, typed: fields, saved: before, options: offered },
        context,
      )) ?? { answers: fields };
      const { options = offered, typed = read.answers } = read;
      const journey = declaration.journey(options);
      const { answers: own, dropped } = saveStep(journey, before, { step, typed: read.answers });
      const answers: Answers<Field> = { ...own, ...read.others };
      const edited = draft.answers[editedField] ?? null;
      const saved = { step, journey, options, answers, edited };
      const posted = { context, form, typed, dropped, read };
      const next = {
        answers: { ...answers, ...(edited ? { [editedField]: edited } : {}) },
        version: versionIn(form) ?? draft.version,
      };
      const press = JSON.stringify([step, ...form]);
      const elsewhere = read.isLost ? null : await rules.leavesTo?.(saved, context);
      const isFinished = rules.finish && !elsewhere;
      const saveResult = isFinished
        ? await context.journeyDrafts.claim(name, { ...next, press })
        : await context.journeyDrafts.save(name, next);
      switch (saveResult.kind) {
        case 'stale':
          return refusedResult(
            { typed: read.overtaken ?? typed, faults: {}, ...lostIn(form) },
            { tone: 'warning', text: context.wording.t('journey.stale') },
          );
        case 'finished':
          return redirectResult(saveResult.to);
        case 'failed':
          return failedResult('journey-save', nothingTyped, unconfirmedNotice(context));
        case 'claimed':
          return settlePress(context, {
            name,
            claimed: { ...saveResult.draft, press },
            answer: () => answerTo(posted, saved),
          });
        default:
          await read.afterwards?.();
          return elsewhere ? redirectResult(elsewhere) : answerTo(posted, saved);
      }
    },
  };
}

/** What the answers of a step lead to, once they are kept. */
function stepAnswers<Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  { step, judge, isFree, finish, price }: StepRules<Step, Field, Fault, Options>,
) {
  type Saved = SavedAnswers<Step, Field, Fault, Options>;
  type Result = FormResult<StepState<Field, Fault>>;

  type Post = PostedStep<Field, Fault, Options>;

  async function judgeStep({ context, typed, read }: Post, saved: Saved): Promise<Result | null> {
    if (read.faults && Object.keys(read.faults).length > 0) return refusedResult({ typed, faults: read.faults });
    if (read.to) return redirectResult(read.to, { replaces: true });
    const own = faultsOf(saved.journey, saved.answers, step);
    if (Object.keys(own).length > 0) return refusedResult({ typed, faults: own });
    // What this step had is kept by now: nobody is told that it could not be saved.
    const found = judge && !finish ? await orNull(judge(saved, context)) : await judge?.(saved, context);
    if (found === null) return failedResult('journey-save', { typed, faults: {} }, unjudgedNotice(context));
    const isRefused = found && (Object.keys(found.faults).length > 0 || found.notices?.length);
    const whose = found?.isQuestion ? {} : { isRefusedThere: true as const };
    const state = { typed, faults: found?.faults ?? {}, ...whose };
    return isRefused ? refusedResult(state, ...(found.notices ?? [])) : null;
  }

  /** What it costs now; `null`: that cannot be had. */
  async function currentQuote(
    context: RequestContext,
    { journey, options, answers }: Saved,
  ): Promise<PriceView['quote'] | null> {
    const nothingNew = { begun: {} as Answers<Field>, version: 0, faults: {}, notices: [] };
    const page = { declaration, journey, options, step, answers, ...nothingNew };
    return hadPrice(await orNull(price(page, context)))?.quote ?? null;
  }

  /** Buys at a quote that is over too, where the price is still the one that was shown. */
  async function buy(context: RequestContext, saved: Saved, quoteId: string) {
    const outcome = await finish?.(saved, { context, quoteId });
    if (outcome?.kind !== 'price-changed') return { outcome, before: null, now: null };
    const before = await context.journeyDrafts.notedPrice(declaration.name, quoteId);
    const current = before && (await currentQuote(context, saved));
    const prices = { before, now: current };
    // Nothing is said: nothing has changed.
    if (current && current.ttc.cents === before.cents)
      return { outcome: await finish?.(saved, { context, quoteId: current.id }), ...prices };
    return { outcome, ...prices };
  }

  async function finishStep({ context, form, typed }: Post, saved: Saved): Promise<Result> {
    const quoteId = field(form, quoteField, 64);
    // A page whose price the backend did not give has no quote to buy at; the answer asks for the price anew.
    if (finish && !quoteId && !isFree?.(saved))
      return refusedResult({ typed, faults: {} }, withoutPriceNotice(context));
    const { outcome, ...prices } = await buy(context, saved, quoteId);
    switch (outcome?.kind) {
      case 'refused':
        return refusedResult(
          { typed, faults: outcome.faults, isRefusedThere: true as const },
          ...(outcome.notices ?? []),
        );
      case 'price-changed':
        return refusedResult({ typed, faults: {} }, priceChangedNotice(prices, context));
      default:
        return redirectResult(outcome?.to ?? declaration.entry(context.wording));
    }
  }

  return async (posted: Post, saved: Saved): Promise<Result> => {
    const refusal = await judgeStep(posted, saved);
    if (refusal) return refusal;
    const next = nextStep(saved.journey, saved.answers, step);
    if (!next) return finishStep(posted, saved);
    const { context, dropped } = posted;
    return redirectResult(declaration.path(next, context.wording, dropped.length > 0 ? { retire: dropped } : {}));
  };
}
