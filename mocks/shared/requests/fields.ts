import { flat, resolve, type Schema, successOf } from '../legal-bodies.ts';

const levels = ['BASIC', 'DEFAULT', 'FULL'] as const;
type Level = (typeof levels)[number];

/** What a caller asks for of one object: everything up to a level, and properties by their names. */
interface Selection {
  level: Level | null;
  named: Map<string, Selection>;
}

const isLevel = (word: string): word is Level => levels.some((level) => level === word);
const upTo = (level: Level): Selection => ({ level, named: new Map() });

/** Reads OCC's `fields`: `DEFAULT,price(FULL),images(url)`. A name without parentheses has its part at DEFAULT. */
export function parseFields(text: string): Selection {
  const words = text.match(/[^\s(),]+|[()]/g) ?? [];
  let at = 0;
  const readList = (): Selection => {
    const selection: Selection = { level: null, named: new Map() };
    for (let word = words[at]; word !== undefined && word !== ')'; word = words[at]) {
      at += 1;
      if (isLevel(word)) selection.level = higher(selection.level, word);
      else if (word !== '(') selection.named.set(word, words[at] === '(' ? readNested() : upTo('DEFAULT'));
    }
    return selection;
  };
  const readNested = (): Selection => {
    at += 1;
    const nested = readList();
    at += 1;
    return nested;
  };
  return readList();
}

const rank = (level: Level | null): number => (level === null ? -1 : levels.indexOf(level));
const higher = (one: Level | null, other: Level | null): Level | null => (rank(one) >= rank(other) ? one : other);

const union = (one: Selection, other: Selection | undefined): Selection =>
  other === undefined ? one : { level: higher(one.level, other.level), named: new Map([...one.named, ...other.named]) };

/**
 * The part of an answer that `fields` asks for. The contract says at each property from which level on an answer has it
 * (`x-level`, DEFAULT without one), and has what it requires at every level.
 */
export function selectedPart(operationId: string, fields: string, body: unknown): unknown {
  const { schema, document } = successOf(operationId);
  if (!schema) return body;
  const select = (value: unknown, part: Schema, selection: Selection): unknown => {
    if (selection.level === 'FULL' || typeof value !== 'object' || value === null) return value;
    const { items = {}, properties = {}, required = [] } = flat(part, document);
    if (Array.isArray(value)) return value.map((item) => select(item, items, selection));
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => {
        const property = properties[name];
        const named = selection.named.get(name);
        if (!property) return [[name, each]];
        const from = property['x-level'] ?? resolve(property, document)['x-level'] ?? 'DEFAULT';
        const hasLevel = required.includes(name) || rank(selection.level) >= rank(from);
        if (!hasLevel && !named) return [];
        const inherited = hasLevel ? upTo(selection.level ?? 'BASIC') : { level: null, named: new Map() };
        return [[name, select(each, property, union(inherited, named))]];
      }),
    );
  };
  return select(body, schema, parseFields(fields));
}
