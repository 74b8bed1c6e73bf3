import { isSelectable } from '#domain/address/book/address-book.ts';
import { moveTo } from '#domain/checkout/move.ts';
import { type BookState, bookCare } from '#ui/address/address-book-actions.server.ts';
import { contextOf } from '#ui/address/address-form-context.server.ts';
import { keepUsed, noteOf, typedAddressForm } from '#ui/address/typed-address.server.ts';
import { field } from '#ui/forms/fields.ts';
import { type FormOf, type FormResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** A typed address, or the answer to what was asked about one. */
export const addressForm = typedAddressForm({
  rules: contextOf,
  async save({ ports, wording, mode }, { address, ground, isSaved, entryId }) {
    if (entryId) {
      const changed = await ports.addressBooks.change(entryId, address);
      if (changed !== 'saved') return { refusal: changed };
      const note = noteOf(ground, 'modifiee' as const);
      return { to: wording.paths.delivery({ address: 'modifier', entry: entryId, note }) };
    }
    const moved = await moveTo(ports, { address, mode });
    if (moved.kind !== 'moved') return { refusal: moved.kind };
    const saved = await keepUsed(ports.addressBooks, { address, isSaved, used: 'saved' });
    if (saved !== 'saved') return { refusal: saved };
    const note = noteOf(ground, isSaved ? 'ajoutee' : null);
    return { to: wording.paths.delivery({ note, undone: moved.undone }) };
  },
});

const { makeMain, remove, restore } = bookCare(({ wording }, notice) =>
  wording.paths.delivery({ address: 'modifier', ...notice }),
);

export const restoreAddressForm: FormOf = restore;

/** The buttons of the book: deliver to an address, make one the main address, delete one. */
export const bookForm: FormOf<BookState> = {
  failure: 'address-update',
  save(context, form) {
    const [removed, main, chosen] = [field(form, 'remove', 64), field(form, 'main', 64), field(form, 'addressId', 64)];
    if (removed) return remove(context, removed);
    if (main) return makeMain(context, main);
    return choose(context, chosen);
  },
};

async function choose({ ports, wording, mode }: RequestContext, id: string): Promise<FormResult<BookState>> {
  const entry = (await ports.addressBooks.entries()).find((one) => one.id === id);
  if (!entry || !isSelectable(entry))
    return refusedResult(null, { tone: 'error', text: wording.t('address.choose'), takesFocus: true });
  const moved = await moveTo(ports, { address: entry.address, mode });
  if (moved.kind === 'moved') return redirectResult(wording.paths.delivery({ undone: moved.undone }));
  return refusedResult(null, { tone: 'error', text: wording.t('address.notEligible') });
}
