/** Requests that are made from the contracts, right ones and wrong ones: the mock backend answers each as its contract says. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { type Operation, operations } from '#mocks/shared/operations.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { breach } from './witness.ts';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  enum?: string[];
  const?: string;
  examples?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const contracts = documents as unknown as Record<string, { paths: Record<string, Record<string, Described>> }>;

function resolved<Node extends { $ref?: string }>(node: Node, feature: string): Node {
  if (!node.$ref) return node;
  const steps = node.$ref.replace('#/', '').split('/');
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contracts[feature]);
  return resolved(target as Node, feature);
}

/** What is in the world of a demonstration account, so that a request finds something. */
const found: Record<string, string[]> = {
  userId: ['current', 'anonymous', SHOPPER],
  siteId: ['part', 'pro', 'poste'],
  cartId: ['current'],
  productCode: ['1126001', '3202005', 'colissimo-en-ligne'],
  orderCode: ['CMD-26-TROIS-VENDEURS', 'CMD-26-COLIS-TROIS', 'CMD-26-RETRACTATION'],
  consignmentCode: ['CMD-26-TROIS-VENDEURS-A', 'CMD-26-RETRACTATION-A'],
  sellerId: ['2001'],
  entryNumber: ['0'],
  service: ['parcel', 'smt', 'reex'],
  code: ['1126001'],
};

const anyJson = fc.jsonValue({ maxDepth: 2 });

/** A value that a schema promises, or sometimes any other. */
function valueOf(schema: Schema, feature: string, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: rightValue(resolved(schema, feature), feature, depth) },
    { weight: 1, arbitrary: anyJson },
  );
}

function rightValue(schema: Schema, feature: string, depth: number): fc.Arbitrary<unknown> {
  const each = (part: Schema) => rightValue(resolved(part, feature), feature, depth);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map(each))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')));
  const [choice] = [schema.anyOf ?? schema.oneOf];
  if (choice) return fc.oneof(...choice.map(each));
  const examples = schema.examples ?? [];
  if (examples.length > 0 && schema.type !== 'object') return fc.oneof(fc.constantFrom(...examples), plain(schema));
  if (schema.type === 'array')
    return fc.array(depth > 5 ? fc.constant(null) : valueOf(schema.items ?? {}, feature, depth + 1), { maxLength: 3 });
  if (schema.type !== 'object' && !schema.properties) return plain(schema);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => depth < 5 || schema.required?.includes(name),
  );
  const record = Object.fromEntries(fields.map(([name, value]) => [name, valueOf(value, feature, depth + 1)]));
  const requiredKeys = fields.map(([name]) => name).filter((name) => schema.required?.includes(name));
  return fc.record(record, { requiredKeys } as { requiredKeys: [] });
}

function plain({ type, format, minimum = 0, maximum = 10_000, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.max(minimum, maximum) });
  if (type === 'number') return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
  if (format === 'date') return fc.constantFrom('2026-01-20', '2026-02-30', '1999-01-01');
  if (format === 'date-time') return fc.constantFrom('2026-01-20T10:00:00Z', '2026-01-20T10:00:00+0000');
  return fc.oneof(
    fc.constantFrom('69002', 'FR', 'BE', '1126001', 'GREEN', 'Lyon', ''),
    fc.string({ maxLength: Math.min(maxLength, 60), unit: 'grapheme' }),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function requestsTo({ feature, path, method }: Operation) {
  const described = contracts[feature]?.paths[path]?.[method.toLowerCase()] ?? {};
  const parameters = (described.parameters ?? []).map((each) => resolved(each, feature));
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const named = ({ name, schema }: Parameter) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(found[name] ?? ['0', 'inconnu'])) },
      { weight: 1, arbitrary: valueOf(schema, feature).map((value) => textOf(value) || '0') },
    );
  const body = described.requestBody?.content['application/json']?.schema;
  return fc.record({
    as: fc.constantFrom(SHOPPER, PRO, undefined),
    path: fc
      .tuple(...inPath.map(named))
      .map((values) =>
        values.reduce((at, value, place) => at.replace(`{${inPath[place]?.name}}`, encodeURIComponent(value)), path),
      ),
    query: fc.record(
      Object.fromEntries(inQuery.map((each) => [each.name, valueOf(each.schema, feature).map(textOf)])),
      {
        requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name),
      } as { requiredKeys: [] },
    ),
    ...(body && { body: valueOf(body, feature) }),
  });
}

const EACH = 14;

test('two thousand requests that are made from the contracts get the statuses and the answers that these declare', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const backend = newBackend();
  const breaches: string[] = [];
  let count = 0;
  for (const operation of operations) {
    const requests = fc.sample(requestsTo(operation), { numRuns: EACH, seed: 2026 });
    for (const { as, path, query, ...sent } of requests as {
      as?: string;
      path: string;
      query: object;
      body?: unknown;
    }[]) {
      const search = new URLSearchParams(query as Record<string, string>);
      const answer = await backend.call<unknown>(operation.method, `${operation.base}${path}?${search}`, {
        ...(as && { as }),
        headers: { 'occ-personalization-id': 'visiteur-1' },
        ...('body' in sent && { body: sent.body }),
      });
      count += 1;
      const found = breach(operation, answer);
      if (found)
        breaches.push(`${operation.method} ${path}?${search} ${JSON.stringify(sent.body)?.slice(0, 300)}: ${found}`);
    }
  }
  expect(count).toBeGreaterThanOrEqual(2000);
  expect(breaches).toEqual([]);
  expect(failures).not.toHaveBeenCalled();
});
