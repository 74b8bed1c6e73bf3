import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  accountContext,
  documentContext,
  nonceContext,
  renderTimeContext,
  shopContext,
  sidContext,
  tagsContext,
} from '#ui/request/contexts.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { encoded } from './compression.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { type RequestAccount, serverTiming } from './request-account.ts';

export const noStore = { 'Cache-Control': 'private, no-store' };

export interface MadePage {
  /** Without a body when there is a document. */
  answer: Response;
  document: string | null;
  tags: readonly string[];
}

export interface ToMake {
  request: Request;
  nonce: string;
  account: RequestAccount;
}

/** Lets React Router answer, within the limits; `null` when the limiter refuses. */
export type MakePage = (toMake: ToMake) => Promise<MadePage | null>;

interface Surroundings {
  shop: Shop;
  limiter: ConcurrencyLimiter;
}

export function pageMaking(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { shop, limiter }: Surroundings,
): MakePage {
  const pages = createRequestHandler(build, process.env.NODE_ENV === 'production' ? 'production' : 'development');
  return async ({ request, nonce, account }) => {
    if (!(await limiter.enter())) return null;
    try {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      context.set(nonceContext, nonce);
      const { requestId, backendTime } = account;
      context.set(accountContext, { requestId, backendTime });
      const answer = withCachePolicy(await pages(request, context));
      account.sid = context.get(sidContext) || account.sid;
      account.renderTime = context.get(renderTimeContext);
      return { answer, document: context.get(documentContext), tags: context.get(tagsContext) };
    } finally {
      limiter.leave();
    }
  };
}

const busyPage = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Un instant</title>
<main><h1>La boutique est très demandée</h1><p>Votre panier est intact. Rechargez cette page dans quelques secondes.</p>
<p lang="en">The shop is very busy. Your basket is untouched; please reload this page in a few seconds.</p></main></html>`;

export const busy = (status: 500 | 503): Response =>
  new Response(busyPage, {
    status,
    headers: {
      ...noStore,
      'Content-Type': 'text/html; charset=UTF-8',
      ...(status === 503 ? { 'Retry-After': '3' } : {}),
    },
  });

/** The answer to send, with its document compressed. */
export async function sent(
  made: Pick<MadePage, 'answer' | 'document'> | null,
  { account, accepted }: { account: RequestAccount; accepted: string | null },
): Promise<Response> {
  if (made === null) return busy(503);
  const { answer, document } = made;
  answer.headers.set('Server-Timing', serverTiming(account));
  if (document === null) return answer;
  const { status, headers } = answer;
  const { body, encoding } = await encoded(document, accepted ?? undefined);
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  return new Response(body, { status, headers });
}

/** Behind a proxy the socket knows neither host nor scheme, so the configured origin replaces them. */
export function atShopOrigin(request: Request, shopOrigin: string): Request {
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
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  });
}

/** An answer is private unless its page says otherwise, and always when it sets a cookie. */
export function withCachePolicy(response: Response): Response {
  const cacheControl = response.headers.get('Cache-Control');
  if (cacheControl === null || response.headers.has('Set-Cookie') || response.status >= 400)
    response.headers.set('Cache-Control', noStore['Cache-Control']);
  else response.headers.append('Vary', 'Cookie');
  return response;
}
