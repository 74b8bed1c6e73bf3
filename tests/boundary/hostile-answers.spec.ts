import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { onAFreePort } from '#adapters/testing/on-a-free-port.ts';
import { type Shop, startShop } from '../shared/shop.ts';
import { askAt, cookiePairs, expect, test } from './ask.ts';
import { followed, individual, shownOf, type Visit } from './checkout-shoppers.ts';

type Play = (response: ServerResponse) => unknown;

const secret = 'secret-of-the-backend';
const withType =
  (type: string, body: string | Buffer): Play =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(body);
const asJson = (body: string | Buffer) => withType('application/json', body);
const zipped = (bytes: number): Play => {
  const body = gzipSync(Buffer.alloc(bytes, 'a'), { level: 1 });
  return (response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
};

/** What a broken or hijacked backend may answer; made by the test, because whoever lists tests reads this file too. */
const hostileAnswers = (): Record<string, Play> => ({
  'ten megabytes': asJson(
    JSON.stringify({ entries: Array.from({ length: 120_000 }, () => ({ [secret]: 'a'.repeat(70) })) }),
  ),
  'a text nested for ever': asJson(`{"entries":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`),
  'a page of another program': withType('text/html', `<h1>${secret}</h1><script>alert(1)</script>`),
  'nothing at all': (response) => response.writeHead(204).end(),
  'the way to another host': (response) => response.writeHead(301, { location: `http://127.0.0.1:1/${secret}` }).end(),
  'two hundred megabytes in one': zipped(200_000_000),
  'what is not compressed as it says': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(secret),
  'bytes that are no text': asJson(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
  'a flood of headers': (response) => {
    for (let count = 0; count < 900; count += 1) response.setHeader(`x-${secret}-${count}`, 'a'.repeat(60));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  },
  'less than it announced': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 }).write(`{"${secret}":`);
    response.socket?.end();
  },
  'a status that there is none': (response) =>
    response.socket?.end(`HTTP/1.1 999 ${secret}\r\ncontent-length: 2\r\n\r\n{}`),
  'another protocol': (response) => response.socket?.end(`220 ${secret} ESMTP\r\n`),
  'keys that are a program’s own': asJson(`{"__proto__":{"entries":[]},"constructor":{"prototype":{"${secret}":1}}}`),
  'a refusal with its insides': (response) =>
    response
      .writeHead(500, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ errors: [{ type: 'NullPointerException', message: `at com.${secret}.Cart(Cart.java:42)` }] }),
      ),
});

/** A proxy before the mock backend, which answers itself where a test says so. */
async function proxy() {
  let target = '';
  let instead: { path: RegExp; play: Play } | null = null;
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((asked, response) => {
    seen.push(asked.headers);
    if (instead?.path.test(asked.url ?? '')) return void instead.play(response);
    forward(asked, { response, target });
  });
  return {
    ...(await onAFreePort(server)),
    seen,
    leadTo: (url: string) => void (target = url),
    answers: (path: RegExp, play: Play) => void (instead = { path, play }),
    behaves: () => void (instead = null),
  };
}

function forward(asked: IncomingMessage, { response, target }: { response: ServerResponse; target: string }): void {
  const sent = request(target + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  asked.pipe(sent);
}

const cart = '/checkout/recapitulatif';
interface Failed {
  path: RegExp;
  form?: Record<string, string>;
  says: string;
}
const failed: Failed[] = [
  {
    path: /\/carts\/[^/]+\/validate/,
    says: 'Votre panier n’a pas pu être chargé, veuillez réessayer. Votre panier est intact.',
  },
  {
    path: /\/carts\/[^/?]+\?/,
    says: 'Votre panier n’a pas pu être chargé, veuillez réessayer. Votre panier est intact.',
  },
  {
    path: /\/entries/,
    form: { intent: 'restore', articles: '1131001  1' },
    says: 'L’ajout au panier n’a pas été confirmé. Vérifiez votre panier : si l’article n’y figure pas, veuillez réessayer.',
  },
];

// One after the other, at one shop: what is between it and the mock backend answers one test at a time.
test.describe.configure({ mode: 'default' });
let backend: Awaited<ReturnType<typeof proxy>>;
let shop: Shop;
test.beforeAll(async () => {
  backend = await proxy();
  shop = await startShop({ occBaseUrl: `${backend.url}/occ/ecommerce` });
  backend.leadTo(shop.backendUrl);
});
test.afterEach(() => backend.behaves());
test.afterAll(async () => {
  await shop.stop();
  await backend.close();
});

test('no answer of a backend ends the shop or is read by a shopper', async () => {
  const ask = askAt({ origin: shop.url, world: 'hostile' });
  const cookies = cookiePairs(
    await ask('/boutique/x/p/1126001', { form: { add: '1126001', offer: '', quantity: '2' } }),
  );
  const messages: string[] = [];
  for (const [name, play] of Object.entries(hostileAnswers()))
    for (const one of failed) {
      backend.answers(one.path, play);
      messages.push([name, one.path, await messageOf(one, { ask, cookies })].join(' '));
    }
  expect(messages.filter((each) => !each.endsWith(good))).toEqual([]);
  backend.behaves();
  const { status, body } = await ask(cart, { cookies });
  expect(status).toBe(200);
  expect(body).toContain('Carnet de 12 timbres Marianne');
  expect(shop.output(), 'no backend text is logged').not.toContain(secret);
});

test('no span is made without a telemetry SDK', async ({ world }) => {
  const before = backend.seen.length;
  await askAt({ origin: shop.url, world })('/boutique/c/timbres');
  const calls = backend.seen.slice(before);
  expect(calls.length).toBeGreaterThan(0);
  for (const headers of calls) expect(headers.traceparent).toBeUndefined();
});

test('a sitemap that cannot be made is one to come back for', async ({ world }) => {
  // Nobody has asked this shop for one: what was made once would be sent.
  backend.answers(/./, (response) => response.destroy());
  const { status, headers } = await askAt({ origin: shop.url, world })('/sitemap.xml');
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a message’s file is no longer fetched from the backend after the browser went away', async ({ sessionOf }) => {
  let [asked, closed] = [false, false];
  backend.answers(/\/attachments\//, (response) => {
    asked = true;
    response.on('close', () => {
      closed = true;
    });
    // A file that never ends.
    return response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF');
  });
  const { hostname, port } = new URL(shop.url);
  const headers = { cookie: (await sessionOf(individual, shop.url)).join('; ') };
  const path = '/ecom/messages/CMD-26-000101/CMD-26-000101-A/FIL-101A-1/PJ-101A-1-00';
  const asking = request({ hostname, port, path, agent: false, headers }, (answer) => {
    answer.on('error', () => undefined);
    answer.once('data', () => asking.destroy());
  });
  asking.on('error', () => undefined).end();
  await expect.poll(() => [asked, closed]).toEqual([true, true]);
});

const good = 'is told';

async function messageOf({ form, says }: Failed, { ask, cookies }: Visit): Promise<string> {
  const reply = await ask(cart, { cookies, ...(form && { form }) });
  const { body, status } = await followed(ask, { reply, cookies });
  if (body.includes(secret)) return 'is read by the shopper';
  return shownOf(body).includes(says) && [502, 503].includes(status) ? good : `${status} without « ${says} »`;
}
