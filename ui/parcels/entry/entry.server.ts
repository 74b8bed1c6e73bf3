import { rowsOfBatch } from '#domain/parcels/batch.ts';
import { answersOfDraft } from '#domain/parcels/batch-draft.ts';
import { answersOf } from '#domain/parcels/composing.ts';
import type { Configuration } from '#domain/parcels/parcels.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { parcelBatch } from '../parcel-batch.journey.ts';
import { parcels } from '../parcels.journey.ts';
import { entryView } from './entry.view.ts';

/** « Recommencer »: what was composed is thrown away. */
const restartForm: FormOf = {
  failure: 'journey-save',
  async save({ journeyDrafts, wording }) {
    await journeyDrafts.forget(parcels.name);
    return done(parcels.path('votre-colis', wording));
  },
};

/** « Modifier » in the cart: the journey opens again with what that line was composed with. */
const editForm: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const configuration = await linedConfiguration(context, form);
    return configuration
      ? opened(context, { configuration, edited: configuration.id })
      : openedBatch(context, { form, isEdited: true });
  },
};

/**
 * « Dupliquer » in the cart: the same parcel once more, as a line of its own. One that the backend no longer takes opens
 * the journey, which asks for what has changed.
 */
const duplicateForm: FormOf = {
  failure: 'journey-save',
  async save(context, form) {
    const { ports, wording } = context;
    const configuration = await linedConfiguration(context, form);
    if (!configuration) return openedBatch(context, { form, isEdited: false });
    const copy = await ports.parcels.duplicate(configuration.id);
    if (copy.kind !== 'configured') return opened(context, { configuration, edited: null });
    const { id: configurationId, productCode: code } = copy.configuration;
    const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: 1 });
    return added.kind === 'added' ? done(wording.paths.cart()) : opened(context, { configuration, edited: null });
  },
};

/** Nobody changes or copies what is in another cart, or already ordered. */
async function linedConfiguration({ ports }: RequestContext, form: FormData): Promise<Configuration | null> {
  const id = field(form, 'configuration', 64);
  return (await isInCart(ports, id)) ? ports.parcels.configurationOf(id) : null;
}

async function opened(
  { journeyDrafts, wording }: RequestContext,
  { configuration, edited }: { configuration: Configuration; edited: string | null },
) {
  const { version } = await journeyDrafts.of(parcels.name);
  const answers = { ...answersOf(configuration.parcel), ...(edited ? { [editedField]: edited } : {}) };
  await journeyDrafts.save(parcels.name, { answers, version });
  return done(parcels.path('recapitulatif', wording));
}

/** Many parcels of one line: they open as they were composed, and whatever else was in that draft is gone. */
async function openedBatch(
  { ports, journeyDrafts, wording }: RequestContext,
  { form, isEdited }: { form: FormData; isEdited: boolean },
) {
  const id = field(form, 'configuration', 64);
  const batch = (await isInCart(ports, id)) ? await ports.parcels.batchOf(id) : null;
  const answers = batch && answersOfDraft({ table: null, ...rowsOfBatch(batch.parcels) });
  if (!answers) return done(wording.paths.cart());
  const { version } = await journeyDrafts.of(parcelBatch.name);
  await journeyDrafts.save(parcelBatch.name, {
    answers: { ...answers, ...(isEdited ? { [editedField]: id } : {}) },
    version,
  });
  return done(wording.paths.parcelBatch());
}

/** The entry of the journey: what it is, what it needs, and « Reprendre » where something is kept (journeys §0). */
export const entryPage = formPage({
  forms: { restart: restartForm, edit: editForm, duplicate: duplicateForm },
  async load(context, { notices }) {
    const options = await orErrorPage({ context, failure: parcels.needs }, parcels.options(context));
    const draft = await context.journeyDrafts.of(parcels.name);
    const view = entryView({ options, draft, notices }, context.wording);
    return { view, description: view.text };
  },
});

export const { action, loader } = entryPage;
