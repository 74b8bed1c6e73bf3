import type { Service } from '#domain/cart/cart.ts';
import type { Answers, Journey } from '#domain/journey/journey.ts';
import type { NoticedService } from '#domain/service-notices/service-notices.ts';
import type { Price } from '#domain/shared/money.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { FactView } from '#ui/components/views.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { JourneyNote } from '#ui/routing/queries/journey-queries.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A journey as far as « Reprendre » needs it. */
export interface ResumableJourney {
  /** Under which its draft is kept. */
  name: string;
  /** Of what it makes. */
  icon: IconName;
  /** What is being composed (« Votre recommandé en cours »). */
  draftTitle(wording: Wording): string;
  /** The last step, which leads to the first that is incomplete. */
  resume(wording: Wording): string;
  /** The page that gives back what was set aside. */
  entry(wording: Wording): string;
}

/**
 * A journey as its pages need it (journeys §0): the domain's steps, where each is shown, and its words. A further journey
 * writes one of these, and a page for each step.
 */
export interface JourneyDeclaration<Step extends string, Field extends string, Fault, Options>
  extends ResumableJourney {
  /** The name of the service, of the answers where they decide whose it is. */
  title(wording: Wording, answers?: Answers<Field>): string;
  /** What has to be known of this service today stands above the entry. */
  service: NoticedService;
  /** What figures call each step. */
  measuredAs: Readonly<Record<Step, string>>;
  /** What may be chosen today, and its limits: the backend's. @param draft the draft, which some of them depend on. */
  options(context: RequestContext, draft: Answers<Field>): Promise<Options>;
  journey(options: Options): Journey<Step, Field, Fault>;
  path(step: Step, wording: Wording, query?: { retire?: readonly string[]; note?: JourneyNote }): string;
  stepLabel(step: Step, wording: Wording): string;
  /** Names a field whose answer was dropped. */
  fieldLabel(field: Field, wording: Wording): string;
  faultText(about: { field: Field; fault: Fault }, wording: Wording): string;
  summary(answers: Answers<Field>, about: { options: Options; wording: Wording }): SummaryRow<Step>[];
  /** Whose lowest postage is what the service costs at least. */
  postage?: Service | undefined;
  /** What is good to know before one begins: its entry says it, and its steps while nothing is chosen. */
  facts(about: FactsInput<Options, Field>, wording: Wording): ServiceFacts;
}

export interface FactsInput<Options, Field extends string = string> {
  options: Options;
  answers: Answers<Field>;
  /** The lowest price of `postage`; `null`: nobody knows. */
  lowest: Price | null;
}

export interface ServiceFacts {
  /** What the service costs at least. */
  price?: string;
  points: string[];
}

/** One line of the strip that grows while something is composed. */
export interface SummaryRow<Step extends string = string> extends FactView {
  /** Where it is answered. */
  step: Step;
}

/** The form of the last step names the quote whose price it shows. */
export const quoteField = 'quote';
