import type { Download } from '#domain/shared/download.ts';
import { Fault } from '#domain/shared/fault.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { notFound } from '#ui/request/error/error-page.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/**
 * Pixels of the backend, shown in a page of the shop. They are a PNG or nothing: what a visitor sent is never handed
 * out, and nothing in them could run here.
 */
export async function pictureAnswer(context: RequestContext, file: Promise<Download | 'unknown'>): Promise<Response> {
  const answer = await file.catch((fault: unknown) => {
    if (fault instanceof Fault && fault.kind !== 'signed-out') return 'unknown' as const;
    throw fault;
  });
  if (answer === 'unknown' || answer.type !== 'image/png') throw notFound(context);
  const { size, bytes } = answer;
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/png',
      ...privateHeaders,
      'X-Content-Type-Options': 'nosniff',
      ...(size === null ? {} : { 'Content-Length': String(size) }),
    },
  });
}
