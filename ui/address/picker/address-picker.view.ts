import {
  addingFault,
  type BookEntry,
  type EntryState,
  findEntries,
  inOrder,
  isSearchable,
  isSelectable,
  stateOf,
} from '#domain/address/book/address-book.ts';
import { deliveredAddress } from '#ui/address/printed-address.ts';
import type { AddressBlock, LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface EntryView {
  id: string;
  name: string;
  isMain: boolean;
  block: AddressBlock;
  /** « Non confirmée » */
  mark?: string;
  isSelectable: boolean;
  isSelected: boolean;
  /** Why it cannot be chosen. */
  reason?: string;
  /** « Compléter » when a required field is empty, otherwise « Modifier »; `label` names the address too. */
  change: LinkView & { isCompletion: boolean };
  /** `asked`: what is lost, where nobody can undo it. */
  remove?: { label: string; asked?: string };
  makeMainLabel?: string;
}

export interface AddressPickerView {
  entries: EntryView[];
  /** The fold of those that cannot be chosen: open where there is nothing else, or one of them is asked about. */
  unusable?: { label: string; isOpen: boolean };
  /** Offered for more than ten entries. */
  search?: { action: string; searched: string; hiddenFields: Record<string, string>; none?: string };
  /** Shows the rest of a long book. */
  more?: LinkView;
  add: LinkView;
  /** « Votre carnet comporte déjà … » */
  full?: string;
}

export interface PickerOf {
  entries: readonly BookEntry[];
  max: number;
  searched: string;
  selectedId: string;
  /** Whether all entries of a long book are shown, without a search. */
  isWhole: boolean;
  /** Links and form actions of the page that shows the picker. */
  ways: {
    add: string;
    whole: string;
    change(id: string): string;
    search: { action: string; hiddenFields: Record<string, string> };
  };
}

const firstPageSize = 10;

export function addressPickerView(book: PickerOf, wording: Wording): AddressPickerView {
  const { entries, max, searched, isWhole, ways } = book;
  const { t } = wording;
  const found = findEntries(inOrder(entries), searched);
  const visible = isWhole || searched !== '' ? found : found.slice(0, firstPageSize);
  const selected = selectedOf(visible, book.selectedId);
  const full = addingFault(entries, max);
  const closed = visible.filter((entry) => !isSelectable(entry));
  return {
    entries: visible.map((entry) => entryView(entry, { isSelected: entry === selected, ways }, wording)),
    ...(closed.length > 0
      ? {
          unusable: {
            label: t('address.unusable', { count: closed.length }),
            isOpen: closed.length === visible.length || closed.some(({ id }) => id === book.selectedId),
          },
        }
      : {}),
    ...(isSearchable(entries)
      ? {
          search: {
            ...ways.search,
            searched,
            ...(found.length === 0 ? { none: t('address.noMatch', { searched }) } : {}),
          },
        }
      : {}),
    ...(visible.length < found.length
      ? { more: { label: t('address.wholeBook', { count: found.length }), href: ways.whole } }
      : {}),
    add: { label: t(full ? 'address.addOnce' : 'address.add'), href: ways.add },
    ...(full ? { full: t('address.bookFull', { count: full.count }) } : {}),
  };
}

const selectedOf = (visible: BookEntry[], selectedId: string): BookEntry | undefined => {
  const selectable = visible.filter(isSelectable);
  return selectable.find(({ id }) => id === selectedId) ?? selectable[0];
};

const reasons = {
  ineligible: 'address.ineligible',
  incomplete: 'address.incomplete',
  'without-postal-address': 'address.withoutPostalAddress',
} as const satisfies Record<Exclude<EntryState, 'selectable'>, string>;

function entryView(
  entry: BookEntry,
  { isSelected, ways }: { isSelected: boolean; ways: PickerOf['ways'] },
  wording: Wording,
): EntryView {
  const { t } = wording;
  const { id, kind, isPrimary, address } = entry;
  const state = stateOf(entry);
  const delivered = address ? deliveredAddress(address, wording) : { block: [] };
  const name = entry.name || (delivered.block[0] ?? '');
  const isCompletion = state === 'incomplete' || state === 'without-postal-address';
  return {
    id,
    name,
    isMain: isPrimary,
    ...delivered,
    isSelectable: state === 'selectable',
    isSelected,
    ...(state === 'selectable' ? {} : { reason: t(reasons[state]) }),
    change: {
      label: t(isCompletion ? 'address.completeOf' : 'address.changeOf', { name }),
      href: ways.change(id),
      isCompletion,
    },
    ...(kind === 'address'
      ? {
          remove: {
            label: t('address.removeOf', { name }),
            ...(state === 'selectable' ? {} : { asked: t('address.removedForGood') }),
          },
        }
      : {}),
    ...(state === 'selectable' && !isPrimary ? { makeMainLabel: t('address.makeMainOf', { name }) } : {}),
  };
}
