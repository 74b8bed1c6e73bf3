import type { CarrierOffer, Shipment } from '#domain/carriers/carriers.ts';
import type { IconName } from '#ui/components/values/icon.tsx';
import type { FactView } from '#ui/components/views.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { amountBeside, priceOf, priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** One offer, with all that its price depends on. */
export interface OfferView {
  /** Of its quote. */
  id: string;
  name: string;
  /** The two parts of its name. */
  carrier: string;
  way: string;
  /** A sign of the carrier, in a colour of its own. */
  mark: { carrier: string; icon: IconName };
  /** What it is the best at. */
  badges: string[];
  price: { main: string; note?: string };
  provisional: string | null;
  arrival: { latest: string; deposit: string | null; badge: { text: string; isGuaranteed: boolean } };
  /** Beside its arrival; a narrow screen has them among its details. */
  columns: FactView[];
  facts: FactView[];
  conditions: string[];
  fees: string[];
}

interface OfferInput {
  offer: CarrierOffer;
  shipment: Shipment;
  badges: string[];
  /** Where not all are handed over on one day. */
  hasOwnDeposit: boolean;
}

export function offerView({ offer, shipment, badges, hasOwnDeposit }: OfferInput, wording: Wording): OfferView {
  const { t, number, promisedDay, mode } = wording;
  const { ttc, ht, carbon, isGuaranteed } = offer;
  return {
    id: offer.id,
    name: nameOf(offer, wording),
    ...namePartsOf(offer, wording),
    mark: { carrier: offer.carrier, icon: icons[offer.carrier] ?? 'truck' },
    badges,
    price: mode === 'pro' ? priceOf({ ttc, ht }, wording) : { main: priceWithTax(ttc, wording) },
    provisional: offer.isProvisional ? t('carriers.provisional') : null,
    arrival: {
      latest: promisedDay(offer.latest),
      deposit: hasOwnDeposit && offer.deposit ? t('carriers.deposit', { date: promisedDay(offer.deposit) }) : null,
      badge: { text: t(isGuaranteed ? 'carriers.guaranteed' : 'carriers.indicative'), isGuaranteed },
    },
    columns: [
      { label: t('carriers.dropOff'), value: dropOffText(offer, wording) },
      { label: t('carriers.emissions'), value: t('carriers.carbon', { kilograms: number(carbon.kilograms) }) },
    ],
    facts: [
      { label: t('carriers.tracking'), value: trackingText(offer, wording) },
      { label: t('carriers.label'), value: t(offer.needsPrinter ? 'carriers.printer' : 'carriers.noPrinter') },
      { label: t('carriers.cover'), value: coverText({ offer, shipment }, wording) },
    ],
    conditions: [...offer.conditions],
    fees:
      offer.fees.length > 0
        ? offer.fees.map(({ name, amount }) =>
            t('carriers.fee', { name, amount: amountBeside(amount, offer, wording) }),
          )
        : [t('carriers.noFee')],
  };
}

const icons: Record<string, IconName> = { POFR: 'parcel', CHRP: 'clock', DLVG: 'letter', LPFR: 'leaf' };

/** « Chronopost en ligne – Domicile ». */
export const nameOf = (offer: NamedOffer, wording: Wording): string =>
  wording.t('carriers.offerName', namePartsOf(offer, wording));

type NamedOffer = Pick<CarrierOffer, 'carrier' | 'way'>;

const namePartsOf = ({ carrier, way }: NamedOffer, { t }: Wording) => ({
  carrier: t(carrierKey(carrier)),
  way: t(`parcels.way.${way}`),
});

function coverText({ offer, shipment: { value } }: { offer: CarrierOffer; shipment: Shipment }, wording: Wording) {
  const { t, money } = wording;
  const amount = money(offer.cover);
  return value && value.cents > offer.cover.cents
    ? t('carriers.coverOfValue', { amount, value: money(value) })
    : t('carriers.coverUpTo', { amount });
}

function dropOffText({ dropOff: { kind, name, metres }, isFetched }: CarrierOffer, wording: Wording): string {
  const { t } = wording;
  const isNear = name !== null && metres !== null;
  const where = isNear
    ? t('carriers.dropAt', { name, distance: distanceOf(metres, wording) })
    : t(`carriers.dropOff.${kind}`);
  return isFetched && kind !== 'letterbox' ? `${where}, ${t('carriers.fetched')}` : where;
}

const metresPerKilometre = 1000;

const distanceOf = (metres: number, { t, number }: Wording): string =>
  metres < metresPerKilometre
    ? t('carriers.metres', { metres: number(metres) })
    : t('carriers.kilometres', { kilometres: number(Math.round(metres / 100) / 10) });

function trackingText({ isTracked, hasSignature }: CarrierOffer, { t }: Wording): string {
  if (!isTracked) return t('carriers.notTracked');
  return t(hasSignature ? 'carriers.trackedSigned' : 'carriers.tracked');
}
