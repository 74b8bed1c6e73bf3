import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { documents } from '#contracts/generated/documents.ts';
import { flat, resolve, type Schema } from '../legal-bodies.ts';
import type { Operation } from '../operations.ts';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: { enum?: string[] };
}
interface Promised {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Promised>>;
  components?: { parameters?: Record<string, Parameter> };
}

const contracts = documents as unknown as Record<string, Document>;
const JSON_TYPE = 'application/json';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
for (const [feature, document] of Object.entries(contracts)) ajv.addSchema(document, feature);

const checks = new Map<string, ValidateFunction>();
const segment = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Whether an operation takes a body of JSON. */
export const takesJson = ({ feature, path, method }: Operation): boolean =>
  JSON_TYPE in (contracts[feature]?.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {});

/** The first thing in a body that the contract of its operation forbids. */
export function bodyBreach(operation: Operation, body: unknown): ErrorObject | undefined {
  if (!takesJson(operation)) return undefined;
  const { feature, path, method } = operation;
  const at = `${feature}#/paths/${segment(path)}/${method.toLowerCase()}/requestBody/content/${segment(JSON_TYPE)}/schema`;
  const check = checks.get(at) ?? ajv.compile({ $ref: at });
  checks.set(at, check);
  return check(body) ? undefined : check.errors?.[0];
}

/** What the contract of an operation names of a body, at every depth. */
export function knownPart(operation: Operation, body: unknown): unknown {
  const { feature, path, method } = operation;
  const document = contracts[feature];
  const schema = document?.paths[path]?.[method.toLowerCase()]?.requestBody?.content?.[JSON_TYPE]?.schema;
  return document && schema ? namedPart(body, schema, document) : body;
}

function namedPart(value: unknown, schema: Schema, document: Document): unknown {
  const { anyOf, oneOf } = resolve(schema, document);
  const { items = {}, properties, additionalProperties } = flat(schema, document);
  if (typeof value !== 'object' || value === null || anyOf || oneOf) return value;
  if (Array.isArray(value)) return value.map((item) => namedPart(item, items, document));
  if (!properties || additionalProperties) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const property = properties[name];
      return property ? [[name, namedPart(each, property, document)]] : [];
    }),
  );
}

const parametersOf = ({ feature, path, method }: Operation): (Parameter | undefined)[] => {
  const contract = contracts[feature];
  return (contract?.paths[path]?.[method.toLowerCase()]?.parameters ?? []).map((each) =>
    each.$ref ? contract?.components?.parameters?.[each.$ref.split('/').at(-1) ?? ''] : each,
  );
};

/** Whether an operation has a query parameter of this name. */
export const hasParameter = (operation: Operation, name: string): boolean =>
  parametersOf(operation).some((each) => each?.in === 'query' && each.name === name);

/** The values of a query parameter that an operation names all of; undefined where any may be sent. */
export const valuesOf = (operation: Operation, name: string): string[] | undefined =>
  parametersOf(operation).find((each) => each?.in === 'query' && each.name === name)?.schema?.enum;
