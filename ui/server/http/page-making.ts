import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { Mode } from '#domain/shared/mode.ts';
import type { HtmlChunk } from '#ui/lean/cached-html.ts';
import { isFirstVisit, withStyles } from '#ui/lean/first-styles.server.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import {
  accountContext,
  clientContext,
  documentContext,
  nonceContext,
  programContext,
  refusalContext,
  renderTimeContext,
  shopContext,
  sidContext,
  strayErrorContext,
  tagsContext,
} from '#ui/request/contexts.server.ts';
import { Cookies } from '#ui/request/cookies.server.ts';
import type { ResubmitForm } from '#ui/request/error/error.view.ts';
import { visitCookie } from '#ui/request/middleware/correlation.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { pathsOf } from '#ui/routing/paths.ts';
import { requestedMode } from '#ui/routing/queries/queries.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import { barePage } from './answers/bare-page.ts';
import { encodeBody } from './answers/compression.ts';
import { pageHandler } from './own-routes.ts';
import type { PageBulkhead } from './page-bulkhead.ts';
import type { RequestAccount } from './request-account.ts';
import { prioritisedRequestOf } from './request-priority.ts';

export interface MadePage {
  /** Without a body when there is a document. */
  answer: Response;
  /** Its pieces in order. */
  document: readonly HtmlChunk[] | null;
  tags: readonly string[];
  /** The module that the document's script adds, which its policy must allow. */
  program: string;
}

export interface ToMake {
  request: Request;
  nonce: string;
  account: RequestAccount;
  /** The status of a request that is answered with an error page instead of its own. */
  refused?: number;
}

/** Lets React Router answer, within the limits; `null` when they are met. */
export type MakePage = (toMake: ToMake) => Promise<MadePage | null>;

interface PageResources {
  shop: Shop;
  bulkhead: PageBulkhead;
}

export function pageMaking(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { shop, bulkhead }: PageResources,
): MakePage {
  const pages = pageHandler(build);
  const makePage = async ({ request, nonce, account, refused }: ToMake, comesFirst: boolean) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(nonceContext, nonce);
    const { requestId, backendTime } = account;
    context.set(clientContext, account.client);
    context.set(accountContext, { requestId, backendTime, comesFirst });
    if (refused !== undefined) context.set(refusalContext, refused);
    const answer = withCachePolicy(await pages(request, context), request.method);
    account.sid = context.get(sidContext) || account.sid;
    account.renderTime = context.get(renderTimeContext);
    const document = context.get(documentContext);
    return {
      answer,
      document,
      tags: context.get(tagsContext),
      program: context.get(programContext),
      isStray: context.get(strayErrorContext),
    };
  };
  return async (toMake) => {
    const { method, url } = toMake.request;
    // A refused request is no purchase, whatever its method and path.
    const isRefused = toMake.refused !== undefined;
    const prioritised = prioritisedRequestOf({
      method: isRefused ? 'GET' : method,
      path: isRefused ? '/' : new URL(url).pathname,
      route: toMake.account.route.id,
    });
    const comesFirst = prioritised.priority === 'buying';
    const leave = await bulkhead.enter(prioritised);
    if (!leave) return null;
    try {
      await shop.turn(comesFirst);
      const page = await makePage(toMake.refused === undefined ? toMake : refusedRequest(toMake), comesFirst);
      // The framework's errors have neither the language nor the visit id: the shop's error page replaces them.
      const { status } = page.answer;
      const isBare = page.document === null && status >= 400 && isForReader(toMake.request);
      if (toMake.refused !== undefined || !(page.isStray || isBare)) return page;
      return await makePage(refusedRequest({ ...toMake, refused: status }), comesFirst);
    } finally {
      leave();
    }
  };
}

/** The request of a page's error: it has no body, and runs neither loader nor action. */
function refusedRequest({ request, ...rest }: ToMake): ToMake {
  const headers = new Headers(request.headers);
  for (const name of ['origin', 'content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  const url = new URL(request.url);
  // A program of the shop expects the answer of an action; a browser expects a page, which endpoints have not.
  const isData = url.pathname.endsWith('.data');
  const method = isData && request.method !== 'GET' ? 'POST' : 'GET';
  const address = isData || routeOf(url.pathname)?.entry.kind !== 'endpoint' ? url : homeBeside(url);
  return { ...rest, request: new Request(address, { method, headers, signal: request.signal }) };
}

const homeBeside = (endpoint: URL) => new URL(pathsOf(requestedMode(endpoint.searchParams) ?? 'part').home(), endpoint);

/** Whether a person will read the answer: browsers say so in a header, programs of the shop do not. */
export const isForReader = ({ headers }: Request): boolean =>
  headers.get('sec-fetch-dest') === 'document' || (headers.get('accept') ?? '').includes('text/html');

/** Puts the sheet into the document on a first visit. */
export function withItsStyles(
  made: MadePage | null,
  { request, nonce }: Pick<ToMake, 'request' | 'nonce'>,
): MadePage | null {
  const visit = new Cookies(request.headers.get('cookie'), { secure: false }).get(visitCookie);
  if (!made?.document || !isFirstVisit(visit)) return made;
  return { ...made, document: [withStyles(made.document.join(''), nonce)] };
}

interface Sending {
  account: RequestAccount;
  accepted: string | null;
  nonce: string;
  mode?: Mode;
  /** The typed values of a refused form. */
  typed?: ResubmitForm | null;
}

/** The answer to send, with its document compressed. */
export async function pageResponse(
  made: Pick<MadePage, 'answer' | 'document'> | null,
  { account, accepted, nonce, mode = 'part', typed = null }: Sending,
): Promise<Response> {
  if (made === null) return barePage({ ...account, status: 503, nonce, mode, typed });
  const { answer, document } = made;
  if (document === null) return answer;
  const { status, headers } = answer;
  const { body, encoding } = await encodeBody(document, accepted ?? undefined);
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return new Response(body, { status, headers });
}

/**
 * Behind a proxy the socket knows neither host nor scheme, so the configured origin replaces them.
 *
 * @param method another method than the request's, without its body.
 */
export function atShopOrigin(request: Request, shopOrigin: string, method?: 'GET' | 'POST'): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('host', new URL(shopOrigin).host);
  for (const name of [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-react-router-spa-mode',
    'x-react-router-prerender-data',
  ])
    headers.delete(name);
  return new Request(shopOrigin + pathname + search, {
    method: method ?? request.method,
    headers,
    signal: request.signal,
    ...(method === undefined && request.body ? { body: request.body, duplex: 'half' } : {}),
  });
}

/** An answer is private unless its page says otherwise, and always when it sets a cookie or answers a form. */
export function withCachePolicy(response: Response, method: string): Response {
  const cacheControl = response.headers.get('Cache-Control');
  const isOfOne = method === 'POST' || response.status >= 400 || response.headers.has('Set-Cookie');
  if (cacheControl === null || isOfOne) response.headers.set('Cache-Control', privateHeaders['Cache-Control']);
  else response.headers.append('Vary', 'Cookie');
  return response;
}
