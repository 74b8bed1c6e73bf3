import type { AskedFault } from '../address/check/address-check.ts';
import type { AddressFault } from '../address/fields/faults.ts';
import { partyFields, type QuestionName, questionFields } from '../address/party.ts';
import type { ScanFault } from '../shared/scanned-file.ts';
import type { TableFault } from '../shared/table.ts';

/** What keeps a document from being printed. */
export type Defect = 'encrypted' | 'scripted' | 'not-a4' | 'too-many-pages' | 'unreadable';

/** The fields of a recipient: of an address, with its country. */
export const recipientNames = [...partyFields, 'country'] as const;
export type RecipientName = (typeof recipientNames)[number];

export type SenderField = `sender.${(typeof partyFields)[number] | QuestionName}` | 'sender.email';
/** Of the recipient that is being typed; those that are listed stand in `recipients`. */
export type RecipientField = `recipient.${RecipientName | QuestionName}`;
/** `csv`, `pasted`: a table, and the lines of envelopes, which are read into `recipients` and not kept. */
export type RecipientListField = RecipientField | 'recipients' | 'csv' | 'pasted';

export const senderFields: readonly SenderField[] = [
  ...partyFields.map((field) => `sender.${field}` as const),
  'sender.email',
  ...questionFields.map((field) => `sender.${field}` as const),
];
export const recipientFields: readonly RecipientField[] = [...recipientNames, ...questionFields].map(
  (field) => `recipient.${field}` as const,
);

/**
 * `article`: what it was begun at; the level that this article sells is the usual one. `text` and `file` are asked for by
 * the step, and kept as a document alone.
 */
export const documentFields = ['article', 'source', 'text', 'file', 'document'] as const;
export const presentationFields = ['colour', 'duplex', 'addressPage', 'level', 'receipt'] as const;
export const addressesFields = ['recipients', ...recipientFields, 'csv', 'pasted', ...senderFields] as const;

export type LetterField =
  | (typeof documentFields)[number]
  | (typeof presentationFields)[number]
  | (typeof addressesFields)[number];

export type LetterStep = 'creer-lettre' | 'presentation' | 'destinataires' | 'recapitulatif';

/** Of a list of recipients, and of whoever is being typed for it. */
export type RecipientFault =
  | AddressFault
  | AskedFault
  /** `seen`: at least so many were sent. */
  | { code: 'too-many-recipients'; most: number; seen?: number }
  | { code: 'no-recipient' }
  /** Whoever is typed is not among the recipients yet. */
  | { code: 'not-listed' }
  /** The backend does not say which sign, where it refuses one that the shop would print. */
  | { code: 'sign-not-printable' }
  | { code: 'csv-columns' | 'csv-empty' }
  | TableFault;

/** A broken rule, with the values of its message. */
export type LetterFault =
  | RecipientFault
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  | { code: 'text-too-long'; count: number; most: number }
  | { code: 'file-too-large' | 'file-type' | 'file-empty' }
  /** The document was purged, or belongs to somebody else. */
  | { code: 'document-gone' }
  | ScanFault
  | { code: Defect; page: number | null }
  | { code: 'address-zone'; down: number | null }
  | { code: 'too-many-sheets'; most: number | null };
