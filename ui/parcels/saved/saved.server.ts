import { pricedParcelOf } from '#domain/parcels/journey.ts';
import { nameFault, savedAs, savedParcelOf } from '#domain/parcels/saved-parcels.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import { type FormOf, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import { optionsOf } from '#ui/journey/journey-form.server.ts';
import { orErrorPage } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { parcels } from '../parcels.journey.ts';
import { type Composed, type NameState, newNameField, savedParcelsView } from './saved.view.ts';

const failure = 'saved-parcels';
const longestField = 80;

/** The parcel of an order, by its configuration, or else the one that is being composed. */
async function composedIn(context: RequestContext, configuration: string | null): Promise<Composed | null> {
  const { ports, journeyDrafts } = context;
  const { answers } = await journeyDrafts.of(parcels.name);
  const parcel =
    configuration === null
      ? pricedParcelOf(answers, await optionsOf(parcels, context, answers))
      : ((await ports.parcels.configurationOf(configuration))?.parcel ?? null);
  return parcel && { parcel: savedParcelOf(parcel, ''), configuration };
}

const configurationOf = (form: FormData): string | null => field(form, 'configuration', 64) || null;
const stateOf = (form: FormData): NameState => ({ name: field(form, 'name', longestField).trim(), fault: null });

/** « Enregistrer »: the parcel of an order or of the journey, under a name. */
const saveForm: FormOf<NameState> = {
  failure,
  typed: stateOf,
  async save(context, form) {
    const { wording, ports } = context;
    const state = stateOf(form);
    const fault = nameFault(state.name);
    if (fault) return refusedResult({ ...state, fault });
    const configuration = configurationOf(form);
    const composed = await composedIn(context, configuration);
    // Bought or begun anew in another tab.
    if (!composed && configuration === null)
      return refusedResult(state, { tone: 'warning', text: wording.t('parcels.savedNothing') });
    // The page says why.
    if (!composed) return redirectResult(wording.paths.savedParcels({ parcel: configuration }));
    const saved = await ports.parcels.saveParcel({ ...composed.parcel, name: state.name });
    // Pressed twice, the name is that of this parcel.
    const isSaved =
      saved === 'saved' ||
      (saved === 'name-taken' && savedAs(composed.parcel, await ports.parcels.savedParcels())?.name === state.name);
    if (isSaved) return redirectResult(wording.paths.savedParcels({ note: 'enregistre' }), { replaces: true });
    if (saved === 'name-taken') return refusedResult({ ...state, fault: 'taken' });
    return refusedResult(state, { tone: 'error', text: wording.t('parcels.savedTooMany') });
  },
};

/** The fields of a page have names of their own: that of a saved parcel's name ends with its id. */
function typedName(form: FormData): NameState {
  const id = field(form, 'saved', 64);
  return { id, name: field(form, newNameField(id), longestField).trim(), fault: null };
}

const renameForm: FormOf<NameState> = {
  failure,
  typed: typedName,
  async save({ wording, ports }, form) {
    const state = typedName(form);
    const fault = nameFault(state.name);
    if (fault) return refusedResult({ ...state, fault });
    const renamed = await ports.parcels.renameSavedParcel(state.id ?? '', state.name);
    if (renamed === 'name-taken') return refusedResult({ ...state, fault: 'taken' });
    if (renamed === 'gone') return refusedResult(state, { tone: 'warning', text: wording.t('parcels.savedGone') });
    return redirectResult(wording.paths.savedParcels({ note: 'renomme' }), { replaces: true });
  },
};

const removeForm: FormOf = {
  failure,
  async save({ wording, ports }, form) {
    await ports.parcels.removeSavedParcel(field(form, 'saved', 64));
    return redirectResult(wording.paths.savedParcels({ note: 'supprime' }), { replaces: true });
  },
};

/** Parcels that an account or a company sends again and again. */
export const savedParcelsPage = formPage({
  forms: { save: saveForm, rename: renameForm, remove: removeForm },
  notes: {
    enregistre: ['success', 'parcels.savedDone'],
    renomme: ['success', 'parcels.savedRenamed'],
    supprime: ['success', 'parcels.savedRemoved'],
  },
  place: 'saved_parcels',
  async load(context, { query, stateOf, notices }) {
    const { ports, wording } = context;
    const { parcel } = queryOf('savedParcels', query);
    const page = Promise.all([composedIn(context, parcel), ports.parcels.savedParcels()]);
    const [composed, saved] = await orErrorPage({ context, failure }, page);
    const same = composed && savedAs(composed.parcel, saved);
    const states = { save: stateOf('save'), rename: stateOf('rename') };
    const ofOrder: NoticeView[] =
      parcel === null ? [] : notOffered({ isRegistered: composed !== null, name: same?.name }, wording);
    const view = savedParcelsView(
      { composed: same ? null : composed, saved, states, notices: [...notices, ...ofOrder] },
      wording,
    );
    return {
      view,
      description: view.text,
      tab: { partOf: parcel === null ? undefined : wording.t('parcels.savedOrdered') },
    };
  },
});

/** Why the parcel of an order is not offered to be saved; nothing where it is. */
function notOffered(
  { isRegistered, name }: { isRegistered: boolean; name: string | undefined },
  { t }: RequestContext['wording'],
): NoticeView[] {
  if (!isRegistered) return [{ tone: 'warning', text: t('parcels.savedNotOfOrder') }];
  return name === undefined ? [] : [{ tone: 'info', text: t('parcels.savedAlready', { name }) }];
}

export const { action, loader } = savedParcelsPage;
