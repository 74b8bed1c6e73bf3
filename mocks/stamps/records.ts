import type { components } from '#contracts/generated/stamps.ts';
import type { QuoteRecord } from '../shared/quotes.ts';
import { table } from '../shared/table.ts';

export type WireStamps = components['schemas']['Stamps'];
export type WholeStamps = components['schemas']['WholeStamps'];
export type WireLine = components['schemas']['StampLine'];

/** The stored composition of stamps, for cart lines. It costs what today's tariff says until it is paid for. */
export interface StampConfigurationRecord {
  id: string;
  /** The owner's e-mail; null for a visitor: then the id is enough to read it. */
  owner: string | null;
  stamps: WholeStamps;
}

/** Stamps that a user keeps under a name. */
export interface StampFavouriteRecord {
  id: string;
  owner: string;
  name: string;
  stamps: WholeStamps;
  /** Milliseconds since 1970. */
  keptAt: number;
}

export const stampFavouritesIn = table<StampFavouriteRecord>();
export const stampQuotesIn = table<QuoteRecord>();
export const stampConfigurationsIn = table<StampConfigurationRecord>();
