import { fork } from 'node:child_process';

/** Starts the shop once for all journeys; with `SHOP_URL` and `MOCK_BACKEND_URL` a running one is used. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const child = fork('tests/tools/serve-shop.ts', { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const addresses = await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error('The shop ended before it answered.'))),
  ]);
  const { url, backendUrl, sessions } = Object(addresses);
  process.env.SHOP_URL = String(url);
  process.env.MOCK_BACKEND_URL = String(backendUrl);
  process.env.SHOP_SESSIONS = String(sessions);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
