import { editedField } from '#domain/journey/drafts.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { commonFields } from '#domain/parcels/batch.ts';
import { type BatchColumn, batchFields } from '#domain/parcels/batch-columns.ts';
import { answersOfDraft, type BatchDraft, draftOf } from '#domain/parcels/batch-draft.ts';
import type { ParcelFaults, ParcelField } from '#domain/parcels/parcels.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { TableFault } from '#domain/shared/table.ts';
import { field, wholeNumber } from '#ui/forms/fields.ts';
import { type FormOf, type FormResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { sizeOf, tableLimits, tableText } from '#ui/forms/table-reader.server.ts';
import { parkedVersion, restoreParked } from '#ui/journey/drafts/parked-draft.server.ts';
import { lostIn, versionIn } from '#ui/journey/drafts/step-form-data.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { batchOptions } from './batch-rows.server.ts';

/** What is wrong with what was sent: at the table, at its columns, or with what all parcels share. */
export interface BatchState {
  faults: {
    /** `too-large`: of a draft. */
    table?:
      | { code: 'required' | 'empty' | 'too-large' }
      | { code: 'too-many'; count: number; most: number }
      | TableFault;
    columns?: readonly BatchColumn[];
    common?: ParcelFaults;
  };
  /** What was pasted and is not read, and what each column was said to hold. */
  typed: {
    pasted?: string | undefined;
    columns?: readonly (BatchColumn | null)[];
    /** The parcels with what stands in the page, which is not kept yet. */
    draft?: BatchDraft;
    /** What was posted, of which nothing was read. */
    unread?: FormData;
  };
  /** The name of a file that the next page has lost. */
  lost?: string;
}

const { name } = parcelBatch;
/** A thousand rows of three hundred signs. The page holds what was pasted again, and twice: longer lists come as a file. */
export const longestPaste = 300_000;
export const isPasteCut = (form: FormData) => field(form, 'pasted', longestPaste + 1).length > longestPaste;
export const nothing: BatchState = { faults: {}, typed: {} };

interface StoredBatch {
  draft: BatchDraft;
  edited: string | null;
  version: number;
}

export async function storedBatch({ journeyDrafts }: RequestContext): Promise<StoredBatch> {
  const { answers, version } = await journeyDrafts.of(name);
  return { draft: draftOf(answers), edited: answers[editedField] ?? null, version };
}

export const answersFor = (draft: BatchDraft, edited: string | null): Answers | null => {
  const answers = answersOfDraft(draft);
  return answers && { ...answers, ...(edited ? { [editedField]: edited } : {}) };
};

/** Whether the page that was posted shows as many parcels: otherwise a number names another one. */
const hasAsMany = (form: FormData, { rows }: BatchDraft): boolean =>
  !form.has('count') || field(form, 'count', 10) === String(rows.length);

/** The parcels that the page shows: as they are kept, or as they stand in a page that was posted. */
export function displayedDraft(stored: BatchDraft, { draft = stored, unread }: BatchState['typed']): BatchDraft {
  return unread && hasAsMany(unread, draft) ? mergeTypedRows(draft, unread) : draft;
}

/** Another tab was faster: the page shows its parcels, with what was typed in this one where they are as many. */
export async function staleResult(
  { wording, journeyDrafts }: RequestContext,
  { form, typed, lost }: { form: FormData } & Pick<BatchState, 'typed' | 'lost'>,
) {
  const { draft, ...others } = typed;
  // Where another batch waits, the two may have changed places meanwhile.
  const mayBeAnother = (await parkedVersion(journeyDrafts, name)) !== null;
  const isSame = !draft || (hasAsMany(form, draft) && !mayBeAnother);
  return refusedResult<BatchState>(
    { faults: {}, typed: isSame ? typed : others, ...(lost && { lost }) },
    { tone: 'warning', text: wording.t(isSame ? 'journey.stale' : 'parcels.batchStale') },
  );
}

/** Saves a draft and leads to the page again. */
export async function saveDraft(
  context: RequestContext,
  { draft, edited, form, version, typed = {}, lost }: StoredBatch & { form: FormData } & Partial<BatchState>,
  to = `${context.wording.paths.parcelBatch()}#lignes`,
): Promise<FormResult<BatchState>> {
  const answers = answersFor(draft, edited);
  if (!answers) return refusedResult({ faults: { table: { code: 'too-large' } }, typed });
  const saved = await context.journeyDrafts.save(name, { answers, version: versionIn(form) ?? version });
  if (saved.kind === 'stale') return staleResult(context, { form, typed, ...(lost && { lost }) });
  return redirectResult(to, { replaces: true });
}

export const unread = (form: FormData): BatchState => ({
  faults: {},
  typed: { unread: form, ...(form.has('pasted') ? { pasted: field(form, 'pasted', longestPaste) } : {}) },
  ...lostIn(form),
});

/** What stands in the page: in its rows, in what all parcels share, and pasted below them; other rows stay as they are. */
export function mergeTypedRows(draft: BatchDraft, form: FormData): BatchDraft {
  const rows = draft.rows.map((row, at) => {
    if (!form.has(`row.${at}.weight`)) return row;
    const typed: Partial<Record<ParcelField | 'line', string>> = row.line ? { line: row.line } : {};
    for (const column of batchFields) {
      const answer = field(form, `row.${at}.${column}`).trim();
      if (answer) typed[column] = answer;
    }
    return typed;
  });
  const common: Partial<Record<ParcelField, string>> = {};
  for (const each of commonFields) common[each] = field(form, each).trim();
  return {
    ...draft,
    rows,
    common: form.has('sender.lastName') ? common : draft.common,
    ...(form.has('pasted') ? { pasted: field(form, 'pasted', longestPaste) } : {}),
  };
}

interface Standing {
  draft: BatchDraft;
  /** The rows of a file wait with those that were pasted. */
  hasFile: boolean;
  /** Nothing of the file can wait: it is longer than what is kept. */
  isTooLarge: boolean;
}

/** What stands in the page, with a file that was chosen for another button: without scripts the next page has lost it. */
export async function postedDraft(context: RequestContext, draft: BatchDraft, form: FormData): Promise<Standing> {
  const typed = mergeTypedRows(draft, form);
  const file = form.get('csv');
  const isUnread = (await context.unreadFiles()).length > 0 || isPasteCut(form);
  if (!(file instanceof File) || file.size === 0) return { draft: typed, hasFile: false, isTooLarge: isUnread };
  const text = isUnread || sizeOf(file) > tableLimits.bytes ? null : await tableText(file);
  if (text === null) return { draft: typed, hasFile: true, isTooLarge: true };
  const pasted = [typed.pasted ?? '', text].filter(Boolean).join('\n');
  const isTooLarge = answersOfDraft({ ...typed, pasted }) === null;
  return { draft: isTooLarge ? typed : { ...typed, pasted }, hasFile: true, isTooLarge };
}

/** To the parcels to mend, or back into the list of those that are ready, of which one was pressed. */
function nextAddress(
  { wording }: RequestContext,
  { form, pressed, hasFile }: { form: FormData; pressed: number | null } & Pick<Standing, 'hasFile'>,
): string {
  const { paths } = wording;
  const isReady = pressed !== null && !form.has(`row.${pressed}.weight`);
  const page = wholeNumber(form, 'page', { least: 1, most: 99 }) ?? 1;
  const query = { ...(isReady ? { page } : {}), ...(hasFile ? { note: 'fichier' as const } : {}) };
  return `${paths.parcelBatch(query)}#${isReady ? 'prets' : 'lignes'}`;
}

/** What is typed is kept, whether or not it is right; one row may go, or be there twice. */
export const saveForm: FormOf<BatchState> = {
  failure: 'journey-save',
  typed: unread,
  async save(context, form) {
    const stored = await storedBatch(context);
    const { draft: typed, hasFile, isTooLarge } = await postedDraft(context, stored.draft, form);
    if (isTooLarge) return refusedResult({ faults: { table: { code: 'too-large' } }, typed: { draft: typed } });
    const limits = { least: 0, most: typed.rows.length - 1 };
    const [removed, twice] = [wholeNumber(form, 'remove', limits), wholeNumber(form, 'twice', limits)];
    // A copy stands in no file.
    const { line: _, ...copy } = typed.rows[twice ?? -1] ?? {};
    const copied = twice === null ? undefined : copy;
    const inPage = { draft: typed, pasted: typed.pasted };
    // What is typed is kept in any case; nothing is copied where nobody says how many there may be.
    const options = copied ? await orNull(batchOptions(context)) : null;
    if (options && typed.rows.length >= options.maxBatch)
      return refusedResult({
        faults: { table: { code: 'too-many', count: typed.rows.length + 1, most: options.maxBatch } },
        typed: inPage,
      });
    const rows = [...typed.rows.filter((_, at) => at !== removed), ...(copied && options ? [copied] : [])];
    const to = nextAddress(context, { form, pressed: removed ?? twice, hasFile });
    return saveDraft(context, { ...stored, draft: { ...typed, rows }, form, typed: inPage }, to);
  },
};

/** What was set aside changes places with these parcels, which wait as they stand in the page. */
export const backForm: FormOf<BatchState> = {
  failure: 'journey-save',
  typed: unread,
  async save(context, form) {
    if (form.has('count')) {
      const saved = await saveForm.save(context, form);
      if (saved.kind !== 'done') return saved;
    }
    await restoreParked(context.journeyDrafts, name, versionIn(form, 'aside'));
    return redirectResult(context.wording.paths.parcelBatch());
  },
};

export const restartForm: FormOf<BatchState> = {
  failure: 'journey-save',
  async save({ journeyDrafts, wording }) {
    await journeyDrafts.forget(name);
    return redirectResult(wording.paths.parcelBatch());
  },
};
