import { favouriteOf, nameFault } from '#domain/stamps/favourites.ts';
import { answersOf, stampSetOf } from '#domain/stamps/journey.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { stamps } from '../stamps.journey.ts';
import { favouritesView, type NameState } from './favourites.view.ts';

/** What is being composed; `null` until it is whole. */
async function currentComposition({ ports, journeyDrafts }: RequestContext) {
  const [options, draft] = await Promise.all([ports.stamps.options(), journeyDrafts.of(stamps.name)]);
  return { options, set: stampSetOf(draft.answers, options) };
}

const stateOf = (form: FormData): NameState => ({ name: field(form, 'name', 80).trim(), fault: null });

/** « Garder »: what is being composed, under a name. */
const keepForm: FormOf<NameState> = {
  failure: 'stamp-favourites',
  typed: stateOf,
  async save(context, form) {
    const { wording, ports } = context;
    const state = stateOf(form);
    const fault = nameFault(state.name);
    if (fault) return refusedResult({ ...state, fault });
    const { set } = await currentComposition(context);
    if (!set) return redirectResult(wording.paths.stampFavourites());
    const outcome = await ports.stamps.keepFavourite(state.name, set);
    if (outcome.kind === 'too-many')
      return refusedResult(state, { tone: 'error', text: wording.t('stamps.tooManyFavourites') });
    return redirectResult(wording.paths.stampFavourites({ note: 'favori' }), { replaces: true });
  },
};

/** « Reprendre »: the journey opens with it, in place of what is being composed. */
const takeForm: FormOf = {
  failure: 'journey-save',
  async save({ ports, journeyDrafts, wording }, form) {
    const id = field(form, 'favourite', 64);
    const found = (await ports.stamps.favourites()).find((one) => one.id === id);
    if (!found) return redirectResult(wording.paths.stampFavourites());
    const { version } = await journeyDrafts.of(stamps.name);
    await journeyDrafts.save(stamps.name, { answers: answersOf(found.stamps), version });
    return redirectResult(stamps.path('configuration', wording));
  },
};

const forgetForm: FormOf = {
  failure: 'stamp-favourites',
  async save({ ports, wording }, form) {
    await ports.stamps.forgetFavourite(field(form, 'favourite', 64));
    return redirectResult(wording.paths.stampFavourites({ note: 'oublie' }), { replaces: true });
  },
};

/** Stamps that a shopper composes again and again (journeys §5). */
export const favouritesPage = formPage({
  forms: { keep: keepForm, take: takeForm, forget: forgetForm },
  notes: { favori: ['success', 'stamps.favouriteKept'], oublie: ['success', 'stamps.favouriteForgotten'] },
  place: 'stamps_favourites',
  async load(context, { stateOf, notices }) {
    const page = Promise.all([currentComposition(context), context.ports.stamps.favourites()]);
    const [{ options, set }, favourites] = await orErrorPage({ context, failure: 'stamp-favourites' }, page);
    const named = set ? (favouriteOf(set, favourites) ?? null) : null;
    const view = favouritesView({ options, set, named, favourites, state: stateOf('keep'), notices }, context.wording);
    return { view, description: view.text };
  },
});

export const { action, loader } = favouritesPage;
