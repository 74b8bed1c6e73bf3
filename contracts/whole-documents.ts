/** What is written once, and stands in every document: answers that any operation may give, and examples of answers. */
import { existsSync, readFileSync } from 'node:fs';

interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: object; example?: unknown }>;
}
interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses: Record<string, Answer> }>>;
  components: { responses?: Record<string, Answer>; schemas?: Record<string, unknown> };
}
type Examples = Record<string, Record<string, unknown>>;
type EveryAnswer = Record<string, { name: string; description: string; headers?: object }>;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Completes the bundled document of a feature. */
export function complete(document: Document, feature: string): Document {
  addEveryAnswer(document, readJson('contracts/shared/every-answer.json'));
  const file = `contracts/examples/${feature}.json`;
  if (existsSync(file)) addExamples(document, readJson(file));
  return document;
}

const operationsIn = ({ paths }: Document) =>
  Object.values(paths).flatMap((methods) => Object.values(methods).filter(({ responses }) => responses));

function addEveryAnswer(document: Document, every: EveryAnswer): void {
  const { components } = document;
  const schema = { $ref: '#/components/schemas/ErrorList' };
  // A service that is not OCC's has another envelope, or none.
  const content = components.schemas?.ErrorList ? { content: { 'application/json': { schema } } } : {};
  for (const [status, { name, ...answer }] of Object.entries(every)) {
    const silent = operationsIn(document).filter(({ responses }) => !responses[status]);
    for (const { responses } of silent) responses[status] = { $ref: `#/components/responses/${name}` };
    if (silent.length > 0) components.responses = { ...components.responses, [name]: { ...answer, ...content } };
  }
}

function addExamples(document: Document, examples: Examples): void {
  const put = (answer: Answer | undefined, example: unknown) => {
    const json = answer?.content?.['application/json'];
    if (json && example !== undefined) json.example = example;
  };
  for (const { operationId = '', responses } of operationsIn(document))
    for (const [status, answer] of Object.entries(responses)) put(answer, examples[operationId]?.[status]);
  for (const [name, answer] of Object.entries(document.components.responses ?? {}))
    put(answer, examples.responses?.[name]);
}
