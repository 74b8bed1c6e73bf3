import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../domain/**/examples.ts', '../../ui/**/*.examples.{ts,tsx}'],
  {
    eager: true,
  },
);

/** Two parties, addresses, prices or days that stand side by side: whoever reads the wrong one must be noticed. */
const pairs = [
  ['sender', 'recipient'],
  ['from', 'to'],
  ['deliveryAddress', 'billingAddress'],
  ['delivery', 'billing'],
  ['before', 'now'],
  ['ttc', 'ht'],
  ['unit', 'total'],
  ['earliest', 'latest'],
  ['validFrom', 'validTo'],
  ['min', 'max'],
] as const;

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
/** Nothing, no, and no euro: they say nothing that could stand in the wrong place. */
const isEmpty = (value: unknown) => value == null || value === '' || value === false || value === 0;
/** What two addresses in France and two prices have in common by their nature. */
const common = new Set(['country', 'countryName', 'currency']);
const isCommon = (value: unknown) => isEmpty(value) || value === 'FRANCE';

/** A delay that is no range, and the price of postage, which bears no VAT, are the same on both sides on purpose. */
const isOnPurpose = (place: string) =>
  /aPostageOffer\.days|\.offers\.0\.days|theLetterChoices\.levels|theStampOptions\.tariffs|someOrders\.2/.test(place);

/** The fields that two values have in common, by their paths. */
function sameFields(one: unknown, other: unknown, path = ''): string[] {
  if (!isValues(one) || !isValues(other)) return one === other && !isCommon(one) ? [path] : [];
  return Object.keys(one)
    .filter((key) => !common.has(key))
    .flatMap((key) => sameFields(one[key], other[key], path ? `${path}.${key}` : key));
}

/** Every pair within an example, with the fields that are the same. */
function samePairs(example: unknown, path: string): string[] {
  if (!isValues(example)) return [];
  const here = pairs
    .filter((pair) => pair.every((name) => Object.hasOwn(example, name) && example[name] != null))
    // One piece costs what all of it cost.
    .filter(([name]) => name !== 'unit' || example.quantity !== 1)
    .flatMap(([one, other]) =>
      sameFields(example[one], example[other]).map((field) => `${path}: ${one} and ${other}, ${field}`),
    );
  return [...here, ...Object.entries(example).flatMap(([key, value]) => samePairs(value, `${path}.${key}`))];
}

/** The answers of a form by their party: `sender.city` stands in `sender`. */
function partiesOf(answers: Values): Values {
  const parties: Record<string, Record<string, unknown>> = {};
  for (const [key, value] of Object.entries(answers)) {
    const [party = '', field] = key.split('.');
    if (field) (parties[party] ??= {})[field] = value;
  }
  return parties;
}

/** Calls an example that asks for nothing. */
function made(example: unknown): unknown {
  if (typeof example !== 'function') return example;
  return example.length === 0 ? (example as () => unknown)() : null;
}

const examples = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, example]): [string, unknown] => [`${file}: ${name}`, made(example)]),
);

test('the two sides of every example differ in every field', () => {
  expect(examples.length).toBeGreaterThan(60);
  expect(
    examples.flatMap(([name, example]) => samePairs(example, name)).filter((place) => !isOnPurpose(place)),
  ).toEqual([]);
});

test('the two parties of all typed answers differ in every field', () => {
  const typed = examples.flatMap(([name, example]) => (isValues(example) ? samePairs(partiesOf(example), name) : []));
  expect(typed).toEqual([]);
});

test('a field that is the same on both sides is found, wherever it stands', () => {
  const party = { city: 'Lyon', name: 'One', email: '' };
  expect(samePairs({ lines: [{ sender: party, recipient: { ...party, name: 'Two' } }] }, 'an example')).toEqual([
    'an example.lines.0: sender and recipient, city',
  ]);
  expect(samePairs({ ttc: { cents: 100 }, ht: { cents: 100 } }, 'a price')).toEqual(['a price: ttc and ht, cents']);
  expect(samePairs(partiesOf({ 'from.city': 'Lyon', 'to.city': 'Lyon' }), 'answers')).toEqual([
    'answers: from and to, city',
  ]);
});
