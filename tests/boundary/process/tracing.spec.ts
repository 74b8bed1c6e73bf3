import { resolve } from 'node:path';
import { json, type PlayServer, playServer } from '#adapters/testing/play-server.ts';
import { startShop } from '../../shared/shop.ts';
import { expect, test } from '../ask.ts';

const sdk = resolve('tests/shared/telemetry.ts');

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface Metric {
  name: string;
  unit: string;
  histogram?: { dataPoints: { count: number | string; attributes: Attribute[] }[] };
}

/** What a collector has received so far (OTLP over HTTP, in JSON). */
const bodiesAt = <Body>(collector: PlayServer, path: string): Body[] =>
  collector.seen.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body) as Body);
const spansAt = (collector: PlayServer): Span[] =>
  bodiesAt<{ resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }>(collector, '/v1/traces').flatMap(
    ({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const metricsAt = (collector: PlayServer): Metric[] =>
  bodiesAt<{ resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[] }>(collector, '/v1/metrics').flatMap(
    ({ resourceMetrics }) => resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((of) => of.metrics)),
  );
const valueOf = ({ attributes }: Pick<Span, 'attributes'>, name: string) =>
  attributes.find(({ key }) => key === name)?.value;

test.describe('spans', () => {
  test('spans follow a request from its caller through the shop to each backend call, and reach a collector with its metrics', async () => {
    const [backend, collector] = await Promise.all([playServer(json({}, 500)), playServer(json({}))]);
    const shop = await startShop({
      occBaseUrl: `${backend.url}/occ/ecommerce`,
      env: { NODE_OPTIONS: `--import=${sdk}`, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    });
    try {
      const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
      await fetch(`${shop.url}/boutique/c/timbres?q=canari7f3a`, {
        headers: { traceparent: `00-${traceId}-${caller}-01` },
      });
      const own = () => spansAt(collector).filter((span) => span.traceId === traceId);
      await expect.poll(() => own().some(({ parentSpanId }) => parentSpanId === caller)).toBe(true);
      const [page, loader] = ['GET /boutique/c/:code', 'loader plp'].map((name) =>
        own().find((span) => span.name === name),
      );
      expect(page?.parentSpanId).toBe(caller);
      expect(page && valueOf(page, 'http.route')).toEqual({ stringValue: '/boutique/c/:code' });
      expect(loader?.parentSpanId).toBe(page?.spanId);
      // Each call that reached the backend is a span of this trace, and the backend can go on with it.
      const calls = own().filter(({ name }) => name === 'GET');
      expect(calls.some(({ parentSpanId }) => parentSpanId === loader?.spanId)).toBe(true);
      expect(backend.seen.length).toBeGreaterThan(0);
      for (const { headers } of backend.seen)
        expect(calls.map(({ spanId }) => `00-${traceId}-${spanId}-01`)).toContain(headers.traceparent);
      expect(JSON.stringify(own())).not.toContain('canari7f3a');

      await expect
        .poll(() => metricsAt(collector).map(({ name }) => name))
        .toEqual(expect.arrayContaining(['http.server.request.duration', 'http.client.request.duration']));
      const [served, called] = ['http.server.request.duration', 'http.client.request.duration'].map((name) =>
        metricsAt(collector).findLast((metric) => metric.name === name),
      );
      expect(served?.histogram?.dataPoints.map((point) => valueOf(point, 'http.route')?.stringValue)).toContain(
        '/boutique/c/:code',
      );
      expect(
        called?.histogram?.dataPoints.map((point) => Number(valueOf(point, 'http.response.status_code')?.intValue)),
      ).toContain(500);
    } finally {
      await shop.stop();
      await backend.close();
      await collector.close();
    }
  });
});
