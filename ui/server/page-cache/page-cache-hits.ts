import type { IncomingMessage, ServerResponse } from 'node:http';
import { Cookies } from '#ui/request/cookies.server.ts';
import { visitOf } from '#ui/request/middleware/correlation.server.ts';
import { looksAhead } from '#ui/request/prefetch-requests.ts';
import type { Shop } from '#ui/request/shop.ts';
import { nodeResponder } from '#ui/server/http/answers/node-response.ts';
import type { trustedProxies } from '#ui/server/http/client-address.ts';
import { otherLoopbackHosts } from '#ui/server/http/loopback-names.ts';
import type { MeasuredRoute } from '#ui/server/http/measured-route.ts';
import type { OnAnswer } from '#ui/server/http/metrics.ts';
import { openAccount } from '#ui/server/http/request-account.ts';
import type { SecurityConfig } from '#ui/server/http/security.ts';
import type { CachedPage } from './page-cache.ts';
import { cachedAnswer, isCached, type PublicPages, pageQueriesOf, tagsAreFor } from './page-cache-answers.ts';

interface Hits {
  shop: Shop;
  cache: PublicPages;
  security: SecurityConfig;
  proxies: Pick<ReturnType<typeof trustedProxies>, 'sent'>;
  measuredRouteOf(path: string): MeasuredRoute;
  isReady(): boolean;
  answered: OnAnswer | undefined;
}

/**
 * Answers a request with a fresh cached page before the HTTP application runs, which would cost more than sending it;
 * returns whether it did.
 */
export function freshHits({ shop, cache, security, proxies, measuredRouteOf, isReady, answered }: Hits) {
  const { SECURE_COOKIES: secure, SHOP_ORIGIN: shopOrigin } = shop.config;
  const otherHosts = otherLoopbackHosts(shopOrigin);
  const queryOf = pageQueriesOf(shop.config);
  const write = nodeResponder({ log: shop.log, security, isReady, answered });
  // The measured route of a path, cached with its page.
  const routes = new WeakMap<CachedPage, MeasuredRoute>();
  const measuredRouteFor = (page: CachedPage, url: string) => {
    const route = routes.get(page);
    if (route) return route;
    const measured = measuredRouteOf(url.replace(/\?.*/s, ''));
    routes.set(page, measured);
    return measured;
  };
  const readRequest = ({ method = '', url = '', headers: came }: IncomingMessage) => {
    const header = (name: string) => (typeof came[name] === 'string' ? came[name] : undefined);
    const cookies = new Cookies(came.cookie ?? null, { secure });
    return { header, cookies, query: queryOf({ method, address: url, cookie: (name) => cookies.get(name), header }) };
  };
  /** Whether the cache has a page for this request, fresh or stale. */
  const isStored = (request: IncomingMessage): boolean => {
    const { query } = readRequest(request);
    return query !== null && isCached(query) && cache.has(query.key);
  };
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers: came } = request;
    if (!isReady() || came['content-length'] !== undefined || came['transfer-encoding'] !== undefined) return false;
    if (otherHosts.has(came.host ?? '')) return false;
    const { header, cookies, query } = readRequest(request);
    // The application says for how long the browser may keep what it prefetches.
    if (looksAhead({ method, headers: { get: (name) => header(name) ?? null } })) return false;
    const found = query && cache.fresh(query.key);
    // The page was cached for visitors; a shopper with a home page of their own gets some of the cached pages only.
    if (!found || (query.hasOwnHome && !isCached(query))) return false;
    const account = openAccount(
      { get: (name) => header(name) ?? null },
      { method, route: measuredRouteFor(found.page, url), isProxied: proxies.sent(request.socket.remoteAddress) },
    );
    account.sid = visitOf(cookies, shop.ids);
    const accepted = header('accept-encoding') ?? null;
    const { bytes, headers } = cachedAnswer(found, { cookies, accepted, isTagged: tagsAreFor(shop.config, account) });
    write(response, { account, status: 200, headers, inline: found.page.body.inline, body: bytes });
    shop.observers.publicPageRequested(found.outcome);
    return true;
  };
  return { answer, isStored };
}
