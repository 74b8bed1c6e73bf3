import type { ComposingOptions, SavedParcel } from '#domain/parcels/parcels.ts';
import { longestName, type NameFault } from '#domain/parcels/saved-parcels.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { savedRows } from '../parcel-summary.view.ts';

type SaveFault = NameFault | 'taken';

/** A name as it was typed, with what is wrong with it. `id`: of the saved parcel that is renamed. */
export interface NameState {
  name: string;
  fault: SaveFault | null;
  id?: string;
}

/** Where another name of a saved parcel is typed. */
export const newNameField = (id: string): string => `name.${id}`;

/** A saved parcel in a list, with what a journey begins with. */
export interface SavedParcelView {
  id: string;
  name: string;
  rows: Pick<SummaryRow, 'label' | 'value'>[];
  /** « le colis « Boîte M » », which a screen reader hears after a button. */
  called: string;
}

export interface SavedParcelsView {
  title: string;
  back: LinkView;
  text: string;
  notices: NoticeView[];
  /** What may be saved, of the journey or of an order; absent where there is nothing. */
  composed?: {
    title: string;
    rows: SavedParcelView['rows'];
    name: string;
    hint: string;
    error?: string;
    /** Of an order. */
    configuration?: string;
  };
  /** `use`: the address of the journey's entry, whose form begins with one. */
  use: string;
  saved: (SavedParcelView & { rename: { field: string; name: string; isOpen: boolean; error?: string } })[];
  /** Where there is none. */
  none?: string;
  start: LinkView;
}

/** What may be saved, and where it comes from. */
export interface Composed {
  parcel: Omit<SavedParcel, 'id' | 'name'>;
  configuration: string | null;
}

interface Shown {
  options: ComposingOptions;
  composed: Composed | null;
  saved: readonly SavedParcel[];
  /** Of the form that saves, and of the one that renames. */
  states: { save: NameState | null; rename: NameState | null };
  notices: NoticeView[];
}

type About = { options: ComposingOptions; wording: Wording };

/** How an entry and the account show it. */
export const savedParcelView = ({ id, name, ...parcel }: SavedParcel, about: About): SavedParcelView => ({
  id,
  name,
  rows: rowsOf(parcel, about),
  called: about.wording.t('parcels.savedCalled', { name }),
});

const rowsOf = (parcel: Composed['parcel'], { options, wording }: About): SavedParcelView['rows'] =>
  savedRows(parcel, { options, wording }).map(({ label, value }) => ({ label, value }));

export function savedParcelsView(
  { options, composed, saved, states, notices }: Shown,
  wording: Wording,
): SavedParcelsView {
  const { t, paths, mode } = wording;
  const about = { options, wording };
  const { rename } = states;
  return {
    title: t('parcels.savedTitle'),
    back: { label: t('account.back'), href: paths.account() },
    text: [t('parcels.savedText'), ...(mode === 'pro' ? [t('parcels.savedShared')] : [])].join(' '),
    notices,
    ...(composed ? { composed: composedView(composed, { ...about, state: states.save }) } : {}),
    use: paths.parcels(),
    saved: saved.map((parcel) => {
      const own = rename?.id === parcel.id ? rename : null;
      return {
        ...savedParcelView(parcel, about),
        rename: {
          field: newNameField(parcel.id),
          name: own?.name ?? parcel.name,
          isOpen: own !== null,
          ...errorOf(own, wording),
        },
      };
    }),
    ...(saved.length === 0 ? { none: t('parcels.noSaved') } : {}),
    start: { label: t('parcels.start'), href: paths.parcelsItem() },
  };
}

function composedView(
  { parcel, configuration }: Composed,
  { state, ...about }: About & { state: NameState | null },
): NonNullable<SavedParcelsView['composed']> {
  const { t } = about.wording;
  return {
    title: t(configuration === null ? 'parcels.savedComposed' : 'parcels.savedOrdered'),
    rows: rowsOf(parcel, about),
    name: state?.name ?? '',
    hint: t('parcels.savedNameHint', { most: longestName }),
    ...errorOf(state, about.wording),
    ...(configuration === null ? {} : { configuration }),
  };
}

function errorOf(state: NameState | null, { t }: Wording): { error?: string } {
  switch (state?.fault) {
    case 'required':
      return { error: t('parcels.savedNameRequired') };
    case 'too-long':
      return { error: t('parcels.savedNameTooLong', { most: longestName }) };
    case 'taken':
      return { error: t('parcels.savedNameTaken') };
    default:
      return {};
  }
}
