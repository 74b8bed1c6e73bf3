import type { CarrierOffer, Shipment } from '#domain/carriers/carriers.ts';
import type { FactView } from '#ui/components/views.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { amountBeside, priceOf, priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** One offer, with all that its price depends on. */
export interface OfferView {
  /** Of its quote. */
  id: string;
  name: string;
  /** Two letters of the carrier's name, in a colour of its own. */
  mark: { carrier: string; letters: string };
  price: { main: string; note?: string };
  provisional: string | null;
  latest: string;
  badge: { text: string; isGuaranteed: boolean };
  facts: FactView[];
  conditions: string[];
  fees: string[];
}

export function offerView(
  { offer, shipment }: { offer: CarrierOffer; shipment: Shipment },
  wording: Wording,
): OfferView {
  const { t, number, promisedDay, mode } = wording;
  const { ttc, ht, carbon, isGuaranteed } = offer;
  const fact = (label: keyof typeof factLabels, value: string) => ({ label: t(factLabels[label]), value });
  return {
    id: offer.id,
    name: nameOf(offer, wording),
    mark: { carrier: offer.carrier, letters: t(carrierKey(offer.carrier)).slice(0, 2) },
    price:
      mode === 'pro'
        ? priceOf({ ttc, ht }, wording)
        : { main: priceWithTax(ttc, wording), note: t('carriers.totalToPay') },
    provisional: offer.isProvisional ? t('carriers.provisional') : null,
    latest: offer.deposit
      ? t('carriers.latestFrom', { date: promisedDay(offer.latest), deposit: promisedDay(offer.deposit) })
      : t('carriers.latest', { date: promisedDay(offer.latest) }),
    badge: { text: t(isGuaranteed ? 'carriers.guaranteed' : 'carriers.indicative'), isGuaranteed },
    facts: [
      fact('cover', coverText({ offer, shipment }, wording)),
      fact('dropOff', dropOffText(offer, wording)),
      fact('label', t(offer.needsPrinter ? 'carriers.printer' : 'carriers.noPrinter')),
      fact('tracking', trackingText(offer, wording)),
      fact('carbon', t('carriers.carbon', { kilograms: number(carbon.kilograms) })),
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

const factLabels = {
  cover: 'carriers.cover',
  dropOff: 'carriers.dropOff',
  label: 'carriers.label',
  tracking: 'carriers.tracking',
  carbon: 'carriers.carbonLabel',
} as const;

/** « Chronopost en ligne – Domicile ». */
export const nameOf = ({ carrier, way }: Pick<CarrierOffer, 'carrier' | 'way'>, wording: Wording): string =>
  wording.t('carriers.offerName', { carrier: wording.t(carrierKey(carrier)), way: wording.t(`parcels.way.${way}`) });

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
