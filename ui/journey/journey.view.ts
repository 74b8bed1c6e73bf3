import { type DisplayedQuote, editedField } from '#domain/journey/drafts.ts';
import { type Answers, type Faults, type Journey, progress } from '#domain/journey/journey.ts';
import type { Price } from '#domain/shared/money.ts';
import type { FieldErrors, LinkView, NoticeView, StepView, TotalRow } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { JourneyDeclaration, ServiceFacts, SummaryRow } from './journey-declaration.ts';

/** What every step of a journey shows, whatever it asks. */
export interface JourneyView {
  title: string;
  steps: StepView[];
  notices: NoticeView[];
  /** Whoever goes back after « Ajouter au panier » is told where the composition is now. */
  inCart?: LinkView & { text: string };
  /** By the name of the field, in the order of the form. */
  errors: FieldErrors;
  /** Those of the step as it was sent, which stand above its form; absent: all errors. */
  refused?: FieldErrors;
  errorsTitle: string;
  /** What stands in each field. */
  values: Record<string, string>;
  /** Of the draft that is shown: a save over a newer one is refused. */
  version: string;
  /** The strip beside the step. `valid`: until when one may buy at the price, on the last step. */
  summary: { title: string; rows: SummaryRow[]; totals: TotalRow[]; note?: string; valid?: string };
  /** In the place of a summary of which nothing is known yet: what is good to know of the service, and whom to ask. */
  facts: FactsView | null;
  /**
   * The answers of the step decide the price; absent: they do not. `awaited`: the price of what stands in the fields is being
   * asked for; `missed`: it could not be had. Until it is there, the one that is shown is an old one.
   */
  livePrice?: 'current' | 'awaited' | 'missed';
  /** On the last step: what was answered before, step by step, with the way to change it. */
  parts: { title: string; rows: SummaryRow[]; change: LinkView }[];
  /** On the last step: the quote whose price is shown, and at which one buys. */
  quote: string | null;
  /** What the button that leads on says. */
  next: string;
  back: LinkView;
  /** Says of a file that was chosen and not kept that it is to be chosen again, where the page has lost it. */
  lost?: string;
  /** Where a visitor is asked to sign in, who finds again what stands in the form; absent for a signed-in shopper. */
  signIn?: readonly string[];
}

export interface FactsView extends ServiceFacts {
  title: string;
  call?: LinkView & { question: string };
}

/** A step as it is shown, before it is words. */
export interface StepInput<Step extends string, Field extends string, Fault, Options> {
  declaration: JourneyDeclaration<Step, Field, Fault, Options>;
  journey: Journey<Step, Field, Fault>;
  options: Options;
  step: Step;
  /** What decides which steps may be visited; absent: the answers. */
  saved?: Answers<Field>;
  answers: Answers<Field>;
  /** What the step's fields hold before it is answered; it is no answer yet. */
  begun: Answers<Field>;
  version: number;
  /** What keeps the step that was posted from being complete. */
  faults: Faults<Field, Fault>;
  notices: NoticeView[];
  /** It is asked for, not posted: what a step before was quoted may be shown. */
  isRequested?: boolean;
}

/** The price so far, as the backend gave it. */
export interface PriceView {
  totals: TotalRow[];
  note?: string;
  quote: DisplayedQuote & Price;
  /** What only the backend knows of an answer, as the address of a chosen point. */
  rows?: SummaryRow[];
  /** An ISO instant: the quote’s last. */
  validUntil: string;
  /** Something that is not chosen yet may raise it. */
  isLeast?: boolean;
}

/** The backend could not be asked for the price. */
export const unpriced = 'unpriced';

export type Priced<Price> = Price | null | typeof unpriced;

/** `null`: there is none yet, or it could not be had. */
export const hadPrice = <Price>(price: Priced<Price>): Price | null => (price === unpriced ? null : price);

export function journeyView<Step extends string, Field extends string, Fault, Options>(
  page: StepInput<Step, Field, Fault, Options>,
  { price: found, wording }: { price: PriceView | null | typeof unpriced; wording: Wording },
): JourneyView {
  const price = hadPrice(found);
  const { declaration, journey, options, step, answers } = page;
  const { t } = wording;
  const errors = errorsOf(page, wording);
  const isLast = isLastStep(journey, step);
  const rows = withBackendRows(declaration.summary(answers, { options, wording }), price?.rows ?? []);
  const summary = {
    title: t('journey.summary'),
    // The last step shows them itself.
    rows: isLast ? [] : rows,
    totals: price ? totalsOf(price, wording) : [],
    ...noteOf(found, { isLast, wording }),
    ...(price && isLast ? { valid: t('journey.priceUntil', { moment: wording.moment(price.validUntil) }) } : {}),
  };
  return {
    title: declaration.stepLabel(step, wording),
    steps: progress(journey, page.saved ?? answers, step).map(({ name, state, isReachable }) => ({
      label: declaration.stepLabel(name, wording),
      ...(state === 'current' ? { current: true } : {}),
      ...(state === 'done' ? { done: true } : {}),
      ...(state !== 'current' && isReachable ? { href: declaration.path(name, wording) } : {}),
    })),
    notices: page.notices,
    errors,
    errorsTitle: t('journey.errors', { count: new Set(Object.values(errors)).size }),
    values: Object.fromEntries(
      Object.entries<string | undefined>({ ...page.begun, ...answers }).map(([name, value]) => [name, value ?? '']),
    ),
    version: String(page.version),
    summary,
    facts: isEmpty(summary) ? factsView(page, { wording }) : null,
    parts: isLast ? partsOf(page, { rows, wording }) : [],
    quote: isLast && price ? price.quote.id : null,
    next: t(isLast ? (editedIn(answers) ? 'journey.saveChanges' : 'journey.addToCart') : 'journey.next'),
    back: backOf(page, wording),
  };
}

const isEmpty = ({ rows, totals, note }: JourneyView['summary']): boolean =>
  rows.length === 0 && totals.length === 0 && !note;

/** What stands in the place of an empty summary. */
export const factsView = <Step extends string, Field extends string, Fault, Options>(
  { declaration, options, answers }: StepInput<Step, Field, Fault, Options>,
  { lowest = null, wording }: { lowest?: Price | null; wording: Wording },
): FactsView => ({
  ...declaration.facts({ options, answers, lowest }, wording),
  title: wording.t('journey.goodToKnow'),
  ...callOf(wording),
});

const callOf = ({ phone, t }: Wording): Pick<FactsView, 'call'> =>
  phone ? { call: { question: t('journey.question'), label: phone, href: `tel:${phone.replaceAll(/\s/g, '')}` } } : {};

/** What the backend knows of an answer stands below the other answers of its step. */
const withBackendRows = (rows: readonly SummaryRow[], backendRows: readonly SummaryRow[]): SummaryRow[] =>
  rows.flatMap((row, at) => {
    const isLastOfStep = row.step !== rows[at + 1]?.step;
    return isLastOfStep ? [row, ...backendRows.filter(({ step }) => step === row.step)] : [row];
  });

/** A price that depends on what is not chosen yet is the least that it may be. */
const totalsOf = ({ totals, isLeast }: PriceView, wording: Wording): TotalRow[] =>
  totals.map((row) => (isLeast && row.strong ? { ...row, ...leastLabel(row, wording) } : row));

/** `short`: at the bottom of a phone, beside the button. */
function leastLabel({ label }: TotalRow, { t, mode }: Wording): Pick<TotalRow, 'label' | 'short'> {
  if (mode === 'part') return { label: t('journey.least'), short: t('journey.leastShort') };
  return { label: t(label === t('journey.totalExempt') ? 'journey.leastExempt' : 'journey.leastBoth') };
}

/** Whoever was refused a price is told; the last step, at whose price one buys, says why it shows none. */
function noteOf(
  price: PriceView | null | typeof unpriced,
  { isLast, wording }: { isLast: boolean; wording: Wording },
): { note?: string } {
  if (price !== unpriced && price) return price.note ? { note: price.note } : {};
  return isLast || price === unpriced ? { note: wording.t('journey.withoutPrice') } : {};
}

const isLastStep = <Step extends string, Field extends string, Fault>(
  { steps }: Journey<Step, Field, Fault>,
  step: Step,
): boolean => steps.at(-1)?.name === step;

const editedIn = (answers: Answers): boolean => Boolean(answers[editedField]);

function partsOf<Step extends string, Field extends string, Fault, Options>(
  { declaration, journey, step }: StepInput<Step, Field, Fault, Options>,
  { rows, wording }: { rows: readonly SummaryRow<Step>[]; wording: Wording },
): JourneyView['parts'] {
  return journey.steps.flatMap(({ name }) => {
    const own = rows.filter((row) => row.step === name);
    if (name === step || own.length === 0) return [];
    const title = declaration.stepLabel(name, wording);
    const label = wording.t('journey.change', { step: title });
    return [{ title, rows: own, change: { label, href: declaration.path(name, wording) } }];
  });
}

function errorsOf<Step extends string, Field extends string, Fault, Options>(
  { declaration, journey, faults }: StepInput<Step, Field, Fault, Options>,
  wording: Wording,
): FieldErrors {
  const found: FieldErrors = {};
  for (const field of journey.steps.flatMap(({ fields }) => fields)) {
    const fault = faults[field];
    if (fault) found[field] = declaration.faultText({ field, fault }, wording);
  }
  return found;
}

/** To the step before, or out of the journey; nothing is posted on the way back. */
function backOf<Step extends string, Field extends string, Fault, Options>(
  { declaration, journey, answers, step }: StepInput<Step, Field, Fault, Options>,
  wording: Wording,
): LinkView {
  // A step that is not needed is not gone back to.
  const visible = progress(journey, answers, step);
  const before = visible[visible.findIndex(({ name }) => name === step) - 1];
  if (!before) return { label: wording.t('journey.backToEntry'), href: declaration.entry(wording) };
  const label = wording.t('journey.backTo', { step: declaration.stepLabel(before.name, wording) });
  return { label, href: declaration.path(before.name, wording) };
}
