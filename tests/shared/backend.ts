/** The mock backend as a test controls and reads it, in the test's own world. */

import type { Effect } from '#mocks/shared/scenarios.ts';

/** See mocks/SCENARIOS.md. */
export interface Misbehaviour {
  operation: string;
  effect: Effect;
  /** An e-mail, or the `lpel_sid` of one visit. */
  shopper?: string;
  site?: 'part' | 'pro';
  when?: 'before' | 'after';
  calls?: number;
  milliseconds?: number;
}

/** An event as the mock collector received it. */
interface Measured {
  name: string;
  site: string;
  data: Record<string, unknown>;
}

interface Ledger {
  ledger: { kind: string; paymentId: string; cents: number }[];
  orders: { code: string; paymentId: string | null }[];
}

export interface Backend {
  misbehaves(how: Misbehaviour): Promise<void>;
  behaves(): Promise<void>;
  /** All that the backend holds in this world, by table. */
  records(): Promise<Record<string, object[]>>;
  /** Charges and orders, as recorded by the payment provider and the backend. */
  books(): Promise<{ charges: number; cents: number[]; orders: string[] }>;
  /** The events measured in this world, in order. */
  events(): Promise<Measured[]>;
  /** A counter scans a deposit list. */
  scansDepositList(number: string): Promise<void>;
  /** Advances the backend's clock. */
  advances(time: { minutes: number }): Promise<void>;
  /** Hands in a parcel without a label: what the counter says of its code. */
  handsIn(code: string): Promise<string>;
}

/** @param url of a mock backend other than the journeys'. */
export function backendOf(world: string, url = process.env.MOCK_BACKEND_URL): Backend {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer;
  };
  return {
    misbehaves: async (how) => void (await call('/scenarios', { ...how, world })),
    behaves: async () => void (await call('/scenarios', { clear: true, world })),
    scansDepositList: async (number) => void (await call('/listes-de-depot', { number, world })),
    advances: async ({ minutes }) => void (await call(`/clock?world=${world}&advance=${minutes * 60}`, {})),
    handsIn: async (code) =>
      (await fetch(`${url}/guichet`, { method: 'POST', body: new URLSearchParams({ code, world }) })).text(),
    events: async () => {
      const { events }: { events: Measured[] } = await (await call(`/mesure/evenements?world=${world}`)).json();
      return events;
    },
    records: async () => (await (await call(`/records?world=${world}`)).json()).tables,
    books: async () => {
      const { ledger, orders }: Ledger = await (await call(`/ledger?world=${world}`)).json();
      const charges = ledger.filter(({ kind }) => kind === 'charge');
      return {
        charges: charges.length,
        cents: charges.map(({ cents }) => cents),
        orders: orders.map(({ code }) => code),
      };
    },
  };
}
