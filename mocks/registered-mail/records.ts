import type { components } from '#contracts/generated/registered-mail.ts';
import { table } from '../shared/table.ts';

export type WireMail = components['schemas']['RegisteredMail'];
export type WholeMail = components['schemas']['WholeRegisteredMail'];

/** A price that somebody was told. */
export interface QuoteRecord {
  id: string;
  /** What the price was made of. */
  fingerprint: string;
  cents: number;
  validUntil: number;
}

/** What a label was composed with, for lines of carts. */
export interface ConfigurationRecord {
  id: string;
  /** The e-mail of whoever made it; null while anonymous: then whoever has the id may read it. */
  owner: string | null;
  mail: WholeMail;
  cents: number;
}

export const quotesIn = table<QuoteRecord>();
export const configurationsIn = table<ConfigurationRecord>();
