import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Config } from '#adapters/config.ts';
import { waitOfRefused } from '#ui/request/error/error-page.server.ts';
import { formLimit, megabyte, textLimit } from '#ui/request/posted-form.server.ts';
import { routeOf } from '#ui/routing/route-table.ts';
import type { Refuse, Variables } from './app-context.ts';
import { pageOfData } from './measured-route.ts';

/**
 * Refuses a body that is larger than any form of its page, and reads the others before a page has its place: whoever sends a
 * form slowly holds nobody else's. Files are read by their pages, as they come and no further than they may count. Of one
 * address so many files, or texts that are pasted in their place, come at once. A form with too many files is read for its text, so that the page can say what is wrong
 * and keep what was typed; beyond four times the limit nobody means it well.
 */
export function postedBodies(
  { UPLOAD_MAX_MB, LIMITS, LIMIT_FILES_AT_ONCE }: Pick<Config, 'UPLOAD_MAX_MB' | 'LIMITS' | 'LIMIT_FILES_AT_ONCE'>,
  refuse: Refuse,
): MiddlewareHandler<Variables> {
  const tooLarge = { onError: (c: Parameters<Refuse>[0]) => refuse(c, 413) };
  const small = bodyLimit({ maxSize: formLimit, ...tooLarge });
  const pasted = bodyLimit({ maxSize: textLimit, ...tooLarge });
  const most = 4 * UPLOAD_MAX_MB * megabyte;
  const coming = new Map<string, number>();
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
    const before = coming.get(client) ?? 0;
    if (before >= LIMIT_FILES_AT_ONCE) return refuse(c, 429, { 'Retry-After': String(waitOfRefused) });
    coming.set(client, before + 1);
    try {
      return await readBody();
    } finally {
      const remaining = (coming.get(client) ?? 1) - 1;
      if (remaining > 0) coming.set(client, remaining);
      else coming.delete(client);
    }
  };
}

/** The request with its body there; `null` where the browser went away in the middle of it. */
async function wholeBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const body = await request.arrayBuffer().catch(() => null);
  return body && new Request(request, { method: request.method, body });
}
