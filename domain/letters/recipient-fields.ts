import type { AddressQuestionFault } from '../address/check/address-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import { partyFields, type QuestionName, questionFields } from '../address/party.ts';
import type { TableFault } from '../shared/table.ts';

/** The fields of a recipient: of an address, with its country. */
export const recipientNames = [...partyFields, 'country'] as const;
export type RecipientName = (typeof recipientNames)[number];

/** Of the recipient that is being typed; those that are listed stand in `recipients`. */
export type RecipientField = `recipient.${RecipientName | QuestionName}`;
/** `csv`, `pasted`: a table, and the lines of envelopes, which are read into `recipients` and not kept. */
export type RecipientListField = RecipientField | 'recipients' | 'csv' | 'pasted';

export const recipientFields: readonly RecipientField[] = [...recipientNames, ...questionFields].map(
  (field) => `recipient.${field}` as const,
);

/** Of a list of recipients, and of whoever is being typed for it. */
export type RecipientFault =
  | AddressFault
  | AddressQuestionFault
  | { code: 'too-many-recipients'; most: number }
  /** At least `seen` were sent. */
  | { code: 'too-many-recipients-seen'; most: number; seen: number }
  | { code: 'no-recipient' }
  /** Whoever is typed is not among the recipients yet. */
  | { code: 'not-listed' }
  /** The backend does not say which sign, where it refuses one that the shop would print. */
  | { code: 'sign-not-printable' }
  | { code: 'csv-columns' | 'csv-empty' }
  /** The titles of columns that were left out. */
  | { code: 'unread-columns'; columns: readonly string[] }
  | TableFault;
