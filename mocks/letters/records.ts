import type { components } from '#contracts/generated/letters.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireLetter = components['schemas']['Letter'];
export type WholeLetter = components['schemas']['WholeLetter'];
type WireDocument = components['schemas']['LetterDocument'];

/** What a scan found, and when it began. `verdict`: the state in which it ends. */
export interface DocumentRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  name: string;
  type: string;
  size: number;
  text: string | null;
  /** Of a fitted document: the id of its original. */
  original: string | null;
  receivedAt: number;
  expiresAt: number;
  verdict: 'CLEAN' | 'INFECTED' | 'UNSCANNED';
  pages: number;
  sha256: string;
  findings: WireDocument['findings'];
  firstPage: NonNullable<WireDocument['firstPage']> | null;
  /** The pages as they are printed, in base64. */
  content: string;
}

/** The stored composition of a letter, for cart lines; it has its document, which may be purged elsewhere. */
export interface ConfigurationRecord {
  id: string;
  owner: string | null;
  letter: WholeLetter;
  document: DocumentRecord;
  cents: number;
}

export const documentsIn = table<DocumentRecord>();
export const quotesIn = table<QuoteRecord>();
export const configurationsIn = table<ConfigurationRecord>();
