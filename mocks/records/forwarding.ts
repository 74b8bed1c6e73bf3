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

/** What happens to a contract once it is paid. */
export interface ContractEvent {
  kind: 'letter' | 'wrong-code' | 'code-entered' | 'card-received' | 'card-missing' | 'objected';
  at: number;
}

/** What happened to an ordered contract. */
export const contractEventsIn = table<ContractEvent & { contractId: string }>();

/** The link in the letters and the e-mail of a contract, by which it may be stopped. */
export interface ObjectionRecord {
  /** Cannot be guessed. */
  id: string;
  owner: string;
  contractId: string;
}

export const objectionsIn = table<ObjectionRecord>();
