import type { IncomingMessage, ServerResponse } from 'node:http';
import { Cookies } from '#ui/shared/middleware/cookies.server.ts';
import { visitOf } from '#ui/shared/middleware/correlation.server.ts';
import { shop } from '#ui/shared/ports.server.ts';
import { newNonce } from '#ui/shared/random.server.ts';
import type { Answered } from './metrics.ts';
import { answerOf, isKept, type PublicPages, wishOf } from './page-cache-answers.ts';
import { accessLine, openAccount } from './request-account.ts';
import type { RouteLabel } from './route-label.ts';
import { type SecurityConfig, securityHeaders } from './security.ts';

interface Hits {
  cache: PublicPages;
  security: SecurityConfig;
  labelOf(path: string): RouteLabel;
  isReady(): boolean;
  answered: Answered | undefined;
}

/**
 * Answers a request whose page is kept and fresh before anything else looks at it; says whether it did. Everything on
 * the way to a page costs more than sending one that is there.
 */
export const freshHits =
  ({ cache, security, labelOf, isReady, answered }: Hits) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers: came } = request;
    if (!isReady() || came['content-length'] !== undefined || came['transfer-encoding'] !== undefined) return false;
    const header = (name: string) => (typeof came[name] === 'string' ? came[name] : undefined);
    const cookies = new Cookies(came.cookie ?? null);
    const wish = wishOf({ method, address: url, cookie: (name) => cookies.get(name), header });
    const found = wish && cache.fresh(wish.key);
    // What is found was kept for visitors; only some of it is for whoever is signed in.
    if (!found || (wish.signedIn && !isKept(wish))) return false;
    const nonce = newNonce();
    const route = labelOf(url.replace(/\?.*/s, ''));
    const account = openAccount({ get: (name) => header(name) ?? null }, { method, route });
    account.sid = visitOf(cookies);
    const accepted = header('accept-encoding') ?? null;
    const { pieces, headers } = answerOf(found, { cookies, nonce, account, accepted });
    const always = Object.entries({ ...securityHeaders(security, nonce), 'X-Request-Id': account.requestId });
    response.writeHead(200, [...headers, ...always].flat());
    // Together, in one call of the system.
    response.cork();
    for (const piece of pieces) response.write(piece);
    response.end();
    shop.observers.publicPageAsked(found.outcome);
    answered?.(account, 200);
    shop.log.info(accessLine(account, 200), 'request');
    return true;
  };
