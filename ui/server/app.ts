import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { nobody } from '#adapters/scope.ts';
import { keptSitemap } from '#ui/operations/kept-sitemap.ts';
import {
  documentContext,
  nonceContext,
  renderTimeContext,
  requestContext,
  shop,
  sidContext,
} from '#ui/shared/ports.server.ts';
import { encoded } from './compression.ts';
import type { Gate } from './gate.ts';
import { passOnMedia } from './media.ts';
import type { Answered } from './metrics.ts';
import { checks, forMachines, ownPaths } from './own-answers.ts';
import { accessLine, openAccount, type RequestAccount, serverTiming } from './request-account.ts';
import { routeLabels } from './route-label.ts';
import { mayChange, securityHeaders } from './security.ts';

const { config, log } = shop;
const sitemap = keptSitemap({
  origin: config.SHOP_ORIGIN,
  portsFor: (mode, signal) => shop.portsFor(nobody({ mode, lang: 'fr', signal })),
  failed: (error) => log.error({ error: error instanceof Error ? error : 'thrown value' }, 'no new sitemap'),
});
const formLimit = 64 * 1024;
const development = process.env.NODE_ENV !== 'production';
const security = {
  shopOrigin: config.SHOP_ORIGIN,
  formOrigins: [
    new URL(config.OIDC_ISSUER).origin,
    new URL(config.TRACKING_URL).origin,
    ...config.PAYMENT_ORIGINS.split(',').map((origin) => origin.trim()),
  ],
  development,
};

interface Variables {
  Variables: { nonce: string; account: RequestAccount };
}

interface Surroundings {
  /** How many pages are made at once. */
  gate: Gate;
  /** Whether more may be sent here. */
  isReady(): boolean;
  answered?: Answered | undefined;
}

/** Everything between a socket and a page: guards first, then files, then pages. */
export function createApp(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { gate, isReady, answered }: Surroundings,
) {
  const app = new Hono<Variables>();
  const names = rootFiles();
  const pages = createRequestHandler(build, development ? 'development' : 'production');

  app.use(watched({ labelOf: routeLabels([...names, ...ownPaths]), isReady, answered }));
  app.route('/', checks({ isReady }));

  app.use(async (c, next) => {
    const allowed = mayChange({
      method: c.req.method,
      origin: c.req.header('origin'),
      site: c.req.header('sec-fetch-site'),
      shopOrigin: config.SHOP_ORIGIN,
    });
    if (!allowed) return c.text('Forbidden', 403, noStore);
    return next();
  });
  app.use(bodyLimit({ maxSize: formLimit, onError: (c) => c.text('Content Too Large', 413, noStore) }));
  // Files and data; documents are compressed where they are whole.
  const compressed = compress();
  app.use((c, next) =>
    /^\/assets\/|\.(data|svg|txt|xml|webmanifest)$/.test(c.req.path) ? compressed(c, next) : next(),
  );

  app.use(
    '/assets/*',
    serveStatic({
      root: 'build/client',
      onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.all('/assets/*', (c) => c.text('Not Found', 404, noStore));
  app.get('/medias/:name', (c) => passOnMedia(c.req.raw, config.MEDIA_BASE_URL, config.TIMEOUT_DEFAULT));
  // Known by name at the start: a page needs no look at the disk.
  const files = serveStatic({
    root: 'build/client',
    onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600'),
  });
  for (const name of names) app.get(`/${name}`, files);
  app.route('/', forMachines({ config, sitemap, since: Date.now() }));

  app.all('*', async (c) => {
    if (!(await gate.enter())) return c.html(busyPage, 503, { ...noStore, 'Retry-After': '3' });
    try {
      const context = new RouterContextProvider();
      context.set(nonceContext, c.get('nonce'));
      const account = c.get('account');
      const { requestId, backendTime } = account;
      context.set(requestContext, { requestId, backendTime });
      const answer = withCachePolicy(await pages(atShopOrigin(c.req.raw), context));
      account.sid = context.get(sidContext) || account.sid;
      account.renderTime = context.get(renderTimeContext);
      answer.headers.set('Server-Timing', serverTiming(account));
      const page = context.get(documentContext);
      return page === null ? answer : documentOf(page, answer, c.req.header('accept-encoding'));
    } finally {
      gate.leave();
    }
  });

  app.onError((error, c) => {
    log.error({ requestId: c.get('account')?.requestId, error }, 'server fault');
    return c.html(busyPage, 500, noStore);
  });
  return app;
}

interface Watching extends Omit<Surroundings, 'gate'> {
  labelOf: ReturnType<typeof routeLabels>;
}

/** What every answer has, whoever gives it: its headers, its line in the log, its place in the measurements. */
const watched =
  ({ labelOf, isReady, answered }: Watching): MiddlewareHandler<Variables> =>
  async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    const account = openAccount(c.req.raw.headers, { method: c.req.method, route: labelOf(c.req.path) });
    c.set('nonce', nonce);
    c.set('account', account);
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(securityHeaders(security, nonce))) headers.set(name, value);
    headers.set('X-Request-Id', account.requestId);
    // A connection that stays open would be cut at the end.
    if (!isReady()) headers.set('Connection', 'close');
    answered?.(account, status);
    log[account.route.isCheck ? 'debug' : 'info'](accessLine(account, status), 'request');
  };

/** `favicon.svg`, `manifest.webmanifest`…: what lies beside the assets. None in development, where Vite serves them. */
function rootFiles(): string[] {
  if (!existsSync('build/client')) return [];
  return readdirSync('build/client', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

const noStore = { 'Cache-Control': 'private, no-store' };

/** Behind a proxy the socket knows neither host nor scheme; the shop has one origin, from the configuration. */
function atShopOrigin(request: Request): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('host', new URL(config.SHOP_ORIGIN).host);
  for (const name of [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-react-router-spa-mode',
    'x-react-router-prerender-data',
  ])
    headers.delete(name);
  return new Request(config.SHOP_ORIGIN + pathname + search, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  });
}

async function documentOf(
  page: string,
  { status, headers }: Response,
  accepted: string | undefined,
): Promise<Response> {
  const { body, encoding } = await encoded(page, accepted);
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return new Response(body, { status, headers });
}

/** Private unless a page says otherwise, and always when it sets a cookie. */
function withCachePolicy(response: Response): Response {
  const said = response.headers.get('Cache-Control');
  if (said === null || response.headers.has('Set-Cookie') || response.status >= 400)
    response.headers.set('Cache-Control', 'private, no-store');
  else response.headers.append('Vary', 'Cookie');
  return response;
}

const busyPage = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Un instant</title>
<main><h1>La boutique est très demandée</h1><p>Votre panier est intact. Rechargez cette page dans quelques secondes.</p>
<p lang="en">The shop is very busy. Your basket is untouched; please reload this page in a few seconds.</p></main></html>`;
