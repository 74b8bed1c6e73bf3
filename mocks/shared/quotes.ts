import { minutes, nowIn } from './calendar/clock.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

const VALID = minutes(30);

/** A stored quote. */
export interface QuoteRecord {
  id: string;
  /** What decided the price. */
  fingerprint: string;
  cents: number;
  expiresAt: number;
}

interface Quoted {
  fingerprint: string;
  cents: number;
  id?: string | undefined;
  /** When its tariff ends: no quote outlives that. */
  until?: number;
}

/** Stores a quote and deletes expired ones. */
export function storeQuote(world: World, quotesIn: Table<QuoteRecord>, quoted: Quoted): Promise<QuoteRecord> {
  const { fingerprint, cents, id = crypto.randomUUID(), until = Number.POSITIVE_INFINITY } = quoted;
  const now = nowIn(world);
  quotesIn(world).deleteMany((q) => q.where(({ expiresAt }) => expiresAt <= now));
  return quotesIn(world).create({ id, fingerprint, cents, expiresAt: Math.min(now + VALID, until) });
}

/** The price of a valid quote for just this. */
export function centsOfQuote(
  world: World,
  quotesIn: Table<QuoteRecord>,
  { id, fingerprint }: { id: string; fingerprint: string },
): number | undefined {
  const quote = quotesIn(world).findFirst((q) => q.where({ id }));
  return quote && quote.expiresAt > nowIn(world) && quote.fingerprint === fingerprint ? quote.cents : undefined;
}
