import type { AddressFault } from '../address/fields/faults.ts';
import type { PartyName } from '../address/party.ts';

/** The fields of the new address; its names are the holder's, which are not asked for twice. */
export const placeFields = [
  'floor',
  'building',
  'streetName',
  'additionalStreetName',
  'codePostal',
  'city',
  'country',
] as const;

/** The most that the page has room for; the backend's limit may be lower. */
export const beneficiaryFields = [
  'beneficiary.a',
  'beneficiary.b',
  'beneficiary.c',
  'beneficiary.d',
  'beneficiary.e',
  'beneficiary.f',
  'beneficiary.g',
  'beneficiary.h',
] as const;

export type BeneficiaryField = (typeof beneficiaryFields)[number];
export type FromField = `from.${PartyName}`;
export type ToField = `to.${(typeof placeFields)[number]}`;

export type ForwardingField =
  | 'offer'
  | 'activation'
  | 'startDate'
  | 'endDate'
  | FromField
  | 'from.email'
  | ToField
  | BeneficiaryField
  | 'authority';

export type ForwardingStep = 'besoins' | 'dates' | 'adresses' | 'beneficiaires' | 'recapitulatif';

/** A broken rule, with the values of its message. */
export type ForwardingFault =
  | AddressFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  /** Not a day of the calendar. */
  | { code: 'date' }
  | { code: 'too-early'; earliest: string }
  | { code: 'too-late'; latest: string }
  /** The new address is the old one. */
  | { code: 'same-address' }
  /** The backend has none. */
  | { code: 'address-missing' }
  /** The mail of this locality cannot be forwarded, or not to there. */
  | { code: 'not-eligible' }
  /** A name that no envelope can bear. */
  | { code: 'name' }
  /** A company among the names of a household: it has a contract of its own. */
  | { code: 'company' };
