import type { BookEntry } from '#domain/address/book/address-book.ts';
import { editedField } from '#domain/journey/drafts.ts';
import type { SavedArticle } from '#domain/parcels/declaration.ts';
import {
  aParcelToSend,
  aSavedParcel,
  customsNeeded,
  theContents,
  theParcelAnswers,
  theParcelOptions,
} from '#domain/parcels/examples.ts';
import type { ParcelStep } from '#domain/parcels/journey.ts';
import type { ParcelField, Quote, SavedParcel } from '#domain/parcels/parcels.ts';
import { savedParcelOf } from '#domain/parcels/saved-parcels.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import type { PointOfSale } from '#domain/points-of-sale/points-of-sale.ts';
import { withTax } from '#domain/shared/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { journeyView } from '#ui/journey/journey.view.ts';
import { chosen, found } from '#ui/pickup/pickup.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesView } from './addresses/addresses.view.ts';
import { contentsView } from './contents/contents.view.ts';
import { deliveryView } from './delivery/delivery.view.ts';
import { entryView } from './entry/entry.view.ts';
import { itemView } from './item/item.view.ts';
import type { ParcelPage } from './parcel-price.server.ts';
import { priceView } from './parcel-price.view.ts';
import { parcels } from './parcels.journey.ts';
import { type NameState, savedParcelsView } from './saved/saved.view.ts';
import { dropOffsView } from './summary/drop-offs.view.ts';
import { type SoughtGoods, summaryView } from './summary/summary.view.ts';

type Lang = 'fr' | 'en';
type Mode = 'part' | 'pro';

interface StepExample extends Partial<Pick<ParcelPage, 'answers' | 'faults' | 'notices'>> {
  lang?: Lang;
  mode?: Mode;
  /** The configuration of the cart that is changed. */
  edited?: string;
  /** The backend cannot be asked for a price. */
  isAway?: true;
}

export const aParcelQuote = (over: Partial<Quote> = {}): Quote => ({
  id: 'devis-1',
  carrier: 'POFR',
  lines: [{ name: 'Colissimo, jusqu’à 1 kg', ...withTax(10.1) }],
  ...withTax(10.1),
  validUntil: '2026-11-23T10:30:00Z',
  nextStep: { remaining: 80, extra: euros(1.59) },
  ways: [
    { way: 'point', ...withTax(9.4), latest: '2026-11-26' },
    { way: 'home', ...withTax(10.1), latest: '2026-11-25' },
    { way: 'signature', ...withTax(11.4), latest: '2026-11-25' },
  ],
  covers: [
    { cover: 'INCLUDED', compensation: euros(23), ...withTax(0) },
    { cover: 'R1', compensation: euros(50), ...withTax(1) },
    { cover: 'R2', compensation: euros(200), ...withTax(2) },
  ],
  point: null,
  deposit: '2026-11-23',
  labelValidUntil: '2026-11-29',
  ...over,
});

function aStep(step: ParcelStep, input: StepExample) {
  const { lang = 'fr', mode = 'part', answers = theParcelAnswers(), faults = {}, notices = [], edited } = input;
  const options = theParcelOptions(step === 'contents' ? { customs: customsNeeded } : {});
  const wording = wordingOf({ lang, mode });
  const answersWithLine: Record<string, string> = { ...answers, ...(edited ? { [editedField]: edited } : {}) };
  const page: ParcelPage = {
    declaration: parcels,
    journey: parcels.journey(options),
    options,
    step,
    answers: answersWithLine,
    begun: step === 'delivery' ? { cover: 'INCLUDED' } : {},
    version: 7,
    faults,
    notices,
  };
  const quote =
    input.isAway || !answers.weight ? null : aParcelQuote(answers.way === 'point' ? { point: aPickupPoint() } : {});
  const price = quote && priceView(quote, { way: answers.way, wording });
  return { page, wording, quote, view: journeyView(page, { price, wording }) };
}

export function aParcelItem(input: StepExample = {}) {
  const { page, view, wording } = aStep('item', input);
  return itemView({ options: page.options, view }, wording);
}

export function aParcelDelivery({ points, ...input }: StepExample & { points?: 'found' | 'chosen' } = {}) {
  const { page, view, quote, wording } = aStep('delivery', input);
  const map = { tiles: '', servers: [], attribution: 'Plan' };
  const pickup = points ? { found: found(), chosen }[points] : null;
  return deliveryView({ page, view, quote, pickup, map }, wording);
}

export function aParcelAddresses({ entries = [], ...input }: StepExample & { entries?: readonly BookEntry[] } = {}) {
  const { page, view, quote, wording } = aStep('addresses', input);
  const { options, answers, faults } = page;
  return addressesView({ options, answers, point: quote?.point ?? null, entries, faults, view }, wording);
}

export function aParcelContents({
  over = {},
  library = null,
  ...input
}: StepExample & { over?: Partial<Record<ParcelField, string>>; library?: readonly SavedArticle[] | null } = {}) {
  const answers = { ...theParcelAnswers({ destination: 'CH', postalCode: '1200' }), ...theContents(over) };
  const { page, view, wording } = aStep('contents', { answers, ...input });
  return contentsView({ options: page.options, answers: page.answers, view, library }, wording);
}

interface Summed {
  goods?: SoughtGoods | null;
  /** The points of sale near the sender. */
  points?: readonly PointOfSale[];
}

export function aParcelSummary({ goods = null, points = [], ...input }: StepExample & Summed = {}) {
  const { page, view, quote, wording } = aStep('summary', input);
  const place = { street: '8 rue du Port', postalCode: '69002', city: 'Lyon' };
  const dropOffs = dropOffsView({ points, place, today: '2026-11-23' }, wording);
  return summaryView({ page, view, quote, goods, dropOffs }, wording);
}

export const someGoods: SoughtGoods = {
  words: 'briquet parfum livre',
  found: [
    { name: 'Briquet', verdict: 'forbidden', text: 'Il contient un gaz inflammable.' },
    { name: 'Parfum', verdict: 'conditions', text: 'En France métropolitaine seulement.' },
    { name: 'Livres', verdict: 'allowed', text: null },
  ],
};

export const aParcelEntry = ({
  lang = 'fr',
  answers = {},
  saved = [],
}: {
  lang?: Lang;
  answers?: Partial<Record<ParcelField, string>>;
  saved?: readonly SavedParcel[];
} = {}) =>
  entryView(
    {
      options: theParcelOptions(),
      draft: { answers, version: Object.keys(answers).length > 0 ? 3 : 0 },
      notices: [],
      saved,
    },
    wordingOf({ lang, mode: 'part' }),
  );

interface Saved {
  lang?: Lang;
  mode?: Mode;
  saved?: readonly SavedParcel[];
  isBare?: true;
  states?: { save?: NameState; rename?: NameState };
}

export const someSavedParcels: readonly SavedParcel[] = [
  aSavedParcel(),
  aSavedParcel({
    id: 'colis-type-2',
    name: 'Livres pour la Suisse',
    weight: 2400,
    way: 'signature',
    cover: 'R2',
    declaration: {
      category: 'gift',
      explanation: '',
      invoice: '',
      licence: '',
      certificate: '',
      importer: '',
      eori: '',
      nonDelivery: 'return',
      articles: [
        { description: 'Livre', quantity: 2, weight: 300, value: euros(12.5), hsCode: '490199', origin: 'FR' },
      ],
    },
  }),
];

export const aSavedPage = ({ lang = 'fr', mode = 'part', saved = someSavedParcels, isBare, states = {} }: Saved = {}) =>
  savedParcelsView(
    {
      composed: isBare ? null : { parcel: savedParcelOf(aParcelToSend(), ''), configuration: null },
      saved,
      states: { save: states.save ?? null, rename: states.rename ?? null },
      notices: [],
    },
    wordingOf({ lang, mode }),
  );
