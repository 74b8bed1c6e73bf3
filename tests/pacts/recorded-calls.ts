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
  /** The recording says that there was one, and has it not. */
  isUnsaved?: boolean;
}

export interface Recording {
  calls: RecordedCall[];
  /** A sentence for each entry that is no call. */
  broken: string[];
  /** Lines of a log that are no call, such as what a program says of itself. */
  unread: number;
}

/** The text of a file beside the recording, where a browser has put a body; `undefined` where there is none. */
type ReadBeside = (name: string) => string | undefined;

/** The calls of a file, or a sentence that says why there are none. */
export function recordingIn(file: Buffer, beside: ReadBeside = () => undefined): Recording | string {
  if (['fffe', 'feff'].includes(file.subarray(0, 2).toString('hex'))) return 'it is UTF-16: save it as UTF-8';
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return 'it is empty';
  const har = Object(parseJson(text));
  if (Array.isArray(har.log?.entries)) return inHar(har.log.entries, beside);
  const lines = text.split('\n').map((line) => line.trim());
  const calls = lines.flatMap((line, index) => callInLine(line, `line ${index + 1}`));
  if (calls.length > 0) return { calls, broken: [], unread: lines.filter(Boolean).length - calls.length };
  if (har.log) return 'its `log` has no list of `entries`';
  return text.trimStart().startsWith('{"log"') || text.trimStart().startsWith('{\n')
    ? 'it is no whole JSON: it may have been cut'
    : 'it is neither a HAR file nor a log of calls';
}

function inHar(entries: unknown[], beside: ReadBeside): Recording {
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
      request: { method: request.method, url: request.url, body: {}, ...bodyOf(request.postData, beside) },
      response: { status: response.status, ...bodyOf(response.content, beside) },
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

function bodyOf(content: unknown, beside: ReadBeside): { body?: RecordedBody } {
  const { mimeType, encoding, size, _file: name } = Object(content);
  const text = typeof name === 'string' ? beside(name) : Object(content).text;
  const type = typeOf(mimeType);
  if (typeof text !== 'string') return type ? { body: { type, ...((name || size > 0) && { isUnsaved: true }) } } : {};
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
