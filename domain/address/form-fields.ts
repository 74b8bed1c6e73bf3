import type { AddressFault } from './faults.ts';
import type { MobileIn } from './phone.ts';

/** What the form holds, as typed. Field names are those of the specification's address form (§3). */
export interface AddressForm {
  isCompany: boolean;
  isPrimary: boolean;
  companyName: string;
  customsReference: string;
  civility: string;
  firstName: string;
  lastName: string;
  email: string;
  mobilePhone: string;
  addressName: string;
  streetName: string;
  additionalStreetName: string;
  building: string;
  floor: string;
  keypad: string;
  additionalInformation: string;
  codePostal: string;
  city: string;
  service: string;
  country: string;
}

/** The fields that are typed or chosen; in the order of the form, country first. */
export const addressFields = [
  'country',
  'addressName',
  'companyName',
  'service',
  'civility',
  'firstName',
  'lastName',
  'floor',
  'building',
  'streetName',
  'additionalStreetName',
  'codePostal',
  'city',
  'keypad',
  'additionalInformation',
  'mobilePhone',
  'email',
  'customsReference',
] as const satisfies (keyof AddressForm)[];

export type AddressField = (typeof addressFields)[number];
export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

/** What a form is filled in for, and what it must know of its surroundings. */
export interface AddressContext {
  use: 'delivery' | 'billing' | 'book' | 'sender' | 'recipient';
  countries: readonly { code: string; name: string }[];
  /** A guest, a relay or an e-service needs the e-mail; the address book never does (postal-domain 9.20). */
  needsEmail?: boolean;
  /** Quick entry of the address book: the mobile may wait (postal-domain 9.52). */
  isQuick?: boolean;
  /** A letter reaches its address without anybody being called: the mobile is not asked for. */
  isLetter?: boolean;
  /** Countries without postal codes (postal-domain 9.54). */
  withoutPostalCode?: readonly string[];
  /** Names of the book's other addresses, without that of the one being edited. */
  otherNames?: readonly string[];
  /** Longest first or last name. */
  nameMax?: number;
  /** Longest printed line: a carrier's may be shorter. */
  lineMax?: number;
  /** Absent in the browser: there, mobiles outside France and Belgium are checked by their shape alone. */
  mobileIn?: MobileIn;
}

/** « First and last name must each be at most {count} characters » (specification §5, postal-domain 1.4). */
export const nameMax = 35;
