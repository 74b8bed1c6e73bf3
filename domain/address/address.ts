import type { AddressForm, Civility } from './form-fields.ts';

/** A form that broke no rule, with what the shop knows besides: in a book, in a cart, on an order. */
export interface Address extends AddressForm {
  id: string | null;
  civility: Civility | '';
  countryName: string;
  /** False: no service could check it, or the shopper confirmed an address that no service knows. */
  isVerified: boolean;
  /** SIREN or SIRET of the company that is billed; of a billing address alone. */
  companyNumber?: string;
}
