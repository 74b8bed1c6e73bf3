import type { components } from '#contracts/generated/stamps.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireStamps = components['schemas']['Stamps'];
export type WholeStamps = components['schemas']['WholeStamps'];
export type WireLine = components['schemas']['StampLine'];

/** Days during which the file of an order may be downloaded. */
export const FILE_DAYS = 7;

/** The stored composition of stamps, for cart lines. It costs what today's tariff says until it is paid for. */
export interface StampConfigurationRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  stamps: WholeStamps;
}

export const stampQuotesIn = table<QuoteRecord>();
export const stampConfigurationsIn = table<StampConfigurationRecord>();
