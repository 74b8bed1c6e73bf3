/** Reads recorded calls: a HAR file, or a log with a JSON object on each line. */

export interface RecordedCall {
  /** Where it stands, such as `line 3`. */
  place: string;
  request: { method: string; url: string; body?: RecordedBody };
  response: { status: number; body?: RecordedBody };
}

/** What was sent; nothing is known of it where a call has none. */
export interface RecordedBody {
  /** Without its parameters; unknown where the recording does not say. */
  type?: string | undefined;
  text?: string | undefined;
}

export interface Recording {
  calls: RecordedCall[];
  /** A sentence for each entry that is no call. */
  broken: string[];
  /** Lines of a log that are no call, such as what a program says of itself. */
  unread: number;
}

/** The calls of a file, or a sentence that says why there are none. */
export function recordingIn(file: Buffer): Recording | string {
  if (['fffe', 'feff'].includes(file.subarray(0, 2).toString('hex'))) return 'it is UTF-16: save it as UTF-8';
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return 'it is empty';
  const har = Object(parseJson(text));
  if (Array.isArray(har.log?.entries)) return inHar(har.log.entries);
  const lines = text.split('\n').map((line) => line.trim());
  const calls = lines.flatMap((line, index) => callInLine(line, `line ${index + 1}`));
  if (calls.length > 0) return { calls, broken: [], unread: lines.filter(Boolean).length - calls.length };
  if (har.log) return 'its `log` has no list of `entries`';
  return text.trimStart().startsWith('{"log"') || text.trimStart().startsWith('{\n')
    ? 'it is no whole JSON: it may have been cut'
    : 'it is neither a HAR file nor a log of calls';
}

function inHar(entries: unknown[]): Recording {
  const calls: RecordedCall[] = [];
  const broken: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const place = `entry ${index}`;
    const lack = lackOf(entry);
    if (lack) {
      broken.push(`${place}: ${lack}`);
      continue;
    }
    const { request, response } = Object(entry);
    calls.push({
      place,
      // A HAR leaves the body out where there was none.
      request: { method: request.method, url: request.url, body: {}, ...bodyOf(request.postData) },
      response: { status: response.status, ...bodyOf(response.content) },
    });
  }
  return { calls, broken, unread: 0 };
}

/** What an entry of a HAR needs and has not. */
function lackOf(entry: unknown): string | null {
  const { request, response } = Object(entry);
  if (typeof request !== 'object' || request === null) return 'it has no request';
  if (typeof request.method !== 'string') return 'its request has no method';
  if (typeof request.url !== 'string') return 'its request has no url';
  if (typeof response !== 'object' || response === null) return 'it has no response';
  if (!Number.isInteger(response.status)) return 'its response has no status';
  return null;
}

function bodyOf(content: unknown): { body?: RecordedBody } {
  const { mimeType, text, encoding } = Object(content);
  const type = typeOf(mimeType);
  if (typeof text !== 'string') return type ? { body: { type } } : {};
  return { body: { type, text: encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text } };
}

/** `application/json` of `application/json;charset=UTF-8`. */
const typeOf = (mimeType: unknown): string | undefined =>
  typeof mimeType === 'string' ? mimeType.split(';')[0]?.trim().toLowerCase() || undefined : undefined;

/** A line `{ "method", "url", "status", "type", "body", "sent" }`; a body is JSON, or its text. */
function callInLine(line: string, place: string): RecordedCall[] {
  const { method, url, status, type, body, sent } = Object(parseJson(line));
  if (typeof method !== 'string' || typeof url !== 'string' || !Number.isInteger(status)) return [];
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return [
    {
      place,
      request: { method, url, ...(sent !== undefined && { body: { text: textOf(sent) } }) },
      response: { status, ...(body !== undefined && { body: { type: typeOf(type), text: textOf(body) } }) },
    },
  ];
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
