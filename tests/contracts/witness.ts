/** Validates every answer of the mock backend against its contract. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, vi } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import { type Operation, operationOf, operations, wholePath } from '#mocks/shared/operations.ts';
import type { Backend } from '#tests/mocks/backend.ts';
import type { Answer } from '../mocks/backend.ts';
import { Examples } from './answer-examples.ts';
import type { Witness } from './exercises/exercise.ts';

interface Promised {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Promised> }>>;
}

const contracts = documents as unknown as Record<string, Document>;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
for (const [feature, document] of Object.entries(contracts)) ajv.addSchema(closed(document), feature);

/**
 * Closes the schemas, so that the mock cannot send a property that the contract does not name. A schema that another
 * one extends stays open.
 */
function closed(document: Document): Document {
  const extended = new Set(JSON.stringify(document).match(/(?<="allOf":\[\{"\$ref":"#\/components\/schemas\/)\w+/g));
  const close = (node: unknown, isOpen: boolean): unknown => {
    if (Array.isArray(node)) return node.map((each) => close(each, isOpen));
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, close(value, extended.has(name) || name === 'allOf')]),
    );
    const isObject = 'properties' in node || 'allOf' in node;
    return isObject && !isOpen && !('additionalProperties' in node) ? { ...copy, unevaluatedProperties: false } : copy;
  };
  return close(document, false) as Document;
}

const segment = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
const checks = new Map<string, ValidateFunction>();

function checkAt(pointer: string): ValidateFunction {
  const known = checks.get(pointer);
  if (known) return known;
  const check = ajv.compile({ $ref: pointer });
  checks.set(pointer, check);
  return check;
}

/** Why an answer breaks its contract; `null` when it does not. */
export function breach(
  { feature, method, path, id }: Operation,
  { status, body, type }: Answer<unknown>,
): string | null {
  const verb = method.toLowerCase();
  const promised = contracts[feature]?.paths[path]?.[verb]?.responses[status];
  if (!promised) return `${id} answered ${status}, which its contract does not name: ${JSON.stringify(body)}`;
  const at = promised.$ref ?? `#/paths/${segment(path)}/${verb}/responses/${status}`;
  const whole = promised.$ref ? atPointer(feature, promised.$ref) : promised;
  if (!whole.content) return body === undefined ? null : `${id} ${status} promises no body and gave one`;
  if (type !== undefined)
    return type in whole.content || '*/*' in whole.content
      ? null
      : `${id} ${status} gave ${type}, which is not promised`;
  if (body === undefined) return `${id} ${status} promises a body and gave none`;
  // A file is what its operation says it is.
  if (!('application/json' in whole.content))
    return typeof body === 'string' ? null : `${id} ${status} promises a file and gave JSON`;
  const check = checkAt(`${feature}${at}/content/application~1json/schema`);
  return check(body) ? null : `${id} ${status}: ${wrongs(check)}`;
}

const wrongs = ({ errors }: ValidateFunction): string =>
  (errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ');

function atPointer(feature: string, pointer: string): Promised {
  const steps = pointer.replace('#/', '').split('/');
  return steps.reduce<unknown>((node, step) => Object(node)[step], contracts[feature]) as Promised;
}

/** What the backend answered: the statuses of each operation, what broke a contract, and what may serve as an example. */
export const newRecord = () => ({
  seen: new Map<string, Set<number>>(operations.map(({ id }) => [id, new Set<number>()])),
  breaches: new Set<string>(),
  examples: new Examples(),
});

/** Calls the backend, and records what it answers. */
export function watch(backend: Backend, { seen, breaches, examples } = newRecord()): Witness {
  const call: Witness['call'] = async (method, path, options = {}) => {
    const operation = operationOf(new Request(`http://backend.test${wholePath(path)}`, { method }));
    if (!operation) throw new Error(`No contract has ${method} ${path}.`);
    const answer = await backend.call<never>(method, path, options);
    seen.get(operation.id)?.add(answer.status);
    const found = breach(operation, answer);
    if (found) breaches.add(found);
    else examples.offer(operation, answer);
    return answer;
  };

  return {
    call,
    gives: async (status, method, path, options) => {
      const answer = await call<never>(method, path, options);
      expect({ method, path, status: answer.status }).toEqual({ method, path, status });
      return answer;
    },
    same: (found, wanted) => expect(found).toEqual(wanted),
    passSeconds: (seconds) => vi.setSystemTime(Date.now() + seconds * 1000),
    notify: backend.notify,
  };
}
