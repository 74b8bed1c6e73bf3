import type { BookEntry } from '#domain/address/book/address-book.ts';
import { anObjection, theForwardingAnswers, theForwardingOptions } from '#domain/forwarding/examples.ts';
import type {
  ContractType,
  ForwardingFault,
  ForwardingField,
  ForwardingOptions,
  ForwardingQuote,
} from '#domain/forwarding/forwarding.ts';
import type { ForwardingAnswers, ForwardingStep } from '#domain/forwarding/journey.ts';
import { euros } from '#domain/shared/money.ts';
import { journeyView, type StepInput } from '#ui/journey/journey.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesView } from './addresses/addresses.view.ts';
import { beneficiariesView } from './beneficiaries/beneficiaries.view.ts';
import { contractView } from './contract/contract.view.ts';
import { datesView } from './dates/dates.view.ts';
import { entryView } from './entry/entry.view.ts';
import { forwarding } from './forwarding.journey.ts';
import { priceView } from './forwarding-price.server.ts';
import { needsView } from './needs/needs.view.ts';
import { objectionView } from './objection/objection.view.ts';
import { summaryView } from './summary/summary.view.ts';

type ForwardingPage = StepInput<ForwardingStep, ForwardingField, ForwardingFault, ForwardingOptions>;

interface StepExample extends Partial<Pick<ForwardingPage, 'faults' | 'notices'>> {
  lang?: 'fr' | 'en';
  mode?: 'part' | 'pro';
  answers?: ForwardingAnswers;
  /** Of the address book. */
  entries?: readonly BookEntry[];
  /** The backend gives no price. */
  isUnpriced?: true;
}

const quote: ForwardingQuote = {
  id: 'devis-1',
  lines: [{ name: 'Réexpédition définitive en France, 6 mois', ttc: euros(49.9), ht: euros(41.58) }],
  ttc: euros(49.9),
  ht: euros(41.58),
  validUntil: '2026-11-22T10:30:00Z',
};
const options = theForwardingOptions();

function aStep(step: ForwardingStep, shown: StepExample) {
  const { lang = 'fr', mode = 'part', answers = theForwardingAnswers(), faults = {}, notices = [] } = shown;
  const wording = wordingOf({ lang, mode });
  const page: ForwardingPage = {
    declaration: forwarding,
    journey: forwarding.journey(options),
    options,
    step,
    answers,
    begun: {},
    version: 7,
    faults,
    notices,
  };
  const price = answers.offer && !shown.isUnpriced ? priceView(quote, wording) : null;
  return { options, answers, wording, view: journeyView(page, { price, wording }) };
}

export function aNeedsStep({
  type = null,
  offers = options.offers,
  ...shown
}: StepExample & { type?: ContractType | null; offers?: typeof options.offers } = {}) {
  const { view, wording } = aStep('needs', shown);
  return needsView({ options: { ...options, offers }, view, type }, wording);
}

export function aDatesStep(shown: StepExample = {}) {
  const made = aStep('dates', shown);
  return datesView(made, made.wording);
}

export function anAddressesStep(shown: StepExample = {}) {
  const made = aStep('addresses', shown);
  return addressesView({ ...made, entries: shown.entries ?? [] }, made.wording);
}

export function aBeneficiariesStep(shown: StepExample = {}) {
  const made = aStep('beneficiaries', shown);
  return beneficiariesView(made, made.wording);
}

export function aSummaryStep(shown: StepExample = {}) {
  const made = aStep('summary', shown);
  return summaryView(made, made.wording);
}

export const anEntry = ({
  lang = 'fr',
  answers = {},
  notices = [],
}: Pick<StepExample, 'lang' | 'answers' | 'notices'> = {}) =>
  entryView(
    { options, draft: { answers, version: Object.keys(answers).length > 0 ? 3 : 0 }, notices },
    wordingOf({ lang, mode: 'part' }),
  );

const wording = wordingOf({ lang: 'fr', mode: 'part' });

/** A contract that is followed. */
export const aContractView = ({
  contract,
  ...over
}: Pick<Parameters<typeof contractView>[0], 'contract'> & Partial<Parameters<typeof contractView>[0]>) =>
  contractView(
    {
      orderCode: 'CMD-26-000123',
      contract,
      typed: null,
      notices: [],
      today: '2026-11-24',
      phone: '36 31',
      ...over,
    },
    wording,
  );

export const anObjectionView = (over: Parameters<typeof anObjection>[0] = {}) =>
  objectionView({ objection: anObjection(over), notices: [], today: '2026-11-24' }, wording);
