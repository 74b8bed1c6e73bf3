import type { BookEntry } from '#domain/address/book/address-book.ts';
import { type AddressInput, addressInputView } from '#ui/address/address-input.view.ts';
import type { AddressCheckView } from '#ui/address/check/address-check.view.ts';
import type { AddressFormView } from '#ui/address/form/address-form.view.ts';
import { startOf } from '#ui/address/form/form-start.ts';
import type { AddressBookView } from '#ui/address/picker/address-book.tsx';
import { addressPickerView } from '#ui/address/picker/address-picker.view.ts';
import type { AddressUndoView } from '#ui/address/picker/address-undo.tsx';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The address book of an account: its entries, or the form for one of them. */
export interface BookView {
  title: string;
  notices: NoticeView[];
  trail: LinkView[];
  undo?: AddressUndoView;
  book?: AddressBookView;
  /** Said of an empty book. */
  empty?: string;
  form?: { fields: AddressFormView; check?: AddressCheckView };
}

interface BookPage {
  notices: NoticeView[];
  undo: AddressUndoView | null;
  content: BookContent;
}

/** What of the book is asked for. */
export type BookContent =
  | { kind: 'entries'; entries: readonly BookEntry[]; max: number; searched: string; isWhole: boolean }
  /** `entry`: the entry to change; `null` for a new address. */
  | ({ kind: 'form'; entry: BookEntry | null } & AddressInput);

export function bookView({ notices, undo, content }: BookPage, wording: Wording): BookView {
  const { t, paths } = wording;
  const account = { label: t('account.title'), href: paths.account() };
  if (content.kind === 'form') {
    const { entry } = content;
    const { form, ...check } = addressInputView(
      {
        input: content,
        start: entry ? startOf(entry) : undefined,
        isForBook: true,
        isOnceOffered: false,
        hidden: { intent: 'address', ...(entry ? { entry: entry.id } : {}) },
        back: { label: t('account.backToBook'), href: paths.addressBook() },
      },
      wording,
    );
    return {
      title: t(entry ? 'address.changeTitle' : 'address.newTitle'),
      notices,
      trail: [account, { label: t('account.bookTitle'), href: paths.addressBook() }],
      form: { fields: form, ...check },
    };
  }
  return {
    title: t('account.bookTitle'),
    notices,
    trail: [account],
    ...(undo ? { undo } : {}),
    book: entriesView(content, wording),
    ...(content.entries.length === 0 ? { empty: t('account.bookEmpty') } : {}),
  };
}

function entriesView(content: Extract<BookContent, { kind: 'entries' }>, wording: Wording): AddressBookView {
  const { paths } = wording;
  const { add, ...list } = addressPickerView(
    {
      ...content,
      selectedId: '',
      ways: {
        add: paths.addressBook({ address: 'nouvelle' }),
        whole: paths.addressBook({ all: true }),
        change: (entry) => paths.addressBook({ address: 'modifier', entry }),
        search: { action: paths.addressBook(), hiddenFields: {} },
      },
    },
    wording,
  );
  return {
    ...list,
    // Here nothing is chosen: what matters is what an entry still needs.
    entries: list.entries.map(({ reason, ...entry }) =>
      reason && entry.change.isCompletion
        ? { ...entry, reason: entry.block.length > 0 ? wording.t('account.incomplete') : reason }
        : entry,
    ),
    ...(list.full ? {} : { add }),
  };
}
