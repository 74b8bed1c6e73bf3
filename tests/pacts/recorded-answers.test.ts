import { describe, expect, test } from 'vitest';
import { basesIn, replay } from './recorded-answers.ts';
import { recordingIn } from './recorded-calls.ts';

const SECRET = 'jeton-secret';
const host = 'https://hote.fr/occ/ecommerce';
const brands = `${host}/brands?access_token=${SECRET}`;
const entries = `${host}/users/anonymous/carts/${SECRET}/entries`;
const json = 'application/json;charset=UTF-8';

interface Entry {
  request: { method: string; url: string; postData?: object };
  response: { status: number; content?: object };
}
const entry = (url: string, answer: unknown, over: Partial<Entry['response']> = {}): Entry => ({
  request: { method: 'GET', url },
  response: { status: 200, content: { mimeType: json, text: JSON.stringify(answer) }, ...over },
});
const ofBrands = (over?: Partial<Entry['response']>) => entry(brands, { brands: [] }, over);
const refusal = entry(entries, { errors: [{ type: 'CartError' }] }, { status: 400 });
const modification = { statusCode: 'success', quantity: 1, quantityAdded: 1 };
const addition = (sent: unknown, response: object = refusal.response, mimeType = json): Entry => ({
  request: { method: 'POST', url: entries, postData: { mimeType, text: JSON.stringify(sent) } },
  response: response as Entry['response'],
});
const removal = (content: object): Entry => ({
  request: { method: 'DELETE', url: `${entries}/0` },
  response: { status: 200, content },
});

const har = (...all: unknown[]) => Buffer.from(JSON.stringify({ log: { entries: all } }));

/** All that a recording is told, as the command prints it. */
function told(file: Buffer, bases: string[] = []): string[] {
  const recording = recordingIn(file);
  if (typeof recording === 'string') return [recording];
  return [...recording.broken, ...replay(recording.calls, basesIn(bases)).breaches];
}

const atBrands = (status: number) => `entry 0: GET /brands (catalog, getBrands) ${status}: `;
const atEntries = 'entry 0: POST /users/{userId}/carts/{cartId}/entries (cart, addEntry) ';

test('calls that keep their contract have no fault: in base64, with a byte order mark, refused requests, 304 and cancelled', () => {
  const inBase64 = ofBrands({
    content: { mimeType: json, encoding: 'base64', text: Buffer.from('{"brands":[]}').toString('base64') },
  });
  const file = har(ofBrands(), inBase64, addition({ quantity: SECRET }), removal({ size: 0 }), removal({ text: '' }));
  expect(told(file)).toEqual([]);
  expect(told(Buffer.concat([Buffer.from('\uFEFF'), file]))).toEqual([]);
  const cancelled = [-1, 0, 304].map((status) => ofBrands({ status, content: {} }));
  const recording = recordingIn(har(ofBrands(), ...cancelled, entry('https://hote.fr/page', {})));
  if (typeof recording === 'string') throw new Error(recording);
  expect(replay(recording.calls)).toEqual({ compared: 1, passedOver: 1, unanswered: 3, unsaved: 0, breaches: [] });
});

test('a body that stands in a file beside the recording is read, and one that was not saved is counted', () => {
  const attached = addition({}, removal({ mimeType: json, size: 9, _file: 'answer.json' }).response);
  attached.request.postData = { mimeType: json, text: '', params: [], _file: 'request.json' };
  const readIn = (files: Record<string, string>) => {
    const recording = recordingIn(har(attached), (name) => files[name]);
    if (typeof recording === 'string') throw new Error(recording);
    return replay(recording.calls);
  };
  const files = {
    'request.json': '{"product":{"code":"1"}}',
    'answer.json': '{"statusCode":"success","quantity":"1","quantityAdded":1}',
  };
  expect(readIn(files).breaches).toEqual([expect.stringContaining('at /quantity must be integer')]);
  expect(readIn({})).toMatchObject({ compared: 1, unsaved: 1, breaches: [] });
});

test('a recording of another browser or of curl is read: pseudo headers of HTTP/2, comments, forms by their fields', () => {
  const more = {
    comment: 'of a browser',
    httpVersion: 'HTTP/2',
    headers: [{ name: ':path', value: '/occ' }],
    cookies: [],
  };
  const form = { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: SECRET }], comment: '' };
  const call = removal({ mimeType: 'text/plain', size: 0, comment: 'no body' });
  const whole = {
    startedDateTime: '2026-11-29T19:00:00.000+01:00',
    comment: '',
    _securityState: 'secure',
    request: { ...call.request, ...more, postData: form, bodySize: -1 },
    response: { ...call.response, ...more, statusText: '', redirectURL: '' },
  };
  expect(told(har(whole, { ...ofBrands(), comment: 'x' }))).toEqual([]);
});

const withAnswer = (answer: unknown) => entry(brands, answer);
const corrupted: [string, Buffer, string | RegExp][] = [
  ['an empty file', Buffer.from(''), 'it is empty'],
  ['a file of blanks', Buffer.from(' \n\n'), 'it is empty'],
  ['prose', Buffer.from('no log'), 'it is neither a HAR file nor a log of calls'],
  ['a list', Buffer.from('[]'), 'it is neither a HAR file nor a log of calls'],
  ['null', Buffer.from('null'), 'it is neither a HAR file nor a log of calls'],
  ['a HAR that was cut', har(ofBrands()).subarray(0, 40), 'it is no whole JSON: it may have been cut'],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'it is UTF-16: save it as UTF-8'],
  ['a log without entries', Buffer.from('{"log":{}}'), 'its `log` has no list of `entries`'],
  ['a null entry', har(null), 'entry 0: it has no request'],
  ['an entry without a request', har({ response: { status: 200 } }), 'entry 0: it has no request'],
  ['a request without a method', har({ request: { url: brands } }), 'entry 0: its request has no method'],
  ['a request without an address', har({ request: { method: 'GET' } }), 'entry 0: its request has no url'],
  ['an entry without a response', har({ request: { method: 'GET', url: brands } }), 'entry 0: it has no response'],
  ['a null response', har({ request: { method: 'GET', url: brands }, response: null }), 'entry 0: it has no response'],
  ['a status in words', har({ ...ofBrands(), response: { status: 'OK' } }), 'entry 0: its response has no status'],
  ['an unknown status', har(ofBrands({ status: 418 })), `${atBrands(418)}the contract does not name this status`],
  ['HTML', har(ofBrands({ content: { mimeType: 'text/html', text: SECRET } })), /content type is none of application/],
  ['JSON that is called text', har(ofBrands({ content: { mimeType: 'text/plain', text: '{}' } })), /content type is/],
  ['no JSON', har(ofBrands({ content: { mimeType: json, text: SECRET } })), /none can be read$/],
  [
    'an answer without a body',
    har(ofBrands({ content: { size: 0 } })),
    /a JSON body is promised, and none can be read$/,
  ],
  ['a body where none is promised', har(removal({ mimeType: json, text: '{}' })), /a body, where none is promised$/],
  ['a list that is text', har(withAnswer({ brands: SECRET })), `${atBrands(200)}at /brands must be array`],
  ['a missing property', har(withAnswer({})), `${atBrands(200)}at / must have required property 'brands'`],
  ['null for what is required', har(withAnswer({ brands: null })), /must have required property 'brands'$/],
  ['a null item', har(withAnswer({ brands: [null] })), `${atBrands(200)}at /brands/0 must be object`],
  ['an answer that is a list', har(withAnswer([])), `${atBrands(200)}at / must be object`],
  [
    'a refusal that is not OCC’s',
    har(entry(brands, { error: SECRET }, { status: 400 })),
    `${atBrands(400)}at / must have required property 'errors'`,
  ],
  [
    'a language that there is not',
    har(entry(`${brands}&lang=xx`, { brands: [] })),
    `${atBrands(200)}the parameter lang must be equal to one of the allowed values`,
  ],
  [
    'a page in words',
    har(entry(`${host}/products/search?pageSize=three`, {})),
    /the parameter pageSize must be integer/,
  ],
  [
    'a quantity in words',
    har(addition({ quantity: SECRET, product: { code: '1' } }, entry(entries, modification).response)),
    `${atEntries}200: the request: at /quantity must be integer`,
  ],
  [
    'a request without its body',
    har({
      ...addition({}),
      request: { method: 'POST', url: entries },
      response: entry(entries, modification).response,
    }),
    `${atEntries}200: the request lacks its body`,
  ],
  [
    'a request that is a form',
    har(addition('a=b', entry(entries, modification).response, 'application/x-www-form-urlencoded')),
    `${atEntries}200: the request: the content type is none of application/json`,
  ],
  ['the second of two entries', har(ofBrands(), null), 'entry 1: it has no request'],
];

describe('each corrupted recording gets one sentence, which holds nothing that was recorded:', () => {
  test.each(corrupted)('%s', (_name, file, sentence) => {
    const all = told(file);
    const [first = ''] = all;
    if (sentence instanceof RegExp) expect(first).toMatch(sentence);
    else expect(all).toEqual([sentence]);
    expect(all.join()).not.toContain(SECRET);
  });
});

test('an order that breaks its contract in many places never shows what was recorded', () => {
  const order = entry(`${host}/users/current/orders/${SECRET}`, { code: SECRET });
  expect(told(har(order)).length).toBeGreaterThan(1);
  expect(told(har(order)).join()).not.toContain(SECRET);
});

test('a base stands for that of the contracts', () => {
  const elsewhere = (answer: object) => har(entry('https://hote.fr/rest/v2/shop/brands?lang=fr', answer));
  expect(told(elsewhere({}))).toEqual([]);
  expect(told(elsewhere({}), ['/rest/v2/shop'])).toHaveLength(1);
  expect(told(elsewhere({ brands: [] }), ['/rest/v2/shop=/occ/ecommerce'])).toEqual([]);
});

test('a log has a call on each line, in any order of its fields, with its body as JSON or as text', () => {
  const lines = [
    { method: 'GET', url: brands, status: 200, body: { brands: [] } },
    { level: 'info', msg: 'started' },
    { time: 1, status: 200, url: '/occ/ecommerce/brands', method: 'GET', body: JSON.stringify({ brands: SECRET }) },
    { method: 'GET', url: brands, status: 200 },
    { method: 'GET', url: brands, status: 200, type: 'text/html', body: 'x' },
  ];
  const recording = recordingIn(
    Buffer.from(['', ...lines.map((line) => JSON.stringify(line)), 'at Object.<anonymous>'].join('\n')),
  );
  if (typeof recording === 'string') throw new Error(recording);
  expect(recording.unread).toBe(2);
  expect(replay(recording.calls)).toMatchObject({
    compared: 4,
    breaches: [
      'line 4: GET /brands (catalog, getBrands) 200: at /brands must be array',
      'line 5: GET /brands (catalog, getBrands) 200: a JSON body is promised, and none can be read',
      'line 6: GET /brands (catalog, getBrands) 200: the content type is none of application/json',
    ],
  });
});
