import type { Address } from '#domain/address/address.ts';
import { addressAsTyped } from '#domain/address/address-form.ts';
import { stateOf } from '#domain/address/book/address-book.ts';
import { moveTo } from '#domain/checkout/move.ts';
import { formOf, formOfAddress, valuesOf } from '#ui/address/form/form-of.ts';
import type { AddressUndoView } from '#ui/address/picker/address-undo.tsx';
import { contextOf, surroundingsOf } from '#ui/address/surroundings.server.ts';
import { keepUsed, noteOf, typedAddressForm } from '#ui/address/typed-address.server.ts';
import { field } from '#ui/forms/fields.ts';
import { done, type FormOf, type FormResult, refused, shown } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** A typed address, or the answer to what was asked about one. */
export const addressForm = typedAddressForm({
  rules: (around, entryId) => contextOf(around, entryId || null),
  async save({ ports, wording, mode }, { address, ground, isKept, entryId }) {
    if (entryId) {
      const changed = await ports.addressBooks.change(entryId, address);
      if (changed !== 'saved') return { refusal: changed };
      const note = noteOf(ground, 'modifiee' as const);
      return { to: wording.paths.delivery({ adresse: 'modifier', entree: entryId, note }) };
    }
    const moved = await moveTo(ports, { address, mode });
    const used = moved.kind === 'moved' ? 'saved' : moved.kind;
    const saved = await keepUsed(ports.addressBooks, { address, isKept, used });
    if (saved !== 'saved') return { refusal: saved };
    const oubli = moved.kind === 'moved' ? moved.undone : [];
    return { to: wording.paths.delivery({ note: noteOf(ground, isKept ? 'ajoutee' : null), oubli }) };
  },
});

/** The undo of a deleted entry of the book. */
export type BookState = { undo: AddressUndoView } | null;

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
  if (!entry?.address || stateOf(entry) !== 'selectable')
    return refused(null, { tone: 'error', text: wording.t('address.choose') });
  const moved = await moveTo(ports, { address: entry.address, mode });
  if (moved.kind === 'moved') return done(wording.paths.delivery({ oubli: moved.undone }));
  return refused(null, { tone: 'error', text: wording.t('address.notEligible') });
}

async function makeMain(context: RequestContext, id: string): Promise<FormResult<BookState>> {
  if ((await context.ports.addressBooks.makeMain(id)) === 'unknown') return addressRemoved(context);
  return done(context.wording.paths.delivery({ adresse: 'modifier', entree: id, note: 'principale' }));
}

async function remove(context: RequestContext, id: string): Promise<FormResult<BookState>> {
  const { ports, wording } = context;
  const entry = (await ports.addressBooks.entries()).find((one) => one.id === id);
  // A contact belongs to the account, not to the book, so it cannot be deleted here.
  if (entry?.kind !== 'address' || (await ports.addressBooks.remove(id)) === 'unknown' || !entry.address)
    return addressRemoved(context);
  const { name, address } = entry;
  const text = wording.t('address.removed', { name: name || address.streetName });
  const hidden = { intent: 'restore', ...valuesOf(formOfAddress(address)), ...verificationMark(address) };
  return shown({ undo: { text, hidden } });
}

const verificationMark = ({ isVerified }: Address): Record<string, string> => (isVerified ? {} : { notVerified: '1' });

/** « Annuler »: restores the address as it was, even if today's rules would refuse it. */
export const restoreAddressForm: FormOf = {
  failure: 'address-update',
  async save(context, form) {
    const around = await surroundingsOf(context, field(form, 'country', 2));
    const typed = addressAsTyped(formOf(form), contextOf(around, null));
    const added = await context.ports.addressBooks.add({ ...typed, isVerified: field(form, 'notVerified') === '' });
    if (typeof added === 'string') return addressRemoved(context);
    return done(context.wording.paths.delivery({ adresse: 'modifier', entree: added.id, note: 'retablie' }));
  },
};

const addressRemoved = ({ wording }: RequestContext): FormResult =>
  refused(null, { tone: 'error', text: wording.t('address.gone') });
