import type { components } from '#contracts/generated/parcels.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireParcel = components['schemas']['Parcel'];
export type WholeParcel = components['schemas']['WholeParcel'];

/** The stored composition of a label, for cart lines. */
export interface ConfigurationRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  parcel: WholeParcel;
  cents: number;
}

/** Many parcels that were composed as one, for one cart line. */
export interface BatchRecord {
  id: string;
  owner: string | null;
  parcels: WholeParcel[];
  cents: number;
}

export const quotesIn = table<QuoteRecord>();
export const configurationsIn = table<ConfigurationRecord>();
export const batchesIn = table<BatchRecord>();
