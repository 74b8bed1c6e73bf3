/**
 * Sends requests to the shop over a plain socket, without a client that normalises, follows, stores or adds anything.
 */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { test as base, signsIn } from '../shared/shopper.ts';
import { testHeader } from '../shared/world-header.ts';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  body: string;
  /** The milliseconds for which the shop only waited, as its own clock has them (`skipping-clock.ts`). */
  waited: number;
  /** How many calls the shop made for it. */
  calls: number;
}

export interface AskOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** `name=value` pairs, joined as a browser does. */
  cookies?: string[];
  /** Posted as a form, with the shop's Origin unless `headers` set another. */
  form?: Record<string, string>;
  body?: string;
  /** A body that is no text. */
  bytes?: Buffer;
}

export type Ask = (path: string, options?: AskOptions) => Promise<Reply>;

/** The address of the shop that the set-up of all journeys started. */
export const shopOrigin = () => process.env.SHOP_URL ?? '';

/** Sends requests to a shop, in one world of the mock backend. */
export const askAt =
  ({ origin, world }: { origin: string; world: string }): Ask =>
  (path, { method, headers = {}, cookies = [], form, body, bytes } = {}) => {
    const { hostname, port } = new URL(origin);
    const sent = form ? new URLSearchParams(form).toString() : (bytes ?? body);
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          hostname,
          port,
          path,
          // A kept-alive socket may be closed just as the next request is sent.
          agent: false,
          method: method ?? (form ? 'POST' : 'GET'),
          headers: {
            [testHeader]: world,
            ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin }),
            ...(sent !== undefined && !headers['transfer-encoding'] && { 'content-length': Buffer.byteLength(sent) }),
            ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              cookies: answer.headers['set-cookie'] ?? [],
              body: Buffer.concat(chunks).toString(),
              waited: Number(answer.headers['x-waited'] ?? Number.NaN),
              calls: Number(answer.headers['x-calls'] ?? Number.NaN),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(sent);
    });
  };

export interface Part {
  name: string;
  value?: string;
  file?: { name: string; type: string; bytes: Buffer };
}

/** A form with files, as a browser posts it, in bytes: what `ask` sends with its own headers is no `FormData`. */
export function multipart(parts: readonly Part[]): Pick<AskOptions, 'method' | 'headers' | 'bytes'> {
  const pieces = parts.flatMap(({ name, value = '', file }) => [
    Buffer.from(
      `--limite\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : ''}\r\n\r\n`,
    ),
    file?.bytes ?? Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=limite', origin: shopOrigin() },
    bytes: Buffer.concat([...pieces, Buffer.from('--limite--\r\n')]),
  };
}

/** The cookies that a browser would send back. */
export const cookiePairs = ({ cookies }: Reply): string[] => cookies.map((cookie) => cookie.split(';')[0] ?? '');

/** The page without its nonce, which differs in each answer. */
export const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/g, 'nonce=""');

/** The current address of the booklet of stamps. */
export async function productPath(ask: Ask): Promise<string> {
  const { headers } = await ask('/boutique/x/p/1126001');
  return String(headers.location);
}

/** The cookies of a visitor with a booklet in the cart. */
export async function visitorWithCart(ask: Ask): Promise<string[]> {
  const first = await ask('/');
  const added = await ask(await productPath(ask), { cookies: cookiePairs(first), form: { add: '1126001' } });
  if (added.status !== 302) throw new Error(`Adding to the cart answered ${added.status}.`);
  return [...cookiePairs(first), ...cookiePairs(added)];
}

/** Signs in by the form of the identity provider, after refusing measurement, and gives the cookies. */
export type SessionOf = (email: string, shop?: string) => Promise<string[]>;

export const test = base.extend<{ ask: Ask; sessionOf: SessionOf; signedIn: string[] }>({
  // Backends that hang and answers that come late are part of what is tried here.
  shopName: 'skipping',

  ask: async ({ world }, use) => use(askAt({ origin: shopOrigin(), world })),

  sessionOf: async ({ playwright, storageState }, use) => {
    await use(async (email, shop) => {
      const visitor = await playwright.request.newContext({ storageState, timeout: 0 });
      await signsIn(visitor, { email, shop });
      const { cookies } = await visitor.storageState();
      await visitor.dispose();
      return cookies.filter(({ path }) => path === '/').map(({ name, value }) => `${name}=${value}`);
    });
  },

  signedIn: async ({ sessionOf }, use) => use(await sessionOf('particulier@exemple.fr')),
});

export { expect } from '../shared/shopper.ts';
