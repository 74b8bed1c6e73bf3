import type { Address } from '#domain/address/address.ts';
import type { AddressContext } from '#domain/address/address-context.ts';
import type { AddressBooks, BookRefusal } from '#domain/address/book/address-books.ts';
import type { AddressFaults } from '#domain/address/form-fields.ts';
import { displayedResult, type FormOf, type FormResult, redirectResult, refusedResult } from '#ui/forms/form-result.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type AddressFormContext, addressFormContextOf, isFull } from './address-form-context.server.ts';
import { type Ground, submittedOf, takeAddress } from './check/take-address.ts';
import { type AddressState, typedAddress } from './form/address-state.ts';

/** An address that broke no rule, and what is to become of it. */
interface AcceptedAddress {
  address: Address;
  ground: Ground;
  /** The book keeps it, too. */
  isSaved: boolean;
  /** The entry of the book that it changes; empty for a new one. */
  entryId: string;
}

interface AddressUse {
  rules(around: AddressFormContext, entryId: string): AddressContext;
  /** The path that it leads to, or what the book or the backend refuses. */
  save(context: RequestContext, taken: AcceptedAddress): Promise<{ to: string } | { refusal: BookRefusal }>;
}

/** The form of a typed address, which also takes the answer to what was asked about one. */
export const typedAddressForm = ({ rules, save }: AddressUse): FormOf<AddressState> => ({
  failure: 'address-update',
  typed: typedAddress,
  async save(context, form) {
    const state = typedAddress(form);
    const { entryId, purpose } = state;
    const around = await addressFormContextOf(context, state.again.typed.country);
    const submitted = submittedOf(form);
    const taken = await takeAddress(submitted, { ...context.ports, context: rules(around, entryId) });
    if (taken.kind === 'again')
      return submitted.step === 'refresh'
        ? displayedResult({ ...state, again: taken })
        : refusedResult({ ...state, again: taken });
    const isSaved = purpose === 'save' && (entryId !== '' || !isFull(around, context));
    const saved = await save(context, { address: taken.address, ground: taken.ground, isSaved, entryId });
    return 'to' in saved ? redirectResult(saved.to) : refusedByBook(context, { state, refusal: saved.refusal });
  },
});

const unknownNotes = { kept: 'gardee', unchecked: 'non-verifiee' } as const;

/** What the page says of an address. @param verified what it says of one that a service knows. */
export const noteOf = <Note>(ground: Ground, verified: Note) => (ground === 'known' ? verified : unknownNotes[ground]);

/** After its use: what the book then refuses does not keep the parcel from leaving. */
export async function keepUsed(
  books: Pick<AddressBooks, 'add'>,
  { address, isSaved, used }: Pick<AcceptedAddress, 'address' | 'isSaved'> & { used: 'saved' | BookRefusal },
): Promise<'saved' | BookRefusal> {
  if (used !== 'saved' || !isSaved) return used;
  const added = await books.add(address);
  return typeof added === 'string' ? added : 'saved';
}

/** What the book or the backend refuses, at its field where it has one. */
function refusedByBook(
  { wording: { t }, config }: Pick<RequestContext, 'wording' | 'config'>,
  { state, refusal }: { state: AddressState; refusal: BookRefusal },
): FormResult<AddressState> {
  const faults: Partial<Record<BookRefusal, AddressFaults>> = {
    'duplicate-name': { addressName: { code: 'duplicate-name' } },
    'not-eligible': { codePostal: { code: 'not-eligible' } },
  };
  const found = faults[refusal];
  if (found) return refusedResult({ ...state, again: { ...state.again, faults: found } });
  const text = refusal === 'full' ? t('address.bookFull', { count: config.ADDRESS_BOOK_MAX }) : t('address.gone');
  return refusedResult(state, { tone: 'error', text });
}
