import { resolve } from 'node:path';
import { json, playServer } from '#adapters/testing/play-server.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { expect, test } from './ask.ts';

const sdk = resolve('tests/shared/pretend-tracing.ts');
const spansOf = (shop: Shop): Record<string, unknown>[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{"span"'))
    .map((line) => JSON.parse(line));

test.describe('spans', { tag: '@desktop' }, () => {
  test('follow a request from its caller through the shop to the backends, once an SDK is loaded', async () => {
    const backend = await playServer(json({}, 500));
    const shop = await startShop({
      occBaseUrl: `${backend.url}/occ/ecommerce`,
      env: { NODE_OPTIONS: `--import=${sdk}` },
    });
    try {
      const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
      await fetch(`${shop.url}/boutique/c/timbres?q=canari7f3a`, {
        headers: { traceparent: `00-${traceId}-${caller}-01` },
      });
      const spans = spansOf(shop).filter((span) => span.traceId === traceId);
      const [page, loader] = ['GET /boutique/c/:code', 'loader plp'].map((name) =>
        spans.find(({ span }) => span === name),
      );
      expect(page).toMatchObject({ parent: caller, attributes: { 'http.route': '/boutique/c/:code' } });
      expect(loader).toMatchObject({ parent: page?.spanId });
      const calls = spans.filter(({ span, parent }) => span === 'GET' && parent === loader?.spanId);
      expect(calls).toHaveLength(1);
      const traceparents = backend.seen.map(({ headers }) => headers.traceparent);
      expect(traceparents).toContain(`00-${traceId}-${String(calls[0]?.spanId)}-01`);
      expect(JSON.stringify(spans)).not.toContain('canari7f3a');
    } finally {
      await shop.stop();
      await backend.close();
    }
  });

  test('are not made while there is none', async () => {
    const backend = await playServer(json({}, 500));
    const shop = await startShop({ occBaseUrl: `${backend.url}/occ/ecommerce` });
    try {
      await fetch(`${shop.url}/boutique/c/timbres`);
      expect(backend.seen.length).toBeGreaterThan(0);
      for (const { headers } of backend.seen) expect(headers.traceparent).toBeUndefined();
    } finally {
      await shop.stop();
      await backend.close();
    }
  });
});
