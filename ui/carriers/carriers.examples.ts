import type { CarrierFault, CarrierField } from '#domain/carriers/carriers.ts';
import type { Comparison } from '#domain/carriers/compare-offers.ts';
import {
  aChosenParcel,
  aComparison,
  aShipment,
  theCarrierAnswers,
  theCarrierOptions,
} from '#domain/carriers/examples.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { withTax } from '#domain/shared/examples.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { euros } from '#domain/shared/money.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { journeyView } from '#ui/journey/journey.view.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { carriers } from './carriers.journey.ts';
import { entryView } from './entry/entry.view.ts';
import { itemView } from './item/item.view.ts';
import { offersView, type RenewedOffer } from './offers/offers.view.ts';

interface Look {
  lang?: 'fr' | 'en';
  mode?: Mode;
}

interface CarrierExample extends Look {
  answers?: Answers<CarrierField>;
  notices?: NoticeView[];
}

const options = theCarrierOptions();

export const aCarrierEntry = ({ lang = 'fr', mode = 'part', answers = {} }: CarrierExample = {}) =>
  entryView(
    { options, draft: { answers, version: Object.keys(answers).length > 0 ? 3 : 0 }, notices: [] },
    wordingOf({ lang, mode }),
  );

export function aCarrierItem({
  lang = 'fr',
  mode = 'part',
  answers = theCarrierAnswers(),
  notices = [],
  faults = {},
}: CarrierExample & { faults?: Partial<Record<CarrierField, CarrierFault>> } = {}) {
  const wording = wordingOf({ lang, mode });
  const found = { declaration: carriers, journey: carriers.journey(options), options, step: 'item' as const };
  const view = journeyView({ ...found, answers, begun: {}, version: 7, faults, notices }, { price: null, wording });
  return itemView({ options, view }, wording);
}

/** An offer that was over when it was chosen. */
export const aRenewedOffer = (over: Partial<RenewedOffer> = {}): RenewedOffer => ({
  kind: 'renewed',
  parcel: aChosenParcel(),
  id: 'offre-9',
  before: withTax(9.4),
  now: withTax(9.72),
  ...over,
});

interface Offered extends Look {
  answers?: Answers<CarrierField>;
  comparison?: Partial<Comparison>;
  asked?: Partial<QueryValues<'carriersOffers'>>;
  renewed?: RenewedOffer;
  notices?: NoticeView[];
  value?: number;
}

const nothingAsked: QueryValues<'carriersOffers'> = {
  note: null,
  retire: [],
  order: null,
  wishes: [],
  isPatient: null,
};

export const theOffers = ({
  lang = 'fr',
  mode = 'part',
  answers = theCarrierAnswers(),
  comparison = {},
  asked = {},
  renewed,
  notices = [],
  value,
}: Offered = {}) =>
  offersView(
    {
      options,
      draft: { answers, version: 7 },
      shipment: aShipment({ value: value === undefined ? null : euros(value) }),
      comparison: aComparison(comparison),
      params: { ...nothingAsked, ...asked },
      renewed: renewed ?? null,
      notices,
    },
    wordingOf({ lang, mode }),
  );
