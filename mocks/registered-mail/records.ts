import type { components } from '#contracts/generated/registered-mail.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireMail = components['schemas']['RegisteredMail'];
export type WholeMail = components['schemas']['WholeRegisteredMail'];

/** The stored composition of a vignette, for cart lines. */
export interface ConfigurationRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  mail: WholeMail;
  cents: number;
}

export const quotesIn = table<QuoteRecord>();
export const configurationsIn = table<ConfigurationRecord>();
