import {
  type Depositable,
  type DepositableLabel,
  type DepositList,
  type DepositListFaults,
  mostLabels,
} from '#domain/labels/deposit-lists.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import type { LineLabelView } from '#ui/order-lines/line-label.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type ListedLabelView, listedLabelView, listFileView, listStateView } from '../deposit-list.view.ts';

/** What was chosen. */
export interface TypedList {
  trackingIds: readonly string[];
  date: string;
  faults: DepositListFaults;
}

export interface DepositListsView {
  title: string;
  trail: LinkView[];
  lead: string;
  notices: NoticeView[];
  /** Absent where nothing can be put on a list. */
  form?: {
    labels: (ListedLabelView & { selected: boolean; print?: LinkView & { number: string } })[];
    days: { code: string; name: string }[];
    day: string;
    errors: FieldErrors;
  };
  /** Why there is no form, and where to go on. */
  nothing?: { text: string; way: LinkView };
  lists: { number: LinkView; facts: string[][]; state: LineLabelView; file: LinkView | null }[];
}

interface DepositListsInput {
  depositable: Depositable;
  lists: readonly DepositList[];
  /** `null`: nothing was chosen yet, and all that one list holds is. */
  typed: TypedList | null;
  /** The order whose labels are chosen first; `null`: those of every order. */
  orderCode: string | null;
  notices: NoticeView[];
  /** `YYYY-MM-DD`, in Paris. */
  today: string;
}

export function depositListsView(read: DepositListsInput, wording: Wording): DepositListsView {
  const { depositable, lists, orderCode, notices } = read;
  const { t, paths } = wording;
  const isOfOrder = depositable.labels.some((label) => label.orderCode === orderCode);
  const isMissed = orderCode !== null && !isOfOrder && depositable.labels.length > 0;
  return {
    title: t('deposit-lists.title'),
    trail: [{ label: t('account.title'), href: paths.account() }],
    lead: t('deposit-lists.lead'),
    notices: [...notices, ...(isMissed ? [{ tone: 'info' as const, text: t('deposit-lists.nothingOfOrder') }] : [])],
    ...(depositable.labels.length > 0 && depositable.dates.length > 0
      ? { form: formView(read, isOfOrder, wording) }
      : {
          nothing: {
            text: t(depositable.labels.length > 0 ? 'deposit-lists.noDay' : 'deposit-lists.nothing'),
            way: { label: t('deposit-lists.toParcels'), href: paths.parcels() },
          },
        }),
    lists: lists.map((list) => ({
      number: {
        label: t('deposit-lists.number', { number: list.number }),
        href: paths.depositList({ number: list.number }),
      },
      facts: [
        [t('deposit-lists.forDay', { day: wording.promisedDay(list.date) })],
        [
          ...(list.labels.length > 0 ? [t('deposit-lists.count', { count: list.labels.length })] : []),
          ...(list.totalWeight ? [t('deposit-lists.weight', { weight: wording.weight(list.totalWeight) })] : []),
        ],
      ],
      state: listStateView(list, wording),
      file: listFileView(list, wording),
    })),
  };
}

function formView(
  { depositable: { labels, dates }, typed, orderCode, today }: DepositListsInput,
  isOfOrder: boolean,
  wording: Wording,
): NonNullable<DepositListsView['form']> {
  const { t, numericDay } = wording;
  const isOffered = ({ orderCode: code }: DepositableLabel) => !isOfOrder || code === orderCode;
  const chosen = new Set(
    typed?.trackingIds ??
      labels
        .filter(isOffered)
        .slice(0, mostLabels)
        .map(({ trackingId }) => trackingId),
  );
  return {
    // Those of the order that led here stand first.
    labels: [...labels.filter(isOffered), ...labels.filter((label) => !isOffered(label))].map((label) => {
      const view = listedLabelView(label, wording);
      const until = label.validUntil ? [t('deposit-lists.until', { day: numericDay(label.validUntil) })] : [];
      return {
        ...view,
        facts: view.facts.map((lines, at, { length }) => (at === length - 1 ? [...lines, ...until] : lines)),
        selected: chosen.has(label.trackingId),
        ...(label.downloadedAt
          ? {}
          : { print: { ...printView(label, wording), number: groupedNumber(label.trackingId) } }),
      };
    }),
    days: dates.map((day) => {
      const name = wording.promisedDay(day);
      return { code: day, name: day === today ? t('deposit-lists.today', { day: name }) : name };
    }),
    day: typed && dates.includes(typed.date) ? typed.date : (dates[0] ?? ''),
    errors: typed ? errorsOf(typed.faults, wording) : {},
  };
}

/** Professionals print on the order's own page (specification §2). */
const printView = ({ orderCode: code }: DepositableLabel, { t, paths, mode }: Wording) => ({
  label: t('deposit-lists.toPrint'),
  href: mode === 'part' ? paths.labels({ code }) : paths.orderDetail({ code }),
});

function errorsOf({ labels, date }: DepositListFaults, { t, numericDay }: Wording): FieldErrors {
  return {
    ...(labels && {
      etiquette:
        labels.code === 'too-many'
          ? t('deposit-lists.tooMany', { most: mostLabels, extra: labels.extra })
          : t(labels.code === 'required' ? 'deposit-lists.chooseOne' : 'deposit-lists.notDepositable'),
    }),
    ...(date && {
      jour:
        date.code === 'not-taken-then'
          ? t('deposit-lists.notTakenThen', { until: numericDay(date.until) })
          : t(date.code === 'required' ? 'deposit-lists.chooseDay' : 'deposit-lists.notOpenThen'),
    }),
  };
}
