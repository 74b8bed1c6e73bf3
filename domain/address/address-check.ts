import type { PostalAddress } from './address.ts';

/** What an address-checking service says of an address (postal-domain 2). `not-asked`: no service knows such addresses. */
export type AddressCheck =
  | { kind: 'recognised' }
  /** At most five, the best first. */
  | { kind: 'suggestions'; suggestions: PostalAddress[] }
  | { kind: 'unknown' }
  | { kind: 'unavailable' }
  | { kind: 'not-asked' };

/** A street, or a number in it, while it is typed. */
export interface StreetSuggestion {
  street: string;
  postalCode: string;
  city: string;
}

export interface AddressChecks {
  /** Never throws for a service that is away: that is `unavailable`. */
  check(address: PostalAddress): Promise<AddressCheck>;
  /** Empty when nothing fits, or when no service answers. `text` of at least three characters. */
  streets(typed: { text: string; postalCode: string; country: string }): Promise<StreetSuggestion[]>;
}
