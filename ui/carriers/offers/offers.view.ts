import type { CarrierOffer, CarrierOptions, ChooseOutcome, Shipment } from '#domain/carriers/carriers.ts';
import {
  type Comparison,
  leaderOf,
  type OfferOrder,
  offersFulfilling,
  sortOffers,
  type Wish,
} from '#domain/carriers/compare-offers.ts';
import type { JourneyDraft } from '#domain/journey/drafts.ts';
import type { LinkView, NoticeView, StepView } from '#ui/components/views.ts';
import { journeyView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import type { QueryValues } from '#ui/routing/queries/queries.ts';
import { joinFacts } from '#ui/wording/join-facts.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { carriers } from '../carriers.journey.ts';
import { exclusionText } from './exclusions.view.ts';
import { nameOf, type OfferView, offerView } from './offer.view.ts';
import { offersId } from './offers-id.ts';

export type RenewedOffer = Extract<ChooseOutcome, { kind: 'renewed' }>;

interface LinkNotice extends LinkView {
  text: string;
  tone: NoticeView['tone'];
}

export interface OffersView {
  title: string;
  steps: StepView[];
  back: LinkView;
  notices: NoticeView[];
  shipment: { text: string; change: LinkView };
  /** The chosen offer, whose price has changed. */
  renewed: { title: string; text: string; goOn: string; offer: string } | null;
  form: {
    action: string;
    orders: { code: string; name: string }[];
    order: string;
    wishes: { value: string; label: string; checked: boolean }[];
    waits: boolean;
  };
  count: string;
  /** What all prices and all dates stand for. */
  basis: string[];
  hidden: { text: string; all: LinkView } | null;
  offers: OfferView[];
  /** Only those that need no printer are shown: the parcel goes on without one. */
  hasNoPrinter: boolean;
  /** Carriers that are late or could not be asked, with what can be done. */
  missing: LinkNotice[];
  excluded: { name: string; reasons: string[] }[];
  ranking: string[];
  criteria: LinkView;
}

interface OffersPage {
  options: CarrierOptions;
  draft: JourneyDraft;
  shipment: Shipment;
  comparison: Comparison;
  params: QueryValues<'carriersOffers'>;
  renewed: RenewedOffer | null;
  notices: NoticeView[];
}

const orderBy = { prix: 'price', arrivee: 'arrival', co2: 'carbon', distance: 'distance' } as const satisfies Record<
  string,
  OfferOrder
>;
const wishOf = {
  'sans-imprimante': 'no-printer',
  suivi: 'tracked',
  signature: 'signature',
  enlevement: 'fetched',
} as const satisfies Record<string, Wish>;

const toOffers = `#${offersId}`;

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

export function offersView(page: OffersPage, wording: Wording): OffersView {
  const { comparison, params, shipment, renewed } = page;
  const { t, paths } = wording;
  const [order, wishes] = [params.order ?? 'prix', params.wishes];
  const fitting = offersFulfilling(
    comparison.offers,
    wishes.map((wish) => wishOf[wish]),
  );
  const away = comparison.offers.length - fitting.length;
  const [cheapest, fastest] = [leaderOf(fitting, 'price'), leaderOf(fitting, 'arrival')];
  const badgesOf = (offer: CarrierOffer) => [
    ...(offer === cheapest ? [t('postage.cheapest')] : []),
    ...(offer === fastest ? [t('postage.fastest')] : []),
  ];
  const deposits = new Set(fitting.map(({ deposit }) => deposit));
  const [deposit] = deposits.size === 1 ? deposits : [];
  const all = paths.carriersOffers({ order: params.order, isPatient: params.isPatient });
  return {
    ...stepOf(page, wording),
    renewed: renewed && renewedView(renewed, wording),
    form: {
      action: `${paths.carriersOffers()}${toOffers}`,
      orders: keysOf(orderBy).map((code) => ({ code, name: t(`carriers.by.${orderBy[code]}`) })),
      order,
      // A wish that no offer fulfils would leave none.
      wishes: keysOf(wishOf)
        .filter((value) => wishes.includes(value) || offersFulfilling(comparison.offers, [wishOf[value]]).length > 0)
        .map((value) => ({ value, label: t(`carriers.wish.${wishOf[value]}`), checked: wishes.includes(value) })),
      waits: params.isPatient !== null,
    },
    count: t('carriers.count', { count: fitting.length }),
    basis: [
      ...(fitting.length > 0 ? [t('carriers.totalToPay')] : []),
      ...(deposit ? [t('carriers.deposits', { date: wording.promisedDay(deposit) })] : []),
    ],
    hidden:
      away > 0
        ? {
            text: t('carriers.hidden', { count: away }),
            all: { label: t('carriers.showAll'), href: `${all}${toOffers}` },
          }
        : null,
    offers: sortOffers(fitting, orderBy[order]).map((offer) =>
      offerView({ offer, shipment, badges: badgesOf(offer), hasOwnDeposit: deposits.size > 1 }, wording),
    ),
    hasNoPrinter: wishes.includes('sans-imprimante'),
    missing: missingOf(page, wording),
    excluded: comparison.excluded.map(({ carrier, exclusions }) => ({
      name: wording.t(carrierKey(carrier)),
      reasons: exclusions.map((exclusion) => exclusionText(exclusion, wording)),
    })),
    ranking: [
      t('carriers.ranking'),
      ...methodsOf(comparison.offers, wording),
      ...validityOf(comparison.offers, wording),
    ],
    criteria: { label: t('carriers.criteria'), href: paths.rankingCriteria() },
  };
}

/** What each page of a journey has, with what was told before. */
function stepOf({ options, draft, comparison, notices }: OffersPage, wording: Wording) {
  const journey = carriers.journey(options);
  const answers = draft.answers;
  const found = { declaration: carriers, journey, options, step: 'offers' as const, answers, begun: {}, faults: {} };
  const { title, steps, back, parts } = journeyView(
    { ...found, version: draft.version, notices },
    { price: null, wording },
  );
  const [part] = parts;
  const isNone = comparison.offers.length + comparison.late.length + comparison.failed.length === 0;
  return {
    title,
    steps,
    back,
    notices: isNone ? [...notices, { tone: 'warning' as const, text: wording.t('carriers.noneFits') }] : notices,
    shipment: { text: shipmentText(carriers.summary(answers, { options, wording })), change: part?.change ?? back },
  };
}

/** On one line: « Un colis · 69002 France métropolitaine → 29200 France métropolitaine · 1,2 kg ». */
function shipmentText(rows: readonly SummaryRow[]): string {
  const [type, from, to, ...others] = rows.map(({ value }) => value);
  return joinFacts([type, `${from} → ${to}`, ...others]);
}

function renewedView(renewed: RenewedOffer, wording: Wording): OffersView['renewed'] {
  const { t } = wording;
  return {
    title: renewed.before ? t('carriers.renewedTitle') : t('carriers.renewedOutdatedTitle'),
    text: renewedText(renewed, wording),
    goOn: t('carriers.goOn', { now: wholePrice(renewed.now, wording) }),
    offer: renewed.id,
  };
}

/** Both amounts and their difference, where the backend says both. */
function renewedText({ parcel, before, now }: RenewedOffer, wording: Wording): string {
  const { t } = wording;
  const offer = nameOf(parcel, wording);
  if (!before) return t('carriers.renewedOutdated', { offer, now: wholePrice(now, wording) });
  const difference = now.ttc.cents - before.ttc.cents;
  const between = (one: 'ttc' | 'ht') => ({ cents: Math.abs(now[one].cents - before[one].cents) });
  const amount = wholePrice({ ttc: between('ttc'), ht: between('ht') }, wording);
  return t('carriers.renewedText', {
    offer,
    before: wholePrice(before, wording),
    now: wholePrice(now, wording),
    difference: t(difference > 0 ? 'carriers.costsMore' : 'carriers.costsLess', { amount }),
  });
}

/** A slow carrier is waited for on demand; a sick one is asked again. */
function missingOf({ comparison: { offers, late, failed }, params }: OffersPage, wording: Wording): LinkNotice[] {
  const { t, paths } = wording;
  const names = (codes: readonly string[]) => codes.map((code) => wording.t(carrierKey(code))).join(', ');
  // An address that is shown already and names a part of its page loads nothing.
  const anchor = params.isPatient ? '' : toOffers;
  const again = {
    label: t('carriers.tryAgain'),
    href: `${paths.carriersOffers({ order: params.order, wishes: params.wishes, isPatient: true })}${anchor}`,
  };
  // Who was waited for in vain failed.
  const [slow, sick] = params.isPatient ? [[], [...late, ...failed]] : [late, failed];
  return [
    ...(slow.length > 0
      ? [
          {
            ...again,
            label: t(offers.length > 0 ? 'carriers.waitForLate' : 'carriers.waitForAll'),
            tone: 'info' as const,
            text: t(offers.length > 0 ? 'carriers.late' : 'carriers.lateAlone', { carriers: names(slow) }),
          },
        ]
      : []),
    ...(sick.length > 0
      ? [{ ...again, tone: 'error' as const, text: t('carriers.failed', { carriers: names(sick) }) }]
      : []),
  ];
}

/** Each method of calculation once. */
const methodsOf = (offers: readonly CarrierOffer[], { t }: Wording): string[] =>
  [...new Set(offers.map(({ carbon }) => carbon.method))].map((method) => t('carriers.carbonMethod', { method }));

/** The first of the offers to be over. */
function validityOf(offers: readonly CarrierOffer[], { t, moment }: Wording): string[] {
  const [first] = offers.map(({ validUntil }) => validUntil).toSorted();
  return first ? [t('carriers.validUntil', { moment: moment(first) })] : [];
}
