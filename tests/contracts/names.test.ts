import { expect, test } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';

/** A name that ends so is of one form: a moment, or a day. */
const forms: [RegExp, 'date' | 'date-time'][] = [
  [/At$/, 'date-time'],
  [/(On|Date|Until|Day)$/, 'date'],
];
/** Another form, and why. */
const exceptions: Record<string, string> = {
  'endDate date-time': 'OCC’s, of a voucher; of a contract or a subscription it is a day',
  'startDate date-time': 'OCC’s, of a voucher; of a contract or a subscription it is a day',
  'statusDate date-time': 'OCC’s, of a consignment',
  'validUntil date-time': 'the last moment at which the price of a quote holds; of a label it is a day',
};

/** Another word for what has a name, and which documents may use it. */
const otherWords: Record<string, string[]> = {
  // Of the specification, for a forwarding contract.
  zipCode: ['cart', 'orders', 'forwarding'],
  // As before; geocoding is the public address service's.
  city: ['cart', 'orders', 'forwarding', 'geocoding'],
  postcode: ['geocoding'],
  // OCC's, of a consignment; a label of ours has trackingId.
  trackingID: ['cart', 'orders', 'returns', 'labels'],
  // OCC's in its returns.
  creationTime: ['returns'],
};

interface Named {
  feature: string;
  name: string;
  format: string | undefined;
}

function propertiesIn(node: unknown, feature: string): Named[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties } = node as { properties?: unknown };
  const named = Object.entries(Object(properties)).map(([name, schema]) => ({
    feature,
    name,
    format: Object(schema).format,
  }));
  return [...named, ...Object.values(node).flatMap((child) => propertiesIn(child, feature))];
}

const properties = Object.entries(documents).flatMap(([feature, document]) =>
  propertiesIn({ ...document, paths: withoutExamples(document.paths) }, feature),
);

/** What an answer holds is no schema. */
function withoutExamples(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node, (name, value) => (name === 'example' ? undefined : value)));
}

test('the end of a name says whether it is a day or a moment', () => {
  const wrong = properties.flatMap(({ name, format }) => {
    const [, form] = forms.find(([ending]) => ending.test(name)) ?? [];
    return form && format && format !== form ? [`${name} ${format}`] : [];
  });
  expect([...new Set(wrong)].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('one thing has one name in every contract, but for the names of OCC and of the specification', () => {
  const found = properties.filter(({ name, feature }) => otherWords[name] && !otherWords[name].includes(feature));
  expect(found.map(({ name, feature }) => `${feature} ${name}`)).toEqual([]);
});
