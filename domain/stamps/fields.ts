import { type RecipientFault, type RecipientListField, recipientFields } from '../letters/recipient-fields.ts';

/** A set has as many lines as the backend allows, and no more than this. */
export const lineNumbers = [1, 2, 3, 4, 5] as const;
export type LineNumber = (typeof lineNumbers)[number];

export const lineParts = ['visual', 'letter', 'destination', 'weight', 'quantity'] as const;
export type LinePart = (typeof lineParts)[number];
export type LineField = `${LinePart}${LineNumber}`;

export const fieldOfLine = (part: LinePart, line: LineNumber): LineField => `${part}${line}`;

/** A field takes a part of a list that a draft keeps: a thousand recipients take all of them. */
export const listParts = ['recipients', 'recipients.1', 'recipients.2', 'recipients.3', 'recipients.4'] as const;

/** `lines`: how many lines are in use; `addressed`: whether recipients are printed with their stamps. */
export type ConfigurationField = LineField | 'lines' | 'support' | 'startCell' | 'addressed';
export type StampField = ConfigurationField | (typeof listParts)[number] | RecipientListField;

export const stampFields: readonly ConfigurationField[] = [
  'lines',
  ...lineNumbers.flatMap((line) => lineParts.map((part) => fieldOfLine(part, line))),
  'support',
  'startCell',
  'addressed',
];

export const recipientStepFields: readonly StampField[] = [...listParts, ...recipientFields, 'csv', 'pasted'];

export type StampStep = 'configuration' | 'destinataires' | 'recapitulatif';

/** A broken rule, with the values of its message. */
export type StampFault =
  | { code: 'required' }
  /** Of a list of recipients. */
  | RecipientFault
  /** One of them lives elsewhere than the stamps pay for. */
  | { code: 'recipient-elsewhere' }
  /** Not offered, or no longer. */
  | { code: 'not-offered' }
  | { code: 'destination-suspended'; since: string; until: string | null }
  /** Letters of this type do not go to the destination; `instead`: the names of those that do. */
  | { code: 'letter-elsewhere'; instead: readonly string[] }
  /** Not a whole number of grams. */
  | { code: 'weight' }
  | { code: 'too-heavy' | 'too-heavy-anywhere'; most: number }
  /** Not a whole number of stamps. */
  | { code: 'quantity' }
  /** All lines together. */
  | { code: 'too-many'; most: number }
  /** `null`: the backend does not say how many there may be. */
  | { code: 'too-many-lines'; most: number | null }
  | { code: 'start-cell'; most: number };
