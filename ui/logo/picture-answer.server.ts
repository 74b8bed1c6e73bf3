import type { Download } from '#domain/shared/download.ts';
import { Fault } from '#domain/shared/fault.ts';

/**
 * Pixels of the backend, shown in a page of the shop. They are a PNG or nothing: what a visitor sent is never handed
 * out, and nothing in them could run here.
 */
export async function pictureAnswer(file: Promise<Download | 'unknown'>): Promise<Response> {
  const answer = await file.catch((fault: unknown) => {
    if (fault instanceof Fault && fault.kind !== 'signed-out') return 'unknown' as const;
    throw fault;
  });
  if (answer === 'unknown' || answer.type !== 'image/png') return new Response(null, { status: 404, headers });
  const { size, bytes } = answer;
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'image/png',
      ...(size === null ? {} : { 'Content-Length': String(size) }),
    },
  });
}

const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };
