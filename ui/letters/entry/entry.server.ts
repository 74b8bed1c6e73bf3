import { answersOf } from '#domain/letters/composing.ts';
import { orNull } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import { optionsOf } from '#ui/journey/journey-form.server.ts';
import { pageSeen } from '#ui/journey/journey-seen.ts';
import { letters } from '../letters.journey.ts';
import { entryView } from './entry.view.ts';

/** « Recommencer »: what was composed is thrown away, and its document purged. */
const restartForm: FormOf = {
  failure: 'journey-save',
  async save({ journeyDrafts, ports, wording }) {
    const { answers } = await journeyDrafts.of(letters.name);
    await journeyDrafts.forget(letters.name);
    // What cannot be purged now is purged by the backend when its time is over.
    if (answers.document) await orNull(ports.letters.purge(answers.document));
    return done(letters.path('creer-lettre', wording));
  },
};

/** « Modifier » in the cart: the journey opens again with what that line was composed with. */
const editForm: FormOf = {
  failure: 'journey-save',
  async save({ ports, journeyDrafts, wording }, form) {
    const id = field(form, 'configuration', 64);
    // Nobody changes what is in another cart, or already ordered.
    const configuration = (await isInCart(ports, id)) ? await ports.letters.configurationOf(id) : null;
    if (!configuration) return done(wording.paths.cart());
    const [{ version }, document] = await Promise.all([
      journeyDrafts.of(letters.name),
      ports.letters.document(configuration.letter.documentId),
    ]);
    const answers = { ...answersOf(configuration.letter, document), [editedField]: configuration.id };
    await journeyDrafts.save(letters.name, { answers, version });
    return done(letters.path('recapitulatif', wording));
  },
};

/** The entry of the journey: what it is, what it needs, and « Reprendre » where something is kept (journeys §0). */
export const entryPage = formPage({
  forms: { restart: restartForm, edit: editForm },
  place: `${letters.name}_entry`,
  async load(context, { query, shown, notices }) {
    const options = await optionsOf(letters, context);
    const draft = await context.journeyDrafts.of(letters.name);
    const view = entryView({ options, draft, notices }, context.wording);
    return { view, description: view.text, track: pageSeen(letters.name, 'entry', { query, shown }) };
  },
});

export const { action, loader } = entryPage;
