import type { AddressFault } from '../address/fields/faults.ts';
import type { AddressField } from '../address/form-fields.ts';

/** What is asked of a sender and of a recipient, by the names of the address form. */
export const partyFields = [
  'isCompany',
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
] as const satisfies (AddressField | 'isCompany')[];

export type Party = 'sender' | 'recipient';
export type PartyField = `${Party}.${(typeof partyFields)[number]}`;

export type MailField =
  | 'printing'
  | 'destination'
  | 'weight'
  | 'level'
  | 'receipt'
  | PartyField
  | 'sender.email'
  | 'depositPlace'
  | 'depositDate'
  | 'printFormat';

export type MailStep = 'votre-recommande' | 'adresses-depot' | 'recapitulatif';

/** A broken rule with what its message needs. */
export type MailFault =
  | AddressFault
  /** Not among what is offered, or no longer. */
  | { code: 'not-offered' }
  /** The post prints and sends it: that is a letter, composed elsewhere. */
  | { code: 'printed-by-post' }
  | { code: 'destination-suspended'; since: string; until: string | null }
  /** Not whole grams, or none. */
  | { code: 'weight' }
  | { code: 'too-heavy'; most: number }
  /** The postal code lies in another destination, which has a price of its own. */
  | { code: 'postal-code-elsewhere' }
  | { code: 'date-not-offered'; earliest: string | null };
