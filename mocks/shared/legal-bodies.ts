/** Bodies that a contract allows: the whole one, and the poorest. */
import { documents } from '#contracts/generated/documents.ts';

export interface Schema {
  $ref?: string;
  /** From which level of `fields` on an answer has it. */
  'x-level'?: 'BASIC' | 'FULL';
  description?: string;
  type?: string;
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

interface ResponseSpec {
  content?: Record<string, { schema?: Schema }>;
  $ref?: string;
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, ResponseSpec> }>>;
}

const all = documents as unknown as Record<string, Document>;

/** Of a JSON value: `['entries', 0, 'product', 'code']`. */
export type Path = readonly (string | number)[];

/** What an operation answers when all is well: its status, and the schema of its body where it has one. */
interface Success {
  status: number;
  schema: Schema | null;
  document: Document;
}

const operationsById = new Map(
  Object.values(all).flatMap((document) =>
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, { document, operation }] as const),
  ),
);

export function successOf(operationId: string): Success {
  const found = operationsById.get(operationId);
  if (!found) throw new Error(`No contract has the operation ${operationId}.`);
  const { document, operation } = found;
  const [status, answer] = Object.entries(operation.responses ?? {}).find(([code]) => code.startsWith('2')) ?? [];
  const schema = answer && resolve(answer, document).content?.['application/json']?.schema;
  return { status: Number(status), schema: schema ?? null, document };
}

export function resolve<Node extends { $ref?: string }>(node: Node, document: object): Node {
  if (node.$ref === undefined) return node;
  const found = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
  return resolve(found as Node, document);
}

/** One schema for `allOf`; the first form for `anyOf` and `oneOf`. */
export function flat(schema: Schema, document: object): Schema {
  const { allOf, anyOf, oneOf, ...own } = resolve(schema, document);
  const parts = [...(allOf ?? []), ...(anyOf ?? oneOf ?? []).slice(0, 1)].map((part) => flat(part, document));
  return parts.reduce<Schema>(
    (merged, part) => ({
      ...merged,
      ...part,
      properties: { ...merged.properties, ...part.properties },
      required: [...(merged.required ?? []), ...(part.required ?? [])],
    }),
    own,
  );
}

const typeOf = ({ type, properties, items }: Schema): string =>
  type ?? (properties ? 'object' : items ? 'array' : 'string');

/** A number for a place, the same however many fields stand beside it; places of one name seldom share theirs. */
const numberOf = (path: Path): number =>
  100 +
  (Array.from(path.join('.'), (sign) => sign.charCodeAt(0)).reduce((sum, code) => (sum * 31 + code) % 9973, 7) % 9000);

/** How often one schema stands within itself: a category in a category. */
const deepest = 2;

interface Making {
  document: Document;
  path: Path;
  refs: readonly string[];
}

const day = 24 * 3600 * 1000;
const firstDay = Date.UTC(2031, 0, 1);

function stringOf({ enum: allowed, examples, format, pattern, minLength, maxLength }: Schema, at: Making): unknown {
  if (allowed) return allowed[0];
  if (examples?.[0] !== undefined) return examples[0];
  if (format === 'date') return new Date(firstDay + numberOf(at.path) * day).toISOString().slice(0, 10);
  if (format === 'date-time') return new Date(firstDay + numberOf(at.path) * day).toISOString();
  if (format === 'uri') return `https://contrat.example/${numberOf(at.path)}`;
  if (pattern?.includes('[0-5][0-9]')) return `1${numberOf(at.path) % 10}:${String(10 + (numberOf(at.path) % 50))}`;
  if (minLength === 2 && maxLength === 2) return 'FR';
  // One word: it fits the patterns of names and codes too.
  return `${at.path.filter((key) => typeof key === 'string').at(-1) ?? 'value'}${numberOf(at.path)}`.slice(
    0,
    maxLength,
  );
}

function wholeOf(schema: Schema, at: Making): unknown {
  const { document } = at;
  const ref = schema.$ref;
  const shape = flat(schema, document);
  const refs = ref === undefined ? at.refs : [...at.refs, ref];
  switch (typeOf(shape)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([, property]) => !tooDeep(property, { document, refs }))
          .map(([name, property]) => [name, wholeOf(property, { ...at, refs, path: [...at.path, name] })]),
      );
    case 'array':
      return tooDeep(shape.items ?? {}, { document, refs })
        ? []
        : Array.from({ length: Math.max(1, shape.minItems ?? 0) }, (_, place) =>
            wholeOf(shape.items ?? {}, { ...at, refs, path: [...at.path, place] }),
          );
    case 'boolean':
      return true;
    case 'integer':
      return (
        shape.enum?.[0] ?? Math.min((shape.minimum ?? 0) + numberOf(at.path), shape.maximum ?? Number.POSITIVE_INFINITY)
      );
    case 'number':
      return (
        shape.enum?.[0] ??
        Math.min((shape.minimum ?? 0) + numberOf(at.path) + 0.25, shape.maximum ?? Number.POSITIVE_INFINITY)
      );
    default:
      return stringOf(shape, at);
  }
}

const tooDeep = (schema: Schema, { refs }: Pick<Making, 'document' | 'refs'>): boolean =>
  schema.$ref !== undefined && refs.filter((ref) => ref === schema.$ref).length >= deepest;

/** Every property, with a value of its own in each where its type has so many. */
export function wholeBody(operationId: string): { status: number; body: unknown } {
  const { status, schema, document } = successOf(operationId);
  return { status, body: schema && wholeOf(schema, { document, path: [], refs: [] }) };
}

const unknownWord = 'INCONNU';

/** The same body with a word in each open list that nobody has heard of; `null`: the answer has no such list. */
export function withUnknownWords(operationId: string, body: unknown): unknown {
  const { schema, document } = successOf(operationId);
  const open = leavesOf(body).filter((path) => schema && isOpen(schema, document, path));
  return open.length === 0 ? null : open.reduce((made, path) => withValue(made, path, unknownWord), body);
}

/** Whether a contract says that there may be other words than those it names, for a value or for the list it is in. */
function isOpen(schema: Schema, document: Document, path: Path): boolean {
  let at = flat(schema, document);
  let isNamedSo = false;
  for (const key of path) {
    const isInList = typeof key === 'number';
    const inner = isInList ? at.items : at.properties?.[key];
    if (inner === undefined) return false;
    at = flat(inner, document);
    isNamedSo = /open list/i.test(at.description ?? '') || (isInList && isNamedSo && at.properties === undefined);
  }
  const { enum: closed, maxLength = unknownWord.length, pattern = '' } = at;
  return isNamedSo && !closed && maxLength >= unknownWord.length && new RegExp(pattern, 'u').test(unknownWord);
}

/** A value that a schema of this document allows, with every property, of the contract's own examples where it has them. */
export const exampleOf = (schema: Schema, document: object): unknown =>
  wholeOf(schema, { document: document as Document, path: [], refs: [] });

/** Only what is required, and one item in each list; with `null` in the place of all else, where that is asked for. */
export function poorestBody(operationId: string, { withNulls = false } = {}): unknown {
  const { schema, document } = successOf(operationId);
  const items = (least: number) => Math.max(1, least);
  return schema && poorer(wholeBody(operationId).body, { schema, document, items, withNulls });
}

/** An answer of which nothing is left that its contract does not require; its lists are as long as they were. */
export function poorest(operationId: string, body: unknown): unknown {
  const { schema, document } = successOf(operationId);
  return schema ? poorer(body, { schema, document, items: () => Number.POSITIVE_INFINITY }) : body;
}

interface Poverty {
  schema: Schema;
  document: Document;
  /** How many items stay of a list that must have so many. */
  items(least: number): number;
  withNulls?: boolean;
}

function poorer(value: unknown, { schema, ...poverty }: Poverty): unknown {
  const { document, items, withNulls } = poverty;
  const shape = flat(schema, document);
  if (Array.isArray(value))
    return value
      .slice(0, items(shape.minItems ?? 0))
      .map((item) => poorer(item, { ...poverty, schema: shape.items ?? {} }));
  if (typeof value !== 'object' || value === null) return value;
  const required = new Set(shape.required);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, property]) => {
      const own = shape.properties?.[name];
      if (own && required.has(name)) return [[name, poorer(property, { ...poverty, schema: own })]];
      return withNulls ? [[name, null]] : [];
    }),
  );
}

const isExtension = (property: Schema, document: Document): boolean =>
  [property, resolve(property, document)].some(({ description = '' }) => /^Ours\b/.test(description));

/** An answer as a backend gives it that has OCC's properties alone: without those that its contract calls ours. */
export function withoutExtensions(operationId: string, body: unknown): unknown {
  const { schema, document } = successOf(operationId);
  return schema ? publicPart(body, schema, document) : body;
}

function publicPart(value: unknown, schema: Schema, document: Document): unknown {
  const { items = {}, properties = {} } = flat(schema, document);
  if (Array.isArray(value)) return value.map((item) => publicPart(item, items, document));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const property = properties[name] ?? {};
      return isExtension(property, document) ? [] : [[name, publicPart(each, property, document)]];
    }),
  );
}

/** Every value of a body that is neither an object nor a list. */
export function leavesOf(body: unknown, path: Path = []): Path[] {
  if (typeof body !== 'object' || body === null) return [path];
  return Object.entries(body).flatMap(([key, value]) =>
    leavesOf(value, [...path, Array.isArray(body) ? Number(key) : key]),
  );
}

/** The same body with another value in one place. */
export function withValue(body: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((item, at) => (at === key ? withValue(item, rest, value) : item));
  const object = body as Record<string, unknown>;
  return { ...object, [key]: withValue(object[key], rest, value) };
}

export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)?.[key], body);
