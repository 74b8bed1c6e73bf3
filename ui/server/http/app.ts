import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ServerBuild } from 'react-router';
import { nobody } from '#adapters/scope.ts';
import { modeOf } from '#domain/shared/mode.ts';
import { tileOriginsOf } from '#ui/map/map-source.ts';
import { cachedSitemap } from '#ui/operations/cached-sitemap.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { looksAhead, prefetchPolicy } from '#ui/request/prefetch-requests.ts';
import { newNonce } from '#ui/request/random.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { media } from '#ui/routing/prefixes.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { cachedAnswers, type PublicPages } from '#ui/server/page-cache/page-cache-answers.ts';
import { freshHits } from '#ui/server/page-cache/page-cache-hits.ts';
import { acceptsPost } from './accepts-post.ts';
import { barePage } from './answers/bare-page.ts';
import { rootFiles, serveFiles } from './answers/files.ts';
import { mediaPassing } from './answers/media.ts';
import { accessLogger } from './answers/node-response.ts';
import { fileRoutes, healthRoutes, operationalPaths } from './answers/operational-routes.ts';
import { readiness } from './answers/readiness.ts';
import { shortCircuit } from './answers/short-circuit.ts';
import type { Refuse, Variables } from './app-context.ts';
import { trustedProxies } from './client-address.ts';
import { formOriginsOf } from './form-origins.ts';
import { otherLoopbackHosts } from './loopback-names.ts';
import { measuredRoutes, pageOfData } from './measured-route.ts';
import type { OnAnswer } from './metrics.ts';
import type { PageBulkhead } from './page-bulkhead.ts';
import { atShopOrigin, isForReader, type MakePage, pageMaking, pageResponse, withItsStyles } from './page-making.ts';
import { postedBodies } from './posted-bodies.ts';
import { openAccount, proxyHeaders } from './request-account.ts';
import { byNonce, guardsOf, mayChange, pageMethods, type SecurityConfig, unanswerable } from './security.ts';
import { readSubmittedText } from './submitted-text.ts';
import { isWellFormedPath } from './well-formed-path.ts';

/** The origins that the security headers allow. */
const securityOf = (config: Shop['config']): SecurityConfig => ({
  shopOrigin: config.SHOP_ORIGIN,
  formOrigins: formOriginsOf(config),
  imageOrigins: tileOriginsOf(config),
  development: process.env.NODE_ENV !== 'production',
});

const sitemapOf = ({ config, log, portsFor }: Shop) =>
  cachedSitemap({
    origin: config.SHOP_ORIGIN,
    portsFor: (mode, signal) => portsFor(nobody({ mode, lang: 'fr', signal })),
    failed: (error) => log.error({ error: error instanceof Error ? error : 'thrown value' }, 'no new sitemap'),
  });

interface Surroundings {
  shop: Shop;
  /** Limits how many pages are made at once. */
  bulkhead: PageBulkhead;
  /** Whether this process accepts more requests. */
  isReady(): boolean;
  answered?: OnAnswer | undefined;
  /** Absent when no page is cached. */
  pageCache?: PublicPages | undefined;
}

/** The HTTP application: first the checks of the request, then files, then pages. */
export function createApp(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { shop, bulkhead, isReady, answered, pageCache }: Surroundings,
) {
  const { config, log } = shop;
  const security = securityOf(config);
  const app = new Hono<Variables>();
  const names = rootFiles();
  const make = pageMaking(build, { shop, bulkhead });
  const measuredRouteOf = measuredRoutes([...names, ...operationalPaths]);
  const cachedPage = pageCache && cachedAnswers({ shop, cache: pageCache, make });
  const proxies = trustedProxies(config.TRUSTED_PROXIES);
  const around = { shop, security, proxies, measuredRouteOf, isReady, answered };
  const hits = pageCache && freshHits({ ...around, cache: pageCache });
  const first = shortCircuit({ ...around, bulkhead, isCached: (request) => hits?.isStored(request) ?? false });
  const answersAtOnce = (request: IncomingMessage, response: ServerResponse) =>
    hits?.answer(request, response) || first(request, response);

  /** Answers with the shop's error page. It sets no cookie, because a refused request may come from another site. */
  const refuse = async (c: Context<Variables>, status: number, headers: Readonly<Record<string, string>> = {}) => {
    const { raw } = c.req;
    const account = c.get('account');
    const request = isWellFormedPath(new URL(raw.url).pathname)
      ? atShopOrigin(raw, config.SHOP_ORIGIN, raw.method === 'GET' ? 'GET' : 'POST')
      : new Request(`${config.SHOP_ORIGIN}/`, { headers: raw.headers, signal: raw.signal });
    const made = await make({ request, nonce: c.get('nonce'), account, refused: status });
    const answer = await pageResponse(made, {
      account,
      nonce: c.get('nonce'),
      accepted: raw.headers.get('accept-encoding'),
    });
    answer.headers.delete('Set-Cookie');
    for (const [name, value] of Object.entries({ ...privateHeaders, ...headers })) answer.headers.set(name, value);
    return answer;
  };

  app.use(observe({ log, security, proxies, measuredRouteOf, isReady, answered }));
  app.route('/', healthRoutes({ isReady, missing: readiness(shop) }));

  app.use((c, next) => (isWellFormedPath(new URL(c.req.url).pathname) ? next() : refuse(c, 404)));
  app.use(atOwnName(config.SHOP_ORIGIN));
  app.use(answerable({ shopOrigin: config.SHOP_ORIGIN, takesPosts: acceptsPost(build), refuse }));
  app.use(postedBodies(config, refuse));
  // Compresses files, data and drawings; documents are compressed where they are made.
  const compressed = compress();
  app.use((c, next) =>
    /^\/(?:assets|medias)\/|\.(data|svg|txt|xml|webmanifest)$/.test(c.req.path) ? compressed(c, next) : next(),
  );

  serveFiles(app, names);
  app.all('/assets/*', async (c) =>
    isForReader(c.req.raw) ? refuse(c, 404) : c.text('Not Found', 404, privateHeaders),
  );
  const passOnMedia = mediaPassing({ base: config.MEDIA_BASE_URL, timeout: config.TIMEOUT_DEFAULT }, shop.observers);
  app.get(`${media}/:name`, async (c) => {
    const answer = await passOnMedia(c.req.raw);
    return !answer.ok && isForReader(c.req.raw) ? refuse(c, answer.status) : answer;
  });
  app.route('/', fileRoutes({ config, sitemap: sitemapOf(shop), since: Date.now() }));

  app.all('*', pageAnswer({ shopOrigin: config.SHOP_ORIGIN, make, cachedPage }));

  app.onError((error, c) => {
    const account = c.get('account');
    // The visitor went away in the middle of the request: nothing failed here.
    if (!c.req.raw.signal.aborted) log.error({ requestId: account.requestId, error }, 'server fault');
    return barePage({ ...account, status: 500, nonce: c.get('nonce') });
  });
  return { fetch: app.fetch, answersAtOnce };
}

interface PageAnswer {
  shopOrigin: string;
  make: MakePage;
  cachedPage: ReturnType<typeof cachedAnswers> | undefined;
}

/** Answers with a page: a cached one, or one that is made for this request. */
const pageAnswer =
  ({ shopOrigin, make, cachedPage }: PageAnswer): Handler<Variables> =>
  async (c) => {
    const { raw } = c.req;
    const [nonce, account] = [c.get('nonce'), c.get('account')];
    const cached = await cachedPage?.({ request: raw, nonce, account });
    if (cached) {
      c.set('inline', cached.inline);
      return cached.answer;
    }
    const request = atShopOrigin(raw, shopOrigin);
    const made = await make({ request, nonce, account });
    const typed = made === null ? await readSubmittedText(request, { account }) : null;
    const mode = modeOf(new URL(raw.url).pathname);
    return pageResponse(withItsStyles(made, { request: raw, nonce }), {
      account,
      nonce,
      mode,
      typed,
      accepted: raw.headers.get('accept-encoding'),
    });
  };

interface Watching extends Pick<Surroundings, 'isReady'> {
  log: Shop['log'];
  answered: OnAnswer | undefined;
  security: SecurityConfig;
  measuredRouteOf: ReturnType<typeof measuredRoutes>;
  proxies: ReturnType<typeof trustedProxies>;
}

/** Adds to every answer its security headers, its line in the log and its measurements. */
const observe = ({
  security,
  measuredRouteOf,
  proxies,
  isReady,
  ...around
}: Watching): MiddlewareHandler<Variables> => {
  const tell = accessLogger(around);
  return async (c, next) => {
    const nonce = newNonce();
    const socket = c.env?.incoming?.socket.remoteAddress;
    const account = openAccount(c.req.raw.headers, {
      method: c.req.method,
      route: measuredRouteOf(c.req.path),
      isProxied: proxies.sent(socket),
      client: proxies.clientOf({ socket, forwarded: c.req.header('x-forwarded-for') ?? null }),
    });
    c.set('nonce', nonce);
    c.set('account', account);
    await next();
    const { headers, status } = c.res;
    const guards = guardsOf(headers.get('content-type'), security, c.get('inline') ?? byNonce(nonce));
    for (const [name, value] of Object.entries(guards)) headers.set(name, value);
    const policy = prefetchPolicy(c.req.raw, c.req.path, headers.get('cache-control'));
    if (policy !== null) {
      headers.set('Cache-Control', policy);
      // The browser counts from now, whatever the age of the cached page.
      headers.delete('Age');
    }
    for (const [name, value] of proxyHeaders(account)) headers.set(name, value);
    // While the server stops, an open connection would be cut.
    if (!isReady()) headers.set('Connection', 'close');
    tell(account, status);
  };
};

interface Answerable {
  shopOrigin: string;
  takesPosts: ReturnType<typeof acceptsPost>;
  refuse: Refuse;
}

/** Refuses posts of other sites, posts that no page answers, and prefetches of addresses that have an effect. */
const answerable =
  ({ shopOrigin, takesPosts, refuse }: Answerable): MiddlewareHandler<Variables> =>
  async (c, next) => {
    const { method, path, raw } = c.req;
    const allowed = mayChange({
      method,
      origin: c.req.header('origin'),
      site: c.req.header('sec-fetch-site'),
      shopOrigin,
    });
    if (!allowed) return refuse(c, 403);
    const [type, encoding] = [c.req.header('content-type'), c.req.header('content-encoding')];
    const refusal = unanswerable({ method, path, type, encoding });
    if (refusal === 405) return refuse(c, 405, { Allow: pageMethods.join(', ') });
    if (refusal === 415) return refuse(c, 415);
    if (method === 'POST' && !(await takesPosts(path))) return refuse(c, 405, { Allow: 'GET, HEAD' });
    if (looksAhead(raw) && routeOf(pageOfData(path))?.entry.effect)
      return method === 'HEAD' ? refuse(c, 405, { Allow: 'GET' }) : refuse(c, 425);
    return next();
  };

/** Redirects a developer who typed another name of this machine to the shop's origin, which accepts forms. */
function atOwnName(shopOrigin: string): MiddlewareHandler {
  const others = otherLoopbackHosts(shopOrigin);
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || !others.has(c.req.header('host') ?? '')) return next();
    c.header('Cache-Control', privateHeaders['Cache-Control']);
    return c.redirect(shopOrigin + pathname + search, 302);
  };
}
