import { documents } from '#contracts/generated/documents.ts';
import { exampleOf, type Schema, wholeBody } from '../shared/legal-bodies.ts';
import { type Html, html } from '../shared/pages/html.ts';
import { selectedPart } from '../shared/requests/fields.ts';
import { markUp } from './marked.ts';

interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}
interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Answer;
  responses: Record<string, Answer>;
}
interface Document {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

export const isContract = (name: string): name is keyof typeof documents => Object.hasOwn(documents, name);

/** A contract to read: each operation with what it takes, and an example of each answer. The contracts are in English. */
export function contractPage(name: keyof typeof documents): Html {
  const document = documents[name] as unknown as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => (methods[method] ? [{ path, method, operation: methods[method] }] : [])),
  );
  return html`<p><a href="/" lang="fr">Backend de démonstration</a></p>
<h1>${document.info.title}</h1>
<p>${markUp(document.info.description ?? '')}</p>
<p><a href="/contracts/${name}.json">OpenAPI document of ${name}</a></p>
<nav aria-label="Operations"><ul>${operations.map(({ operation: { operationId, summary } }) => html`<li><a href="#${operationId}">${summary ?? operationId}</a></li>`)}</ul></nav>
${operations.map((each) => operationPart(document, each))}`;
}

function operationPart(
  document: Document,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): Html {
  const parameters = (operation.parameters ?? []).map((each) => resolveReference(document, each));
  return html`<h2 id="${operation.operationId}">${operation.summary ?? operation.operationId}</h2>
<p><code>${method.toUpperCase()} ${path}</code> (${operation.operationId})</p>
${operation.description ? html`<p>${markUp(operation.description)}</p>` : ''}
${parameters.length > 0 ? html`<h3>Parameters</h3><ul>${parameters.map(({ name = '', in: place = '', required, description = '' }) => html`<li><code>${name}</code> (${place}${required ? ', required' : ''}) ${markUp(description)}</li>`)}</ul>` : ''}
${operation.requestBody ? html`<h3>Body</h3>${exampleIn(document, operation.requestBody, `${operation.operationId}, body`)}` : ''}
${parameters.some(({ name }) => name === 'fields') ? levelsPart(operation) : ''}
<h3>Answers</h3>
${Object.entries(operation.responses).map(([status, answer]) => {
  const { description = '' } = resolveReference(document, answer);
  return html`<h4>${status}</h4><p>${markUp(description)}</p>${exampleIn(document, answer, `${operation.operationId}, ${status}`)}`;
})}`;
}

/** What the two lower levels of `fields` have, as another caller would write it. */
const levelsPart = ({ operationId }: Operation): Html => {
  const { body } = wholeBody(operationId);
  return html`<h3>Levels of fields</h3><ul>${['BASIC', 'DEFAULT'].map(
    (level) => html`<li>${level}: <code>${namesIn(selectedPart(operationId, level, body))}</code></li>`,
  )}</ul>`;
};

function namesIn(body: unknown): string {
  if (Array.isArray(body)) return namesIn(body[0]);
  if (typeof body !== 'object' || body === null) return '';
  const names = Object.entries(body).map(([name, value]) => {
    const inner = namesIn(value);
    return inner ? `${name}(${inner})` : name;
  });
  return names.join(',');
}

function exampleIn(document: Document, answer: Answer, label: string): Html {
  const { content = {} } = resolveReference(document, answer);
  return html`${Object.entries(content).map(([type, { schema, example }]) =>
    type === 'application/json'
      ? html`<pre class="defile" role="region" tabindex="0" aria-label="${label}"><code>${JSON.stringify(example ?? exampleOf(schema ?? {}, document), null, 2)}</code></pre>`
      : html`<p><code>${type}</code></p>`,
  )}`;
}

function resolveReference<Part extends { $ref?: string }>(document: object, part: Part): Part {
  if (!part.$ref) return part;
  const steps = part.$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>((node, step) => Object(node)[step], document) as Part;
}
