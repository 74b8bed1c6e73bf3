import { isAtDropOff, mayPrintAtDropOff, waysOf, worthwhileCovers } from '#domain/parcels/delivery.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import type { Quote } from '#domain/parcels/parcels.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { MapSource } from '#ui/map/map-source.ts';
import { type FinderPage, type Pickup, type PickupView, pickupView, sellerInAddress } from '#ui/pickup/pickup.view.ts';
import { fieldsOf } from '#ui/routing/queries/queries.ts';
import { choicePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { ParcelPage } from '../parcel-price.server.ts';
import { type ChosenCarrierView, chosenCarrierView, isAdValorem, perParcel } from '../parcel-price.view.ts';

interface Choice {
  value: string;
  title: string;
  text: string;
  price?: string;
  priceNote?: string;
  selected: boolean;
}

export interface DeliveryView extends JourneyView {
  ways: Choice[];
  covers: Choice[];
  /** Who prints the label; empty where the sender alone may. */
  printings: Choice[];
  carrier?: ChosenCarrierView;
  /** Shown where the parcel goes to a point. */
  pickup?: PickupView;
}

/** The parcels' own finder: no seller has this name. */
const own = 'colis';
export const finderAnchor = `retrait-${sellerInAddress(own)}`;

export interface DeliveryStep {
  page: Pick<ParcelPage, 'options' | 'answers'>;
  view: JourneyView;
  /** What the backend says of the parcel; `null` where it cannot be asked. */
  quote: Quote | null;
  pickup: Pickup | null;
  map: MapSource;
}

export function deliveryView({ page, view, quote, pickup, map }: DeliveryStep, wording: Wording): DeliveryView {
  const carrier = chosenCarrierView(page.answers, wording);
  return {
    ...view,
    ways: wayChoices({ page, view, quote }, wording),
    covers: coverChoices({ page, view, quote }, wording),
    printings: printingChoices(page, view, wording),
    ...(carrier && { carrier }),
    ...(pickup
      ? { pickup: pickupView({ sellerId: own, pickup, map, notices: [], page: finderOf(wording) }, wording) }
      : {}),
  };
}

const finderOf = ({ paths }: Wording): FinderPage => ({
  path: (query) => paths.parcelsDelivery(query),
  fields: (query) => fieldsOf('parcelsDelivery', query),
});

type QuotedStep = Pick<DeliveryStep, 'page' | 'view' | 'quote'>;

/** Each way with its price; one that is too heavy for says so instead. */
function wayChoices({ page: { options, answers }, view, quote }: QuotedStep, wording: Wording): Choice[] {
  const { t, weight } = wording;
  const { weight: grams = 0, quantity = 1 } = parcelJourney(options).read(answers).values;
  // Another carrier than ours makes only the deliveries that the backend prices.
  const ways = waysOf(answers, options).filter(
    ({ way }) => !answers.carrier || !quote || quote.ways.some((each) => each.way === way),
  );
  return ways.map(({ way, maxWeight }) => {
    const offer = quote?.ways.find((each) => each.way === way);
    const latest = offer ? ` ${latestText(offer.latest, quote?.deposit ?? null, wording)}` : '';
    const isHeavy = grams > maxWeight;
    return {
      value: way,
      title: t(`parcels.way.${way}`),
      text: `${t(`parcels.way.${way}.text`)}${latest}`,
      ...(offer && !isHeavy ? perParcel(choicePrice(offer, wording), quantity, wording) : {}),
      ...(isHeavy ? { price: t('parcels.upTo', { most: weight(maxWeight) }) } : {}),
      selected: view.values.way === way,
    };
  });
}

const latestText = (latest: string, deposit: string | null, { t, promisedDay }: Wording): string =>
  deposit
    ? t('parcels.latestFrom', { date: promisedDay(latest), deposit: promisedDay(deposit) })
    : t('parcels.latest', { date: promisedDay(latest) });

/** What each cover pays, and what it costs; nothing is ticked but the included one. */
function coverChoices({ page: { options, answers }, view, quote }: QuotedStep, wording: Wording): Choice[] {
  const { t, money } = wording;
  const { quantity = 1 } = parcelJourney(options).read(answers).values;
  const worthwhile = worthwhileCovers(quote?.covers ?? []);
  const covers = options.covers.filter(
    (code) => worthwhile.length === 0 || worthwhile.some(({ cover }) => cover === code),
  );
  return covers.map((code, place) => {
    const offer = quote?.covers.find(({ cover }) => cover === code);
    const isFree = offer ? offer.ttc.cents === 0 : place === 0;
    const title = offer
      ? t(isAdValorem(code) ? 'parcels.coverValoremUpTo' : 'parcels.coverUpTo', { amount: money(offer.compensation) })
      : t(isFree ? 'parcels.coverIncluded' : 'parcels.coverMore');
    return {
      value: code,
      title,
      text: t(
        isFree ? 'parcels.coverIncludedText' : isAdValorem(code) ? 'parcels.coverValoremText' : 'parcels.coverMoreText',
      ),
      ...(isFree ? { price: t('parcels.included') } : {}),
      ...(offer && !isFree ? perParcel(plus(choicePrice(offer, wording)), quantity, wording) : {}),
      selected: view.values.cover === code,
    };
  });
}

/** A choice that is offered no longer is shown where it was made, so that it can be changed. */
function printingChoices(
  { answers, options }: DeliveryStep['page'],
  { values }: JourneyView,
  { t }: Wording,
): Choice[] {
  const isChosen = isAtDropOff(values);
  if (!isChosen && !mayPrintAtDropOff(answers, options)) return [];
  return [
    { value: 'self', title: t('parcels.printSelf'), text: t('parcels.printSelfText'), selected: !isChosen },
    {
      value: 'drop-off',
      title: t('parcels.printAtDropOff'),
      text: t('parcels.printAtDropOffText'),
      selected: isChosen,
    },
  ];
}

const plus = <Priced extends { price: string }>(choice: Priced): Priced => ({ ...choice, price: `+ ${choice.price}` });
