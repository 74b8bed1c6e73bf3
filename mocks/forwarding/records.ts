import type { components } from '#contracts/generated/forwarding.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireForwarding = components['schemas']['Forwarding'];
export type WholeForwarding = components['schemas']['WholeForwarding'];

/** The stored composition of a contract, for cart lines and orders. */
export interface ConfigurationRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  forwarding: WholeForwarding;
  cents: number;
}

export const quotesIn = table<QuoteRecord>();
export const configurationsIn = table<ConfigurationRecord>();
