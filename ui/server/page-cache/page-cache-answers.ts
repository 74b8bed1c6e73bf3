import { withStyles } from '#ui/lean/first-styles.server.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import { journeyCookie } from '#ui/request/journey-drafts.server.ts';
import { visitCookie, visitOf } from '#ui/request/middleware/correlation.server.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';
import { previewCookie } from '#ui/request/middleware/preview.server.ts';
import { agentCookie, sessionCookie } from '#ui/request/middleware/session.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { type MadePage, type MakePage, pageResponse, type ToMake } from '#ui/server/http/page-making.ts';
import type { RequestAccount } from '#ui/server/http/request-account.ts';
import type { InlineSources } from '#ui/server/http/security.ts';
import type { CacheableAnswer, CacheHit, PageCache } from './page-cache.ts';
import { encodedBody, pageBody } from './page-cache-body.ts';
import { isForEverybody, type PageQuery, pageQueries } from './page-cache-key.ts';
import { proxyKeys } from './page-cache-proxies.ts';

/** A page that may not be cached, made for one visitor; `null` when the shop is full. */
type Own = Pick<MadePage, 'answer' | 'document'> | null;
export type PublicPages = PageCache<Own>;

/** The parts of a request that the page cache needs, by the names of the configuration. */
export const pageQueriesOf = (config: Shop['config']) =>
  pageQueries({
    visit: visitCookie,
    language: localeCookie,
    measurement: config.MEASUREMENT_COOKIE,
    personalisation: config.PERSONALISATION_COOKIE,
    session: sessionCookie,
    journey: journeyCookie,
    preview: previewCookie,
    agent: config.ASM_BASE_URL === undefined ? null : agentCookie,
    testHeader: config.FORWARD_TEST_HEADER,
  });

export const isCached = (query: PageQuery): boolean =>
  isForEverybody(routeOf(query.path.replace(/\?.*/s, ''))?.entry ?? null, query);

interface CachedAnswer {
  answer: Response;
  /** Hashes for the policy of a cached page. A page of one visitor has the nonce instead. */
  inline?: InlineSources;
}

/** Answers requests for public pages from the cache; `null` for any other request. */
export function cachedAnswers({ shop, cache, make }: { shop: Shop; cache: PublicPages; make: MakePage }) {
  const { config } = shop;
  const queryOf = pageQueriesOf(config);
  return async ({ request, nonce, account }: ToMake): Promise<CachedAnswer | null> => {
    const cookies = new Cookies(request.headers.get('cookie'), { secure: config.SECURE_COOKIES });
    const { pathname, search } = new URL(request.url);
    const query = queryOf({
      method: request.method,
      address: pathname + search,
      cookie: (name) => cookies.get(name),
      header: (name) => request.headers.get(name) ?? undefined,
    });
    if (!query || !isCached(query)) return null;
    const sid = visitOf(cookies, shop.ids);
    const found = await cache.find(query.key, () =>
      madeForNobody(make, {
        request: requestOf(query, { sid, shopOrigin: config.SHOP_ORIGIN }),
        isFirst: query.isFirst,
        sid,
        account,
        nonce,
      }),
    );
    // A redirect keeps the campaign parameters, so it is made for this visitor. No other page is made a second time: its
    // visitor has waited for a backend already.
    if (found === null || ('own' in found && !query.exact && !isForAnyAddress(found.own))) return null;
    account.sid = sid;
    const accepted = request.headers.get('accept-encoding');
    if ('own' in found) return { answer: await ownAnswer(found.own, { cookies, nonce, account, accepted }) };
    shop.observers.publicPageRequested(found.outcome);
    const { bytes, headers } = cachedAnswer(found, { cookies, accepted, isTagged: tagsAreFor(config, account) });
    const answer = new Response(new Uint8Array(bytes), { headers: pairs(headers) });
    return { answer, inline: found.page.body.inline };
  };
}

/**
 * The request that makes a cached page: it holds the cache key's values and nothing else of the visitor's, so that no
 * name, session or cart can appear. The visit id goes to backends and onto error pages only.
 */
function requestOf({ path, carried }: PageQuery, { sid, shopOrigin }: { sid: string; shopOrigin: string }): Request {
  const { cookies, headers } = carried();
  const cookie = Object.entries({ ...cookies, lpel_sid: sid }).map(([name, value]) => `${name}=${value}`);
  const { host } = new URL(shopOrigin);
  return new Request(shopOrigin + path, { headers: { ...headers, host, cookie: cookie.join('; ') } });
}

interface ForNobody {
  request: Request;
  isFirst: boolean;
  sid: string;
  account: RequestAccount;
  nonce: string;
}

async function madeForNobody(
  make: MakePage,
  { request, isFirst, sid, account, nonce }: ForNobody,
): Promise<CacheableAnswer<Own>> {
  const made = await make({ request, nonce, account });
  if (made === null) return { page: null, failed: true, own: null };
  const { answer, tags, program } = made;
  const whole = made.document?.join('') ?? null;
  const document = whole && isFirst ? withStyles(whole, nonce) : whole;
  const isPublic = answer.status === 200 && (answer.headers.get('Cache-Control') ?? '').startsWith('public');
  const mayBeCached = isPublic && document !== null && !answer.headers.has('Set-Cookie') && !document.includes(sid);
  if (mayBeCached) {
    const body = await pageBody({ html: document, nonce, program });
    answer.headers.append('Vary', 'Accept-Encoding');
    return { page: { body, headers: [...answer.headers], tags } };
  }
  // A listing that could not be loaded answers 200 with a message in its page: its headers say that it must not be
  // cached.
  const failed = answer.status >= 500 || (answer.status === 200 && !isPublic);
  return { page: null, failed, own: { answer, document: document === null ? null : [document] } };
}

interface Visitor {
  cookies: Cookies;
  nonce: string;
  account: RequestAccount;
  accepted: string | null;
}

/** A refused request is not made again; a redirect is made for its visitor, whose query it keeps. */
const isForAnyAddress = (own: Own): boolean => own === null || own.answer.status < 300 || own.answer.status >= 400;

/** A page that may not be cached goes to the visitor whose request made it. */
function ownAnswer(own: Own, { cookies, nonce, account, accepted }: Visitor): Promise<Response> {
  if (own === null) return pageResponse(null, { account, accepted, nonce });
  const { answer } = own;
  cookies.appendTo(answer.headers);
  if (answer.headers.has('Set-Cookie')) answer.headers.set('Cache-Control', privateHeaders['Cache-Control']);
  return pageResponse(own, { account, accepted, nonce });
}

const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));

/** Whether a request comes from a Varnish, which keeps pages by their tags. */
export const tagsAreFor = (
  { PAGE_CACHE_PROXIES }: Pick<Shop['config'], 'PAGE_CACHE_PROXIES'>,
  { isProxied }: Pick<RequestAccount, 'isProxied'>,
): boolean => isProxied && PAGE_CACHE_PROXIES.length > 0;

interface Reader extends Pick<Visitor, 'cookies' | 'accepted'> {
  isTagged: boolean;
}

/** The answer of a cached page for one visitor: with a new visit id when the visitor has none. */
export function cachedAnswer({ page, outcome, age }: CacheHit, { cookies, accepted, isTagged }: Reader) {
  const { bytes, encoding } = encodedBody(page.body, accepted ?? undefined);
  const headers: string[] = [];
  cookies.appendTo({ append: (name, value) => void headers.push(name, value) });
  const isOwn = headers.length > 0;
  // Cookies are never part of a cached page.
  for (const [name, value] of page.headers)
    headers.push(name, isOwn && name === 'cache-control' ? privateHeaders['Cache-Control'] : value);
  headers.push('age', String(age), 'x-cache', outcome);
  // What is somebody's own is no other's.
  if (isTagged && !isOwn) headers.push('xkey', proxyKeys(['all', ...page.tags]));
  headers.push('content-length', String(bytes.length));
  if (encoding) headers.push('content-encoding', encoding);
  return { bytes, headers };
}
