import type { RefusalOf } from '#domain/journey/service.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type Priced, type PriceView, type ShownStep, unpriced } from './journey.view.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';
import type { Judged, SavedAnswers } from './journey-form.server.ts';
import { refusedIn } from './refused-answers.ts';

type Ports = RequestContext['ports'];

/** What the backend answers to a composition, complete or not: its price, its refusals or both. */
type Quoted<Quote, Refusal> =
  | { kind: 'quoted'; quote: Quote }
  | { kind: 'refused'; refusals: readonly Refusal[]; quote: Quote | null };

interface Quoting<Field extends string, Fault, Options, Composed, Quote, Price> {
  /** What is composed so far; `null` where that has no price yet. */
  composed(answers: Readonly<Partial<Record<Field, string>>>, options: Options): Composed | null;
  quote(composed: Composed, ports: Ports): Promise<Quoted<Quote, RefusalOf<Field, Fault>>>;
  view(quote: Quote, about: { composed: Composed; wording: RequestContext['wording'] }): Price;
}

/** How the steps of a journey show the backend's price and say what it refuses. */
export function quotedBy<
  Step extends string,
  Field extends string,
  Fault,
  Options,
  Composed,
  Quote,
  Price extends PriceView,
>(
  declaration: JourneyDeclaration<Step, Field, Fault, Options>,
  { composed: composedOf, quote, view }: Quoting<Field, Fault, Options, Composed, Quote, Price>,
) {
  const refused = refusedIn(declaration);
  return {
    refused,
    /** The price of what is composed so far; `null` where it has none yet. */
    async price(
      { answers, options }: Pick<ShownStep<Step, Field, Fault, Options>, 'answers' | 'options'>,
      { ports, wording }: Pick<RequestContext, 'ports' | 'wording'>,
    ): Promise<Priced<Price>> {
      const composed = composedOf(answers, options);
      if (!composed) return null;
      const quoted = await orNull(quote(composed, ports));
      if (!quoted) return unpriced;
      return quoted.quote && view(quoted.quote, { composed, wording });
    },
    /** What the backend says of a step that breaks no rule of ours. */
    async judge(
      { step, answers, options, journey }: SavedAnswers<Step, Field, Fault, Options>,
      { ports, wording }: RequestContext,
    ): Promise<Judged<Field, Fault>> {
      const composed = composedOf(answers, options);
      const quoted = composed && (await quote(composed, ports));
      return refused(quoted?.kind === 'refused' ? quoted.refusals : [], { step, journey, wording });
    },
  };
}
