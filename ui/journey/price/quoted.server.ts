import type { Answers } from '#domain/journey/journey.ts';
import type { RefusalOf } from '#domain/journey/service.ts';
import { nextStep } from '#domain/journey/steps.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type Priced, type PriceView, type StepInput, unpriced } from '../journey.view.ts';
import type { JourneyDeclaration } from '../journey-declaration.ts';
import type { Judged, SavedAnswers } from '../journey-form.server.ts';
import { refusedIn } from '../refused-answers.ts';

type Ports = RequestContext['ports'];
type QuoteContext = Pick<RequestContext, 'ports' | 'wording' | 'journeyDrafts'>;

/** What the backend answers to a composition, complete or not: its price, its refusals or both. */
interface Quoted<Field extends string, Fault> {
  quote: unknown;
  refusals?: readonly RefusalOf<Field, Fault>[];
}

interface Quoting<Field extends string, Fault, Options, Composed, Answer extends Quoted<Field, Fault>, Price> {
  /** What is composed so far; `null` where that has no price yet. */
  composed(answers: Answers<NoInfer<Field>>, options: NoInfer<Options>): Composed | null;
  quote(composed: Composed, ports: Ports): Promise<Answer>;
  /** @param about with all that the backend answered */
  view(
    quote: NonNullable<Answer['quote']>,
    about: { composed: Composed; quoted: Answer; wording: RequestContext['wording'] },
  ): Price;
  /** What is priced where that has no price; `null`: nothing is. */
  instead?(answers: Answers<NoInfer<Field>>, options: NoInfer<Options>): Composed | null;
}

type PricedStep<Step extends string, Field extends string, Fault, Options> = Pick<
  StepInput<Step, Field, Fault, Options>,
  'step' | 'answers' | 'options' | 'isRequested'
>;

/** How the steps of a journey show the backend's price and say what it refuses. */
export function quotedBy<
  Step extends string,
  Field extends string,
  Fault,
  Options,
  Composed,
  Answer extends Quoted<Field, Fault>,
  Price extends PriceView,
>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  { composed: composedOf, quote, view, instead }: Quoting<Field, Fault, Options, Composed, Answer, Price>,
) {
  const refused = refusedIn(declaration);
  const { name } = declaration;
  /** What is composed, as the page of this step shows it. */
  const nameOf = (composed: Composed, step: Step, { lang, mode }: RequestContext['wording']) =>
    JSON.stringify([step, lang, mode, composed]);
  const priceOf = async (
    composed: Composed | null | undefined,
    { ports, wording, journeyDrafts }: QuoteContext,
    step: Step | null = null,
  ): Promise<Priced<Price>> => {
    if (!composed) return null;
    const noted = step && (await journeyDrafts.takeQuote(name, nameOf(composed, step, wording)));
    const quoted = (noted as Answer | null) ?? (await orNull(quote(composed, ports)));
    if (!quoted) return unpriced;
    return quoted.quote ? view(quoted.quote, { composed, quoted, wording }) : null;
  };
  return {
    refused,
    /** The price of what is composed so far; `null` where it has none yet. */
    async price(
      { step, answers, options, isRequested }: PricedStep<Step, Field, Fault, Options>,
      context: QuoteContext,
    ): Promise<Priced<Price>> {
      const price = await priceOf(composedOf(answers, options), context, isRequested ? step : null);
      return price ?? priceOf(instead?.(answers, options), context);
    },
    /** What the backend says of a step that breaks no rule of ours. */
    async judge(
      { step, answers, options, journey }: SavedAnswers<Step, Field, Fault, Options>,
      { ports, wording, journeyDrafts }: QuoteContext,
    ): Promise<Judged<Field, Fault>> {
      const composed = composedOf(answers, options);
      const quoted = composed && (await quote(composed, ports));
      // The page that follows shows its price.
      const next = nextStep(journey, answers, step);
      if (quoted && next) await journeyDrafts.noteQuote(name, { of: nameOf(composed, next, wording), answer: quoted });
      return refused(quoted?.refusals ?? [], { step, journey, wording });
    },
  };
}
