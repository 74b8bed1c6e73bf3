import type { AddressContext } from '#domain/address/address-context.ts';
import { addingFault, type BookEntry, namesBeside } from '#domain/address/book/address-book.ts';
import type { AddressForm } from '#domain/address/form-fields.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { AddressInput } from './address-input.view.ts';
import type { AddressState } from './form/address-state.ts';

interface Country {
  code: string;
  name: string;
}

/** What an address form depends on: the book, the countries, the rules of mobile numbers. */
export interface AddressFormContext {
  /** `null`: the book could not be loaded. */
  entries: BookEntry[] | null;
  countries: Country[];
  /** A country in the reader's language. */
  countryOf(code: string): Country;
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
  const names = new Intl.DisplayNames(wording.lang, { type: 'region' });
  const countryOf = (code: string) => ({ code, name: names.of(code) ?? code });
  if (countries) return { entries, countries, countryOf, mobileIn };
  // The list of countries could not be loaded: France, the typed country and those of the book are offered, and the
  // backend decides.
  const own = ['FR', typed ?? '', ...(entries ?? []).map(({ address }) => address?.country ?? '')];
  const codes = [...new Set(own)].filter((code) => /^[A-Z]{2}$/.test(code));
  return { entries, countries: codes.map(countryOf), countryOf, mobileIn };
}

/** The context of the rules. @param entryId the entry of the book that is changed. */
export function contextOf(
  { entries, countries, countryOf, mobileIn }: AddressFormContext,
  entryId: string | null,
): AddressContext {
  // An address is edited as what it is, although nothing is delivered there.
  const own = entries?.find(({ id }) => id === entryId)?.address?.country;
  const isOffered = !own || countries.some(({ code }) => code === own);
  return {
    use: 'delivery',
    countries: isOffered ? countries : [...countries, countryOf(own)],
    otherNames: namesBeside(entries ?? [], entryId),
    mobileIn,
  };
}

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
