import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { announce, type JourneyShop, type ShopName, shopNames } from './journey-shops.ts';

interface Served {
  shop: JourneyShop;
  stop(): Promise<void>;
}

/**
 * Starts each shop for the first test that asks for it, and once for all; with `SHOP_URL` and `MOCK_BACKEND_URL` a running
 * one is used.
 */
export default async function startForJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const started = new Map<ShopName, Promise<Served>>();
  const shopOf = (name: ShopName) => {
    const shop = started.get(name) ?? served(name);
    started.set(name, shop);
    return shop;
  };
  const server = createServer(async (request, response) => {
    const name = shopNames.find((each) => request.url === `/${each}`);
    try {
      if (!name) throw new Error(`${request.url} is no shop.`);
      const { shop } = await shopOf(name);
      response.end(JSON.stringify(shop));
    } catch (error) {
      response.writeHead(503).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  announce(`http://127.0.0.1:${Object(server.address()).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...started.values()].map(async (shop) => (await shop).stop()));
  };
}

/** A process with a shop and a mock backend of its own. */
async function served(name: ShopName): Promise<Served> {
  const child = fork('tests/tools/serve-shop.ts', [name], { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const shop = await Promise.race([
    new Promise<JourneyShop>((resolve) => child.once('message', (about) => resolve(Object(about)))),
    ended.then(() => Promise.reject(new Error(`The shop « ${name} » ended before it answered.`))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { shop, stop };
}
