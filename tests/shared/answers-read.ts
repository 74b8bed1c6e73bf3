/** Which values of a backend's answer reach the shop, and where: found by giving each value another one in turn. */
import { vi } from 'vitest';
import type { PortsFor } from '#adapters/ports.ts';
import { aScope, assisting, guidCookie, shopOn, signedIn } from '#adapters/testing/shop.ts';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { Fault } from '#domain/shared/fault.ts';
import {
  leavesOf,
  type Path,
  poorestBody,
  valueAt,
  wholeBody,
  withUnknownWords,
  withValue,
} from '#mocks/shared/legal-bodies.ts';
import { operationOf, operations } from '#mocks/shared/operations.ts';

type Ports = ReturnType<PortsFor>;

/** How a port is asked so that one operation is called. */
export interface PortCall {
  ask(ports: Ports): Promise<unknown>;
  /** Asked for a visitor whose cart has this guid (or none); else for a signed-in shopper. */
  visitorOf?: string | null;
  /** Asked by an agent. */
  asAgent?: true;
  /** What the shop keeps of an answer is asked of a shop that just began. */
  isCached?: boolean;
  /** In place of the whole legal body, where the contract leaves open what stands in it. */
  body?: unknown;
  /** Words that the shop knows, where any other would be passed over: by place, in the whole body. */
  words?: Record<string, unknown>;
  /** A second word that the shop knows, by place. */
  otherWords?: Record<string, unknown>;
  /** Answers of other operations that the same call needs. */
  others?: Record<string, unknown>;
}

/** By operation; `null` where its answer says nothing that the shop reads. */
export type AnswersAsked = Record<string, PortCall | null>;

const spelled = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** Made once: each of thousands of calls is answered with one of them. */
const wholeBodies = new Map(operations.map(({ id }) => [id, wholeBody(id)]));

const backend = 'http://backend.example';

/** In place of the network: each of thousands of calls would cost more there than the reading of its answer. */
const answering =
  (bodies: Record<string, unknown>, sent: string[] = []): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    sent.push(`${url} ${await sentIn(input, init)}`);
    const operation = operationOf({ url, method: init?.method ?? 'GET' });
    const whole = operation && wholeBodies.get(operation.id);
    if (!whole) return new Response(null, { status: 404 });
    const body = operation.id in bodies ? bodies[operation.id] : whole.body;
    const headers = { 'content-type': 'application/json' };
    return new Response(body === null ? null : JSON.stringify(body), { status: whole.status, headers });
  };

/** The body of a request, and the key by which it is known again. */
async function sentIn(...[input, init]: Parameters<typeof fetch>): Promise<string> {
  const request = new Request(input, init);
  const key = request.headers.get('idempotency-key') ?? '';
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return key + (await request.text());
  return (
    key +
    JSON.stringify(
      [...(await request.formData())].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    )
  );
}

const shopThere = () =>
  shopOn(`${backend}/occ/ecommerce`, {
    ADDRESS_API_URL: `${backend}/adresse`,
    ADDRESS_BASE_URL: `${backend}/address`,
    PRO_API_URL: `${backend}/ecom/api/pro`,
    SSU_BASE_URL: `${backend}/ecom/api/pro/ssu`,
    APIM_BASE_URL: `${backend}/ecom/api`,
    ASM_BASE_URL: `${backend}/assistedservicewebservices`,
    AGENT_OIDC_CLIENT_SECRET: 'secret-of-agents',
    CONTENT_BASE_URL: `${backend}/occ`,
    TIMEOUT_DEFAULT: '60000',
    TIMEOUT_ADDRESS: '60000',
    TIMEOUT_CONTENT: '60000',
    BREAKER_FAILURES: '0',
    PAYMENT_ORIGINS: 'https://paiement.example,https://autre.example',
  });

type Outcome = { value: unknown } | { thrown: string };

/** One for the many rows by which a shop keeps nothing, and which all have the same other answers. */
const sharedShop = whileTestsRun(shopThere);

/** What the port makes of an answer; each asking is another request. */
function asker(operation: string, { ask, visitorOf, asAgent, isCached, others }: PortCall) {
  const isShared = !isCached && !others;
  let shop = isShared ? sharedShop() : shopThere();
  return {
    async of(body: unknown): Promise<Outcome> {
      if (isCached) {
        await shop.close();
        shop = shopThere();
      }
      vi.stubGlobal('fetch', answering({ ...others, [operation]: body }));
      const shopper =
        visitorOf === undefined ? signedIn('particulier@exemple.fr') : aScope({ cartGuid: guidCookie(visitorOf) });
      const scope = asAgent ? assisting(null) : shopper;
      try {
        return { value: await ask(shop.portsFor(scope)) };
      } catch (error) {
        if (error instanceof Fault && error.kind === 'contract') return { thrown: String(error) };
        throw error;
      }
    },
    close: async () => {
      vi.unstubAllGlobals();
      if (!isShared) await shop.close();
    },
  };
}

/** Another legal value of the same kind. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value > 1 ? value - 1 : value + 1;
  if (typeof value !== 'string') return value;
  // Whole bodies hold no day before 2031.
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.replace(/^\d{4}/, '2030');
  if (/^\d\d:\d\d$/.test(value)) return '09:09';
  if (value === 'FR') return 'BE';
  if (value === 'true') return 'false';
  return `${value}b`;
}

/** Where a value differs from the one before it, whose leaves are found once for all that it is compared with. */
function changedPathsFrom(one: unknown): (other: unknown) => Path[] {
  const leaves = leavesOf(one);
  return (other) =>
    [...leaves, ...leavesOf(other)].filter(
      (path) => JSON.stringify(valueAt(one, path)) !== JSON.stringify(valueAt(other, path)),
    );
}

/** The whole legal body, with the words that the shop knows where any other would be passed over. */
function wholeWith(operation: string, { body, words = {} }: PortCall): unknown {
  const whole = body ?? wholeBody(operation).body;
  const leaves = leavesOf(whole);
  const unknown = Object.keys(words).filter((place) => !leaves.some((path) => spelled(path) === place));
  if (unknown.length > 0) throw new Error(`${operation} has no ${unknown.join(', ')}.`);
  return leaves.reduce(
    (made, path) => (spelled(path) in words ? withValue(made, path, words[spelled(path)]) : made),
    whole,
  );
}

/**
 * One line for each value of the whole legal answer: `totalTax.value → total.tax.cents`. Below them what no value of
 * the outcome comes from, shortened to the widest part that is not read at all.
 */
export async function readPlaces(operation: string, asked: PortCall): Promise<string> {
  const { otherWords = {} } = asked;
  const body = wholeWith(operation, asked);
  const one = asker(operation, asked);
  try {
    const base = await one.of(body);
    if ('thrown' in base) throw new Error(`${operation}: ${base.thrown}`);
    const changedPaths = changedPathsFrom(base.value);
    const read = new Map<string, string>();
    const values: string[] = [];
    for (const path of leavesOf(body)) {
      const place = spelled(path);
      const outcome = await one.of(withValue(body, path, otherWords[place] ?? otherThan(valueAt(body, path))));
      // The contract allows one value alone.
      if ('thrown' in outcome) continue;
      values.push(place);
      const to = new Set(changedPaths(outcome.value).map((each) => spelled(each) || 'all'));
      if (to.size > 0) read.set(place, [...to].toSorted().join(', '));
    }
    return written(values, read);
  } finally {
    await one.close();
  }
}

function written(places: readonly string[], read: ReadonlyMap<string, string>): string {
  const unread = places.filter((place) => !read.has(place)).map((place) => widest(place, read));
  const lines = [...read].map(([place, to]) => `${place} → ${to}`);
  return `${[...lines, '', 'not read:', ...new Set(unread)].join('\n')}\n`;
}

/** `deliveryMode` in place of `deliveryMode.name` where nothing of it is read. */
function widest(place: string, read: ReadonlyMap<string, string>): string {
  const parts = place.split('.');
  const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  const isUnread = (prefix: string) => [...read.keys()].every((one) => one !== prefix && !one.startsWith(`${prefix}.`));
  return prefixes.find(isUnread) ?? place;
}

/** What the shop makes of the poorest answer that the contract allows, or of the one with `null` for all that it leaves out. */
export async function ofThePoorest(
  operation: string,
  asked: PortCall,
  form?: Parameters<typeof poorestBody>[1],
): Promise<Outcome> {
  const one = asker(operation, asked);
  try {
    return await one.of(poorestBody(operation, form));
  } finally {
    await one.close();
  }
}

/** `status: over`: each value that a word makes which the shop does not know; empty where an answer has no open list. */
export async function ofUnknownWords(operation: string, asked: PortCall): Promise<string[]> {
  const known = wholeWith(operation, asked);
  const unknown = withUnknownWords(operation, known);
  if (unknown === null) return [];
  const one = asker(operation, asked);
  try {
    const [before, after] = [await one.of(known), await one.of(unknown)];
    if ('thrown' in before || 'thrown' in after)
      return ['thrown' in after ? 'a broken contract' : 'nothing to compare'];
    return [...new Set(changedPathsFrom(before.value)(after.value).map((path) => madeAt(after.value, path)))];
  } finally {
    await one.close();
  }
}

/** `lines[].kind: "other"`, or the widest part that is left out. */
function madeAt(made: unknown, path: Path): string {
  const parts = [...path, ''].map((_, at) => path.slice(0, at));
  const end = parts.find((part) => (valueAt(made, part) ?? null) === null) ?? path;
  const value = valueAt(made, end);
  return value === undefined ? `${spelled(end)} is left out` : `${spelled(end) || 'all'}: ${JSON.stringify(value)}`;
}

/** A word of ours, such as a status, or the name of a field. */
const word = /^[a-z]+(?:[-.A-Z][a-zA-Z]*)*[1-9]?$/;
const numberIn = /-?[0-9]+(?:\.[0-9]+)?/g;
const numbersIn = (said: string) => [...said.matchAll(numberIn)].map(([number]) => Number(number));

/** What all operations answer, whole. */
const wholes = JSON.stringify(operations.map(({ id }) => wholeBody(id).body));
const wholeNumbers = numbersIn(wholes);

/** What OCC does not say: the goods before the discounts of the order, and the total without tax. */
const derivedTotals = [
  ['subTotal', 'orderDiscounts', 1],
  ['subTotalWithoutTax', 'totalDiscountsWithoutTax', 1],
  ['totalPriceWithTax', 'totalTax', -1],
] as const;

function totalsDerivedFrom(answers: string): number[] {
  const amounts = (name: string) =>
    [...answers.matchAll(new RegExp(`"${name}":\\{[^{}]*?"value":(-?[\\d.]+)`, 'g'))].map(([, value]) => Number(value));
  return derivedTotals.flatMap(([name, other, sign]) =>
    amounts(name).flatMap((one) => amounts(other).map((more) => Math.round((one + sign * more) * 100) / 100)),
  );
}

/**
 * The texts and amounts of an outcome that are in no answer that it was made of, by their places: somebody has made them up. What
 * else an operation reads is answered whole. Amounts in euros are cents in the domain.
 */
export function inventedIn(operation: string, { body, others }: PortCall, outcome: unknown): string[] {
  const own = JSON.stringify([poorestBody(operation), body, others]);
  const said = own + wholes;
  const numbers = new Set([...numbersIn(own), ...wholeNumbers, ...totalsDerivedFrom(said)]);
  const isSaid = (leaf: unknown): boolean => {
    if (typeof leaf === 'string') return word.test(leaf) || leaf.split(/[ .]/).every((part) => said.includes(part));
    return typeof leaf !== 'number' || leaf === 0 || numbers.has(leaf) || numbers.has(leaf / 100);
  };
  const invented = (value: unknown, at: string): string[] => {
    if (typeof value !== 'object' || value === null) return isSaid(value) ? [] : [`${at}: ${JSON.stringify(value)}`];
    return Object.entries(value).flatMap(([name, each]) => invented(each, at ? `${at}.${name}` : name));
  };
  return invented(outcome, '');
}

/** A method of a port, and what it was given. */
interface Question {
  port: string;
  method: string;
  args: unknown[];
}

/** The ports, and the last question that they were asked. */
function listening(ports: Ports): { ports: Ports; last(): Question | undefined } {
  let last: Question | undefined;
  const portOf = (port: string, own: object) =>
    new Proxy(own, {
      get:
        (_, method) =>
        (...args: unknown[]) => {
          last = { port, method: String(method), args };
          return (Reflect.get(own, method) as (...given: unknown[]) => unknown).apply(own, args);
        },
    });
  const all = new Proxy(ports, { get: (_, port) => portOf(String(port), Reflect.get(ports, port) as object) });
  return { ports: all, last: () => last };
}

/** The values that a port is given for an operation and that change nothing of what the backend is asked, by their places. */
export async function unsentValues(operation: string, row: PortCall): Promise<string[]> {
  const { ask, visitorOf, asAgent, isCached, others } = row;
  const bodies = { ...others, [operation]: wholeWith(operation, row) };
  /** What the backend is asked, or why it is not. */
  const sentBy = async (call: (ports: Ports) => unknown): Promise<string> => {
    const sent: string[] = [];
    const shop = isCached || others ? shopThere() : sharedShop();
    vi.stubGlobal('fetch', answering(bodies, sent));
    const visitor = aScope({ cartGuid: guidCookie(visitorOf) });
    const shopper = visitorOf === undefined ? signedIn('particulier@exemple.fr') : visitor;
    try {
      await call(shop.portsFor(asAgent ? assisting(null) : shopper));
    } catch (error) {
      sent.push(String(error));
    } finally {
      vi.unstubAllGlobals();
      if (isCached || others) await shop.close();
    }
    return sent.join('\n');
  };
  let question: Question | undefined;
  await sentBy(async (ports) => {
    const heard = listening(ports);
    await ask(heard.ports);
    question = heard.last();
  });
  if (!question) throw new Error(`${operation} asks no port.`);
  const { port, method, args } = question;
  const sentWith = (given: unknown) =>
    sentBy((ports) => {
      const own = Reflect.get(ports, port) as Record<string, (...args: unknown[]) => unknown>;
      return own[method]?.(...(given as unknown[]));
    });
  const usual = await sentWith(args);
  const unsent: string[] = [];
  for (const path of leavesOf(args)) {
    const other = otherThan(valueAt(args, path));
    if (other === valueAt(args, path)) continue;
    if ((await sentWith(withValue(args, path, other))) === usual)
      unsent.push(spelled(path.slice(1)) || `argument ${Number(path[0]) + 1}`);
  }
  return [...new Set(unsent)];
}
