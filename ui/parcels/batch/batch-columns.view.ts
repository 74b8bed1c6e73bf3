import { type BatchColumn, batchFields } from '#domain/parcels/batch-columns.ts';
import { type BatchTable, likelyColumns, widthOf } from '#domain/parcels/batch-table.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { columnLabel } from './batch-words.ts';

export interface ColumnsView {
  title: string;
  text: string;
  /** One select for each column of the table, with what stands first in it. */
  columns: { name: string; label: string; hint: string; value: string }[];
  choices: { code: string; name: string }[];
}

/** What each column holds, as far as its name or the shopper said it: the shopper confirms it. */
export function columnsView(
  table: BatchTable,
  { chosen, wording }: { chosen: readonly (BatchColumn | null)[] | undefined; wording: Wording },
): ColumnsView {
  const { t } = wording;
  const likely = chosen ?? likelyColumns(table);
  return {
    title: t('parcels.columnsTitle', { count: table.rows.length }),
    text: t(table.head ? 'parcels.columnsText' : 'parcels.columnsUnnamed'),
    columns: Array.from({ length: widthOf(table) }, (_, at) => ({
      name: `column.${at}`,
      label: table.head?.[at] || t('parcels.columnNumber', { number: at + 1 }),
      hint: firstIn(table, at, wording),
      value: likely[at] ?? '',
    })),
    choices: [
      { code: '', name: t('parcels.columnUnread') },
      ...batchFields.map((field) => ({ code: field, name: columnLabel(field, wording) })),
    ],
  };
}

function firstIn({ rows }: BatchTable, at: number, { t }: Wording): string {
  const first = rows.find((row) => row[at])?.[at];
  return first ? t('parcels.columnFirst', { value: first }) : t('parcels.columnEmpty');
}
