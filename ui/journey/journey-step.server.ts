import { redirect } from 'react-router';
import { type Answers, type Faults, faultsOf, type Journey } from '#domain/journey/journey.ts';
import { isReachable, stepFor } from '#domain/journey/steps.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { formPage, type Notes } from '#ui/forms/form-page.server.ts';
import type { FormOf } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { noteIn, resetFieldsIn } from '#ui/routing/queries/queries.ts';
import { type Alteration, alterForm } from './alter-form.server.ts';
import { missingLine } from './composed-line.server.ts';
import { signInForm, signInIntent } from './drafts/sign-in-form.server.ts';
import { readStepFields } from './drafts/step-form-data.ts';
import { journeyEntryOf } from './entry/journey-start.ts';
import { lowestPrice } from './entry/lowest-price.server.ts';
import {
  factsView,
  hadPrice,
  type JourneyView,
  journeyView,
  type Priced,
  type PriceView,
  type StepInput,
  unpriced,
} from './journey.view.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';
import { optionsOf, type StepRules, type StepState, stepForm } from './journey-form.server.ts';
import { journeyPageView, measuredPlace, refusalEvent } from './journey-tracking.ts';
import { recalculateIntent } from './price/recalculate.ts';
import { recalculateForm } from './price/recalculate-form.server.ts';

interface StepPage<Step extends string, Field extends string, Fault, Options, View, Price extends PriceView>
  extends StepRules<Step, Field, Fault, Options> {
  /** What the account fills in before the shopper has answered anything of this step. */
  begins?(context: RequestContext, saved: Answers<NoInfer<Field>>): Promise<Answers<NoInfer<Field>>>;
  /** Answers of this step that another page gave: with these alone the shopper has answered nothing of it. */
  prefilled?: readonly NoInfer<Field>[];
  /** What is shown without being kept: what a GET form of the step asks, or what a new draft begins with. */
  tries?(query: URLSearchParams, about: { answers: Answers<Field>; options: Options }): Answers<Field> | null;
  /** What a note in the address says, beside that the step is not complete. */
  notes?: Notes;
  /** Further buttons of the step, by their intent. */
  alters?: Readonly<Record<string, Alteration<Step, Field, Fault, Options>>>;
  /** Its answers decide the price, which follows each of them; without scripts « Recalculer » asks for it. */
  decidesPrice?: true;
  price(page: StepInput<Step, Field, Fault, Options>, context: RequestContext): Promise<Priced<Price>>;
  view(
    page: StepInput<Step, Field, Fault, Options>,
    about: { view: JourneyView; context: RequestContext; price: Price | null; query: URLSearchParams },
  ): View | Promise<View>;
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
  View extends { title: string; notices: NoticeView[]; subject?: string },
  Price extends PriceView = PriceView,
>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  page: StepPage<Step, Field, Fault, Options, View, Price>,
) {
  const [{ name }, { step }] = [declaration, page];
  type Form = FormOf<StepState<Field, Fault>>;
  const alters = Object.entries(page.alters ?? {});
  const altered = Object.fromEntries(alters.map(([intent, one]) => [intent, alterForm(declaration, step, one)]));
  const own = stepForm(declaration, page);
  const meant = (form: FormData) => alters.find(([, { isMeant }]) => isMeant?.(form))?.[0] ?? '';
  const forms: { step: Form } & Record<string, Form> = {
    ...altered,
    ...(page.decidesPrice ? { [recalculateIntent]: recalculateForm(declaration, step) } : {}),
    [signInIntent]: signInForm(declaration, page),
    step: { ...own, save: (context, form) => (altered[meant(form)] ?? own).save(context, form) },
  };
  return formPage({
    forms,
    fallback: 'step',
    place: measuredPlace(declaration, step),
    notes: { ...page.notes, ...notesOfAll },
    isOpen: (context) => isOpenIn(declaration, step, context),
    async load(context, { query, formState: posted, notices }) {
      const { wording } = context;
      const draft = await context.journeyDrafts.of(name);
      const saved = draft.answers as Answers<Field>;
      const options = await optionsOf(declaration, context, saved);
      const journey = declaration.journey(options);
      leadBack(declaration, { journey, saved, step, wording });
      const state = posted?.state ?? null;
      const typed = typedOf(state, { journey, step });
      const tried = (!typed && page.tries?.(query, { answers: saved, options })) || null;
      const isNew = !typed && !tried && !isAnswered(journey, step, { saved, prefilled: page.prefilled });
      const answers: Answers<Field> = { ...saved, ...tried, ...typed };
      const arrival = { isNew, tried, isLast: page.finish !== undefined, saved, query, posted, notices, context };
      const faults = state?.faults ?? arrivalFaults({ journey, answers, step }, arrival);
      const { pageNotices, ...onArrival } = await arrivalNotices(declaration, { ...arrival, faults });
      const found: StepInput<Step, Field, Fault, Options> = {
        begun: isNew && page.begins ? await page.begins(context, saved) : ({} as Answers<Field>),
        declaration,
        journey,
        options,
        step,
        saved,
        answers,
        version: displayedVersion(state, draft),
        faults,
        isRequested: posted === null,
        notices: [...pageNotices, ...droppedNotice(resetFieldsIn(query), { declaration, journey, wording })],
      };
      const priced = await page.price(found, context);
      const price = hadPrice(priced);
      if (price && page.finish) await context.journeyDrafts.notePrice(name, price.quote);
      const common = {
        ...(await withLowestPrice(journeyView(found, { price: priced, wording }), found, context)),
        ...livePriceOf(page, priced),
        ...onArrival,
        ...besideForm(state, context),
      };
      const view = await page.view(found, { view: common, context, price, query });
      return {
        view,
        description: wording.t('journey.description'),
        tab: { partOf: subjectOf(view.subject, declaration.title(wording, saved)), steps: common.steps },
        track: journeyPageView(declaration, step, { query, posted }),
        failure: refusalEvent({ place: measuredPlace(declaration, step), state, notices }, wording),
      };
    },
  });
}

/** A page that asks for one of several things names it before its service. */
const subjectOf = (subject: string | undefined, service: string) => (subject ? `${subject} – ${service}` : service);

/** Only the backend knows the lowest price of a postage, which an empty summary has in its place. */
async function withLowestPrice<Step extends string, Field extends string, Fault, Options>(
  view: JourneyView,
  page: StepInput<Step, Field, Fault, Options>,
  context: RequestContext,
): Promise<JourneyView> {
  const { postage } = page.declaration;
  if (!view.facts || !postage) return view;
  return { ...view, facts: factsView(page, { lowest: await lowestPrice(context, postage), wording: context.wording }) };
}

/** Of a price that was asked for, the page's: a draft that is newer is not overwritten from it. */
const displayedVersion = (state: { version?: number | null } | null, draft: { version: number }): number =>
  state?.version ?? draft.version;

const livePriceOf = (
  { decidesPrice }: { decidesPrice?: true },
  priced: Priced<PriceView>,
): Pick<JourneyView, 'livePrice'> => (decidesPrice ? { livePrice: priced === unpriced ? 'missed' : 'current' } : {});

/** Whether every step before it is complete. */
async function isOpenIn<Step extends string, Field extends string, Fault, Options>(
  { name, options, journey }: JourneyDeclaration<Step, Field, Fault, Options>,
  step: Step,
  context: RequestContext,
): Promise<boolean> {
  const saved = (await context.journeyDrafts.of(name)).answers as Answers<Field>;
  return isReachable(journey(await options(context, saved)), saved, step);
}

const notesOfAll: Notes = {
  fichier: ['info', 'journey.fileLeft'],
  'de-cote': ['info', 'journey.setAside'],
  'de-cote-remplace': ['info', 'journey.setAsideInstead'],
};

/** What says that a file was lost; and where a visitor signs in, from any step: what stands in its form is kept over that. */
const besideForm = (
  state: { lost?: string } | null,
  { session, wording }: RequestContext,
): Pick<JourneyView, 'lost' | 'signIn'> => ({
  ...(state?.lost ? { lost: wording.t('forms.fileLost', { name: state.lost }) } : {}),
  ...(session.open ? {} : { signIn: [wording.paths.signIn({}), wording.paths.account()] }),
});

/** What was typed where a page shows it again; `null` where the kept answers are shown. */
const typedOf = <Step extends string, Field extends string, Fault>(
  state: StepState<Field, Fault> | null,
  { journey, step }: { journey: Journey<Step, Field, Fault>; step: Step },
): Answers<Field> | null => (state?.unread ? readStepFields(state.unread, journey, step) : (state?.typed ?? null));

interface Arrival<Field extends string> {
  saved: Answers<Field>;
  query: URLSearchParams;
  posted: object | null;
  notices: NoticeView[];
  /** Those that the page shows say what is incomplete. */
  faults: object;
  /** The step that puts into the cart. */
  isLast: boolean;
  context: RequestContext;
}

/**
 * The notices of a page. Where the draft is empty, nothing was left incomplete: the last step is also where a
 * journey is entered (specification §2). The way to the cart takes their place where it holds what this journey composes. Where the line that is changed was taken out of the cart since, the last
 * step says that it adds one of its own.
 */
async function arrivalNotices<Step extends string, Field extends string, Fault, Options>(
  { entry }: JourneyDeclaration<Step, Field, Fault, Options>,
  { saved, query, posted, notices, faults, isLast, context }: Arrival<Field>,
): Promise<Pick<JourneyView, 'inCart'> & Partial<Pick<JourneyView, 'next'>> & { pageNotices: NoticeView[] }> {
  const { ports, wording } = context;
  const lineNotices = isLast ? await missingLine(saved, context) : [];
  if (lineNotices.length > 0)
    return { pageNotices: [...notices, ...lineNotices], next: wording.t('journey.addToCart') };
  const isEmpty = Object.keys(saved).length === 0;
  if (!isLedBack(query)) return { pageNotices: notices };
  if (posted || !isEmpty) {
    const incomplete: NoticeView = { tone: 'info', text: wording.t('journey.incomplete') };
    return { pageNotices: Object.keys(faults).length > 0 ? notices : [...notices, incomplete] };
  }
  const cart = await orNull(ports.carts.current());
  const isComposed = cart?.lines.some(
    ({ service, configurationId }) =>
      service !== null && configurationId !== null && journeyEntryOf(service, wording) === entry(wording),
  );
  if (!isComposed) return { pageNotices: [] };
  const link = { label: wording.t('journey.seeCart'), href: wording.paths.cart() };
  return { pageNotices: [], inCart: { text: wording.t('journey.inCart'), ...link } };
}

/** To the first step that is incomplete, from one that is reached too early. */
function leadBack<Step extends string, Field extends string, Fault, Options>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  {
    journey,
    saved,
    step,
    wording,
  }: Pick<StepInput<Step, Field, Fault, Options>, 'journey' | 'step'> & {
    saved: Answers<Field>;
    wording: RequestContext['wording'];
  },
): void {
  const reached = stepFor(journey, saved, step);
  if (reached !== step) throw redirect(declaration.path(reached, wording, { note: 'incomplet' }));
}

/** From a later step, which cannot be shown before this one is complete. */
const isLedBack = (query: URLSearchParams): boolean => noteIn(query) === 'incomplet';

/** Whoever is led back to a step that was answered is told of everything that it lacks, as if it had just been sent. */
const arrivalFaults = <Step extends string, Field extends string, Fault>(
  { journey, answers, step }: Pick<StepInput<Step, Field, Fault, unknown>, 'journey' | 'answers' | 'step'>,
  { isNew, tried, isLast, query }: { isNew: boolean; tried: object | null; isLast: boolean; query: URLSearchParams },
): Faults<Field, Fault> => {
  if (isLedBack(query) && !isNew) return faultsOf(journey, answers, step);
  return tried || isLast ? lapsedFaults(journey, answers, step) : {};
};

/** What was answered and does not hold, such as a day that has passed: whoever asks to see it, or is about to buy, is told of these alone. */
const lapsedFaults = <Step extends string, Field extends string, Fault>(
  journey: Journey<Step, Field, Fault>,
  answers: Answers<Field>,
  step: Step,
): Faults<Field, Fault> =>
  Object.fromEntries(
    Object.entries(faultsOf(journey, answers, step)).filter(([field]) => answers[field as Field]),
  ) as Faults<Field, Fault>;

const isAnswered = <Step extends string, Field extends string, Fault>(
  { steps }: Journey<Step, Field, Fault>,
  step: Step,
  { saved, prefilled = [] }: { saved: Answers<Field>; prefilled?: readonly Field[] | undefined },
): boolean =>
  steps.some(({ name, fields }) => name === step && fields.some((field) => saved[field] && !prefilled.includes(field)));

/** Names the answers that no longer held when another was changed. */
function droppedNotice<Step extends string, Field extends string, Fault, Options>(
  named: readonly string[],
  {
    declaration,
    journey,
    wording,
  }: Pick<StepInput<Step, Field, Fault, Options>, 'declaration' | 'journey'> & Pick<RequestContext, 'wording'>,
): NoticeView[] {
  const names = new Set(named);
  const fields = journey.steps.flatMap(({ fields: own }) => own).filter((one) => names.has(one));
  if (fields.length === 0) return [];
  const labels = [...new Set(fields.map((one) => declaration.fieldLabel(one, wording)))].map((label) =>
    wording.t('journey.droppedField', { label }),
  );
  return [{ tone: 'info', text: wording.t('journey.dropped', { fields: labels.join(', ') }) }];
}
