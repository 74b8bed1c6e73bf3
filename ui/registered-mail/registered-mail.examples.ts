import type { BookEntry } from '#domain/address/book/address-book.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import type { MailStep } from '#domain/registered-mail/journey.ts';
import type {
  MailFault,
  MailField,
  MailQuote,
  RegisteredMailOptions,
} from '#domain/registered-mail/registered-mail.ts';
import { withTax } from '#domain/shared/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { journeyView, type StepInput } from '#ui/journey/journey.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesView } from './addresses/addresses.view.ts';
import { entryView } from './entry/entry.view.ts';
import { itemView } from './item/item.view.ts';
import { priceView } from './mail-price.server.ts';
import { registeredMail } from './registered-mail.journey.ts';
import { summaryView } from './summary/summary.view.ts';

type Lang = 'fr' | 'en';
type Mode = 'part' | 'pro';
type MailPage = StepInput<MailStep, MailField, MailFault, RegisteredMailOptions>;
interface StepExample extends Partial<Pick<MailPage, 'answers' | 'faults' | 'notices'>> {
  lang?: Lang;
  mode?: Mode;
  /** Of the address book. */
  entries?: readonly BookEntry[];
  /** The configuration of the cart that is changed. */
  edited?: string;
}

const quote: MailQuote = {
  id: 'devis-1',
  lines: [
    { name: 'Recommandé R2, jusqu’à 250 g', ...withTax(10.02) },
    { name: 'Avis de réception', ...withTax(1.3) },
  ],
  ...withTax(11.32),
  validUntil: '2026-11-22T10:30:00Z',
  nextStep: { remaining: 80, extra: euros(1.9) },
  levels: [
    { level: 'R1', ...withTax(9.3) },
    { level: 'R2', ...withTax(10.02) },
    { level: 'R3', ...withTax(10.85) },
  ],
  receipt: withTax(1.3),
  printedByPost: withTax(6.29),
};
const options = theMailOptions();
const journey = registeredMail.journey(options);

function aStep(
  step: MailStep,
  { lang = 'fr', mode = 'part', answers = theMailAnswers(), faults = {}, notices = [], edited }: StepExample,
) {
  const wording = wordingOf({ lang, mode });
  const held: Record<string, string> = { ...answers, ...(edited ? { [editedField]: edited } : {}) };
  const page: MailPage = {
    declaration: registeredMail,
    journey,
    options,
    step,
    answers: held,
    begun: {},
    version: 7,
    faults,
    notices,
  };
  const price = answers.level ? priceView(quote, wording) : null;
  return { page, wording, view: journeyView(page, { price, wording }) };
}

export function anItemStep(shown: StepExample = {}) {
  const { view, wording } = aStep('item', shown);
  const { answers = theMailAnswers() } = shown;
  return itemView({ options, view: { ...view, livePrice: 'current' }, quote: answers.level ? quote : null }, wording);
}

export function anAddressesStep(shown: StepExample = {}) {
  const { page, view, wording } = aStep('addresses', shown);
  return addressesView(
    { options, answers: page.answers, entries: shown.entries ?? [], faults: page.faults, view },
    wording,
  );
}

export function aSummaryStep(shown: StepExample = {}) {
  const { page, view, wording } = aStep('summary', shown);
  return summaryView({ page, view }, wording);
}

export const anEntry = ({
  lang = 'fr',
  answers = {},
}: {
  lang?: Lang;
  answers?: Partial<Record<MailField, string>>;
} = {}) =>
  entryView(
    { options, draft: { answers, version: Object.keys(answers).length > 0 ? 3 : 0 }, notices: [] },
    wordingOf({ lang, mode: 'part' }),
  );
