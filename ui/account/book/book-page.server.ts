import { entryName } from '#domain/address/book/address-book.ts';
import { orNull } from '#domain/shared/fault.ts';
import { holderOf, newAddressOf } from '#ui/address/account-holder.server.ts';
import { type BookState, bookCare } from '#ui/address/address-book-actions.server.ts';
import {
  type AddressFormContext,
  addressFormContextOf,
  addressInputOf,
  contextOf,
} from '#ui/address/address-form-context.server.ts';
import type { AddressState } from '#ui/address/form/address-state.ts';
import { noteOf, typedAddressForm } from '#ui/address/typed-address.server.ts';
import { field } from '#ui/forms/fields.ts';
import { formPage } from '#ui/forms/form-page.server.ts';
import type { FormOf } from '#ui/forms/form-result.ts';
import { unavailable } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { type BookContent, bookView } from './book.view.ts';

const rulesOf = (around: AddressFormContext, entryId: string | null) => ({
  ...contextOf(around, entryId),
  use: 'book' as const,
});

/** A typed address for the book, or the answer to what was asked about one. */
const addressForm: FormOf<AddressState> = typedAddressForm({
  rules: (around, entryId) => rulesOf(around, entryId || null),
  async save({ ports, wording }, { address, ground, isSaved, entryId }) {
    if (!isSaved) return { refusal: 'full' };
    const saved = entryId ? await ports.addressBooks.change(entryId, address) : await ports.addressBooks.add(address);
    if (typeof saved === 'string' && saved !== 'saved') return { refusal: saved };
    const note = entryId ? 'modifiee' : 'ajoutee';
    return { to: wording.paths.addressBook({ note: noteOf<typeof note>(ground, note) }) };
  },
});

const { makeMain, remove, restore } = bookCare(({ wording }, { note }) => wording.paths.addressBook({ note }));

/** The buttons of an entry: make it the main address, delete it. */
const entryForm: FormOf<BookState> = {
  failure: 'address-update',
  async save(context, form) {
    const removed = field(form, 'remove', 64);
    return removed ? remove(context, removed) : makeMain(context, field(form, 'main', 64));
  },
};

/** The address book of an account, without anything being bought. */
export const bookPage = formPage({
  forms: { address: addressForm, 'known-address': entryForm, restore },
  notes: {
    ajoutee: ['success', 'address.added'],
    modifiee: ['success', 'address.changed'],
    principale: ['success', 'address.mainSet'],
    retablie: ['success', 'address.restored'],
    'non-verifiee': ['info', 'address.notVerified'],
    gardee: ['info', 'address.kept'],
  },
  async load(context, { query, formState, notices, stateOf }) {
    const state = stateOf('address');
    const isRestored = formState?.kind === 'restored';
    const undo = stateOf('known-address')?.undo ?? null;
    const content = await bookContentOf(context, { query, state, isRestored });
    const view = bookView({ notices, undo, content }, context.wording);
    // Each address that is edited has a title of its own.
    const partOf = content.kind === 'form' ? content.entry && entryName(content.entry) : null;
    return { view, description: context.wording.t('account.description'), tab: { partOf: partOf || undefined } };
  },
});

export const { action, loader } = bookPage;

interface BookPageInput {
  query: URLSearchParams;
  state: AddressState | null;
  isRestored: boolean;
}

async function bookContentOf(
  context: RequestContext,
  { query, state, isRestored }: BookPageInput,
): Promise<BookContent> {
  const { address: step, entry: queriedId, searched, all } = queryOf('addressBook', query);
  if (state === null && step === null) {
    // Without its entries the page has nothing to say.
    const entries = await orNull(context.ports.addressBooks.entries());
    if (entries === null) throw unavailable(context);
    return {
      kind: 'entries',
      entries,
      max: context.config.ADDRESS_BOOK_MAX,
      searched: searched ?? '',
      isWhole: all !== null,
    };
  }
  const [around, holder] = await Promise.all([
    addressFormContextOf(context, state?.again.typed.country),
    state ? null : holderOf(context),
  ]);
  const entryId = state ? state.entryId : queriedId;
  const entry = around.entries?.find(({ id }) => id === entryId) ?? null;
  const rules = rulesOf(around, entry?.id ?? null);
  return {
    kind: 'form',
    entry,
    ...addressInputOf(context, { around, rules, fresh: newAddressOf(holder), state, isRestored }),
  };
}
