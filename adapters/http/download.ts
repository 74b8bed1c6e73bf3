import { parse } from 'content-disposition';
import type { Download } from '#domain/shared/download.ts';
import { Fault } from '#domain/shared/fault.ts';
import { safeFileName } from '#domain/shared/file-name.ts';
import type { Backend } from './backend.ts';
import type { Answer, BackendCalls, ClientResult } from './backend-calls.ts';
import { type NamedFile, pdfName } from './file-names.ts';

interface Naming {
  /** The name that the shop gives; `null`: the backend's. */
  name: string | null;
  /** The name where the backend gives none. */
  otherwise: string;
  /** The extension with its dot; `null`: that of the name. */
  extension: string | null;
}

/** The file that a call answers with, or its refusal. The call is one with `ownFile` of the backend. */
export async function downloadFrom(
  calls: BackendCalls,
  operation: string,
  { result, name, ...naming }: Naming & { result: Promise<ClientResult<unknown>> },
): Promise<Answer<Download>> {
  let headers = new Headers();
  const answer = await calls.call(
    operation,
    result.then((outcome) => {
      headers = outcome.response?.headers ?? headers;
      return outcome;
    }),
  );
  if (!answer.ok) return answer;
  const bytes = answer.data;
  if (!(bytes instanceof ReadableStream)) throw new Fault('contract', operation);
  const size = headers.get('content-length');
  return {
    ok: true,
    data: {
      name: safeFileName(name ?? nameIn(headers.get('content-disposition')), naming),
      size: size === null ? null : Number(size),
      type: headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream',
      bytes,
    },
  };
}

interface Pdf {
  file: NamedFile;
  numbers?: readonly (string | number)[];
  /** The shop names the file; otherwise the backend does where it can. */
  isNamedHere?: boolean;
  result: Promise<ClientResult<unknown>>;
}

/** The same of a PDF: what it is, in the reader's language, and its numbers are its name. */
export function pdfFrom(
  { calls, context }: Backend,
  operation: string,
  { result, file, numbers, isNamedHere = false }: Pdf,
): Promise<Answer<Download>> {
  const otherwise = pdfName(file, context.lang, numbers);
  return downloadFrom(calls, operation, { result, name: isNamedHere ? otherwise : null, otherwise, extension: '.pdf' });
}

/** The name in a Content-Disposition, by RFC 5987 where it has one; `null` without any. */
export function nameIn(disposition: string | null): string | null {
  const { filename } = parse(disposition ?? '').parameters;
  return filename || null;
}
