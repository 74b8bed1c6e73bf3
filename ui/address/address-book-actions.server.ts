import type { Address } from '#domain/address/address.ts';
import { addressAsTyped } from '#domain/address/address-form.ts';
import { isSelectable } from '#domain/address/book/address-book.ts';
import { mayHaveHappened } from '#domain/shared/fault.ts';
import { field } from '#ui/forms/fields.ts';
import {
  displayedResult,
  type FormOf,
  type FormResult,
  failedResult,
  redirectResult,
  refusedResult,
} from '#ui/forms/form-result.ts';
import { failures } from '#ui/request/error/failures.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { addressFormContextOf, contextOf } from './address-form-context.server.ts';
import { formOf, formOfAddress, valuesOf } from './form/form-of.ts';
import type { AddressUndoView } from './picker/address-undo.tsx';

/** The undo of a deleted entry of the book. */
export type BookState = { undo: AddressUndoView } | null;

/** What is said of an entry on the page that shows the book. */
interface BookNotice {
  entry: string;
  note: 'principale' | 'retablie';
}

/**
 * The care of the book's entries: making one the main address, deleting one, undoing that.
 *
 * @param at the page that shows the book.
 */
export const bookCare = (at: (context: RequestContext, notice: BookNotice) => string) => ({
  async makeMain(context: RequestContext, id: string): Promise<FormResult<BookState>> {
    if ((await context.ports.addressBooks.makeMain(id)) === 'unknown') return addressRemoved(context);
    return redirectResult(at(context, { entry: id, note: 'principale' }));
  },

  async remove(context: RequestContext, id: string): Promise<FormResult<BookState>> {
    const { ports, wording } = context;
    const entry = (await ports.addressBooks.entries()).find((one) => one.id === id);
    // A contact belongs to the account, not to the book, so it cannot be deleted here.
    const outcome = entry?.kind === 'address' ? await ports.addressBooks.remove(id).catch(failedOrThrown) : 'unknown';
    if (outcome === null) {
      const text = wording.t(failures['address-removal'].message);
      return failedResult('address-removal', null, { tone: 'error', text });
    }
    if (outcome === 'unknown' || !entry?.address) return addressRemoved(context);
    const { name, address } = entry;
    const text = wording.t('address.removed', { name: name || address.streetName });
    // The backend would refuse to take it again: that was asked before.
    if (!isSelectable(entry)) return displayedResult(null, { tone: 'success', text });
    const hidden = { intent: 'restore', ...valuesOf(formOfAddress(address)), ...verificationMark(address) };
    return displayedResult({ undo: { text, hidden } });
  },

  /** « Annuler »: restores the address as it was, even if today's rules would refuse it. */
  restore: {
    failure: 'address-update',
    async save(context, form) {
      const around = await addressFormContextOf(context, field(form, 'country', 2));
      const values = formOf(form);
      const added = await context.ports.addressBooks.add({
        ...addressAsTyped(values, contextOf(around, null)),
        // An old book holds numbers that are no mobile: they come back, too.
        mobilePhone: values.mobilePhone,
        isVerified: field(form, 'notVerified') === '',
      });
      if (typeof added === 'string') return addressRemoved(context);
      return redirectResult(at(context, { entry: added.id, note: 'retablie' }));
    },
  } satisfies FormOf,
});

const verificationMark = ({ isVerified }: Address): Record<string, string> => (isVerified ? {} : { notVerified: '1' });

/** A service that is away; what cannot be done is said of every form alike. */
function failedOrThrown(error: unknown): null {
  if (mayHaveHappened(error)) return null;
  throw error;
}

const addressRemoved = ({ wording }: RequestContext): FormResult =>
  refusedResult(null, { tone: 'error', text: wording.t('address.gone') });
