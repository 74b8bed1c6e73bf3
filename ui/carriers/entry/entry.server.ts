import { formPage } from '#ui/forms/form-page.server.ts';
import { done, type FormOf } from '#ui/forms/form-result.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import { carriers } from '../carriers.journey.ts';
import { entryView } from './entry.view.ts';

/** « Recommencer »: what was told is thrown away. */
const restartForm: FormOf = {
  failure: 'journey-save',
  async save({ journeyDrafts, wording }) {
    await journeyDrafts.forget(carriers.name);
    return done(carriers.path('votre-colis', wording));
  },
};

/** The entry of the comparison: what it is, and « Reprendre » where something is kept (journeys §0). */
export const entryPage = formPage({
  forms: { restart: restartForm },
  async load(context, { notices }) {
    const options = await orErrorPage({ context, failure: carriers.needs }, carriers.options(context));
    const draft = await context.journeyDrafts.of(carriers.name);
    const view = entryView({ options, draft, notices }, context.wording);
    return { view, description: view.text };
  },
});

export const { action, loader } = entryPage;
