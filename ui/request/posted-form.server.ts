import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Uploads } from '#ui/routing/route-entry.ts';

/**
 * `size`: the body is larger than the shop reads; `count`: it has more parts than any form; `closed`: nobody may send a
 * file there, or not now.
 */
export type UnreadFiles = readonly ('size' | 'count' | 'closed')[];

export interface PostedForm {
  form: FormData;
  unread: UnreadFiles;
  /** Whether a file was sent, read or not. */
  hasFiles: boolean;
}

/** The body is not a form. */
export class MalformedForm extends Error {
  override name = 'MalformedForm';
}

/** No form of the shop has more fields and files: a batch of parcels shows eleven rows of 32 fields. */
export const mostParts = 500;
/** Fields of a form without files: an order of many labels has a checkbox for each. */
const mostFields = 2000;

/** Characters of a boundary (RFC 2046 §5.1.1): the parser would search for a longer one again at the end of each piece. */
const longestBoundary = 70;

export const megabyte = 1024 * 1024;
/** Bytes of a form without files. */
export const formLimit = 64 * 1024;
/** Bytes of the text of a form with files: somebody may paste a table there. */
export const textLimit = 1024 * 1024;

/** The fields of the shop's forms that hold files; one of any other name is dropped. */
export const fileFields: Readonly<Record<Uploads, readonly string[]>> = {
  file: ['file', 'fichiers', 'justificatif'],
  table: ['csv'],
};

export interface FormLimits {
  /** Bytes of the body that are read. The rest is drained, so that the browser reads the answer. */
  most: number;
  /** The fields that may hold a file. */
  files: readonly string[];
  /**
   * `name`: reads the name of a file alone, so that the page can say that it is lost; `cut`: also reads a file up to the
   * limit, since the first rows of a table show what is wrong with it.
   */
  keeps?: 'name' | 'cut';
}

/**
 * Reads a posted form part by part, up to the limit. The parts before the limit are kept: the text is among them, since
 * files stand last in a form.
 */
export async function postedForm(request: Request, limits: FormLimits): Promise<PostedForm> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? '';
  if (!type.startsWith('multipart/')) return { form: await urlEncoded(request, type), unread: [], hasFiles: false };
  try {
    const { parts, cut, unread } = await partsOf(request, limits.most);
    const form = new FormData();
    for (const part of parts) add(form, part, limits);
    if (cut?.isFile && limits.keeps) add(form, cut, limits);
    return { form, unread, hasFiles: [...parts, ...(cut ? [cut] : [])].some(isChosenFile) };
  } catch (error) {
    throw isMalformed(error) ? new MalformedForm() : error;
  }
}

async function urlEncoded(request: Request, type: string): Promise<FormData> {
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new MalformedForm();
  const fields = (await request.text()).split('&', mostFields + 1);
  if (fields.length > mostFields) throw new MalformedForm();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(fields.join('&'))) form.append(name, value);
  return form;
}

interface MultipartBody {
  parts: MultipartPart[];
  /** The part that the limit cuts, up to the limit. */
  cut: MultipartPart | null;
  unread: ('size' | 'count')[];
}

async function partsOf(request: Request, most: number): Promise<MultipartBody> {
  const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
  if (!boundary || boundary.length > longestBoundary) throw new MalformedForm();
  const parser = new MultipartParser(boundary, { maxFileSize: most, maxTotalSize: most, maxParts: mostParts });
  const found: MultipartBody = { parts: [], cut: null, unread: [] };
  let remaining = most;
  for await (const chunk of request.body ?? []) {
    if (found.unread.length > 0) {
      await othersTurn();
      continue;
    }
    const isLast = chunk.length > remaining;
    try {
      for (const part of parser.write(chunk.subarray(0, remaining))) found.parts.push(part);
      if (isLast) found.cut = cutPart(parser, boundary);
    } catch (error) {
      if (!(error instanceof MaxPartsExceededError)) throw error;
      found.unread.push('count');
    }
    remaining -= chunk.length;
    if (isLast) found.unread.push('size');
  }
  if (found.unread.length === 0) parser.finish();
  return found;
}

/** Drains the rest of a body without holding a place. */
const othersTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** The part that the limit cut, ended there; `null` where the limit lies between two parts. */
function cutPart(parser: MultipartParser, boundary: string): MultipartPart | null {
  try {
    return [...parser.write(new TextEncoder().encode(`\r\n--${boundary}--\r\n`))][0] ?? null;
  } catch {
    return null;
  }
}

/** A browser sends an empty file where none was chosen. */
const isChosenFile = ({ isFile, filename, size }: MultipartPart) => isFile && (Boolean(filename) || size > 0);

function add(form: FormData, part: MultipartPart, { files, keeps }: Pick<FormLimits, 'files' | 'keeps'>): void {
  const { name, filename, mediaType } = part;
  if (name === undefined) throw new MalformedForm();
  if (!part.isFile) return form.append(name, part.text);
  if (!isChosenFile(part) || !files.includes(name)) return;
  const content = keeps === 'name' ? [] : (part.content as BlobPart[]);
  form.append(name, new File(content, unescapeName(filename), { type: mediaType ?? '' }));
}

/** Browsers write these three signs in the name of a file so that the header stays one (HTML, « multipart/form-data »). */
const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const unescapeName = (name = '') => name.replaceAll(/%(?:22|0D|0A)/gi, (sign) => escapes[sign.toUpperCase()] ?? sign);

/** The parser throws `TypeError` for names and texts that are no text. */
const isMalformed = (error: unknown) =>
  error instanceof MultipartParseError || error instanceof TypeError || error instanceof MalformedForm;
