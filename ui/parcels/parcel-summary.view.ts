import type { Answers } from '#domain/journey/journey.ts';
import { itemAnswers, pricedParcelOf } from '#domain/parcels/composing.ts';
import { declarationOf } from '#domain/parcels/contents.ts';
import type { Category, Declaration } from '#domain/parcels/declaration.ts';
import { isAtDropOff, wayOf, zoneLabelOf } from '#domain/parcels/delivery.ts';
import type { Format, ParcelField, ParcelStep } from '#domain/parcels/fields.ts';
import { destinationOf, formatOf, gramsOf, postalCodeOf, quantityOf } from '#domain/parcels/item.ts';
import type { ComposingOptions, DepositPlace, Quote, SavedParcel, Way, ZoneLabel } from '#domain/parcels/parcels.ts';
import { sizeOf } from '#domain/parcels/size.ts';
import { euros } from '#domain/shared/money.ts';
import { shownLines } from '#ui/address/shown-address.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { taxed } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  options: ComposingOptions;
  wording: Wording;
}

type RowLabel = keyof typeof rowLabels;

/** A row of a step; nothing where nothing is answered. */
const rowsIn =
  ({ t }: Wording) =>
  (step: ParcelStep) =>
  (label: RowLabel, value: string | undefined): SummaryRow<ParcelStep>[] =>
    value ? [{ step, label: t(rowLabels[label]), value }] : [];

/** How heavy and how large, and how many of them. */
function itemRows(answers: Answers<ParcelField>, { options, wording }: About): SummaryRow<ParcelStep>[] {
  const { t, weight } = wording;
  const row = rowsIn(wording)('votre-colis');
  const [grams, format, size] = [gramsOf(answers.weight), formatOf(answers, options), sizeOf(answers)];
  const count = quantityOf(answers, options) ?? 1;
  return [
    ...row('weight', grams === null ? undefined : weight(grams)),
    ...row('format', format && t(formatLabels[format])),
    ...row('size', size ? t('parcels.sizeText', { ...size }) : undefined),
    ...row('quantity', count > 1 ? t('parcels.exact', { count }) : undefined),
  ];
}

/** What is composed so far, answer by answer. */
export function summaryRows(answers: Answers<ParcelField>, { options, wording }: About): SummaryRow<ParcelStep>[] {
  const { t, longDate } = wording;
  const rowOf = rowsIn(wording);
  const [item, delivery, addresses] = [rowOf('votre-colis'), rowOf('livraison'), rowOf('adresses')];
  const [contents, last] = [rowOf('contenu'), rowOf('recapitulatif')];
  const [way, zone] = [wayOf(answers, options), zoneLabelOf(answers, options)];
  const destination = destinationOf(answers, options);
  const parcel = pricedParcelOf(answers, options);
  const origin = options.origins.find(({ code }) => code === answers.origin);
  return [
    ...item('origin', destination && origin?.name),
    ...item('destination', destination && `${postalCodeOf(answers)} ${destination.name}`.trim()),
    ...itemRows(answers, { options, wording }),
    ...delivery('zone', zone && way && t(zoneLabels[zone])),
    ...delivery('carrier', chosenCarrier(answers, wording)),
    // Overseas the zone has the name of the delivery: once is enough.
    ...delivery('way', way && (!zone || zoneLabels[zone] !== wayLabels[way]) ? t(wayLabels[way]) : undefined),
    ...delivery('cover', parcel?.cover && coverName(parcel.cover, wording)),
    ...delivery('printing', printingText(answers, wording)),
    ...addresses('sender', parcel?.sender && shownLines(parcel.sender, wording).join('\n')),
    ...addresses('recipient', parcel?.recipient && shownLines(parcel.recipient, wording).join('\n')),
    ...(options.customs.isNeeded ? contents('category', contentsText(answers, { options, wording })) : []),
    ...last('depositPlace', parcel?.deposit && t(placeLabels[parcel.deposit.place])),
    ...last('depositDate', parcel?.deposit && longDate(parcel.deposit.date)),
  ];
}

/** Where it is not the sender who prints it. */
const printingText = (answers: Answers<ParcelField>, { t }: Wording) =>
  isAtDropOff(answers) ? t('parcels.printedAtDropOff') : undefined;

/** Of an offer of the comparison; without one it is our own, as the title says. */
const chosenCarrier = ({ carrier }: Answers<ParcelField>, wording: Wording) =>
  carrier && wording.t(carrierKey(carrier));

function contentsText(answers: Answers<ParcelField>, { options, wording }: About): string | undefined {
  const declaration = declarationOf(answers, options);
  return declaration ? declaredText(declaration, wording) : undefined;
}

const declaredText = ({ category, articles }: Declaration, { t }: Wording): string =>
  [t(categoryLabels[category]), ...articles.map(({ quantity, description }) => `${quantity} × ${description}`)].join(
    '\n',
  );

/** What is known of a saved parcel, wherever it goes. */
export function savedRows(
  { way, cover, declaration, ...item }: Omit<SavedParcel, 'id' | 'name'>,
  { options, wording }: About,
): SummaryRow<ParcelStep>[] {
  const rowOf = rowsIn(wording);
  const delivery = rowOf('livraison');
  return [
    ...itemRows(itemAnswers(item), { options, wording }),
    ...delivery('way', way ? wording.t(wayLabels[way]) : undefined),
    ...delivery('cover', cover ? coverName(cover, wording) : undefined),
    ...rowOf('contenu')('category', declaration ? declaredText(declaration, wording) : undefined),
  ];
}

const pointText = ({ id, name, street, postalCode, city }: NonNullable<Quote['point']>, { t }: Wording): string =>
  [name, street, `${postalCode} ${city}`, t('parcels.pointNumber', { id })]
    .filter((part) => part.trim() !== '')
    .join('\n');

/** Of the chosen delivery, with the day of deposit from which it counts. */
function arrivalText(
  { ways, deposit }: Pick<Quote, 'ways' | 'deposit'>,
  { way, wording: { t, longDate } }: { way: string | undefined; wording: Wording },
): string | undefined {
  const latest = ways.find((each) => each.way === way)?.latest;
  if (!latest) return undefined;
  return deposit ? t('parcels.arrival', { date: longDate(latest), deposit: longDate(deposit) }) : longDate(latest);
}

const rowLabels = {
  origin: 'parcels.rowOrigin',
  destination: 'parcels.rowDestination',
  weight: 'parcels.rowWeight',
  format: 'parcels.format',
  size: 'parcels.rowSize',
  quantity: 'parcels.rowQuantity',
  zone: 'parcels.zone',
  carrier: 'parcels.carrier',
  way: 'parcels.rowWay',
  cover: 'parcels.rowCover',
  printing: 'parcels.printing',
  point: 'parcels.pickupPoint',
  arrival: 'parcels.rowArrival',
  sender: 'parcels.sender',
  recipient: 'parcels.recipient',
  category: 'parcels.rowContents',
  depositPlace: 'parcels.depositPlace',
  depositDate: 'parcels.depositDate',
} as const;

export const formatLabels = {
  standard: 'parcels.standard',
  bulky: 'parcels.bulky',
} as const satisfies Record<Format, string>;

/** The specification's (§9). */
const zoneLabels = {
  national: 'parcels.zoneNational',
  international: 'parcels.zoneInternational',
  'standard-om': 'parcels.zoneStandardOm',
  'eco-om': 'parcels.zoneEcoOm',
} as const satisfies Record<ZoneLabel, string>;

export const wayLabels = {
  point: 'parcels.wayPoint',
  home: 'parcels.wayHome',
  signature: 'parcels.waySignature',
  'eco-om': 'parcels.zoneEcoOm',
  'standard-om': 'parcels.zoneStandardOm',
} as const satisfies Record<Way, string>;

export const categoryLabels = {
  gift: 'parcels.gift',
  documents: 'parcels.documents',
  sample: 'parcels.sample',
  sale: 'parcels.sale',
  return: 'parcels.return',
  other: 'parcels.other',
} as const satisfies Record<Category, string>;

export const placeLabels = {
  'post-office': 'parcels.postOffice',
  'pickup-point': 'parcels.inPoint',
  letterbox: 'parcels.letterbox',
} as const satisfies Record<DepositPlace, string>;

/** Whose offer was chosen in the comparison, and the way to another; absent for a parcel of our own. */
export interface ChosenCarrierView {
  text: string;
  change: LinkView;
}

export const chosenCarrierView = (
  { carrier }: Answers<ParcelField>,
  { t, paths }: Pick<Wording, 't' | 'paths'>,
): ChosenCarrierView | null =>
  carrier
    ? {
        text: t('parcels.chosenCarrier', { carrier: t(carrierKey(carrier)) }),
        change: { label: t('parcels.changeCarrier'), href: paths.carriersOffers() },
      }
    : null;

/** The real value is paid, on proof. */
export const isAdValorem = (cover: string): boolean => cover.startsWith('AV');

/** What the price says of a cover is what it pays; its name is that of its code: `R1`, `AV500`. */
export function coverName(cover: string, { t, money }: Pick<Wording, 't' | 'money'>): string {
  const [, kind, number] = /^(R|AV)([0-9]{1,5})$/.exec(cover) ?? [];
  if (kind === 'R') return t('parcels.coverLevel', { level: Number(number) });
  if (kind === 'AV') return t('parcels.coverValorem', { amount: money(euros(Number(number))) });
  return t(cover === 'INCLUDED' ? 'parcels.coverIncluded' : 'parcels.coverMore');
}

/** A price beside a choice is that of one parcel. */
export const perParcel = <Aside extends { aside?: string }>(price: Aside, quantity: number, { t }: Wording): Aside =>
  quantity > 1 && price.aside ? { ...price, aside: t('parcels.each', { amount: price.aside }) } : price;

/** The backend's price, with the next step of the tariff: never a surprise of weight. The chosen point has its address. */
export function priceView(
  quoted: Quote,
  { way, quantity = 1, wording }: { way: string | undefined; quantity?: number; wording: Wording },
): PriceView {
  const { t, weight } = wording;
  const { id, lines, ttc, ht, validUntil, nextStep, point } = quoted;
  const row = rowsIn(wording)('livraison');
  const totals = quoteRows({ lines, ttc, ht }, wording);
  return {
    quote: { id, ttc },
    validUntil,
    isLeast: !way,
    totals:
      quantity > 1
        ? totals.map((line) => (line.strong ? { ...line, note: t('parcels.forSeveral', { count: quantity }) } : line))
        : totals,
    rows: [
      ...row('point', point && way === 'point' ? pointText(point, wording) : undefined),
      ...row('arrival', arrivalText(quoted, { way, wording })),
    ],
    ...(nextStep
      ? {
          note:
            nextStep.remaining > 0
              ? t('parcels.nextStep', { remaining: weight(nextStep.remaining), extra: taxed(nextStep.extra, wording) })
              : t('parcels.nextStepNow', { extra: taxed(nextStep.extra, wording) }),
        }
      : {}),
  };
}
