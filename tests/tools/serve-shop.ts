/** Runs the shop for Playwright in a process of its own, so that the runner never competes with it. */
import { startShop } from '../shared/shop.ts';

const shop = await startShop();
const stop = async () => {
  await shop.stop();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('disconnect', stop);
process.send?.({ url: shop.url, backendUrl: shop.backendUrl });
