/** Compares recorded answers with the contracts. Says places and rules only: what was recorded may be secret. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { dropNulls } from '#adapters/http/absent-values.ts';
import { documents } from '#contracts/generated/documents.ts';
import { type Operation, operationOf } from '#mocks/shared/operations.ts';

/** The part of a HAR file (HTTP Archive 1.2) that is read. */
export interface Recorded {
  log: {
    entries: {
      request: { method: string; url: string };
      response: { status: number; content?: { mimeType?: string; text?: string; encoding?: string } };
      /** Where it stands, such as `line 3`; its place among the entries where nothing is said. */
      place?: string;
    }[];
  };
}

export interface Replay {
  /** Calls that a contract names. */
  compared: number;
  /** Calls to addresses that no contract has. */
  passedOver: number;
  breaches: string[];
}

interface Promised {
  $ref?: string;
  content?: Record<string, object>;
}
type Paths = Record<string, Record<string, { responses: Record<string, Promised> }>>;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const [feature, document] of Object.entries(documents)) ajv.addSchema(document, feature);

const segment = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

export function replay({ log }: Recorded): Replay {
  let compared = 0;
  const breaches: string[] = [];
  for (const [index, { request, response, place: told = `entry ${index}` }] of log.entries.entries()) {
    const operation = operationAt(request);
    if (!operation) continue;
    compared += 1;
    const place = `${told}: ${operation.method} ${operation.path} (${operation.feature}, ${operation.id}) ${response.status}`;
    breaches.push(...faultsOf(operation, response).map((fault) => `${place}: ${fault}`));
  }
  return { compared, passedOver: log.entries.length - compared, breaches };
}

/**
 * The calls of a file: a HAR, or a log with a JSON object on each line. `null`: it is neither. `unread`: lines of the log
 * that are no call, such as what a program says of itself.
 */
export function recordedIn(text: string): { recorded: Recorded; unread: number } | null {
  const har = Object(parsed(text));
  if (Array.isArray(har.log?.entries)) return { recorded: har, unread: 0 };
  const lines = text.split('\n').map((line) => line.trim());
  const entries = lines.flatMap((line, index) => callIn(line, `line ${index + 1}`));
  const unread = lines.filter(Boolean).length - entries.length;
  return entries.length > 0 ? { recorded: { log: { entries } }, unread } : null;
}

/** A line `{ "method", "url", "status", "body" }`; the body is JSON, or its text. */
function callIn(line: string, place: string): Recorded['log']['entries'] {
  const { method, url, status, body } = Object(parsed(line));
  if (typeof method !== 'string' || typeof url !== 'string' || !Number.isInteger(status)) return [];
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  return [{ place, request: { method, url }, response: { status, ...(text !== undefined && { content: { text } }) } }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function operationAt({ method, url }: { method: string; url: string }): Operation | undefined {
  // A log may leave the host out.
  const host = 'http://backend.invalid';
  if (!URL.canParse(url, host) || ['CONNECT', 'TRACE', 'TRACK'].includes(method.toUpperCase())) return undefined;
  const { pathname } = new URL(url, host);
  return operationOf(new Request(host + pathname, { method }));
}

function faultsOf(
  { feature, path, method }: Operation,
  { status, content }: Recorded['log']['entries'][number]['response'],
): string[] {
  const verb = method.toLowerCase();
  const paths = (documents as unknown as Record<string, { paths: Paths }>)[feature]?.paths;
  const promised = paths?.[path]?.[verb]?.responses[status];
  if (!promised) return ['the contract does not name this status'];
  const pointer = promised.$ref ?? `#/paths/${segment(path)}/${verb}/responses/${status}`;
  const { content: kinds } = promised.$ref ? responseAt(feature, promised.$ref) : promised;
  if (!kinds || !('application/json' in kinds)) return [];
  const body = bodyOf(content);
  if (body === undefined) return ['a JSON body is promised, and none can be read'];
  dropNulls(body);
  const check = ajv.compile({ $ref: `${feature}${pointer}/content/application~1json/schema` });
  if (check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `at ${instancePath || '/'} ${message}`);
}

function responseAt(feature: string, pointer: string): Promised {
  const steps = pointer.replace('#/', '').split('/');
  return steps.reduce<unknown>(
    (node, step) => Object(node)[step],
    documents[feature as keyof typeof documents],
  ) as Promised;
}

function bodyOf(content: { text?: string; encoding?: string } | undefined): unknown {
  if (!content?.text) return undefined;
  const text = content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString('utf8') : content.text;
  return parsed(text);
}
