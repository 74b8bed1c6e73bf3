import type { SavedParcel } from '#domain/parcels/parcels.ts';
import { longestName, type NameFault } from '#domain/parcels/saved-parcels.ts';
import type { FactView, LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { coverName } from '../parcel-price.view.ts';
import { declaredText, measureRows } from '../parcel-rows.view.ts';

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
  rows: FactView[];
  /** « le colis « Boîte M » », which a screen reader hears after a button. */
  called: string;
}

export interface SavedParcelsView {
  title: string;
  trail: LinkView[];
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

interface SavedParcelsInput {
  composed: Composed | null;
  saved: readonly SavedParcel[];
  /** Of the form that saves, and of the one that renames. */
  states: { save: NameState | null; rename: NameState | null };
  notices: NoticeView[];
}

/** How an entry and the account show it. */
export const savedParcelView = ({ id, name, ...parcel }: SavedParcel, wording: Wording): SavedParcelView => ({
  id,
  name,
  rows: rowsOf(parcel, wording),
  called: wording.t('parcels.savedCalled', { name }),
});

/** What is known of a saved parcel, wherever it goes. */
function rowsOf({ way, cover, declaration, ...item }: Composed['parcel'], wording: Wording): SavedParcelView['rows'] {
  const { t } = wording;
  const rows = {
    ...measureRows(item, wording),
    'row.way': way && t(`parcels.way.${way}`),
    'row.cover': cover && coverName(cover, wording),
    'row.category': declaration && declaredText(declaration, wording),
  };
  return Object.entries(rows).flatMap(([row, value]) =>
    value ? [{ label: t(`parcels.${row as keyof typeof rows}`), value }] : [],
  );
}

export function savedParcelsView(
  { composed, saved, states, notices }: SavedParcelsInput,
  wording: Wording,
): SavedParcelsView {
  const { t, paths, mode } = wording;
  const { rename } = states;
  return {
    title: t('parcels.savedTitle'),
    trail: [{ label: t('account.title'), href: paths.account() }],
    text: [t('parcels.savedText'), ...(mode === 'pro' ? [t('parcels.savedShared')] : [])].join(' '),
    notices,
    ...(composed ? { composed: composedView(composed, { state: states.save, wording }) } : {}),
    use: paths.parcels(),
    saved: saved.map((parcel) => {
      const own = rename?.id === parcel.id ? rename : null;
      return {
        ...savedParcelView(parcel, wording),
        rename: {
          field: newNameField(parcel.id),
          name: own?.name ?? parcel.name,
          isOpen: own !== null,
          ...errorOf(own, wording),
        },
      };
    }),
    ...(saved.length === 0 ? { none: t('parcels.noSaved') } : {}),
    start: { label: t('parcels.savedStart'), href: paths.parcelsItem() },
  };
}

function composedView(
  { parcel, configuration }: Composed,
  { state, wording }: { state: NameState | null; wording: Wording },
): NonNullable<SavedParcelsView['composed']> {
  const { t } = wording;
  return {
    title: t(configuration === null ? 'parcels.savedComposed' : 'parcels.savedOrdered'),
    rows: rowsOf(parcel, wording),
    name: state?.name ?? '',
    hint: t('parcels.savedNameHint', { most: longestName }),
    ...errorOf(state, wording),
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
