import { privateHeaders } from '#ui/page/page-headers.ts';
import { handler } from '#ui/request/handler.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';
import type { Route } from './+types/measure.route';
import { longestBody, measuredBody } from './measured-body.ts';

export const loader = () => noContent();

/** Passes on the events that the visitor agreed to. The answer is always 204, whatever happened. */
export const action = handler(async (context, { request, url }: Route.ActionArgs) => {
  if (context.consent.measurement) await passOn(context, { text: await limitedText(request), url });
  return noContent();
});

async function passOn({ ports, config }: RequestContext, { text, url }: { text: string; url: URL }) {
  const body = measuredBody(text);
  const { MEASUREMENT_SITE_PART, MEASUREMENT_SITE_PRO } = config;
  const { s: named, idclient: visitor } = queryOf('measure', url.searchParams);
  const site = named === MEASUREMENT_SITE_PRO ? MEASUREMENT_SITE_PRO : MEASUREMENT_SITE_PART;
  // Not awaited: a slow collector must not delay the answer.
  if (body) void ports.measurements.pass({ site, visitor, ...body });
}

/** `''` for a body longer than any page of the shop sends. */
async function limitedText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > longestBody) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const noContent = () => new Response(null, { status: 204, headers: privateHeaders });
