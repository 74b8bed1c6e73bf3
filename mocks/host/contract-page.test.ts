import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';
import { exampleOf, type Schema } from '../shared/legal-bodies.ts';
import { operations } from '../shared/operations.ts';
import { contractPage, isContract } from './contract-page.ts';

const names = Object.keys(documents).filter(isContract);

test.each(names)('the page of the contract %s shows each operation, without a script or another host', (name) => {
  const { markup } = contractPage(name);
  for (const { id, path } of operations.filter(({ feature }) => feature === name)) {
    expect(markup).toContain(`<h2 id="${id}">`);
    expect(markup).toContain(path);
  }
  expect(markup).not.toMatch(/<script|<img|<link/);
});

interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Answer> }>>;
}
interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}

/** Answers that no exercise gets from the mock backend. */
const withoutExample = ['chooseCarrierOffer 400', 'searchAddress 429'];

test.each(names)('every example of an answer on the page of %s keeps the contract', (name) => {
  const document = documents[name] as unknown as Document;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, name);
  const wrong = answersOf(document).flatMap(({ schema, example, at }) => {
    const pointer = at.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = ajv.compile({ $ref: `${name}#/${pointer}` });
    return check(example ?? exampleOf(schema, document)) ? [] : [`${at.join(' ')}: ${ajv.errorsText(check.errors)}`];
  });
  expect(wrong).toEqual([]);
});

test('every JSON answer that a contract writes out has an example from the mock backend', () => {
  const bare = names.flatMap((name) => answersOf(documents[name] as unknown as Document));
  const missing = bare.filter(({ example }) => example === undefined).map(({ id, status }) => `${id} ${status}`);
  expect(missing.toSorted()).toEqual(withoutExample);
});

/** The JSON answers that a contract writes out, and where. */
function answersOf({ paths }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: ['paths', path, method], ...operation })),
  );
  return operations.flatMap(({ at, operationId: id, responses = {} }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const { schema, example } = content?.['application/json'] ?? {};
      const place = [...at, 'responses', status, 'content', 'application/json', 'schema'];
      return schema ? [{ id, status, schema, example, at: place }] : [];
    }),
  );
}
