import { type Answers, longestList, mostLists, withoutEmpty } from '../journey/journey.ts';
import { commonFields } from './batch.ts';
import { batchFields } from './batch-columns.ts';
import type { BatchRow, BatchTable } from './batch-table.ts';
import type { ParcelField } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

/** A batch that is being composed: a table until its columns are known, then its parcels. */
export interface BatchDraft {
  table: BatchTable | null;
  rows: BatchRow[];
  common: ParcelAnswers;
  /** Rows that were pasted and are not read yet. */
  pasted?: string;
}

/** `null`: all of it together is longer than a draft may be. */
export function answersOfDraft({ table, rows, common, pasted }: BatchDraft): Record<string, string> | null {
  const lists = {
    ...chunks('table', table),
    ...chunks('rows', rows.length > 0 ? packRows(rows) : null),
    ...chunks('pasted', pasted || null),
  };
  return Object.keys(lists).length > mostLists ? null : { ...withoutEmpty(common), ...lists };
}

export function draftOf(answers: Answers): BatchDraft {
  const table = wholeOf('table', answers);
  const list = wholeOf('rows', answers);
  const pasted = wholeOf('pasted', answers);
  const common: Partial<Record<ParcelField, string>> = {};
  for (const field of commonFields) if (answers[field]) common[field] = answers[field];
  return {
    table: isTable(table) ? table : null,
    rows: isPacked(list) ? unpackRows(list) : [],
    common,
    ...(typeof pasted === 'string' ? { pasted } : {}),
  };
}

const rowParts = [...batchFields, 'line'] as const;
type RowPart = (typeof rowParts)[number];

interface Packed {
  columns: RowPart[];
  cells: string[][];
}

function packRows(rows: readonly BatchRow[]): Packed {
  const columns = rowParts.filter((part) => rows.some((row) => row[part]));
  return { columns, cells: rows.map((row) => columns.map((column) => row[column] ?? '')) };
}

const unpackRows = ({ columns, cells }: Packed): BatchRow[] =>
  cells.map((row) => withoutEmpty(Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']))));

function chunks(name: string, value: unknown): Record<string, string> {
  if (value === null) return {};
  const text = JSON.stringify(value);
  const count = Math.ceil(text.length / longestList);
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${name}.${at}`, text.slice(at * longestList, (at + 1) * longestList)]),
  );
}

/** What a draft holds is the shop's own; anything else is nothing. */
function wholeOf(name: string, answers: Answers): unknown {
  const text = Array.from({ length: mostLists }, (_, at) => answers[`${name}.${at}`] ?? '').join('');
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isTable = (value: unknown): value is BatchTable => Array.isArray(Object(value).rows);
const isPacked = (value: unknown): value is Packed =>
  Array.isArray(Object(value).columns) && Array.isArray(Object(value).cells);
