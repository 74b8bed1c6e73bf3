import { rowsOfBatch } from '#domain/parcels/batch.ts';
import { answersOfDraft } from '#domain/parcels/batch-draft.ts';
import { answersOf } from '#domain/parcels/composing.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import { configurationIn, journeyEntry, reopened } from '#ui/journey/journey-entry.server.ts';
import { isOnlyHere } from '#ui/journey/set-aside.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { parcels } from '../parcels.journey.ts';
import { entryView } from './entry.view.ts';

/**
 * « Dupliquer » in the cart: the same parcel once more, as a line of its own. One that the backend no longer takes opens
 * the journey, which asks for what has changed; many parcels of one line open as they were composed.
 */
const duplicate: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const id = configurationIn(form);
    // Nobody copies what is in another cart, or already ordered.
    if (!(await isInCart(ports, id))) return done(wording.paths.cart());
    const configuration = await ports.parcels.configurationOf(id);
    if (!configuration) return (await openedBatch(id, { context, edits: {} })) ?? done(wording.paths.cart());
    const copy = await ports.parcels.duplicate(configuration.id);
    if (copy.kind === 'configured') {
      const { id: configurationId, productCode: code, parcel } = copy.configuration;
      const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: parcel.quantity });
      if (added.kind === 'added') return done(wording.paths.cart());
    }
    return reopened(context, {
      declaration: parcels,
      answers: answersOf(configuration.parcel),
      step: 'recapitulatif',
    });
  },
};

/** Many parcels of one line: they open as they were composed, unless others of up to a thousand rows would be gone for them. */
async function openedBatch(id: string, { context, edits }: { context: RequestContext; edits: Record<string, string> }) {
  const { ports, journeyDrafts, wording } = context;
  const batch = await ports.parcels.batchOf(id);
  const answers = batch && answersOfDraft({ table: null, ...rowsOfBatch(batch.parcels) });
  if (!answers) return null;
  const begun = await journeyDrafts.of(parcelBatch.name);
  if (isOnlyHere(begun)) return done(wording.paths.parcelBatch({ note: 'en-cours' }));
  await journeyDrafts.save(parcelBatch.name, { answers: { ...answers, ...edits }, version: begun.version });
  return done(wording.paths.parcelBatch());
}

export const entryPage = journeyEntry(parcels, {
  first: 'votre-colis',
  reopensAt: 'recapitulatif',
  async composed(id, { ports }) {
    const configuration = await ports.parcels.configurationOf(id);
    return configuration && answersOf(configuration.parcel);
  },
  editsOther: (id, context) => openedBatch(id, { context, edits: { [editedField]: id } }),
  forms: { duplicate },
  view: entryView,
});

export const { action, loader } = entryPage;
