import type { BookEntry } from '#domain/address/book/address-book.ts';
import { editedField } from '#domain/journey/drafts.ts';

import { theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import type { LetterStep } from '#domain/letters/journey.ts';
import type { LetterChoices, LetterFault, LetterField, LetterOffer, LetterQuote } from '#domain/letters/letters.ts';
import { withTax } from '#domain/shared/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { journeyView, type StepInput } from '#ui/journey/journey.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { entryView } from './entry/entry.view.ts';
import { priceView } from './letter-price.server.ts';
import { letters } from './letters.journey.ts';
import { presentationView } from './presentation/presentation.view.ts';
import { recipientsView } from './recipients/recipients.view.ts';
import { summaryView } from './summary/summary.view.ts';
import { writingView } from './writing/writing.view.ts';

type Lang = 'fr' | 'en';
type Mode = 'part' | 'pro';
type LetterPage = StepInput<LetterStep, LetterField, LetterFault, LetterChoices>;
interface StepExample extends Partial<Pick<LetterPage, 'answers' | 'faults' | 'notices'>> {
  lang?: Lang;
  mode?: Mode;
  options?: LetterChoices;
  /** The configuration of the cart that is changed. */
  edited?: string;
  book?: readonly BookEntry[];
}

export const aLetterQuote: LetterQuote = {
  id: 'devis-1',
  lines: [{ name: '1 × Lettre verte en ligne, 1 feuille', ...withTax(1.89) }],
  ...withTax(1.89),
  validUntil: '2026-11-23T10:30:00Z',
  nextStep: { remaining: 2, extra: euros(1.2) },
};

export const theLetterOffers: readonly LetterOffer[] = [
  {
    level: 'GREEN',
    ...withTax(1.89),
    cutOff: '2026-11-23T16:00:00Z',
    latestDelivery: '2026-11-26',
  },
  {
    level: 'ROUGE',
    ...withTax(1.6),
    cutOff: '2026-11-23T19:00:00Z',
    latestDelivery: '2026-11-24',
  },
  {
    level: 'REGISTERED',
    ...withTax(6.29),
    cutOff: '2026-11-23T16:00:00Z',
    latestDelivery: '2026-11-25',
  },
];

/** In the morning of the day on which they all leave. */
const theMoment = new Date('2026-11-23T09:00:00Z');

function aStep(step: LetterStep, shown: StepExample) {
  const { lang = 'fr', mode = 'part', answers = theLetterAnswers(), faults = {}, notices = [], edited } = shown;
  const { options = theLetterChoices() } = shown;
  const wording = wordingOf({ lang, mode });
  const held: Record<string, string> = { ...answers, ...(edited ? { [editedField]: edited } : {}) };
  const page: LetterPage = {
    declaration: letters,
    journey: letters.journey(options),
    options,
    step,
    answers: held,
    begun: {},
    version: 7,
    faults,
    notices,
  };
  const price = answers.document ? priceView(aLetterQuote, wording) : null;
  return {
    wording,
    options,
    faults,
    answers: held as LetterPage['answers'],
    view: journeyView(page, { price, wording }),
  };
}

export function aWritingStep(shown: StepExample = {}) {
  const { wording, ...found } = aStep('writing', shown);
  return writingView({ ...found, hasFault: Object.keys(shown.faults ?? {}).length > 0 }, wording);
}

export function aPresentationStep({
  offers = theLetterOffers,
  ...shown
}: StepExample & { offers?: readonly LetterOffer[] } = {}) {
  const { wording, options, view } = aStep('presentation', shown);
  const extras = { receipt: withTax(1.3), colour: withTax(0.16) };
  return presentationView(
    {
      options,
      view: { ...view, livePrice: 'current' },
      offers,
      extras: offers.length > 0 ? extras : {},
      now: theMoment,
      hasRecipients: true,
    },
    wording,
  );
}

export function aRecipientsStep(shown: StepExample = {}) {
  const { wording, ...found } = aStep('recipients', shown);
  return recipientsView({ ...found, book: shown.book ?? [] }, wording);
}

export function aSummaryStep({
  offers = theLetterOffers,
  ...shown
}: StepExample & { offers?: readonly LetterOffer[] } = {}) {
  const { wording, ...found } = aStep('summary', shown);
  return summaryView({ ...found, offers, prices: [euros(1.89), euros(2.79)], now: theMoment }, wording);
}

export function anEntryPage({
  lang = 'fr',
  answers,
  article = null,
  options = theLetterChoices(),
}: {
  lang?: Lang;
  answers?: Partial<Record<LetterField, string>>;
  article?: string | null;
  options?: LetterChoices;
} = {}) {
  const draft = { answers: answers ?? {}, version: answers ? 3 : 0 };
  return entryView({ options, draft, notices: [], article }, wordingOf({ lang, mode: 'part' }));
}
