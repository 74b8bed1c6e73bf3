import { expect, test } from 'vitest';
import { documents } from '#contracts/generated/documents.ts';

/** A name that ends so is of one form: a moment, or a day. */
const forms: [RegExp, 'date' | 'date-time'][] = [
  [/At$/, 'date-time'],
  [/(On|Date|Until|Day|From)$|^day$/, 'date'],
];
/** Another form, and why. */
const otherForms: Record<string, string> = {
  'consentGivenDate date-time': 'OCC’s, of a consent',
  'consentWithdrawnDate date-time': 'OCC’s, of a consent',
  'endDate date-time': 'OCC’s, of a voucher; of a contract, a subscription or a suspension it is a day',
  'startDate date-time': 'OCC’s, of a voucher; of a contract, a subscription or a suspension it is a day',
  'statusDate date-time': 'OCC’s, of a consignment',
};

/** Names of a day or a moment that no ending tells, and whose they are. */
const endless: Record<string, string> = {
  'created date-time': 'OCC’s, of an order',
  'creationTime date-time': 'OCC’s, of a return',
  'date date-time': 'OCC’s, of a review; the tracking service’s, of an event',
  'from date': 'the first day of a search',
  'placed date-time': 'OCC’s, of an order in a history',
  'to date': 'the last day of a search',
};

interface Synonyms {
  /** Other words for it, which no contract may use. */
  not: readonly string[];
  /** Those that a document uses all the same, and why they cannot be renamed there. */
  but?: Record<string, { in: readonly string[]; why: string }>;
}

/** The one name of a thing, in properties and in parameters. */
const oneName: Record<string, Synonyms> = {
  trackingId: {
    not: ['trackingID', 'trackingIDs', 'trackingNumber', 'trackingCode', 'parcelNumber', 'idShip'],
    but: {
      trackingID: { in: ['orders'], why: 'OCC’s, of a consignment' },
      idShip: { in: ['tracking'], why: 'the tracking service’s' },
    },
  },
  createdAt: {
    not: ['created', 'creationDate', 'creationTime', 'createdOn', 'placedAt', 'placed'],
    but: {
      created: { in: ['orders'], why: 'OCC’s, of an order' },
      creationTime: { in: ['returns'], why: 'OCC’s, of a return' },
      placed: { in: ['company', 'orders'], why: 'OCC’s, of an order in a history' },
    },
  },
  updatedAt: {
    not: ['updated', 'modifiedAt', 'modifiedTime', 'modifiedtime', 'lastModified'],
    but: { modifiedtime: { in: ['content'], why: 'OCC’s, of a component' } },
  },
  expiresAt: { not: ['expires', 'expiry', 'endsAt', 'endAt', 'validTill'] },
  validUntil: { not: ['validTo', 'validTill', 'usableUntil', 'expiresOn', 'until', 'expirationDate'] },
  startDate: { not: ['since', 'startsOn', 'beginDate', 'beginsOn'] },
  endDate: { not: ['endsOn', 'lastDay', 'until'] },
  earliestDate: { not: ['minDeliveryDay', 'minDeliveryDate', 'earliestDelivery'] },
  latestDate: { not: ['maxDeliveryDay', 'maxDeliveryDate', 'latestDelivery'] },
  depositDate: { not: ['dropOffDate', 'handInDate', 'dates'] },
  sellerId: { not: ['shopId', 'shopCode', 'sellerCode', 'vendorId', 'merchantId'] },
  sellerName: { not: ['shopName', 'vendorName', 'merchantName'] },
  postalCode: {
    not: ['zipCode', 'zip', 'postcode', 'postCode', 'codePostal'],
    but: { postcode: { in: ['geocoding'], why: 'the public address service’s' } },
  },
  town: {
    not: ['city', 'locality', 'townName'],
    but: { city: { in: ['geocoding'], why: 'the public address service’s' } },
  },
  line1: {
    not: ['streetName', 'street', 'addressLine1'],
    but: { street: { in: ['geocoding'], why: 'the public address service’s' } },
  },
  countryIsoCode: { not: ['countryId', 'countryCode', 'countryIso'] },
  email: { not: ['emailAddress', 'mail', 'mailAddress', 'eMail'] },
  companyName: { not: ['corporateName', 'legalName', 'businessName'] },
  orderCode: {
    not: ['orderId', 'orderNumber', 'orderNo'],
    but: { orderId: { in: ['assisted-service'], why: 'OCC’s, of a search for customers' } },
  },
  productCode: { not: ['productId', 'sku', 'articleCode'] },
  quantity: { not: ['qty', 'pieceCount', 'numberOfPieces'] },
};

interface Named {
  feature: string;
  name: string;
  format: string | undefined;
}

function namedIn(node: unknown, feature: string): Named[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, in: place, name, schema } = node as Record<string, unknown>;
  const named: [string, unknown][] = Object.entries(Object(properties));
  // A parameter has its name beside its place.
  if (typeof place === 'string' && typeof name === 'string') named.push([name, schema]);
  return [
    ...named.map(([each, about]) => ({ feature, name: each, format: Object(about).format })),
    ...Object.values(node).flatMap((child) => namedIn(child, feature)),
  ];
}

const names = Object.entries(documents).flatMap(([feature, document]) => namedIn(withoutExamples(document), feature));

/** What an answer holds is no schema. */
function withoutExamples(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node, (name, value) => (name === 'example' ? undefined : value)));
}

const isDay = ({ format }: Named) => format === 'date' || format === 'date-time';
const sorted = (texts: Iterable<string>) => [...new Set(texts)].toSorted();

test('the end of a name says whether it is a day or a moment', () => {
  const wrong = names.filter(isDay).flatMap(({ name, format }) => {
    const [, form] = forms.find(([ending]) => ending.test(name)) ?? [];
    return form && format !== form ? [`${name} ${format}`] : [];
  });
  expect(sorted(wrong)).toEqual(Object.keys(otherForms).toSorted());
});

test('a day or a moment has such an ending, but for the names of OCC and of other services', () => {
  const others = names.filter((each) => isDay(each) && !forms.some(([ending]) => ending.test(each.name)));
  expect(sorted(others.map(({ name, format }) => `${name} ${format}`))).toEqual(Object.keys(endless).toSorted());
});

test.each(Object.entries(oneName))('no contract has another word for %s', (name, { not, but = {} }) => {
  const found = names.filter((each) => each.name !== name && not.includes(each.name));
  const excepted = Object.entries(but).flatMap(([other, { in: features }]) =>
    features.map((each) => `${each} ${other}`),
  );
  // What is excepted occurs, so that the table does not outlive its reasons.
  expect(sorted(found.map(({ feature, name: other }) => `${feature} ${other}`))).toEqual(excepted.toSorted());
});

test('what is deleted is answered with 200, as OCC answers', () => {
  const statuses = Object.values(documents).flatMap(({ paths }) =>
    Object.values(paths as Record<string, { delete?: { responses: object } }>).flatMap(({ delete: operation }) =>
      operation ? [Object.keys(operation.responses).filter((status) => status.startsWith('2'))] : [],
    ),
  );
  expect(statuses).toEqual(statuses.map(() => ['200']));
  expect(statuses).not.toEqual([]);
});
