/**
 * The shops under test. `skipping` has a clock that skips what is only waited for: tests of a backend that hangs visit it.
 * `plain` is built and runs without its overrides (`ui/lean/README.md`).
 */
export const shopNames = ['usual', 'skipping', 'plain'] as const;
export type ShopName = (typeof shopNames)[number];

/** A running shop, its mock backend, and the file of its sessions. */
export interface JourneyShop {
  url: string;
  backendUrl: string;
  sessions: string;
}

/** Where the set-up of all journeys answers which shops run; the workers inherit it. */
const switchboard = 'SHOPS_URL';
const chosen = new Map<ShopName, JourneyShop>();

/** Tells the workers where to ask for shops. */
export function announce(url: string): void {
  process.env[switchboard] = url;
}

/** Makes a shop the one that this worker visits, and starts it for the first that does; a shop that was given stays. */
export async function choose(name: ShopName): Promise<void> {
  const switchboardUrl = process.env[switchboard];
  if (!switchboardUrl) return;
  const shop = chosen.get(name) ?? (await asked(`${switchboardUrl}/${name}`));
  chosen.set(name, shop);
  process.env.SHOP_URL = shop.url;
  process.env.MOCK_BACKEND_URL = shop.backendUrl;
  process.env.SHOP_SESSIONS = shop.sessions;
}

async function asked(address: string): Promise<JourneyShop> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
