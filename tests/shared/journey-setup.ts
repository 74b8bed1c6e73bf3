import { fork } from 'node:child_process';
import { announce, type Deadlines, type JourneyShop } from './journey-shops.ts';

/** Starts the shops once for all journeys; with `SHOP_URL` and `MOCK_BACKEND_URL` a running one is used. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const child = fork('tests/tools/serve-shop.ts', { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const shops = await Promise.race([
    new Promise<Record<Deadlines, JourneyShop>>((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error('The shop ended before it answered.'))),
  ]);
  announce(shops);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
