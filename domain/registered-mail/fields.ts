import type { AskedFault } from '../address/check/address-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import type { PartyName, QuestionName } from '../address/party.ts';
import type { depositFields } from '../journey/deposit.ts';

export type Party = 'sender' | 'recipient';
export type PartyField = `${Party}.${PartyName | QuestionName}`;

/** The fields of each step; those of the addresses are made of their parties. */
export const itemFields = ['printing', 'destination', 'weight', 'level', 'receipt'] as const;
export const summaryFields = ['printFormat'] as const;

export type MailField =
  | (typeof itemFields)[number]
  | PartyField
  | 'sender.email'
  | (typeof depositFields)[number]
  | (typeof summaryFields)[number];

export type MailStep = 'votre-recommande' | 'adresses-depot' | 'recapitulatif';

/** A broken rule, with the values of its message. */
export type MailFault =
  | AddressFault
  | AskedFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  /** Printing and sending by the post is another service, with a journey of its own. */
  | { code: 'printed-by-post' }
  | { code: 'destination-suspended'; since: string; until: string | null }
  /** Not a whole number of grams. */
  | { code: 'weight' }
  | { code: 'too-heavy' | 'too-heavy-anywhere'; most: number }
  /** The postal code belongs to another destination, with another price. */
  | { code: 'postal-code-elsewhere' }
  /** Nothing is handed in there, or no longer. */
  | { code: 'place-unknown' }
  | { code: 'date-not-offered'; earliest: string | null }
  /** Said by the backend, which does not name the sign. */
  | { code: 'sign-not-printable' };
