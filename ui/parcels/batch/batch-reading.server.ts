import { type BatchColumn, batchFields } from '#domain/parcels/batch-columns.ts';
import {
  neededColumns,
  readBatch,
  rowsOfTable,
  templateColumns,
  widthOf,
  withFurtherRows,
} from '#domain/parcels/batch-table.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { readTable, tooLarge } from '#ui/forms/table-reader.server.ts';
import { lostIn } from '#ui/journey/drafts/step-form-data.ts';
import {
  type BatchState,
  isPasteCut,
  longestPaste,
  mergeTypedRows,
  saveDraft,
  storedBatch,
  unread,
} from './batch-forms.server.ts';
import { batchOptions } from './batch-rows.server.ts';

/** A file or what was pasted; its parcels come after those that are kept. */
export const readForm: FormOf<BatchState> = {
  failure: 'journey-save',
  typed: unread,
  async save(context, form) {
    const file = form.get('csv');
    const pasted = field(form, 'pasted', longestPaste);
    const stored = await storedBatch(context);
    // Parcels that are kept already stand in the same form.
    const draft = mergeTypedRows(stored.draft, form);
    const typed = { pasted, draft };
    const refuse = (table: BatchState['faults']['table']) =>
      refusedResult<BatchState>({ faults: { ...(table && { table }) }, typed });
    const isFile = file instanceof File && file.size > 0;
    const isUnread = (await context.unreadFiles()).length > 0;
    if (isUnread && !isFile) return refuse(tooLarge());
    if (!isFile && pasted.trim() === '') return refuse({ code: file ? 'empty' : 'required' });
    const options = await batchOptions(context);
    const room = { maxBatch: options.maxBatch - stored.draft.rows.length };
    const table = await readTable(isFile ? file : pasted, { most: room.maxBatch, isCut: isUnread });
    if (table.kind === 'fault') return refuse(table.fault);
    const read = readBatch(table.rows, room);
    switch (read.kind) {
      case 'empty':
        return refuse({ code: isFile || table.rows.length > 0 ? 'empty' : 'required' });
      case 'too-many':
        return refuse({ code: 'too-many', count: stored.draft.rows.length + read.count, most: options.maxBatch });
      case 'comma':
        return refuse({ code: 'table-comma', line: read.line });
      default:
    }
    if (isPasteCut(form)) return refuse({ code: 'too-large' });
    // What was pasted beside a file is still to be read.
    const { pasted: _, ...others } = draft;
    const columns = templateColumns(read.table);
    const added = columns && rowsOfTable(read.table, { columns, options });
    const begun = isFile ? draft : others;
    const next = added
      ? { ...begun, rows: withFurtherRows(begun.rows, added), table: null }
      : { ...begun, table: read.table };
    return saveDraft(context, { ...stored, draft: next, form, typed, ...lostIn(form) });
  },
};

const columnsIn = (form: FormData): (BatchColumn | null)[] => {
  const width = [...form.keys()].filter((key) => key.startsWith('column.')).length;
  return Array.from({ length: width }, (_, at) => {
    const chosen = field(form, `column.${at}`, 64);
    return batchFields.find((each) => each === chosen) ?? null;
  });
};

/** What each column of the table holds, as the shopper says. */
export const columnsForm: FormOf<BatchState> = {
  failure: 'journey-save',
  typed: (form) => ({ faults: {}, typed: { columns: columnsIn(form) } }),
  async save(context, form) {
    const stored = await storedBatch(context);
    const { table } = stored.draft;
    if (!table) return redirectResult(context.wording.paths.parcelBatch());
    const columns = columnsIn(form).slice(0, widthOf(table));
    const missing = neededColumns.filter((column) => !columns.includes(column));
    if (missing.length > 0) return refusedResult({ faults: { columns: missing }, typed: { columns } });
    const read = rowsOfTable(table, { columns, options: await batchOptions(context) });
    const rows = withFurtherRows(stored.draft.rows, read);
    return saveDraft(context, { ...stored, draft: { ...stored.draft, rows, table: null }, form, typed: { columns } });
  },
};
