import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopOn } from '#adapters/testing/shop.ts';
import { PageCache } from '#ui/server/page-cache/page-cache.ts';
import { createApp } from '../app.ts';
import { PageBulkhead, pageLimits } from '../page-bulkhead.ts';
import { nodeAnswer } from './node-answer.examples.ts';

const shop = shopOn('http://127.0.0.1:9');
const none = { buying: 0, acting: 0, looking: 0 };
const bulkhead = new PageBulkhead({ ...pageLimits, running: none, waiting: 0 });
const pageCache = new PageCache<never>({ bytes: 1000 });
const { answersAtOnce } = createApp({ routes: {} } as never, { shop, bulkhead, isReady: () => true, pageCache });

/** What a full shop answers to such a first line at once; `null`: nothing. */
function answered(url: string, { method = 'GET', cookie = '' } = {}) {
  const asked = nodeAnswer({ method, url, headers: { host: 'boutique.example', cookie } });
  const isDone = answersAtOnce(asked.request, asked.response);
  expect(isDone).toBe(asked.answer !== null);
  return asked.answer;
}

test('a full shop says at once when to come back, says that it lives, and leaves forms to be read', () => {
  const { status, headers } = answered('/boutique/c/timbres') ?? {};
  expect([status, headers?.get('Retry-After')]).toEqual([503, '3']);
  expect(answered('/healthz')?.status).toBe(200);
  expect(answered('/healthz?from=balancer', { method: 'HEAD' })?.status).toBe(200);
  expect(answered('/checkout/livraison', { method: 'POST' })).toBeNull();
  expect(answered('/assets/page.js')).toBeNull();
});

test('whatever stands in the first line and in the cookies, it ends no process', () => {
  const telling = ['/', '%', '%E0%A4%A', '//', '\\', '?', '#', '.data', '/_.data', '%2F', '%00', 'http://x', '*'];
  const part = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.constantFrom(...telling, '__proto__', 'boutique'));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.string(), (parts, text) => {
      for (const url of [parts.join(''), `/${parts.join('')}`, `/boutique/${parts.join('/')}`])
        for (const cookie of [text, `lpel_sid=${text}; __Host-lpel_locale=${text}`])
          expect([undefined, 200, 503]).toContain(answered(url, { cookie })?.status);
    }),
    { numRuns: 300 },
  );
});

test('an immediate answer is counted and named like any other, and ends its connection while the shop stops', () => {
  let isReady = true;
  const told: unknown[] = [];
  const { answersAtOnce } = createApp({ routes: {} } as never, {
    shop: { ...shop, config: { ...shop.config, TRUSTED_PROXIES: ['127.0.0.1'] } },
    bulkhead,
    isReady: () => isReady,
    answered: ({ method, route }, status) => void told.push([method, route.id, status]),
  });
  const headersOf = (method: string, url: string) => {
    const headers = { host: 'boutique.example', 'x-request-id': 'demande-1' };
    const asked = nodeAnswer({ method, url, headers, from: '127.0.0.1' });
    answersAtOnce(asked.request, asked.response);
    const { headers: sent = new Headers(), body } = asked.answer ?? {};
    const [id, connection] = [sent.get('X-Request-Id'), sent.get('Connection')];
    return { id, connection, length: Number(sent.get('Content-Length')), body };
  };
  const refused = headersOf('GET', '/boutique/c/timbres');
  expect(refused).toMatchObject({ id: 'demande-1', connection: null });
  expect(refused.length).toBe(Buffer.byteLength(refused.body ?? ''));
  const { length, body } = headersOf('HEAD', '/healthz');
  expect([length, body]).toEqual(['ok'.length, '']);
  isReady = false;
  expect(headersOf('GET', '/healthz').connection).toBe('close');
  expect(told).toEqual([
    ['GET', 'plp', 503],
    ['HEAD', 'file', 200],
    ['GET', 'file', 200],
  ]);
});
