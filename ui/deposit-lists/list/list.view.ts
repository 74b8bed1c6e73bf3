import type { DepositList } from '#domain/labels/deposit-lists.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import { type LineLabelView, lineLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ListedLabelView, listedLabelView, listFileView, listStateView } from '../deposit-list.view.ts';

/** A deposit list as it is shown, printed and scanned. */
export interface DepositListView {
  title: string;
  trail: LinkView[];
  lead: string;
  state: LineLabelView;
  notices: NoticeView[];
  /** What a counter scans; absent where no counter takes the list. */
  code?: { label: string; text: string; rows: string[] };
  facts: FactView[];
  labels: ListedLabelView[];
  removed: { id: string; title: string; state: LineLabelView }[];
  file: LinkView | null;
  mayCancel: boolean;
}

export function depositListView(
  { list, notices }: { list: DepositList; notices: NoticeView[] },
  wording: Wording,
): DepositListView {
  const { t, paths, moment, numericDay, number, weight } = wording;
  const { status, labels, totalWeight, scannedAt, barcode } = list;
  const file = listFileView(list, wording);
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return {
    title: t('deposit-lists.listTitle', { number: list.number }),
    trail: [{ label: t('deposit-lists.title'), href: paths.depositLists() }],
    lead: leadOf(list, wording),
    state: listStateView(list, wording),
    notices,
    ...(file ? { code: { label: t('deposit-lists.code', { number: list.number }), ...barcode } } : {}),
    facts: [
      ...fact(t('deposit-lists.fact.day'), wording.promisedDay(list.date)),
      ...fact(t('deposit-lists.fact.count'), number(labels.length)),
      ...fact(t('deposit-lists.fact.weight'), totalWeight === null || labels.length === 0 ? null : weight(totalWeight)),
      ...fact(t('deposit-lists.fact.created'), numericDay(list.createdAt)),
      ...fact(t('deposit-lists.fact.scanned'), scannedAt && moment(scannedAt)),
    ],
    labels: labels.map((label) => listedLabelView(label, wording)),
    removed: list.removed.map(({ trackingId, state }) => ({
      id: trackingId,
      title: t('orders.labelNumber', { number: groupedNumber(trackingId) }),
      state: lineLabelView({ state, availableUntil: null }, wording),
    })),
    file,
    mayCancel: status === 'open',
  };
}

const leadOf = ({ status, scannedAt }: DepositList, { t, moment }: Wording): string =>
  status === 'scanned'
    ? t(
        'deposit-lists.listLead.scanned',
        scannedAt ? { dated: 'yes', moment: moment(scannedAt) } : { dated: 'no', moment: '' },
      )
    : t(`deposit-lists.listLead.${status}`);
