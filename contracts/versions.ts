/** What a version of a contract promises, without the words and examples that explain it. */
import { createHash } from 'node:crypto';

const WORDS = ['description', 'summary', 'example', 'examples', 'title'];

/** Another hash is another promise: the contract has another version. */
export function hashOf(document: object): string {
  const { info: _, ...promised } = withoutWords(document) as { info?: unknown };
  return createHash('sha256').update(JSON.stringify(promised)).digest('hex').slice(0, 16);
}

/** A property may have such a name too; then an object describes it. */
function withoutWords(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (typeof node !== 'object' || node === null) return node;
  const isWords = (name: string, value: unknown) =>
    name === 'example' || (WORDS.includes(name) && (typeof value === 'string' || Array.isArray(value)));
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => !isWords(name, value))
      .map(([name, value]) => [name, withoutWords(value)]),
  );
}
