import { answersOf } from '#domain/stamps/composing.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { done, type FormOf, refused } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import { pageSeen } from '#ui/journey/journey-seen.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import { stamps } from '../stamps.journey.ts';
import { entryView } from './entry.view.ts';

/** « Recommencer »: what was composed is thrown away. */
const restartForm: FormOf = {
  failure: 'journey-save',
  async save({ journeyDrafts, wording }) {
    await journeyDrafts.forget(stamps.name);
    return done(stamps.path('configuration', wording));
  },
};

/** « Modifier » in the cart: the journey opens again with what that line was composed with. */
const editForm: FormOf = {
  failure: 'journey-save',
  async save({ ports, journeyDrafts, wording }, form) {
    const id = field(form, 'configuration', 64);
    // Nobody changes what is in another cart, or already ordered.
    const configuration = (await isInCart(ports, id)) ? await ports.stamps.configurationOf(id) : null;
    if (!configuration) return done(wording.paths.cart());
    const { version } = await journeyDrafts.of(stamps.name);
    const answers = { ...answersOf(configuration.stamps), [editedField]: configuration.id };
    await journeyDrafts.save(stamps.name, { answers, version });
    return done(stamps.path('configuration', wording));
  },
};

/** « Dupliquer » in the cart: the same stamps once more, as a line of their own. */
const duplicateForm: FormOf = {
  failure: 'journey-save',
  async save({ ports, wording }, form) {
    const id = field(form, 'configuration', 64);
    const copied = (await isInCart(ports, id)) ? await ports.stamps.copy(id) : null;
    if (copied?.kind !== 'configured') return done(wording.paths.cart());
    const { productCode: code } = await ports.stamps.options();
    const { id: configurationId } = copied.configuration;
    const added = await ports.carts.add({ code, offerId: null, configurationId, quantity: 1 });
    if (added.kind === 'added') return done(wording.paths.cart());
    return refused(null, { tone: 'error', text: wording.t('stamps.notDuplicated') });
  },
};

/** The entry of the journey: what it is, what it needs, and « Reprendre » where something is kept (journeys §0). */
export const entryPage = formPage({
  forms: { restart: restartForm, edit: editForm, duplicate: duplicateForm },
  place: `${stamps.name}_entry`,
  async load(context, { query, shown, notices }) {
    const options = await orErrorPage({ context, failure: stamps.needs }, context.ports.stamps.options());
    const draft = await context.journeyDrafts.of(stamps.name);
    const view = entryView({ options, draft, notices }, context.wording);
    return { view, description: view.text, track: pageSeen(stamps.name, 'entry', { query, shown }) };
  },
});

export const { action, loader } = entryPage;
