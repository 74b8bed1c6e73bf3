import type { BookEntry } from '#domain/address/book/address-book.ts';
import { anAddressContext, anAddressForm } from '#domain/address/examples.ts';
import { emptyForm } from '#domain/address/form-fields.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { aBook } from '#ui/address/address.examples.ts';
import type { Again } from '#ui/address/form/address-state.ts';
import type { AddressUndoView } from '#ui/address/picker/address-undo.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { bookView } from './book.view.ts';

interface Around {
  notices?: NoticeView[];
  lang?: Lang;
}

interface Entries extends Around {
  entries?: readonly BookEntry[];
  max?: number;
  searched?: string;
  undo?: AddressUndoView | null;
}

export const anEntriesView = ({
  notices = [],
  lang = 'fr',
  entries = aBook,
  max = 100,
  searched = '',
  undo = null,
}: Entries = {}) =>
  bookView(
    { notices, undo, content: { kind: 'entries', entries, max, searched, isWhole: false } },
    wordingOf({ lang, mode: 'part' }),
  );

interface Form extends Around {
  /** The entry to change. */
  entry?: BookEntry | null;
  again?: Partial<Again> | null;
}

export const anEntryFormView = ({ notices = [], lang = 'fr', entry = null, again = null }: Form = {}) =>
  bookView(
    {
      notices,
      undo: null,
      content: {
        kind: 'form',
        entry,
        isFull: false,
        context: anAddressContext({ use: 'book' }),
        fresh: { ...emptyForm, firstName: 'Compte', lastName: 'Particulier' },
        again: again && { kind: 'again', typed: anAddressForm(), faults: {}, towns: [], check: null, ...again },
        isRestored: false,
        purpose: 'save',
      },
    },
    wordingOf({ lang, mode: 'part' }),
  );
