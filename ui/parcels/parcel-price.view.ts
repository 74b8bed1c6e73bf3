import type { ParcelAnswers, Quote } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { PriceView } from '#ui/journey/journey.view.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { amountBeside } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** Whose offer was chosen in the comparison, and the way to another; absent for a parcel of our own. */
export interface ChosenCarrierView {
  text: string;
  change: LinkView;
}

export const chosenCarrierView = (
  { carrier }: ParcelAnswers,
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
export const perParcel = <Priced extends { price?: string }>(
  choice: Priced,
  quantity: number,
  { t }: Wording,
): Priced =>
  quantity > 1 && choice.price ? { ...choice, price: t('parcels.each', { amount: choice.price }) } : choice;

/** The backend's price, with the next step of the tariff: never a surprise of weight. The chosen point has its address. */
export function priceView(
  quoted: Quote,
  { way, quantity = 1, wording }: { way: string | undefined; quantity?: number; wording: Wording },
): PriceView {
  const { t, weight } = wording;
  const { id, lines, ttc, ht, validUntil, nextStep, point } = quoted;
  const arrival = arrivalText(quoted, { way, wording });
  const totals = quoteRows({ lines, ttc, ht }, wording);
  return {
    quote: { id, ttc, ht },
    validUntil,
    isLeast: !way,
    totals:
      quantity > 1
        ? totals.map((line) => (line.strong ? { ...line, note: t('parcels.forSeveral', { count: quantity }) } : line))
        : totals,
    rows: [
      ...(point && way === 'point'
        ? [{ step: 'delivery', label: t('parcels.pickupPoint'), value: pointText(point, wording) }]
        : []),
      ...(arrival ? [{ step: 'delivery', label: t('parcels.row.arrival'), value: arrival }] : []),
    ],
    ...(nextStep
      ? {
          note:
            nextStep.remaining > 0
              ? t('parcels.nextStep', {
                  remaining: weight(nextStep.remaining),
                  extra: amountBeside(nextStep.extra, { ttc, ht }, wording),
                })
              : t('parcels.nextStepNow', { extra: amountBeside(nextStep.extra, { ttc, ht }, wording) }),
        }
      : {}),
  };
}

const pointText = ({ id, name, street, postalCode, city }: NonNullable<Quote['point']>, { t }: Wording): string =>
  [name, street, `${postalCode} ${city}`, t('parcels.pointNumber', { id })]
    .filter((part) => part.trim() !== '')
    .join('\n');

/** Of the chosen delivery, with the day of deposit from which it counts. */
function arrivalText(
  { ways, deposit }: Pick<Quote, 'ways' | 'deposit'>,
  { way, wording: { t, promisedDay } }: { way: string | undefined; wording: Wording },
): string | undefined {
  const latest = ways.find((each) => each.way === way)?.latest;
  if (!latest) return undefined;
  return deposit
    ? t('parcels.arrival', { date: promisedDay(latest), deposit: promisedDay(deposit) })
    : promisedDay(latest);
}
