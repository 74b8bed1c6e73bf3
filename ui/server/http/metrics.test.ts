import { expect, test } from 'vitest';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { Metrics, metricsServer } from './metrics.ts';
import { openAccount } from './request-account.ts';

const bulkhead = { running: 3, waiting: 7 };
const metrics = new Metrics(bulkhead);
const listening = whileTestsRun(() => onAFreePort(metricsServer(metrics)));

const lines = async () => (await (await fetch(`${listening().url}/metrics`)).text()).split('\n');
const anAccount = (method: string) =>
  openAccount(new Headers(), { method, route: { id: 'plp', pattern: '/boutique/c/:code' } });

test('answers are counted by route, method and class of status, and timed', async () => {
  metrics.answered(anAccount('GET'), 200);
  metrics.answered(anAccount('GET'), 204);
  metrics.answered(anAccount('PROPFIND'), 404);
  const text = await lines();
  expect(text).toContain('http_requests_total{route="plp",method="GET",status="2xx"} 2');
  expect(text).toContain('http_requests_total{route="plp",method="other",status="4xx"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="plp"} 3');
});

test('calls of backends are counted by operation and outcome, and timed', async () => {
  metrics.observer.backendAnswered?.({ operation: 'getCart', outcome: 'ok', milliseconds: 30 });
  metrics.observer.backendAnswered?.({ operation: 'getCart', outcome: 'timeout', milliseconds: 3000 });
  const text = await lines();
  expect(text).toContain('backend_calls_total{operation="getCart",outcome="timeout"} 1');
  expect(text).toContain('backend_call_duration_seconds_bucket{le="0.05",operation="getCart"} 1');
  expect(text).toContain('backend_call_duration_seconds_count{operation="getCart"} 2');
});

test('metrics hold the pages in the making, failures of the session store and the delay of the event loop', async () => {
  metrics.observer.sessionStoreFailed?.();
  const text = await lines();
  expect(text).toContain('renders_in_progress 3');
  expect(text).toContain('renders_waiting 7');
  expect(text).toContain('session_store_failures_total 1');
  expect(text.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
  expect(text.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

test('the port of metrics answers nothing else', async () => {
  for (const path of ['/', '/metrics/x', '/healthz']) expect((await fetch(listening().url + path)).status).toBe(404);
  expect((await fetch(`${listening().url}/metrics`, { method: 'POST' })).status).toBe(404);
});
