import { printedLines } from '#domain/address/address-lines.ts';
import type { Party } from '#domain/parcels/fields.ts';
import type { DepositPlace, Good, Quote } from '#domain/parcels/parcels.ts';
import { carrierMax, partyOf } from '#domain/parcels/parties.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { carrierKey } from '#ui/labels/carrier-label.ts';
import { hourView } from '#ui/pickup/pickup-hours.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { ParcelPage } from '../parcel-price.server.ts';
import { placeLabels } from '../parcel-summary.view.ts';
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
  dates: { code: string; name: string }[];
  goods: { anchor: string; found: GoodView[]; status?: string };
  hazmat: { value: string; label: string; checked: boolean; list: LinkView };
  notes: string[];
  /** The addresses as the label prints them. */
  label: { title: string; lines: string[] }[];
  dropOffs: DropOffsView | null;
  /** A company's own is asked for. */
  asksReference: boolean;
}

/** What was looked for; `found` is `null` where the list cannot be asked. */
export interface SoughtGoods {
  words: string;
  found: readonly Good[] | null;
}

export const goodsAnchor = 'marchandises';

const placeTexts = {
  'post-office': 'parcels.postOfficeText',
  'pickup-point': 'parcels.inPointText',
  letterbox: 'parcels.letterboxText',
} as const satisfies Record<DepositPlace, string>;

const verdicts = {
  allowed: 'parcels.goodAllowed',
  conditions: 'parcels.goodConditions',
  forbidden: 'parcels.goodForbidden',
} as const satisfies Record<Good['verdict'], string>;

interface Shown {
  page: Pick<ParcelPage, 'options' | 'answers'>;
  view: JourneyView;
  told: Quote | null;
  goods: SoughtGoods | null;
  dropOffs: DropOffsView | null;
}

export function summaryView({ page, view, told, goods, dropOffs }: Shown, wording: Wording): ParcelSummaryView {
  const { t, longDate, paths } = wording;
  const { depositPlaces, listVersion } = page.options;
  const { values } = view;
  const days = [...new Set(depositPlaces.flatMap(({ dates }) => dates))].toSorted();
  return {
    ...view,
    places: depositPlaces.map(({ place, cutOff }) => ({
      value: place,
      title: t(placeLabels[place]),
      text: [t(placeTexts[place]), ...(cutOff ? [t('parcels.cutOff', { time: hourView(cutOff, wording) })] : [])].join(
        ' ',
      ),
      selected: values.depositPlace === place,
    })),
    dates: [{ code: '', name: t('parcels.chooseDate') }, ...days.map((day) => ({ code: day, name: longDate(day) }))],
    goods: goodsView(goods, wording),
    hazmat: {
      value: listVersion,
      label: t('parcels.acknowledge', { version: listVersion }),
      checked: values.hazmat === listVersion,
      list: { label: t('parcels.wholeList'), href: paths.dangerousGoods() },
    },
    notes: [
      ...(told ? [t('parcels.soldBy', { carrier: t(carrierKey(told.carrier)) })] : []),
      ...(told?.labelValidUntil
        ? [t('parcels.validUntil', { date: longDate(told.labelValidUntil) }), t('parcels.refundable')]
        : []),
    ],
    label: (['recipient', 'sender'] as const).flatMap((party) => printedOf(party, page, wording)),
    dropOffs,
    asksReference: wording.mode === 'pro',
  };
}

function printedOf(party: Party, { answers, options }: Shown['page'], { t }: Wording): ParcelSummaryView['label'] {
  const of = partyOf(party, answers, options);
  const printed = of.kind === 'address' ? printedLines(of.address, carrierMax) : null;
  return printed?.kind === 'lines' ? [{ title: t(`parcels.${party}`), lines: printed.lines }] : [];
}

function goodsView(goods: SoughtGoods | null, { t }: Wording): ParcelSummaryView['goods'] {
  const anchor = goodsAnchor;
  if (!goods) return { anchor, found: [] };
  if (goods.found === null) return { anchor, found: [], status: t('parcels.goodsAway') };
  const found = goods.found.map(({ name, verdict, text }) => ({
    name,
    verdict,
    label: t(verdicts[verdict]),
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
