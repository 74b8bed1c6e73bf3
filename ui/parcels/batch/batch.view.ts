import { isWrong, type JudgedRow } from '#domain/parcels/batch.ts';
import type { BatchDraft } from '#domain/parcels/batch-draft.ts';
import type { BatchQuote, ParcelOptions } from '#domain/parcels/parcels.ts';
import { tableBytes } from '#domain/shared/table.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import type { FilesView } from '#ui/components/files/files-field.tsx';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import type { FieldErrors, LinkView, NoticeView, TotalRow } from '#ui/components/views.ts';
import { tableFaultText } from '#ui/forms/table-fault.view.ts';
import { depositDays } from '#ui/journey/deposit-days.view.ts';
import type { ParkedDraftView } from '#ui/journey/entry/parked-draft.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { parcels } from '../parcels.journey.ts';
import { type ColumnsView, columnsView } from './batch-columns.view.ts';
import type { BatchState } from './batch-forms.server.ts';
import { type ReadyRowView, type RowPoints, type RowView, readyRow, rowView } from './batch-row.view.ts';
import { columnLabel } from './batch-words.ts';

export interface BatchView {
  title: string;
  text: string;
  notices: NoticeView[];
  errors: FieldErrors;
  errorsTitle: string;
  version: string;
  goodToKnow: string;
  back: LinkView;
  parked?: ParkedDraftView;
  /** Some were put into the cart, and others are still here. */
  cart?: LinkView;
  /** What to send: a file, or what was pasted. */
  table: { csv: FilesView; lost?: string; pasted: string; template: LinkView; hasRows: boolean };
  /** A table whose columns are to be named. */
  columns: ColumnsView | null;
  /** The parcels that are kept; `null` while there are none. */
  rows: RowsView | null;
}

export interface RowsView {
  status: string;
  /** How many there are, so that an older page does not name another one by its number. */
  count: number;
  /** The first of those to mend, and the one that is asked for. */
  wrong: RowView[];
  more?: string;
  /** `isOpen`: whoever turns a page, copies or takes one away stays in the list. */
  ready: { title: string; rows: ReadyRowView[]; pages: LinkView[]; page: number; isOpen: boolean };
  file: LinkView;
  totals: TotalRow[];
  quote: string | null;
  common: {
    values: Record<string, string>;
    sender: PartyView;
    origins: { code: string; name: string }[];
    places: { code: string; name: string }[];
    dates: { code: string; name: string }[];
    /** The sender's number for customs; absent where nobody asks for it. */
    eori?: { hint: string };
    hazmat: { value: string; label: string; checked: boolean; list: LinkView };
  };
  /** What is bought now; absent where nothing is ready. */
  buy?: string;
}

interface BatchInput {
  options: ParcelOptions;
  draft: BatchDraft;
  version: number;
  isEdited: boolean;
  rows: readonly JudgedRow[];
  points?: RowPoints;
  quote: BatchQuote | null;
  faults: BatchState['faults'];
  typed: BatchState['typed'];
  lost: string | null;
  query: { ligne: number | null; page: number | null; note?: string | null };
  notices: NoticeView[];
}

export const wrongRowsLimit = 10;
const readyRowsLimit = 100;

export function batchView(input: BatchInput, wording: Wording): BatchView {
  const { options, draft, version, faults, typed, lost } = input;
  const { t, paths } = wording;
  const tooLarge = tableFaultText({ code: 'table-too-large', most: tableBytes }, wording);
  const errors = errorsOf(faults, wording);
  const isAway = input.rows.some(({ parcel }) => parcel) && !input.quote;
  return {
    title: t('parcels.batchTitle'),
    text: t('parcels.batchText'),
    goodToKnow: t('journey.goodToKnow'),
    notices: [...input.notices, ...(isAway ? [{ tone: 'warning' as const, text: t('parcels.batchNoPrice') }] : [])],
    errors,
    errorsTitle: t('journey.errors', { count: new Set(Object.values(errors)).size }),
    version: String(version),
    back: { label: t('parcels.title'), href: paths.parcels() },
    ...(input.query.note === 'gardees' || input.query.note === 'a-lire'
      ? { cart: { label: t('catalog.seeCart'), href: paths.cart() } }
      : {}),
    table: {
      csv: {
        hint: t('parcels.batchHint', { count: options.maxBatch }),
        accept: '.csv,.txt,text/csv,text/plain',
        limits: { files: 1, fileSize: tableBytes, totalSize: null },
        says: { empty: t('parcels.batchEmpty'), 'too-large': tooLarge, 'too-many': tooLarge, total: tooLarge },
      },
      ...(lost ? { lost: t('forms.fileLost', { name: lost }) } : {}),
      pasted: typed.pasted ?? draft.pasted ?? '',
      template: { label: t('parcels.template'), href: paths.parcelBatchFile() },
      hasRows: draft.rows.length > 0,
    },
    columns: draft.table ? columnsView(draft.table, { chosen: typed.columns, wording }) : null,
    rows: draft.rows.length > 0 && !draft.table ? rowsView(input, { errors, wording }) : null,
  };
}

function tableText(fault: NonNullable<BatchState['faults']['table']>, wording: Wording): string {
  const { t } = wording;
  switch (fault.code) {
    case 'required':
      return t('parcels.batchRequired');
    case 'empty':
      return t('parcels.batchEmpty');
    case 'too-large':
      return t('parcels.batchTooLarge');
    case 'too-many':
      return t('parcels.batchTooMany', { count: fault.count, most: fault.most });
    default:
      return tableFaultText(fault, wording);
  }
}

function errorsOf({ table, columns, common = {} }: BatchState['faults'], wording: Wording): FieldErrors {
  const { t } = wording;
  const errors: FieldErrors = {};
  if (table) errors.csv = tableText(table, wording);
  if (columns)
    errors['column.0'] = t('parcels.columnsMissing', {
      columns: columns.map((column) => columnLabel(column, wording)).join(', '),
    });
  for (const [field, fault] of Object.entries(common))
    if (fault) errors[field] = parcels.faultText({ field: field as keyof typeof common, fault }, wording);
  return errors;
}

function rowsView(
  { options, draft, isEdited, rows, points = new Map(), quote, query }: BatchInput,
  about: FormContext,
): RowsView {
  const { wording } = about;
  const { t, paths } = wording;
  const numbered = rows.map((judged, at) => ({ judged, at }));
  const wrong = numbered.filter(({ judged }) => isWrong(judged));
  const ready = numbered.filter(({ judged }) => !isWrong(judged));
  const requested = ready.filter(({ at }) => at + 1 === query.ligne);
  const pages = Math.ceil(ready.length / readyRowsLimit);
  // The last parcel of the last page may have been taken away.
  const page = Math.min(query.page ?? 1, Math.max(pages, 1));
  const total = quote?.total;
  const count = ready.reduce((sum, { judged }) => sum + (judged.parcel?.quantity ?? 0), 0);
  return {
    count: rows.length,
    status: t('parcels.batchStatus', { ready: count, wrong: wrong.length }),
    wrong: [...requested, ...wrong.slice(0, wrongRowsLimit)].map((each) => rowView(each, { options, points, wording })),
    ...(wrong.length > wrongRowsLimit
      ? { more: t('parcels.moreWrong', { count: wrong.length - wrongRowsLimit }) }
      : {}),
    ready: {
      title: t('parcels.readyTitle', { count }),
      page,
      isOpen: query.page !== null,
      rows: ready.slice((page - 1) * readyRowsLimit, page * readyRowsLimit).map((each) => readyRow(each, wording)),
      pages:
        pages > 1
          ? Array.from({ length: pages }, (_, at) => ({
              label: t('parcels.readyPage', {
                from: at * readyRowsLimit + 1,
                to: Math.min((at + 1) * readyRowsLimit, ready.length),
              }),
              href: `${paths.parcelBatch({ page: at + 1 })}#prets`,
            }))
          : [],
    },
    file: { label: t('parcels.batchFile'), href: paths.parcelBatchFile({ lot: true }) },
    totals: total ? quoteRows({ ...total, lines: [] }, wording) : [],
    quote: total?.id ?? null,
    common: commonView({ options, draft }, wording),
    ...(ready.length > 0 && total ? { buy: t(isEdited ? 'parcels.saveBatch' : 'parcels.buyBatch', { count }) } : {}),
  };
}

interface FormContext {
  errors: FieldErrors;
  wording: Wording;
}

function commonView({ options, draft }: Pick<BatchInput, 'options' | 'draft'>, wording: Wording): RowsView['common'] {
  const { t, money, paths } = wording;
  const { common } = draft;
  const { listVersion, eoriFrom } = options;
  return {
    values: Object.fromEntries(Object.entries(common).map(([field, answer]) => [field, answer ?? ''])),
    sender: { party: 'sender', title: t('parcels.sender'), asksEmail: true },
    origins: options.origins.map(({ code, name }) => ({ code, name })),
    places: [
      { code: '', name: t('parcels.choosePlace') },
      ...options.depositPlaces.map(({ place }) => ({ code: place, name: t(`parcels.place.${place}`) })),
    ],
    dates: depositDays({ places: options.depositPlaces, nameOf: (place) => t(`parcels.place.${place}`) }, wording),
    ...(eoriFrom && { eori: { hint: t('parcels.eoriHint', { from: money(eoriFrom) }) } }),
    hazmat: {
      value: listVersion,
      label: t('parcels.acknowledgeAll', { version: listVersion }),
      checked: common.hazmat === listVersion,
      list: { label: t('parcels.wholeList'), href: paths.dangerousGoods() },
    },
  };
}
