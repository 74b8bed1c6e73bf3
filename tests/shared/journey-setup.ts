import { fork } from 'node:child_process';
import { announce, type Deadlines, type JourneyShop } from './journey-shops.ts';

/** Starts the shops once for all journeys; with `SHOP_URL` and `MOCK_BACKEND_URL` a running one is used. */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const [patient, brief] = await Promise.all([served('patient'), served('brief')]);
  announce({ patient: patient.shop, brief: brief.shop });
  return async () => void (await Promise.all([patient.stop(), brief.stop()]));
}

/** A process with a shop and a mock backend of its own. */
async function served(deadlines: Deadlines) {
  const child = fork('tests/tools/serve-shop.ts', [deadlines], { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const shop = await Promise.race([
    new Promise<JourneyShop>((resolve) => child.once('message', (about) => resolve(Object(about)))),
    ended.then(() => Promise.reject(new Error('The shop ended before it answered.'))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { shop, stop };
}
