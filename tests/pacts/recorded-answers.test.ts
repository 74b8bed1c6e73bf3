import { expect, test } from 'vitest';
import { type Recorded, recordedIn, replay } from './recorded-answers.ts';

const SECRET = 'jeton-secret';
const brands = `https://hote.fr/occ/ecommerce/brands?access_token=${SECRET}`;
const recorded = (url: string, status: number, body: unknown, encoding?: string): Recorded => {
  const text = JSON.stringify(body);
  const content = encoding ? { encoding, text: Buffer.from(text).toString(encoding as 'base64') } : { text };
  return { log: { entries: [{ request: { method: 'GET', url }, response: { status, content } }] } };
};

test('an answer that keeps its contract has no fault, in base64 too', () => {
  for (const encoding of [undefined, 'base64'])
    expect(replay(recorded(brands, 200, { brands: [] }, encoding))).toEqual({
      compared: 1,
      passedOver: 0,
      breaches: [],
    });
});

test('an answer that breaks its contract is told with the operation and the place, never with what was recorded', () => {
  const { breaches } = replay(recorded(brands, 200, { brands: SECRET, [SECRET]: 1 }));
  expect(breaches).toEqual(['entry 0: GET /brands (catalog, getBrands) 200: at /brands must be array']);
  const ofOrder = recorded(`https://hote.fr/occ/ecommerce/users/current/orders/${SECRET}`, 200, { code: SECRET });
  expect(replay(ofOrder).breaches.length).toBeGreaterThan(0);
  expect(replay(ofOrder).breaches.join()).not.toContain(SECRET);
});

test('a status without a promise is a fault, and so is a body that is no JSON', () => {
  expect(replay(recorded(brands, 418, {})).breaches[0]).toContain('does not name this status');
  const unread = replay({
    log: {
      entries: [{ request: { method: 'GET', url: brands }, response: { status: 200, content: { text: SECRET } } }],
    },
  });
  expect(unread.breaches[0]).toContain('none can be read');
  expect(unread.breaches[0]).not.toContain(SECRET);
});

test('a call of no contract is passed over', () => {
  expect(replay(recorded('https://hote.fr/page', 200, {}))).toEqual({ compared: 0, passedOver: 1, breaches: [] });
});

test('a log has a call on each line, in any order of its fields, with its body as JSON or as text', () => {
  const lines = [
    { method: 'GET', url: brands, status: 200, body: { brands: [] } },
    { level: 'info', msg: 'started' },
    { time: 1, status: 200, url: '/occ/ecommerce/brands', method: 'GET', body: JSON.stringify({ brands: SECRET }) },
    { method: 'GET', url: brands, status: 200 },
  ];
  const read = recordedIn(['', ...lines.map((line) => JSON.stringify(line)), 'at Object.<anonymous>'].join('\n'));
  expect(read?.unread).toBe(2);
  const { compared, breaches } = replay(read?.recorded ?? { log: { entries: [] } });
  expect(compared).toBe(3);
  expect(breaches).toEqual([
    'line 4: GET /brands (catalog, getBrands) 200: at /brands must be array',
    'line 5: GET /brands (catalog, getBrands) 200: a JSON body is promised, and none can be read',
  ]);
});

test('a HAR is read as one, and a file of neither kind as nothing', () => {
  const har = recorded(brands, 200, { brands: [] });
  expect(recordedIn(JSON.stringify(har, null, 2))).toEqual({ recorded: har, unread: 0 });
  for (const text of ['', 'no log', '{"level":"info"}', '[]', 'null']) expect(recordedIn(text)).toBeNull();
});
