import type { AddressContext } from '#domain/address/address-context.ts';
import { addingFault, type BookEntry, namesBeside } from '#domain/address/book/address-book.ts';
import { orNull } from '#domain/shared/fault.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import type { AskedAddress } from './asked-address.view.ts';
import type { AddressState } from './form/address-state.ts';

/** What the form of an address stands among. */
export interface Surroundings {
  /** `null`: the book cannot be reached. */
  entries: BookEntry[] | null;
  countries: { code: string; name: string }[];
  mobileIn: RequestContext['mobileIn'];
}

type Asking = Pick<RequestContext, 'ports' | 'wording' | 'mobileIn'>;

/** @param typed the country of the address as it was typed, if one was. */
export async function surroundingsOf({ ports, wording, mobileIn }: Asking, typed?: string): Promise<Surroundings> {
  const [entries, countries] = await Promise.all([
    orNull(ports.addressBooks.entries()),
    orNull(ports.deliveries.countries()),
  ]);
  if (countries) return { entries, countries, mobileIn };
  // Nobody can say where the shop delivers: home, and where the shopper wants it, which the backend then judges.
  const known = ['FR', typed ?? '', ...(entries ?? []).map(({ address }) => address?.country ?? '')];
  const codes = [...new Set(known)].filter((code) => /^[A-Z]{2}$/.test(code));
  const names = new Intl.DisplayNames(wording.lang, { type: 'region' });
  return { entries, mobileIn, countries: codes.map((code) => ({ code, name: names.of(code) ?? code })) };
}

/** What the rules of the form need to know. @param entryId the entry of the book that is changed. */
export const contextOf = ({ entries, countries, mobileIn }: Surroundings, entryId: string | null): AddressContext => ({
  use: 'delivery',
  countries,
  otherNames: namesBeside(entries ?? [], entryId),
  mobileIn,
});

/** Whether the book takes no more. */
export const isFull = ({ entries }: Surroundings, { config }: Pick<RequestContext, 'config'>): boolean =>
  addingFault(entries ?? [], config.ADDRESS_BOOK_MAX) !== undefined;

/** A form of an address as it stands among them. */
export const askedOf = (
  context: Pick<RequestContext, 'config'>,
  { around, rules, state, isRestored }: Standing,
): AskedAddress => ({
  isFull: isFull(around, context),
  context: rules,
  again: state?.again ?? null,
  isRestored,
  purpose: state?.purpose ?? 'save',
});

interface Standing {
  around: Surroundings;
  rules: AddressContext;
  /** What came back of it. */
  state: AddressState | null;
  isRestored: boolean;
}
