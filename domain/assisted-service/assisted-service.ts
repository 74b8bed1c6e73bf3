import type { Mode } from '../shared/mode.ts';

/** Somebody of the customer service, who acts for shoppers. */
export interface Agent {
  id: string;
}

/** A shopper as an agent finds them: what the backend gives, and nothing else. */
export interface Customer {
  /** Opaque: it stands in addresses of the backend and in the log. */
  id: string;
  firstName: string;
  lastName: string;
  /** Empty where the agent may not see it. */
  email: string;
  profile: Mode;
}

/** An agent acts for this shopper. */
export interface Assistance {
  /** Of this assistance and of no other, also when the same shopper is helped again. */
  id: string;
  customer: Customer;
}

/** Its owner is what is typed and composed during an assistance: nothing else of the shop knows this id. */
export const assistanceId = (random: string): string => `aide-${random}`;
export const isAssistance = (id: string | null): boolean => id?.startsWith('aide-') ?? false;

/** What an agent knows of a shopper: a name, an e-mail address, or the number of an order. */
export type CustomerSearch = { name: string } | { orderCode: string };

/** Whom a search found, by name; `hasMore`: the backend knows others, which it did not send. */
export interface FoundCustomers {
  customers: readonly Customer[];
  hasMore: boolean;
}

/** A visitor's cart joined the shopper's, or no visitor has a cart of that number. */
export type BoundCart = 'bound' | 'unknown-cart';

/** OCC's Assisted Service Module. */
export interface AssistedService {
  /** At most twenty of each mode, by name. `forbidden`: whoever asks is no agent for the backend. */
  find(search: CustomerSearch): Promise<FoundCustomers | 'forbidden'>;
  /** `null`: the backend has no such shopper for this agent. */
  customer(id: string, mode: Mode): Promise<Customer | null>;
  bindCart(cart: { number: string; customer: Customer }): Promise<BoundCart>;
}

/** An agent's session, as a request uses it. */
export interface OpenAgent {
  agent: Agent;
  /** `null`: nobody is being helped. */
  assistance: Assistance | null;
  /** A valid access token; `null` when the session can no longer be refreshed. */
  accessToken(): Promise<string | null>;
}

/** Signing in and out as an agent, and for whom one acts. Ids are the values of the browser's cookies. */
export interface AgentSignIns {
  begin(purpose: { lang: string }): Promise<{ url: string; tryId: string }>;
  /** `null`: the answer belongs to no sign-in of this browser, the provider refused, or whoever signed in is no agent. */
  complete(answer: { tryId: string; url: URL }): Promise<{ sessionId: string; agent: Agent } | null>;
  open(sessionId: string): Promise<OpenAgent | null>;
  /** Begins to act for a shopper, and ends acting for anybody else. */
  assist(sessionId: string, customer: Customer): Promise<Assistance>;
  leave(sessionId: string): Promise<void>;
  /** Ends the session without telling the provider. */
  expire(sessionId: string): Promise<void>;
  /** The agent of a session, also after it has expired. */
  agentOf(sessionId: string): Promise<string | null>;
  /**
   * Ends the session here; the returned address ends it at the provider too, also when here it had run out. The desk is
   * told whether the agent quit or the session was over.
   */
  end(sessionId: string, back: 'quittee' | 'expiree'): Promise<string | null>;
  cookieSeconds(): number;
}

/**
 * What an agent did, for the log: ids and fixed words only. What changes something has two lines with one `requestId`:
 * one before it, so that it leaves a trace whatever becomes of the process, and one that says how it ended.
 */
export interface AgentAct {
  agent: string;
  /** The shopper's opaque id; `null`: nobody was being helped. */
  onBehalfOf: string | null;
  /** `sign-in`, `assist`, `page cart`, `post product`… */
  act: string;
  /** What it was done to, by codes of the backend. */
  what?: Readonly<Record<string, string>>;
  /** `begun`; then `done`, `refused`, `failed`, or `unknown`: nobody knows what it did. */
  outcome: string;
  requestId: string;
}
