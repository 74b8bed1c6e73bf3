import { editedField, isOnlyHere } from '#domain/journey/drafts.ts';
import { withoutEmpty } from '#domain/journey/journey.ts';
import { rowsOfBatch } from '#domain/parcels/batch.ts';
import { answersOfDraft } from '#domain/parcels/batch-draft.ts';
import { answersOf } from '#domain/parcels/journey.ts';
import type { Configuration } from '#domain/parcels/parcels.ts';
import { onceMoreAnswers, savedAnswers } from '#domain/parcels/saved-parcels.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { composedBy, duplicateLine } from '#ui/journey/entry/duplicate-line.server.ts';
import { configurationIn, journeyEntry, reopenJourney } from '#ui/journey/entry/journey-entry.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { batchOptions } from '../batch/batch-rows.server.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { parcels } from '../parcels.journey.ts';
import { entryView } from './entry.view.ts';

const line = {
  originalOf: (id: string, { ports }: RequestContext) => ports.parcels.configurationOf(id),
  answersOf: async ({ parcel }: Configuration, context: RequestContext) =>
    answersOf(parcel, await batchOptions(context)),
};

/** Nobody has declared yet that another parcel holds no dangerous goods. */
const undeclared = { hazmat: '' };

/** « Dupliquer » in the cart opens the last step, where dangerous goods are declared; many parcels open as their list. */
const duplicate = duplicateLine({
  declaration: parcels,
  ...line,
  answersOf: async (composed, context) => withoutEmpty({ ...(await line.answersOf(composed, context)), ...undeclared }),
  opensOther: (id, context) => openedBatch(id, { context, edits: undeclared }),
  reopensAt: 'summary',
});

/** Many parcels of one line: they open as they were composed, unless others of up to a thousand rows would be gone for them. */
async function openedBatch(id: string, { context, edits }: { context: RequestContext; edits: Record<string, string> }) {
  const { ports, journeyDrafts, wording } = context;
  const batch = await ports.parcels.batchOf(id);
  const rows = batch && rowsOfBatch(batch.parcels, await batchOptions(context));
  const answers = rows && answersOfDraft({ table: null, ...rows });
  if (!answers) return null;
  const begun = await journeyDrafts.of(parcelBatch.name);
  if (isOnlyHere(begun)) return redirectResult(wording.paths.parcelBatch({ note: 'en-cours' }));
  await journeyDrafts.save(parcelBatch.name, {
    answers: withoutEmpty({ ...answers, ...edits }),
    version: begun.version,
  });
  return redirectResult(wording.paths.parcelBatch());
}

/** A journey begins with a saved parcel: where it goes and when is left to say. */
const useSaved: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const id = field(form, 'saved', 64);
    const saved = hasAccount(context) ? await ports.parcels.savedParcels() : [];
    const found = saved.find((each) => each.id === id);
    if (!found) return redirectResult(wording.paths.savedParcels());
    return reopenJourney(context, { declaration: parcels, answers: savedAnswers(found), step: 'item' });
  },
};

/** « Préparer le même colis » of an order's line; many parcels open as their list. */
const onceMore: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const unknown = refusedResult(null, { tone: 'warning', text: wording.t('parcels.onceMoreUnknown') });
    const id = configurationIn(form);
    const order = hasAccount(context) ? await ports.orders.ofCode(field(form, 'order', 64)) : 'unknown';
    const isOrdered = order !== 'unknown' && order.lines.some((one) => one.configurationId === id);
    if (!isOrdered) return unknown;
    const bought = await ports.parcels.configurationOf(id);
    if (!bought) return (await openedBatch(id, { context, edits: { ...undeclared, depositDate: '' } })) ?? unknown;
    return reopenJourney(context, {
      declaration: parcels,
      answers: onceMoreAnswers(bought.parcel, await batchOptions(context)),
      step: 'summary',
    });
  },
};

const hasAccount = ({ session }: RequestContext): boolean => session.open !== null;

export const entryPage = journeyEntry(parcels, {
  first: 'item',
  reopensAt: 'summary',
  answersOfComposition: composedBy(line),
  editsOther: (id, context) => openedBatch(id, { context, edits: { [editedField]: id } }),
  forms: { duplicate, 'use-saved': useSaved, 'once-more': onceMore },
  view: async (about, wording, context) => {
    const saved = hasAccount(context) ? await orNull(context.ports.parcels.savedParcels()) : null;
    return entryView({ ...about, saved: saved ?? [] }, wording);
  },
});

export const { action, loader } = entryPage;
