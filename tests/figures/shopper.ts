/** One shopper without a browser: follows redirects, keeps cookies, and comes again when the shop says when. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Shop } from '../shared/shop.ts';
import { testHeader } from '../shared/world-header.ts';

export interface Page {
  url: string;
  status: number;
  body: string;
}

interface Answer extends Page {
  headers: IncomingHttpHeaders;
}

/** A kept connection may be closed just as it is used again, and a form is sent once. */
const agent = new Agent({ keepAlive: false });
/** A shop that is too busy says so at once, and a shopper tries as often. */
const mostTries = 40;
const mostHops = 8;
/** Seconds until a page that did not come is loaded again. A form is sent again where the shop says when. */
const usual = 3;

export class HttpShopper {
  /** How often this shopper was asked to come again. */
  waits = 0;
  slowestMs = 0;
  /** What this shopper has asked of the shop. */
  requests = 0;
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #shop: string;
  readonly #processes: readonly string[];
  readonly #world: string;
  #turn: number;

  /** @param at the place among all shoppers: each request goes to the next process, as behind a load balancer. */
  constructor({ url, processUrls }: Pick<Shop, 'url' | 'processUrls'>, { world, at }: { world: string; at: number }) {
    this.#shop = new URL(url).origin;
    this.#processes = processUrls;
    this.#world = world;
    this.#turn = at;
  }

  get isSignedIn(): boolean {
    return [...(this.#cookies.get(this.#shop)?.keys() ?? [])].some((name) => name.endsWith('lpel_session'));
  }

  read(path: string): Promise<Page> {
    return this.#followed({ url: new URL(path, this.#shop).href });
  }

  /** The first answer, whatever it is. */
  readOnce(path: string): Promise<Page> {
    return this.#once({ url: new URL(path, this.#shop).href });
  }

  send(path: string, form: Record<string, string>): Promise<Page> {
    return this.#followed({ url: new URL(path, this.#shop).href, form });
  }

  async #followed(asked: { url: string; form?: Record<string, string> }, hops = mostHops): Promise<Page> {
    const answer = await this.#patiently(asked);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || !location) return answer;
    if (hops === 0) throw new Error(`Too many redirects at ${answer.url}.`);
    return this.#followed({ url: new URL(location, answer.url).href }, hops - 1);
  }

  async #patiently(asked: { url: string; form?: Record<string, string> }): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const started = performance.now();
      const answer = await this.#once(asked);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - started);
      const seconds = Number(answer.headers['retry-after'] ?? (asked.form ? 0 : usual));
      const isBusy = answer.status === 503 || answer.status === 504;
      if (!isBusy || !(seconds > 0) || tries === mostTries) return answer;
      this.waits += 1;
      await wait(seconds * 1000 * (0.5 + Math.random()));
    }
  }

  #nextProcess(): string {
    this.#turn += 1;
    return this.#processes[this.#turn % this.#processes.length] ?? this.#shop;
  }

  #once({ url, form }: { url: string; form?: Record<string, string> }): Promise<Answer> {
    const { origin, pathname, search } = new URL(url);
    if (origin === this.#shop) this.requests += 1;
    const { hostname, port } = new URL(origin === this.#shop ? this.#nextProcess() : origin);
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    const body = form && new URLSearchParams(form).toString();
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      accept: 'text/html',
      [testHeader]: this.#world,
      ...(cookie && { cookie }),
      ...(body !== undefined && {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    };
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request({ agent, hostname, port, path: pathname + search, method, headers }, (answer) => {
        for (const set of answer.headers['set-cookie'] ?? []) keep(jar, set);
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            url,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

function keep(jar: Map<string, string>, set: string) {
  const [pair = '', ...attributes] = set.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (attributes.some((each) => /^\s*max-age=0$/i.test(each)) || value === '') jar.delete(name);
  else jar.set(name, value);
}
