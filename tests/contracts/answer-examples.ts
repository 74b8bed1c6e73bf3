/** An example of each answer of a contract, from what the mock backend answered to the exercises. */
import { documents } from '#contracts/generated/documents.ts';
import type { Operation } from '#mocks/shared/operations.ts';
import type { Answer } from '../mocks/backend.ts';

type Bodies = Record<string, unknown>;

/** A page of documentation shows it whole. */
const LONGEST = 4000;
/** Two items show that it is a list. */
const ITEMS = 2;

export class Examples {
  /** By feature, then by operation and status, or by the name of a response that operations share. */
  readonly #texts = new Map<string, Map<string, string>>();

  /** Keeps the answer where it shows more than what is kept. */
  offer({ feature, id, path, method }: Operation, { status, body, type }: Answer<unknown>): void {
    const { paths } = documents[feature as keyof typeof documents] as unknown as {
      paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
    };
    const shared = paths[path]?.[method.toLowerCase()]?.responses[status]?.$ref;
    if (typeof body !== 'object' || body === null || type !== undefined) return;
    const key = shared ? `responses ${shared.split('/').at(-1)}` : `${id} ${status}`;
    const texts = this.#texts.get(feature) ?? new Map<string, string>();
    this.#texts.set(feature, texts);
    const text = withoutRandomIds(JSON.stringify(shortened(body)));
    const kept = texts.get(key);
    if (kept === undefined || showsMore(text, kept)) texts.set(key, text);
  }

  /** The file of a feature's examples. */
  of(feature: string): string {
    const examples: Record<string, Bodies> = {};
    for (const [key, text] of [...(this.#texts.get(feature) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const [group = '', name = ''] = key.split(' ');
      examples[group] = { ...examples[group], [name]: JSON.parse(text) };
    }
    return `${JSON.stringify(examples, null, 1)}\n`;
  }
}

/** The longest that is not too long; of those that are, the shortest. */
const showsMore = (text: string, kept: string): boolean =>
  text.length <= LONGEST ? kept.length > LONGEST || text.length > kept.length : text.length < kept.length;

const shortened = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.slice(0, ITEMS).map(shortened);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, shortened(value)]));
};

/** The same ids in every run. */
function withoutRandomIds(text: string): string {
  const known: string[] = [];
  return text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, (id) => {
    if (!known.includes(id)) known.push(id);
    return `00000000-0000-4000-8000-${String(known.indexOf(id) + 1).padStart(12, '0')}`;
  });
}
