import { create } from 'content-disposition';
import { redirect } from 'react-router';
import type { Download } from '#domain/shared/download.ts';
import { Fault } from '#domain/shared/fault.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { orderNotFound } from './error/error-page.server.ts';
import { fileCookie } from './file-cookie.ts';
import { byContent } from './file-types.server.ts';
import { randomText } from './random.server.ts';
import type { RequestContext } from './request-context.server.ts';

interface FileAnswerInput {
  /** `'unknown'`: there is none, or it is somebody else's; `'not-ready'`: it cannot be had now, or no longer. */
  file: Promise<Download | 'unknown' | 'not-ready'>;
  /** The page that says the message of the failure (specification §8). */
  failed: string;
}

/**
 * Streams a file of the backend to the shopper, always to be saved and never shown as a page of the shop, under the type
 * and the name that its content shows. Nothing of it is kept, and a shopper who leaves ends the backend's call. A failed
 * download keeps the page: it leads back there.
 */
export async function fileAnswer(context: RequestContext, { file, failed }: FileAnswerInput): Promise<Response> {
  const answer = await openFile(file).catch((fault: unknown) => {
    if (fault instanceof Fault && fault.kind !== 'signed-out') return 'not-ready' as const;
    throw fault;
  });
  if (answer === 'unknown') throw orderNotFound(context);
  if (answer === 'not-ready') return redirect(failed);
  const { name, type, size, bytes } = answer;
  context.cookies.set(fileCookie, randomText(12, 'base64url'), fileSeconds);
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': create(name, { fallback: withoutAccents(name) }),
      ...privateHeaders,
      'X-Content-Type-Options': 'nosniff',
      ...(size === null ? {} : { 'Content-Length': String(size) }),
    },
  });
}

async function openFile(file: FileAnswerInput['file']) {
  const found = await file;
  return typeof found === 'string' ? found : byContent(found);
}

/** Longer than a page waits for its file. */
const fileSeconds = 120;
/** For clients that read no other letters; the library would write « ? », which no file may be called. */
const withoutAccents = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^ -~]/g, '-');
