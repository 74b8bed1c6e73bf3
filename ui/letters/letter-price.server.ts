import { fieldOfRefusal, pricedLetterOf, refusalFault } from '#domain/letters/composing.ts';
import type { LetterFault, LetterField, LetterStep } from '#domain/letters/fields.ts';
import type { LetterChoices, QuotedLetter } from '#domain/letters/letters.ts';
import { orNull } from '#domain/shared/fault.ts';
import { type PriceView, type ShownStep, unpriced } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import { refusedIn } from '#ui/journey/refused-answers.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { priceView } from './letter-summary.view.ts';
import { letters } from './letters.journey.ts';

export type LetterPage = ShownStep<LetterStep, LetterField, LetterFault, LetterChoices>;
export type SavedLetter = SavedAnswers<LetterStep, LetterField, LetterFault, LetterChoices>;

/** A price with every level at which the letter may be sent, and what each option adds. */
export type OfferedPrice = PriceView & Required<Pick<QuotedLetter, 'offers' | 'extras' | 'recipientPrices'>>;

/** The backend's price of what is composed so far; `null` where it has none yet. */
export async function priceOf(
  { answers, options }: LetterPage,
  context: RequestContext,
): Promise<OfferedPrice | null | typeof unpriced> {
  const { article, ...others } = answers;
  if (!pricedLetterOf(answers, options)) return null;
  const quoted = await quotedOf({ answers, options }, context);
  if (!quoted) return unpriced;
  // The level of the article that it was begun at may take fewer sheets than the letter has.
  const isTooMuch = article && !answers.level && quoted?.quote === null;
  const found = isTooMuch ? await quotedOf({ answers: others, options }, context) : quoted;
  return found?.quote
    ? {
        ...priceView(found.quote, context.wording),
        offers: found.offers,
        extras: found.extras ?? {},
        recipientPrices: found.recipientPrices ?? [],
      }
    : null;
}

async function quotedOf({ answers, options }: Pick<LetterPage, 'answers' | 'options'>, { ports }: RequestContext) {
  const letter = pricedLetterOf(answers, options);
  return letter && (await orNull(ports.letters.quote(letter)));
}

/** What the backend refuses, on the page of a step. */
export const refusedView = refusedIn(letters, { fieldOfRefusal, refusalFault });

/** What the backend says of a step that breaks no rule of ours. */
export const judgeStep =
  (step: LetterStep) =>
  async ({ answers, options, journey }: SavedLetter, { ports, wording }: RequestContext) => {
    const letter = pricedLetterOf(answers, options);
    const quoted = letter && (await ports.letters.quote(letter));
    return refusedView(quoted?.refusals ?? [], { step, journey, wording });
  };
