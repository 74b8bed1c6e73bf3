import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartRequest,
} from '@remix-run/multipart-parser';

/** `size`: together they are larger than the shop reads; `count`: there are more than any form has. */
export type UnreadFiles = readonly ('size' | 'count')[];

export interface PostedForm {
  form: FormData;
  unread: UnreadFiles;
}

/** The body is not a form. */
export class MalformedForm extends Error {
  override name = 'MalformedForm';
}

/** No form of the shop has more fields and files: a batch of parcels shows eleven rows of 32 fields. */
export const mostParts = 500;

/**
 * Reads a posted form. One with files is read part by part and never beyond the limit: what came before it is kept, which
 * is the text, since files stand last in a form; the rest is let through unread, so that the browser hears the answer.
 *
 * @param most bytes of the form's values and files together.
 */
export async function postedForm(request: Request, { most }: { most: number }): Promise<PostedForm> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('multipart/'))
    return { form: await urlEncoded(request), unread: [] };
  const form = new FormData();
  try {
    for await (const part of parseMultipartRequest(request, {
      maxFileSize: most,
      maxTotalSize: most,
      maxParts: mostParts,
    }))
      add(form, part);
    return { form, unread: [] };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw isMalformed(error) ? new MalformedForm() : error;
    for await (const _ of request.body ?? []) {
      // Nothing of the rest is kept.
    }
    return { form, unread: [reason] };
  }
}

async function urlEncoded(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    // The platform throws `TypeError` for a body that is not a form; any other error is the shop's own.
    throw error instanceof TypeError ? new MalformedForm() : error;
  }
}

function add(form: FormData, part: MultipartPart): void {
  const { name, isFile, size } = part;
  const filename = unescaped(part.filename ?? '');
  if (name === undefined) throw new MalformedForm();
  if (!isFile) form.append(name, part.text);
  // A browser sends an empty file where none was chosen.
  else if (filename !== '' || size > 0)
    form.append(name, new File(part.content as BlobPart[], filename, { type: part.mediaType ?? '' }));
}

/** Browsers write these three signs in the name of a file so that the header stays one (HTML, « multipart/form-data »). */
const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const unescaped = (name: string) => name.replaceAll(/%(?:22|0D|0A)/gi, (sign) => escapes[sign.toUpperCase()] ?? sign);

function reasonOf(error: unknown): UnreadFiles[number] | null {
  if (error instanceof MaxPartsExceededError) return 'count';
  return error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError ? 'size' : null;
}

/** The parser throws `TypeError` for names and texts that are no text. */
const isMalformed = (error: unknown) =>
  error instanceof MultipartParseError || error instanceof TypeError || error instanceof MalformedForm;
