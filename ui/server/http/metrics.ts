import { createServer, type RequestListener, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '#adapters/operations/observers.ts';
import type { PageBulkhead } from './page-bulkhead.ts';
import type { RequestAccount } from './request-account.ts';
import { millisecondsOf } from './request-account.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const methods = new Set(['GET', 'HEAD', 'POST']);

/** Called once for each answer. */
export type Answered = (account: RequestAccount, status: number) => void;

/** Measurements for Prometheus. A label has few values, and none identifies a visitor. */
export class Metrics {
  readonly #registry = new Registry();
  readonly answered: Answered;
  readonly observer: Observer;

  constructor(bulkhead: Pick<PageBulkhead, 'running' | 'waiting'>) {
    collectDefaultMetrics({ register: this.#registry });
    this.#measureBulkhead(bulkhead);
    this.answered = this.#requests();
    this.observer = { ...this.#backends(), ...this.#sessions(), ...this.#orders(), ...this.#cachedPages() };
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType() {
    return this.#registry.contentType;
  }

  #requests(): Answered {
    const registers = [this.#registry];
    const counted = new Counter({
      name: 'http_requests_total',
      help: 'Answers, by route, method and class of status.',
      labelNames: ['route', 'method', 'status'] as const,
      registers,
    });
    const taken = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the arrival of a request to its answer.',
      labelNames: ['route'] as const,
      buckets: seconds,
      registers,
    });
    return (account, status) => {
      const route = account.route.id;
      const method = methods.has(account.method) ? account.method : 'other';
      counted.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
      taken.observe({ route }, millisecondsOf(account) / 1000);
    };
  }

  #backends(): Observer {
    const registers = [this.#registry];
    const counted = new Counter({
      name: 'backend_calls_total',
      help: 'Answers of backends, by operation and what became of them.',
      labelNames: ['operation', 'outcome'] as const,
      registers,
    });
    const taken = new Histogram({
      name: 'backend_call_duration_seconds',
      help: 'From a call to the end of its answer.',
      labelNames: ['operation'] as const,
      buckets: seconds,
      registers,
    });
    const circuits = new Gauge({
      name: 'backend_circuit_open',
      help: '1 while an operation of a service, or all its reads or changes, is not called, because it only failed.',
      labelNames: ['service', 'operation'] as const,
      registers,
    });
    const notCalled = new Counter({
      name: 'backend_calls_not_made_total',
      help: 'Calls that were not made: the circuit is open, or too many requests wait for the service (busy).',
      labelNames: ['service', 'reason'] as const,
      registers,
    });
    return {
      circuitChanged: ({ service, operation, isOpen }) => circuits.set({ service, operation }, isOpen ? 1 : 0),
      backendNotCalled: ({ service, reason }) => notCalled.inc({ service, reason }),
      backendAnswered: ({ operation, outcome, milliseconds }) => {
        counted.inc({ operation, outcome });
        taken.observe({ operation }, milliseconds / 1000);
      },
    };
  }

  #sessions(): Observer {
    const failures = new Counter({
      name: 'session_store_failures_total',
      help: 'Times that a session record could not be read or written.',
      registers: [this.#registry],
    });
    const lines = new Counter({
      name: 'log_lines_lost_total',
      help: 'Times that lines of the log could not be written, or waited too long for it.',
      labelNames: ['line'],
      registers: [this.#registry],
    });
    return { sessionStoreFailed: () => failures.inc(), logLineLost: (line) => lines.inc({ line }) };
  }

  #orders(): Observer {
    const counted = new Counter({
      name: 'orders_heard_total',
      help: 'Orders whose outcome was unknown to their shopper (unknown), and those of which it was learnt (settled).',
      labelNames: ['outcome'] as const,
      registers: [this.#registry],
    });
    return { orderHeard: (outcome) => counted.inc({ outcome }) };
  }

  #cachedPages(): Observer {
    const counted = new Counter({
      name: 'page_cache_requests_total',
      help: 'Requests for public pages: found (hit), found old (stale), or made (miss).',
      labelNames: ['outcome'] as const,
      registers: [this.#registry],
    });
    return { publicPageRequested: (outcome) => counted.inc({ outcome }) };
  }

  #measureBulkhead(bulkhead: Pick<PageBulkhead, 'running' | 'waiting'>) {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('renders_in_progress', 'Pages that are being made.', () => bulkhead.running);
    gauge('renders_waiting', 'Requests that wait for their page to be begun.', () => bulkhead.waiting);
  }
}

/** The server of the measurements, on a port that the public does not reach. @param others handlers of other paths. */
export const metricsServer = (
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  others: Readonly<Record<string, RequestListener>> = {},
): Server =>
  createServer((request, response) => {
    const other = others[request.url ?? ''];
    if (other) return other(request, response);
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    return metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
