import { answersOf } from '#domain/registered-mail/composing.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { isInCart } from '#ui/journey/composed-line.server.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import { pageSeen } from '#ui/journey/journey-seen.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import { registeredMail } from '../registered-mail.journey.ts';
import { entryView } from './entry.view.ts';

const first = 'votre-recommande';

/** « Recommencer »: what was composed is thrown away. */
const restartForm: FormOf = {
  failure: 'journey-save',
  async save({ journeyDrafts, wording }) {
    await journeyDrafts.forget(registeredMail.name);
    return done(registeredMail.path(first, wording));
  },
};

/** « Modifier » in the cart: the journey opens again with what that line was composed with. */
const editForm: FormOf = {
  failure: 'journey-save',
  async save({ ports, journeyDrafts, wording }, form) {
    const id = field(form, 'configuration', 64);
    // Nobody changes what is in another cart, or already ordered.
    const configuration = (await isInCart(ports, id)) ? await ports.registeredMails.configurationOf(id) : null;
    if (!configuration) return done(wording.paths.cart());
    const { version } = await journeyDrafts.of(registeredMail.name);
    const answers = { ...answersOf(configuration.mail), [editedField]: configuration.id };
    await journeyDrafts.save(registeredMail.name, { answers, version });
    return done(registeredMail.path('recapitulatif', wording));
  },
};

/** The entry of the journey: what it is, what it needs, and « Reprendre » where something is kept (journeys §0). */
export const entryPage = formPage({
  forms: { restart: restartForm, edit: editForm },
  place: `${registeredMail.name}_entry`,
  async load(context, { query, shown, notices }) {
    const options = await orErrorPage(
      { context, failure: registeredMail.needs },
      context.ports.registeredMails.options(),
    );
    const draft = await context.journeyDrafts.of(registeredMail.name);
    const view = entryView({ options, draft, notices }, context.wording);
    return { view, description: view.text, track: pageSeen(registeredMail.name, 'entry', { query, shown }) };
  },
});

export const { action, loader } = entryPage;
