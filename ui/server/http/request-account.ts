import { randomUUID } from 'node:crypto';
import { BusyTime } from '#adapters/operations/busy-time.ts';
import type { Lang } from '#domain/shared/mode.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';
import type { MeasuredRoute } from './measured-route.ts';

/** The facts of one request for the headers, the log and the measurements. */
export interface RequestAccount {
  requestId: string;
  method: string;
  route: MeasuredRoute;
  sid: string | null;
  /** Whether a trusted proxy sent the request: only proxies name requests and learn how long answers take. */
  isProxied: boolean;
  /** The address of the browser, for limits only: it is never logged. */
  client: string | null;
  /** The status of an error page that no router makes. */
  lang: Lang;
  /** The start, by `performance.now()`. */
  started: number;
  backendTime: BusyTime;
  /** Milliseconds; `null` where no page was made. */
  renderTime: number | null;
}

const wellFormedId = /^[A-Za-z0-9_-]{8,64}$/;
const isEnglish = new RegExp(`(?:^|;\\s*)(?:__Host-)?${localeCookie}=en(?:;|$)`);
const sidCookie = /(?:^|;\s*)lpel_sid=([A-Za-z0-9_-]{22,64})(?:;|$)/;

interface AccountDetails
  extends Pick<RequestAccount, 'method' | 'route'>,
    Partial<Pick<RequestAccount, 'client' | 'isProxied'>> {}

/**
 * @param headers a valid request id of a trusted proxy is kept, so that a request can be followed from it to the backends.
 */
export function openAccount(
  headers: Pick<Headers, 'get'>,
  { method, route, client = null, isProxied = false }: AccountDetails,
): RequestAccount {
  const came = isProxied ? headers.get('x-request-id') : null;
  const cookie = headers.get('cookie') ?? '';
  return {
    requestId: came !== null && wellFormedId.test(came) ? came : randomUUID(),
    method,
    route,
    isProxied,
    client,
    sid: sidCookie.exec(cookie)?.[1] ?? null,
    lang: isEnglish.test(cookie) ? 'en' : 'fr',
    started: performance.now(),
    backendTime: new BusyTime(),
    renderTime: null,
  };
}

export const millisecondsOf = ({ started }: RequestAccount) => performance.now() - started;

/**
 * The headers that only a trusted proxy gets: the request's id and durations, which would help a visitor to guess. The
 * names of backends are not in them.
 */
export const proxyHeaders = (account: RequestAccount): [name: string, value: string][] =>
  account.isProxied
    ? [
        ['X-Request-Id', account.requestId],
        ['Server-Timing', serverTiming(account)],
      ]
    : [];

function serverTiming(account: RequestAccount): string {
  const { backendTime, renderTime } = account;
  const backend = `backend;dur=${backendTime.milliseconds.toFixed(1)};desc="${backendTime.count}"`;
  const render = renderTime === null ? '' : `, render;dur=${renderTime.toFixed(1)}`;
  return `total;dur=${millisecondsOf(account).toFixed(1)}, ${backend}${render}`;
}

/**
 * The log line of a request. It holds the route's pattern instead of the path, because a path may contain typed text.
 */
export const accessLine = (account: RequestAccount, status: number) => ({
  method: account.method,
  route: account.route.pattern,
  status,
  ms: Math.round(millisecondsOf(account) * 10) / 10,
  requestId: account.requestId,
  sid: account.sid,
});
