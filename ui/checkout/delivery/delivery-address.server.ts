import type { Address } from '#domain/address/address.ts';
import { addressAsTyped } from '#domain/address/address-form.ts';
import { stateOf } from '#domain/address/book/address-book.ts';
import { deliverTo } from '#domain/checkout/billing.ts';
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
  async save({ ports, wording, mode }, { address, isKept, entryId }) {
    if (entryId) {
      const changed = await ports.addressBooks.change(entryId, address);
      if (changed !== 'saved') return { refusal: changed };
      const note = address.isVerified ? 'modifiee' : 'non-verifiee';
      return { to: wording.paths.delivery({ adresse: 'modifier', entree: entryId, note }) };
    }
    const used = await deliverTo(ports, { address, mode });
    const saved = await keepUsed(ports.addressBooks, { address, isKept, used });
    if (saved !== 'saved') return { refusal: saved };
    return { to: wording.paths.delivery({ note: noteOf({ address, isKept }) }) };
  },
});

/** How an entry of the book that was just deleted comes back. */
export type BookState = { undo: AddressUndoView } | null;

/** What the buttons of the book do: choose an address, make one the main one, delete one. */
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
  const delivered = await deliverTo(ports, { address: entry.address, mode });
  if (delivered === 'saved') return done(wording.paths.delivery());
  return refused(null, { tone: 'error', text: wording.t('address.notEligible') });
}

async function makeMain(context: RequestContext, id: string): Promise<FormResult<BookState>> {
  if ((await context.ports.addressBooks.makeMain(id)) === 'unknown') return gone(context);
  return done(context.wording.paths.delivery({ adresse: 'modifier', entree: id, note: 'principale' }));
}

async function remove(context: RequestContext, id: string): Promise<FormResult<BookState>> {
  const { ports, wording } = context;
  const entry = (await ports.addressBooks.entries()).find((one) => one.id === id);
  // A contact is the account's, not the book's.
  if (entry?.kind !== 'address' || (await ports.addressBooks.remove(id)) === 'unknown' || !entry.address)
    return gone(context);
  const { name, address } = entry;
  const text = wording.t('address.removed', { name: name || address.streetName });
  const hidden = { intent: 'restore', ...valuesOf(formOfAddress(address)), ...markKept(address) };
  return shown({ undo: { text, hidden } });
}

const markKept = ({ isVerified }: Address): Record<string, string> => (isVerified ? {} : { notVerified: '1' });

/** « Annuler »: the address comes back as it was, whatever the rules have become since. */
export const restoreAddressForm: FormOf = {
  failure: 'address-update',
  async save(context, form) {
    const around = await surroundingsOf(context, field(form, 'country', 2));
    const typed = addressAsTyped(formOf(form), contextOf(around, null));
    const added = await context.ports.addressBooks.add({ ...typed, isVerified: field(form, 'notVerified') === '' });
    if (typeof added === 'string') return gone(context);
    return done(context.wording.paths.delivery({ adresse: 'modifier', entree: added.id, note: 'retablie' }));
  },
};

const gone = ({ wording }: RequestContext): FormResult =>
  refused(null, { tone: 'error', text: wording.t('address.gone') });
