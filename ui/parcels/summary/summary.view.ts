import { addressLines, printedLines } from '#domain/address/address-lines.ts';
import { depositPlacesOf, isAtDropOff } from '#domain/parcels/delivery.ts';
import { parcelJourney } from '#domain/parcels/journey.ts';
import type { DepositPlace, Good, Party, Quote } from '#domain/parcels/parcels.ts';
import { addressAtPoint, carrierMax } from '#domain/parcels/parties.ts';
import type { PickupPoint } from '#domain/pickup/pickup-points.ts';
import type { LinkView } from '#ui/components/views.ts';
import { type DepositDayView, depositDays } from '#ui/journey/deposit-days.view.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { hourView } from '#ui/pickup/pickup-hours.view.ts';
import { readableNumber } from '#ui/wording/readable-number.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { ParcelPage } from '../parcel-price.server.ts';
import type { DropOffsView } from './drop-offs.view.ts';

export interface GoodView {
  name: string;
  verdict: Good['verdict'];
  /** « Interdit », « Autorisé sous conditions ». */
  label: string;
  text?: string;
}

export interface ParcelSummaryView extends JourneyView {
  places: { value: string; title: string; text: string; selected: boolean }[];
  dates: DepositDayView[];
  goods: { anchor: string; found: GoodView[]; status?: string };
  hazmat: { value: string; label: string; checked: boolean; list: LinkView };
  notes: string[];
  /** The addresses as the label prints them. */
  label: { title: string; lines: string[] }[];
  dropOffs: DropOffsView | null;
  /** A company's own is asked for. */
  asksReference: boolean;
  save: { label: string; text: string };
}

/** What was looked for; `found` is `null` where the list cannot be asked. */
export interface SoughtGoods {
  words: string;
  found: readonly Good[] | null;
}

export const goodsAnchor = 'marchandises';

/** A locker prints no label. */
const placeText = (place: DepositPlace, isCoded: boolean) =>
  isCoded && place === 'pickup-point'
    ? ('parcels.place.pickup-point.printsLabel' as const)
    : (`parcels.place.${place}.text` as const);

interface SummaryInput {
  page: Pick<ParcelPage, 'options' | 'answers'>;
  view: JourneyView;
  quote: Quote | null;
  goods: SoughtGoods | null;
  dropOffs: DropOffsView | null;
}

export function summaryView({ page, view, quote, goods, dropOffs }: SummaryInput, wording: Wording): ParcelSummaryView {
  const { t, numericDay, paths } = wording;
  const { listVersion } = page.options;
  const depositPlaces = depositPlacesOf(page.answers, page.options);
  const isCoded = isAtDropOff(page.answers);
  const { values } = view;
  return {
    ...view,
    places: depositPlaces.map(({ place, cutOff }) => ({
      value: place,
      title: t(`parcels.place.${place}`),
      text: [
        t(placeText(place, isCoded)),
        ...(cutOff ? [t('parcels.cutOff', { time: hourView(cutOff, wording) })] : []),
      ].join(' '),
      selected: values.depositPlace === place,
    })),
    dates: depositDays({ places: depositPlaces, nameOf: (place) => t(`parcels.place.${place}`) }, wording),
    goods: goodsView(goods, wording),
    hazmat: {
      value: listVersion,
      label: t('parcels.acknowledge', { version: listVersion }),
      checked: values.hazmat === listVersion,
      list: { label: t('parcels.wholeList'), href: paths.dangerousGoods() },
    },
    notes: [
      ...(quote ? [t('parcels.soldBy', { carrier: t(carrierKey(quote.carrier)) })] : []),
      ...(isCoded ? [t('parcels.codeAfterPayment')] : []),
      ...(quote?.labelValidUntil
        ? [
            t(isCoded ? 'parcels.codeValidUntil' : 'parcels.validUntil', { date: numericDay(quote.labelValidUntil) }),
            t(isCoded ? 'parcels.codeRefundable' : 'parcels.refundable'),
          ]
        : []),
    ],
    label: (['recipient', 'sender'] as const).flatMap((party) => {
      const point = party === 'recipient' && page.answers.way === 'point' ? (quote?.point ?? null) : null;
      return printedOf({ party, point }, page, wording);
    }),
    dropOffs,
    asksReference: wording.mode === 'pro',
    save: { label: t('parcels.saveParcel'), text: t('parcels.saveParcelText') },
  };
}

/** A parcel that waits at a point goes to its address, under the recipient's name. */
function printedOf(
  { party, point }: { party: Party; point: PickupPoint | null },
  { answers, options }: SummaryInput['page'],
  { t }: Wording,
): ParcelSummaryView['label'] {
  const typed = parcelJourney(options).read(answers).values[party];
  if (!typed) return [];
  const address = point ? addressAtPoint(typed, point) : typed;
  const printed = printedLines(address, carrierMax);
  // The name of a point is nothing that the shopper could shorten.
  const lines = printed.kind === 'lines' ? printed.lines : point ? addressLines(address) : null;
  if (!lines) return [];
  const pointLines = point
    ? [t('parcels.pointOnLabel', { id: point.id }), readableNumber(typed.mobilePhone, typed.country)].filter(Boolean)
    : [];
  return [{ title: t(`parcels.${party}`), lines: [...lines, ...pointLines] }];
}

function goodsView(goods: SoughtGoods | null, { t }: Wording): ParcelSummaryView['goods'] {
  const anchor = goodsAnchor;
  if (!goods) return { anchor, found: [] };
  if (goods.found === null) return { anchor, found: [], status: t('parcels.goodsAway') };
  const found = goods.found.map(({ name, verdict, text }) => ({
    name,
    verdict,
    label: t(`parcels.good.${verdict}`),
    ...(text ? { text } : {}),
  }));
  const { words } = goods;
  return {
    anchor,
    found,
    status:
      found.length > 0 ? t('parcels.goodsFound', { count: found.length, words }) : t('parcels.noGoods', { words }),
  };
}
