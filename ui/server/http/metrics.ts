import { createServer, type RequestListener, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from '#adapters/operations/observers.ts';
import type { PageBulkhead } from './page-bulkhead.ts';
import type { RequestAccount } from './request-account.ts';
import { millisecondsOf } from './request-account.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** What alerts take the increase of begins with 0: an increase is seen from a number that was there before. */
const realms = ['shoppers', 'agents'] as const;
const linesLost = ['audit', 'other'] as const;
const ordersHeard = ['unknown', 'settled'] as const;
const unheardOrders = ['timeout', 'unavailable', 'contract'] as const;
const methods = new Set(['GET', 'HEAD', 'POST']);

/** Called once for each answer. */
export type OnAnswer = (account: RequestAccount, status: number) => void;

/** Measurements for Prometheus. A label has few values, and none identifies a visitor. */
export class Metrics {
  readonly #registry = new Registry();
  readonly answered: OnAnswer;
  readonly observer: Observer;

  constructor(bulkhead: Pick<PageBulkhead, 'running' | 'waiting'>) {
    collectDefaultMetrics({ register: this.#registry });
    this.#measureBulkhead(bulkhead);
    this.answered = this.#requests();
    this.observer = { ...this.#backends(), ...this.#events() };
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType() {
    return this.#registry.contentType;
  }

  #requests(): OnAnswer {
    const counted = this.#counter('http_requests_total', 'Answers, by route, method and class of status.', [
      'route',
      'method',
      'status',
    ]);
    const taken = this.#histogram('http_request_duration_seconds', 'From the arrival of a request to its answer.', [
      'route',
    ]);
    return (account, status) => {
      const route = account.route.id;
      const method = methods.has(account.method) ? account.method : 'other';
      counted.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
      taken.observe({ route }, millisecondsOf(account) / 1000);
    };
  }

  #backends(): Observer {
    const counted = this.#counter('backend_calls_total', 'Answers of backends, by operation and what became of them.', [
      'operation',
      'outcome',
    ]);
    const taken = this.#histogram('backend_call_duration_seconds', 'From a call to the end of its answer.', [
      'operation',
    ]);
    const circuits = new Gauge({
      name: 'backend_circuit_open',
      help: '1 while an operation of a service, or all its reads or changes, is not called, because it only failed.',
      labelNames: ['service', 'operation'] as const,
      registers: [this.#registry],
    });
    const notCalled = this.#counter(
      'backend_calls_not_made_total',
      'Calls that were not made: the circuit is open, or too many requests wait for the service (busy).',
      ['service', 'reason'],
    );
    for (const outcome of unheardOrders) counted.inc({ operation: 'placeOrder', outcome }, 0);
    return {
      circuitChanged: ({ service, operation, isOpen }) => circuits.set({ service, operation }, isOpen ? 1 : 0),
      backendNotCalled: ({ service, reason }) => notCalled.inc({ service, reason }),
      backendAnswered: ({ operation, outcome, milliseconds }) => {
        counted.inc({ operation, outcome });
        taken.observe({ operation }, milliseconds / 1000);
      },
    };
  }

  #events(): Observer {
    const failures = this.#counter(
      'session_store_failures_total',
      'Times that a session record could not be read or written.',
    );
    const identity = this.#counter(
      'identity_provider_failures_total',
      'Times that the identity provider of shoppers or agents did not answer, or refused the shop itself.',
      ['realm'],
    );
    const lines = this.#counter(
      'log_lines_lost_total',
      'Times that lines of the log could not be written, or waited too long for it.',
      ['line'],
    );
    const orders = this.#counter(
      'orders_heard_total',
      'Orders whose outcome was unknown to their shopper (unknown), and those of which it was learnt (settled).',
      ['outcome'],
    );
    const pages = this.#counter(
      'page_cache_requests_total',
      'Requests for public pages: found (hit), found old (stale), or made (miss).',
      ['outcome'],
    );
    for (const realm of realms) identity.inc({ realm }, 0);
    for (const line of linesLost) lines.inc({ line }, 0);
    for (const outcome of ordersHeard) orders.inc({ outcome }, 0);
    return {
      sessionStoreFailed: () => failures.inc(),
      identityProviderFailed: (realm) => identity.inc({ realm }),
      logLineLost: (line) => lines.inc({ line }),
      orderHeard: (outcome) => orders.inc({ outcome }),
      publicPageRequested: (outcome) => pages.inc({ outcome }),
    };
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return new Histogram({ name, help, labelNames, buckets: seconds, registers: [this.#registry] });
  }

  #measureBulkhead(bulkhead: Pick<PageBulkhead, 'running' | 'waiting'>) {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
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
