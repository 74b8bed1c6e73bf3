import type { components } from '#contracts/generated/registered-mail.ts';
import { table } from '../shared/table.ts';

export type WireMail = components['schemas']['RegisteredMail'];
export type WholeMail = components['schemas']['WholeRegisteredMail'];

/** A stored quote. */
export interface QuoteRecord {
  id: string;
  /** The fields that decided the price. */
  fingerprint: string;
  cents: number;
  validUntil: number;
}

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
