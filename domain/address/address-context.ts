import type { MobileIn } from './fields/phone.ts';

/** What a form is filled in for, and what it must know of its surroundings. */
export interface AddressContext {
  use: 'delivery' | 'billing' | 'book' | 'sender' | 'recipient';
  countries: readonly { code: string; name: string }[];
  /** A guest, a relay or an e-service needs the e-mail; the address book never does (postal-domain 9.20). */
  needsEmail?: boolean;
  /** A letter reaches its address without anybody being called: the mobile is not asked for. */
  isLetter?: boolean;
  /** What is sent waits at a point that is known: no place of the recipient's own is needed. */
  hasPoint?: boolean;
  /** Names of the book's other addresses, without that of the one being edited. */
  otherNames?: readonly string[];
  /** Absent in the browser: there, mobiles outside France and Belgium are checked by their shape alone. */
  mobileIn?: MobileIn;
}
