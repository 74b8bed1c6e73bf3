/** Compares recorded calls with the contracts. Says places and rules only: what was recorded may be secret. */

import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { dropNulls } from '#adapters/http/absent-values.ts';
import { documents } from '#contracts/generated/documents.ts';
import { BASE_PATH, type Operation, operationOf } from '#mocks/shared/operations.ts';
import { parseJson, type RecordedBody, type RecordedCall } from './recorded-calls.ts';

export interface Replay {
  /** Calls that a contract names. */
  compared: number;
  /** Calls to addresses that no contract has. */
  passedOver: number;
  /** Calls that were cancelled, or answered with 304: they have no answer to compare. */
  unanswered: number;
  /** Calls of which a body was recorded without its content. */
  unsaved: number;
  breaches: string[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Promised {
  content?: Record<string, object>;
  required?: boolean;
}
/** A node of a contract, with the pointer that leads to it. */
interface Node<Value> {
  value: Value;
  pointer: string;
}

const answers = new Ajv2020({ strict: false, allErrors: true });
/** What stands in an address is text: `3` is a number where the contract wants one. */
const queries = new Ajv2020({ strict: false, allErrors: true, coerceTypes: 'array' });
for (const ajv of [answers, queries]) {
  addFormats.default(ajv);
  for (const [feature, document] of Object.entries(documents)) ajv.addSchema(document, feature);
}

const NOT_MODIFIED = 304;
const TOO_MANY_REQUESTS = 429;

/** @param bases recorded paths in place of the contracts', such as `/occ/v2/shop` in place of `/occ/ecommerce` */
export function replay(calls: readonly RecordedCall[], bases: Readonly<Record<string, string>> = {}): Replay {
  const found: Replay = { compared: 0, passedOver: 0, unanswered: 0, unsaved: 0, breaches: [] };
  for (const call of calls) {
    const url = urlOf(call, bases);
    const operation = url && operationOf(new Request(url.origin + url.pathname, { method: call.request.method }));
    const { status } = call.response;
    if (!operation) found.passedOver += 1;
    else if (status <= 0 || status === NOT_MODIFIED) found.unanswered += 1;
    else {
      found.compared += 1;
      if (call.request.body?.isUnsaved || call.response.body?.isUnsaved) found.unsaved += 1;
      const { feature, id, method, path } = operation;
      const place = `${call.place}: ${method} ${path} (${feature}, ${id}) ${status}`;
      const faults = [...requestFaults(operation, call, url), ...answerFaults(operation, call.response)];
      found.breaches.push(...faults.map((fault) => `${place}: ${fault}`));
    }
  }
  return found;
}

/** The bases of `--base /occ/v2/shop` and `--base /rest/address=/address`. */
export const basesIn = (flags: readonly string[]): Record<string, string> =>
  Object.fromEntries(flags.map((flag) => flag.split('=')).map(([from = '', to = BASE_PATH]) => [from, to]));

function urlOf({ request: { method, url } }: RecordedCall, bases: Readonly<Record<string, string>>): URL | undefined {
  // A log may leave the host out.
  const host = 'http://backend.invalid';
  if (!URL.canParse(url, host) || !/^(get|head|post|put|patch|delete)$/i.test(method)) return undefined;
  const { pathname, search } = new URL(url, host);
  const base = Object.keys(bases).find((from) => pathname.startsWith(`${from}/`));
  return new URL(`${host}${base ? bases[base] + pathname.slice(base.length) : pathname}${search}`);
}

function requestFaults(operation: Operation, { request, response }: RecordedCall, url: URL): string[] {
  // A backend that refuses a wrong request keeps its contract.
  if (response.status >= 400) return [];
  const { feature } = operation;
  const { value, pointer } = nodeOf(operation);
  const wrong = parametersOf(operation).flatMap(({ value: parameter, pointer: at }) => {
    const given = url.searchParams.getAll(parameter.name);
    if (parameter.in !== 'query') return [];
    if (given.length === 0) return parameter.required ? [`the request lacks the parameter ${parameter.name}`] : [];
    const check = queries.compile({ properties: { given: { $ref: `${feature}${at}/schema` } } });
    return check({ given: given.length === 1 ? given[0] : given })
      ? []
      : [`the parameter ${parameter.name} ${ruleOf(check.errors)}`];
  });
  if (!('requestBody' in value)) return wrong;
  const body = resolved<Promised>(feature, `${pointer}/requestBody`);
  if (!request.body) return wrong;
  if (!request.body.text && !request.body.type)
    return body.value.required ? [...wrong, 'the request lacks its body'] : wrong;
  return [...wrong, ...bodyFaults(feature, body, request.body).map((fault) => `the request: ${fault}`)];
}

function answerFaults(operation: Operation, { status, body }: RecordedCall['response']): string[] {
  const { value, pointer } = nodeOf(operation);
  // What a proxy before the service answers for it is no promise of a contract.
  if (status >= 500 || status === TOO_MANY_REQUESTS) return [];
  if (!(status in Object(value.responses))) return ['the contract does not name this status'];
  const promised = resolved<Promised>(operation.feature, `${pointer}/responses/${status}`);
  if (!promised.value.content) return body?.text ? ['a body, where none is promised'] : [];
  return bodyFaults(operation.feature, promised, body, true);
}

function bodyFaults(feature: string, promised: Node<Promised>, body: RecordedBody | undefined, isAnswer = false) {
  const types = Object.keys(promised.value.content ?? {});
  const { type, text } = body ?? {};
  if (type && text !== '' && !types.some((each) => covers(each, type)))
    return [`the content type is none of ${types.join(', ')}`];
  if (body?.isUnsaved || !types.includes('application/json') || (type && type !== 'application/json')) return [];
  const content = parseJson(text ?? '');
  if (content === undefined) return ['a JSON body is promised, and none can be read'];
  if (isAnswer) dropNulls(content);
  const check = answers.compile({ $ref: `${feature}${promised.pointer}/content/application~1json/schema` });
  if (check(content)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `at ${instancePath || '/'} ${message}`);
}

const ruleOf = (errors: ErrorObject[] | null | undefined) => errors?.[0]?.message ?? 'is wrong';

/** `image/*` covers `image/png`. */
const covers = (range: string, type: string) =>
  range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1))) || range === '*/*';

const segment = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

const nodeOf = ({ feature, path, method }: Operation) =>
  resolved<{ responses?: object; requestBody?: object }>(feature, `#/paths/${segment(path)}/${method.toLowerCase()}`);

function parametersOf({ feature, path, method }: Operation): Node<Parameter>[] {
  return [`#/paths/${segment(path)}`, `#/paths/${segment(path)}/${method.toLowerCase()}`].flatMap((pointer) => {
    const { value } = resolved<{ parameters?: unknown[] }>(feature, pointer);
    return (value.parameters ?? []).map((_, index) => resolved<Parameter>(feature, `${pointer}/parameters/${index}`));
  });
}

/** What stands at a pointer of a contract, or where its `$ref` leads. */
function resolved<Value>(feature: string, pointer: string): Node<Value> {
  const steps = pointer.replace('#/', '').split('/');
  const unescaped = (step: string) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
  const value = steps.reduce<unknown>(
    (node, step) => Object(node)[unescaped(step)],
    documents[feature as keyof typeof documents],
  );
  const { $ref } = Object(value);
  return typeof $ref === 'string' ? resolved(feature, $ref) : { value: value as Value, pointer };
}
