import { editedField } from '#domain/journey/drafts.ts';
import { withTax } from '#domain/shared/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { aStampSet, theAddressedAnswers, theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import type { StampStep } from '#domain/stamps/journey.ts';
import { noPrinters, withOffset } from '#domain/stamps/offset.ts';
import type { Favourite, StampFault, StampField, StampOptions, StampQuote } from '#domain/stamps/stamps.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { journeyView, type StepInput } from '#ui/journey/journey.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { configurationView } from './configuration/configuration.view.ts';
import { entryView } from './entry/entry.view.ts';
import { favouritesView, type NameState } from './favourites/favourites.view.ts';
import { type OffsetState, printerView } from './printer/printer.view.ts';
import { recipientsView } from './recipients/recipients.view.ts';
import { priceView } from './stamp-price.view.ts';
import { stamps } from './stamps.journey.ts';
import { summaryView } from './summary/summary.view.ts';

type StampPageOf = StepInput<StampStep, StampField, StampFault, StampOptions>;
type Lang = 'fr' | 'en';
type Mode = 'part' | 'pro';
interface StepExample extends Partial<Pick<StampPageOf, 'answers' | 'faults' | 'notices'>> {
  lang?: Lang;
  mode?: Mode;
  options?: StampOptions;
  /** The configuration of the cart that is changed. */
  edited?: string;
}

const quote: StampQuote = {
  id: 'devis-1',
  lines: [
    { name: '20 × Lettre verte, jusqu’à 20 g', maxWeight: 20, ...withTax(29.8) },
    { name: '10 × Lettre internationale, jusqu’à 100 g', maxWeight: 100, ...withTax(44.7) },
  ],
  ...withTax(74.5),
  validUntil: '2026-11-23T10:30:00Z',
  pages: 2,
  nextTariff: { validFrom: '2027-01-01', ttc: euros(78.4) },
};

function aStep(
  step: StampStep,
  {
    lang = 'fr',
    mode = 'part',
    options = theStampOptions(),
    answers = theStampAnswers(),
    faults = {},
    notices = [],
    edited,
  }: StepExample,
) {
  const journey = stamps.journey(options);
  const wording = wordingOf({ lang, mode });
  const held: Record<string, string> = { ...answers, ...(edited ? { [editedField]: edited } : {}) };
  const page: StampPageOf = {
    declaration: stamps,
    journey,
    options,
    step,
    answers: held,
    begun: {},
    version: 7,
    faults,
    notices,
  };
  const isWhole = Object.keys(journey.steps[0]?.check(held) ?? {}).length === 0;
  const price = isWhole ? priceView(quote, wording) : null;
  return { page, wording, view: journeyView(page, { price, wording }) };
}

export function aConfigurationStep(shown: StepExample = {}) {
  const { page, view, wording } = aStep('configuration', shown);
  return configurationView({ page, view: { ...view, livePrice: 'current' } }, wording);
}

export function aStampRecipientsStep({ answers = theAddressedAnswers(), ...shown }: StepExample = {}) {
  const { page, view, wording } = aStep('recipients', { answers, ...shown });
  return recipientsView({ page, view, book: [anEntry()] }, wording);
}

export function aStampSummary(shown: StepExample = {}) {
  const { page, view, wording } = aStep('summary', shown);
  return summaryView({ page, view }, wording);
}

export const aStampEntry = ({ lang = 'fr', answers = {} }: { lang?: Lang; answers?: StampPageOf['answers'] } = {}) =>
  entryView(
    { options: theStampOptions(), draft: { answers, version: Object.keys(answers).length > 0 ? 3 : 0 }, notices: [] },
    wordingOf({ lang, mode: 'part' }),
  );

export const aPrinterPage = ({
  lang = 'fr',
  mode = 'part',
  state = null,
}: {
  lang?: Lang;
  mode?: Mode;
  state?: OffsetState | null;
} = {}) =>
  printerView(
    {
      printers: withOffset(noPrinters, 2, { x: 1.5, y: -2 }),
      printer: state?.printer ?? 2,
      supports: theStampOptions().supports,
      state,
      notices: [],
    },
    wordingOf({ lang, mode }),
  );

interface Favoured {
  lang?: Lang;
  mode?: Mode;
  favourites?: readonly Favourite[];
  /** Nothing is being composed. */
  isBare?: true;
  state?: NameState | null;
}

const invoices: Favourite = { id: 'favori-1', name: 'Factures du mois', stamps: aStampSet({ startCell: 1 }) };

export const aFavouritesPage = ({
  lang = 'fr',
  mode = 'part',
  favourites = [invoices],
  isBare,
  state = null,
}: Favoured = {}) =>
  favouritesView(
    { options: theStampOptions(), set: isBare ? null : aStampSet(), named: null, favourites, state, notices: [] },
    wordingOf({ lang, mode }),
  );
