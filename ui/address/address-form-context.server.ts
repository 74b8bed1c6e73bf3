import type { AddressContext } from '#domain/address/address-context.ts';
import { addingFault, type BookEntry, namesBeside } from '#domain/address/book/address-book.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { AddressInput } from './address-input.view.ts';
import type { AddressState } from './form/address-state.ts';

/** What an address form depends on: the book, the countries, the rules of mobile numbers. */
export interface AddressFormContext {
  /** `null`: the book could not be loaded. */
  entries: BookEntry[] | null;
  countries: { code: string; name: string }[];
  mobileIn: RequestContext['mobileIn'];
}

type AddressFormRequest = Pick<RequestContext, 'ports' | 'wording' | 'mobileIn'>;

/** @param typed the country of the typed address, if any. */
export async function addressFormContextOf(
  { ports, wording, mobileIn }: AddressFormRequest,
  typed?: string,
): Promise<AddressFormContext> {
  const [entries, countries] = await Promise.all([
    orNull(ports.addressBooks.entries()),
    orNull(ports.deliveries.countries()),
  ]);
  // A country of the book is offered although nothing is delivered there: its address is edited as what it is. Where the
  // list could not be loaded, France and the typed country are too, and the backend decides.
  const offered = countries ?? [];
  const ofBook = (entries ?? []).map(({ address }) => address?.country ?? '');
  const own = countries ? ofBook : ['FR', typed ?? '', ...ofBook];
  const isMissing = (code: string) => /^[A-Z]{2}$/.test(code) && !offered.some((country) => country.code === code);
  const names = new Intl.DisplayNames(wording.lang, { type: 'region' });
  const missing = [...new Set(own)].filter(isMissing).map((code) => ({ code, name: names.of(code) ?? code }));
  return { entries, mobileIn, countries: [...offered, ...missing] };
}

/** The context of the rules. @param entryId the entry of the book that is changed. */
export const contextOf = (
  { entries, countries, mobileIn }: AddressFormContext,
  entryId: string | null,
): AddressContext => ({
  use: 'delivery',
  countries,
  otherNames: namesBeside(entries ?? [], entryId),
  mobileIn,
});

/** Whether the book has reached its limit. */
export const isFull = ({ entries }: AddressFormContext, { config }: Pick<RequestContext, 'config'>): boolean =>
  addingFault(entries ?? [], config.ADDRESS_BOOK_MAX) !== undefined;

/** A form of an address as it stands among them. */
export const addressInputOf = (
  context: Pick<RequestContext, 'config'>,
  { around, rules, fresh, state, isRestored }: AddressInputSource,
): AddressInput => ({
  fresh,
  isFull: isFull(around, context),
  context: rules,
  again: state?.again ?? null,
  isRestored,
  purpose: state?.purpose ?? 'save',
});

interface AddressInputSource {
  around: AddressFormContext;
  rules: AddressContext;
  fresh: AddressForm;
  /** What came back of it. */
  state: AddressState | null;
  isRestored: boolean;
}
