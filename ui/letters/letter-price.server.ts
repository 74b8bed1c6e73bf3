import type { Faults } from '#domain/journey/journey.ts';
import { fieldOfRefusal, pricedLetterOf } from '#domain/letters/composing.ts';
import type { LetterFault, LetterField, LetterStep } from '#domain/letters/fields.ts';
import type { LetterChoices, LetterOffer, LetterRefusal } from '#domain/letters/letters.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { NoticeView } from '#ui/components/views.ts';
import type { JourneyPage, PriceView } from '#ui/journey/journey.view.ts';
import type { SavedAnswers } from '#ui/journey/journey-form.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { refusalFault } from './letter-faults.view.ts';
import { priceView } from './letter-summary.view.ts';

export type LetterPage = JourneyPage<LetterStep, LetterField, LetterFault, LetterChoices>;
export type SavedLetter = SavedAnswers<LetterStep, LetterField, LetterFault, LetterChoices>;

/** A price with every level at which the letter may be sent. */
export type OfferedPrice = PriceView & { offers: readonly LetterOffer[] };

/** The backend's price of what is composed so far; `null` where it has none, or cannot be asked. */
export async function priceOf({ answers, options }: LetterPage, context: RequestContext): Promise<OfferedPrice | null> {
  const { article, ...others } = answers;
  const quoted = await quotedOf({ answers, options }, context);
  // The level of the article that it was begun at may take fewer sheets than the letter has.
  const isTooMuch = article && !answers.level && quoted?.quote === null;
  const found = isTooMuch ? await quotedOf({ answers: others, options }, context) : quoted;
  return found?.quote ? { ...priceView(found.quote, context.wording), offers: found.offers } : null;
}

async function quotedOf({ answers, options }: Pick<LetterPage, 'answers' | 'options'>, { ports }: RequestContext) {
  const letter = pricedLetterOf(answers, options);
  return letter && (await orNull(ports.letters.quote(letter)));
}

interface Refused {
  faults: Faults<LetterField, LetterFault>;
  notices: NoticeView[];
}

/** Refusals at their fields; one that is about no field of this step is said above it. */
export function refusedView(
  refusals: readonly LetterRefusal[],
  { fields, context }: { fields: readonly LetterField[]; context: Pick<RequestContext, 'wording'> },
): Refused {
  const faults: Partial<Record<LetterField, LetterFault>> = {};
  const notices: NoticeView[] = [];
  for (const refusal of refusals) {
    const [field, fault] = [fieldOfRefusal(refusal), refusalFault(refusal)];
    if (field && fault && fields.includes(field)) faults[field] = fault;
    else notices.push({ tone: 'error', text: context.wording.t('letters.refused') });
  }
  return { faults, notices: notices.slice(0, 1) };
}

/** What the backend says of answers that break no rule of ours, as far as this step asks for them. */
export const judgeAt =
  (fields: readonly LetterField[]) =>
  async ({ answers, options }: SavedLetter, context: RequestContext): Promise<Refused> => {
    const letter = pricedLetterOf(answers, options);
    const quoted = letter && (await context.ports.letters.quote(letter));
    return refusedView(quoted?.refusals ?? [], { fields, context });
  };
