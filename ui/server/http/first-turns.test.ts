import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { shopOn } from '#adapters/testing/shop.ts';
import { createApp } from './app.ts';
import { PageBulkhead, pageLimits } from './page-bulkhead.ts';

test('a process with much to do makes the pages of those who buy first', async () => {
  const turns: boolean[] = [];
  const turn = async (comesFirst = false) => {
    turns.push(comesFirst);
    throw new Error('That is enough.');
  };
  const shop = { ...shopOn('http://127.0.0.1:9'), turn };
  const bulkhead = new PageBulkhead(pageLimits);
  const app = createApp({ routes: {} } as unknown as ServerBuild, { shop, bulkhead, isReady: () => true });
  for (const path of ['/checkout/livraison', '/professionnel/checkout/recapitulatif', '/boutique/c/timbres', '/aide'])
    await app.fetch(new Request(shop.config.SHOP_ORIGIN + path));
  expect(turns).toEqual([true, true, false, false]);
  expect(bulkhead.running).toBe(0);
  await shop.close();
});
