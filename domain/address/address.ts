import type { Address } from '../cart/cart.ts';

/** An address with all that its form holds (specification §3): what a cart carries, and the rest. */
export interface PostalAddress extends Address {
  isCompany: boolean;
  isPrimary: boolean;
  /** « Bureau », in the address book. */
  name: string;
  /** Department of a company: line 2 of its label. */
  service: string;
  /** Code of the door, for the carrier alone: it is never printed. */
  keypad: string;
  additionalInformation: string;
  customsReference: string;
  email: string;
}

/** What a label reads: a cart's address, or a whole one. */
export type Printable = Address & Partial<Pick<PostalAddress, 'service' | 'additionalInformation'>>;
