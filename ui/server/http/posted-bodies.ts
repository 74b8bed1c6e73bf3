import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Config } from '#adapters/config.ts';
import { Bulkhead } from '#adapters/http/bulkhead.ts';
import { waitOfRefused } from '#ui/request/error/error-page.server.ts';
import { formLimit, megabyte, textLimit } from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Refuse, Variables } from './app-context.ts';
import { pageOfData } from './measured-route.ts';

/**
 * Refuses a body that is larger than any form of its page. Other bodies are read before the page takes its place in the
 * bulkhead, so that slow senders hold no place. Pages read files themselves, as they arrive. One address may send a few
 * forms with files, or with pasted text of that size, at a time. The text of a form with too many files is read, so that the
 * page can keep it and say what is wrong; a body of more than four times the limit is an attack.
 */
export function postedBodies(
  { UPLOAD_MAX_MB, LIMITS, LIMIT_FILES_AT_ONCE }: Pick<Config, 'UPLOAD_MAX_MB' | 'LIMITS' | 'LIMIT_FILES_AT_ONCE'>,
  refuse: Refuse,
): MiddlewareHandler<Variables> {
  const tooLarge = { onError: (c: Parameters<Refuse>[0]) => refuse(c, 413) };
  const small = bodyLimit({ maxSize: formLimit, ...tooLarge });
  const pasted = bodyLimit({ maxSize: textLimit, ...tooLarge });
  const most = 4 * UPLOAD_MAX_MB * megabyte;
  const uploads = new Bulkhead({ waiting: 0 });
  return async (c, next) => {
    const readFirst = async () => {
      const whole = await wholeBody(c.req.raw);
      if (whole === null) c.res = new Response(null, { status: 400 });
      else c.req.raw = whole;
      if (whole !== null) await next();
    };
    if (!routeOf(pageOfData(c.req.path))?.entry.uploads) return small(c, readFirst);
    const isMultipart = c.req.header('content-type')?.toLowerCase().startsWith('multipart/');
    if (isMultipart && Number(c.req.header('content-length') ?? 0) > most) return refuse(c, 413);
    const { client } = c.get('account');
    const readBody = () => (isMultipart ? next() : pasted(c, readFirst));
    if (!LIMITS || client === null || c.req.method !== 'POST') return readBody();
    const leave = await uploads.enter({ compartments: [{ name: client, places: LIMIT_FILES_AT_ONCE }] });
    if (!leave) return refuse(c, 429, { 'Retry-After': String(waitOfRefused) });
    return readBody().finally(leave);
  };
}

/** The request with its whole body; `null` where the browser went away before its end. */
async function wholeBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const body = await request.arrayBuffer().catch(() => null);
  return body && new Request(request, { method: request.method, body });
}
