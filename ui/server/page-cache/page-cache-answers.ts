import { Cookies } from '#ui/request/cookies.server.ts';
import { journeyCookie } from '#ui/request/journey-drafts.server.ts';
import { visitOf } from '#ui/request/middleware/correlation.server.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';
import { previewCookie } from '#ui/request/middleware/preview.server.ts';
import { sessionCookie } from '#ui/request/middleware/session.server.ts';
import { newNonce } from '#ui/request/random.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { type MadePage, type MakePage, noStore, sent, type ToMake } from '#ui/server/http/page-making.ts';
import { type RequestAccount, serverTiming } from '#ui/server/http/request-account.ts';
import type { Found, Made, PageCache } from './page-cache.ts';
import { pageBody } from './page-cache-body.ts';
import { isForEverybody, type PageQuery, pageQueries } from './page-cache-key.ts';

/** A page that is not kept, made with a nonce of its own; `null` when too much was being made. */
type Own = (Pick<MadePage, 'answer' | 'document'> & { nonce: string }) | null;
export type PublicPages = PageCache<Own>;

/** What a request asks of the page cache, by the names that the configuration gives. */
export const pageQueriesOf = (config: Shop['config']) =>
  pageQueries({
    language: localeCookie,
    measurement: config.MEASUREMENT_COOKIE,
    personalisation: config.PERSONALISATION_COOKIE,
    session: sessionCookie,
    journey: journeyCookie,
    preview: previewCookie,
    testHeader: config.FORWARD_TEST_HEADER,
  });

export const isCached = (query: PageQuery): boolean =>
  isForEverybody(routeOf(query.path.replace(/\?.*/s, ''))?.entry ?? null, query);

/** Answers with kept pages whoever asks for a page that is everybody's; `null` for anything else. */
export function cachedAnswers({ shop, cache, make }: { shop: Shop; cache: PublicPages; make: MakePage }) {
  const { config } = shop;
  const queryOf = pageQueriesOf(config);
  return async ({ request, nonce, account }: ToMake): Promise<Response | null> => {
    const cookies = new Cookies(request.headers.get('cookie'), { secure: config.SECURE_COOKIES });
    const { pathname, search } = new URL(request.url);
    const query = queryOf({
      method: request.method,
      address: pathname + search,
      cookie: (name) => cookies.get(name),
      header: (name) => request.headers.get(name) ?? undefined,
    });
    if (!query || !isCached(query)) return null;
    const sid = visitOf(cookies);
    const found = await cache.find(query.key, () =>
      madeForNobody(make, { request: requestOf(query, { sid, shopOrigin: config.SHOP_ORIGIN }), sid, account }),
    );
    // Where a visitor came from is not lost on their way to another address.
    if (found === null || ('own' in found && !query.exact)) return null;
    account.sid = sid;
    const accepted = request.headers.get('accept-encoding');
    if ('own' in found) return ownAnswer(found.own, { cookies, nonce, account, accepted });
    shop.observers.publicPageAsked(found.outcome);
    const { pieces, headers } = answerOf(found, { cookies, nonce, account, accepted });
    return new Response(new Uint8Array(Buffer.concat(pieces)), { headers: pairs(headers) });
  };
}

/**
 * The request that makes a kept page: what its key holds, and nothing else that its visitor sent. So no visitor's name,
 * session or cart can be on it. The visit's id is sent to backends, and stands on the pages of errors alone.
 */
function requestOf({ path, carried }: PageQuery, { sid, shopOrigin }: { sid: string; shopOrigin: string }): Request {
  const { cookies, headers } = carried();
  const cookie = Object.entries({ ...cookies, lpel_sid: sid }).map(([name, value]) => `${name}=${value}`);
  const { host } = new URL(shopOrigin);
  return new Request(shopOrigin + path, { headers: { ...headers, host, cookie: cookie.join('; ') } });
}

interface ForNobody {
  request: Request;
  sid: string;
  account: RequestAccount;
}

async function madeForNobody(make: MakePage, { request, sid, account }: ForNobody): Promise<Made<Own>> {
  const nonce = newNonce();
  const made = await make({ request, nonce, account });
  if (made === null) return { page: null, failed: true, own: null };
  const { answer, document, tags } = made;
  const isPublic = answer.status === 200 && (answer.headers.get('Cache-Control') ?? '').startsWith('public');
  const mayBeKept = isPublic && document !== null && !answer.headers.has('Set-Cookie') && !document.includes(sid);
  const body = mayBeKept ? await pageBody(document, nonce) : null;
  if (body) {
    answer.headers.append('Vary', 'Accept-Encoding');
    return { page: { body, headers: [...answer.headers], tags } };
  }
  // A listing that cannot be read says so in its frame: no error by its status, and not to be kept.
  const failed = answer.status >= 500 || (answer.status === 200 && !isPublic);
  return { page: null, failed, own: { answer, document, nonce } };
}

interface Visitor {
  cookies: Cookies;
  nonce: string;
  account: RequestAccount;
  accepted: string | null;
}

/** What was made but is not kept is for the visitor who let it be made. */
function ownAnswer(own: Own, { cookies, nonce, account, accepted }: Visitor): Promise<Response> {
  if (own === null) return sent(null, { account, accepted });
  const { answer, document } = own;
  cookies.appendTo(answer.headers);
  if (answer.headers.has('Set-Cookie')) answer.headers.set('Cache-Control', noStore['Cache-Control']);
  return sent({ answer, document: document?.replaceAll(own.nonce, nonce) ?? null }, { account, accepted });
}

const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));

/** A kept page as one visitor gets it: with a nonce of its own, and with their visit's id when they have none yet. Headers name by value. */
export function answerOf({ page, outcome, age }: Found, { cookies, nonce, account, accepted }: Visitor) {
  const { pieces, length, encoding } = page.body.answer(nonce, accepted ?? undefined);
  const headers: string[] = [];
  cookies.appendTo({ append: (name, value) => void headers.push(name, value) });
  const isOwn = headers.length > 0;
  // What sets a cookie is one visitor's alone.
  for (const [name, value] of page.headers)
    headers.push(name, isOwn && name === 'cache-control' ? noStore['Cache-Control'] : value);
  headers.push('age', String(age), 'x-cache', outcome, 'server-timing', serverTiming(account));
  headers.push('content-length', String(length));
  if (encoding) headers.push('content-encoding', encoding);
  return { pieces, headers };
}
