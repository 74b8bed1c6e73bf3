import type { AddressFault } from '../address/fields/faults.ts';
import type { AmountFault } from '../parcels/fields.ts';

export const shipmentFields = [
  'type',
  'origin',
  'originPostalCode',
  'destination',
  'postalCode',
  'weight',
  'length',
  'width',
  'height',
  'value',
  'contents',
  'fromCompany',
  'toCompany',
] as const;

export type CarrierField = (typeof shipmentFields)[number];

export type CarrierStep = 'votre-colis' | 'offres';

/** A broken rule, with the values of its message. */
export type CarrierFault =
  | AddressFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  /** Not a weight in kilograms, with two decimals at most. */
  | { code: 'weight' }
  /** No carrier is asked about so much. */
  | { code: 'too-heavy'; most: number }
  /** Not a length in centimetres, with one decimal at most. */
  | { code: 'centimetres' }
  /** Two dimensions say nothing: all three, or none. */
  | { code: 'dimension-missing' }
  | AmountFault
  /** The postal code belongs to another territory. */
  | { code: 'postal-code-elsewhere' };
