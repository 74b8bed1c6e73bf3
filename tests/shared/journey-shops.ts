/**
 * How long a shop under test waits for its backend: for 2.2 seconds where a test counts the time of a page, so that a page
 * which waits for a second deadline is later than the 3.3 s that it may take, and one that a busy machine slows down is not;
 * otherwise so long that a machine which stalls for some seconds ends no journey.
 */
export type Deadlines = 'patient' | 'brief';

/** A running shop, its mock backend, and the file of its sessions. */
export interface JourneyShop {
  url: string;
  backendUrl: string;
  sessions: string;
}

const settings = { url: 'SHOP_URL', backendUrl: 'MOCK_BACKEND_URL', sessions: 'SHOP_SESSIONS' } as const;
const nameOf = (name: string, deadlines: Deadlines) => `${name}_${deadlines.toUpperCase()}`;

/** Tells the workers, which inherit the environment, where the shops are. */
export function announce(shops: Record<Deadlines, JourneyShop>): void {
  for (const deadlines of ['patient', 'brief'] as const)
    for (const [key, name] of Object.entries(settings))
      process.env[nameOf(name, deadlines)] = shops[deadlines][key as keyof JourneyShop];
}

/** Makes one of the announced shops this worker's own; a shop that runs already stays the one to use. */
export function choose(deadlines: Deadlines): void {
  for (const name of Object.values(settings))
    process.env[name] = process.env[nameOf(name, deadlines)] ?? process.env[name];
}
