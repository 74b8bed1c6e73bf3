import { expect, test } from 'vitest';
import { accessLine, openAccount, proxyHeaders } from './request-account.ts';

const route = { id: 'plp', pattern: '/boutique/c/:code' };
const opened = (headers: Record<string, string> = {}, isProxied = true) =>
  openAccount(new Headers(headers), { method: 'GET', route, isProxied });

test.each(['abcdefgh', 'A-Z_0-9-', 'x'.repeat(64)])('a request keeps the valid id %s that it came with', (id) => {
  expect(opened({ 'x-request-id': id }).requestId).toBe(id);
});

test.each(['', 'short', 'x'.repeat(65), 'with space', 'quelqu-un@exemple.fr', '{"level":60}', 'é'.repeat(8)])(
  'an invalid id such as "%s" is replaced by a new one each time',
  (id) => {
    const [one, other] = [opened({ 'x-request-id': id }), opened({ 'x-request-id': id })];
    expect(one.requestId).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(one.requestId).not.toBe(other.requestId);
  },
);

test('a visitor neither names a request nor learns its id and durations', () => {
  const account = opened({ 'x-request-id': 'visitor-1' }, false);
  expect(account.requestId).not.toBe('visitor-1');
  expect(proxyHeaders(account)).toEqual([]);
});

test('the visit id is that of the cookie, where the cookie is valid', () => {
  const sid = 'a1'.repeat(12);
  expect(opened({ cookie: `a=b; lpel_sid=${sid}; c=d` }).sid).toBe(sid);
  expect(opened({ cookie: `lpel_sid=${sid}` }).sid).toBe(sid);
  expect(opened({ cookie: 'lpel_sid=quelqu-un@exemple.fr' }).sid).toBeNull();
  expect(opened({ cookie: `x_lpel_sid=${sid}` }).sid).toBeNull();
  expect(opened().sid).toBeNull();
});

test('the log line names the pattern of the address and the status', () => {
  const account = opened({ 'x-request-id': 'request-1' });
  expect(accessLine(account, 404)).toEqual({
    method: 'GET',
    route: '/boutique/c/:code',
    status: 404,
    ms: expect.any(Number),
    requestId: 'request-1',
    sid: null,
  });
});

test('the header Server-Timing holds durations and the number of calls, and for a page the time of its making', () => {
  const account = opened();
  account.backendTime.begin();
  account.backendTime.end();
  const timing = () => new Headers(proxyHeaders(account)).get('Server-Timing');
  expect(timing()).toMatch(/^total;dur=\d+\.\d, backend;dur=\d+\.\d;desc="1"$/);
  account.renderTime = 12.34;
  expect(timing()).toMatch(/^total;dur=\d+\.\d, backend;dur=\d+\.\d;desc="1", render;dur=12\.3$/);
});
