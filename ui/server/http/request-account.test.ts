import { expect, test } from 'vitest';
import { accessLine, openAccount, serverTiming } from './request-account.ts';

const route = { id: 'plp', pattern: '/boutique/c/:code' };
const opened = (headers: Record<string, string> = {}) => openAccount(new Headers(headers), { method: 'GET', route });

test.each(['abcdefgh', 'A-Z_0-9-', 'x'.repeat(64)])('a request keeps the id %s that it came with', (id) => {
  expect(opened({ 'x-request-id': id }).requestId).toBe(id);
});

test.each(['', 'short', 'x'.repeat(65), 'with space', 'quelqu-un@exemple.fr', '{"level":60}', 'é'.repeat(8)])(
  'an id that is none, such as "%s", is replaced by a new one each time',
  (id) => {
    const [one, other] = [opened({ 'x-request-id': id }), opened({ 'x-request-id': id })];
    expect(one.requestId).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(one.requestId).not.toBe(other.requestId);
  },
);

test('the visit is the one of the cookie, when that is one', () => {
  const sid = 'a1'.repeat(12);
  expect(opened({ cookie: `a=b; lpel_sid=${sid}; c=d` }).sid).toBe(sid);
  expect(opened({ cookie: `lpel_sid=${sid}` }).sid).toBe(sid);
  expect(opened({ cookie: 'lpel_sid=quelqu-un@exemple.fr' }).sid).toBeNull();
  expect(opened({ cookie: `x_lpel_sid=${sid}` }).sid).toBeNull();
  expect(opened().sid).toBeNull();
});

test('the line says what was asked by its pattern, and with what end', () => {
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

test('the header holds durations and a count, of a page its making as well', () => {
  const account = opened();
  account.backendTime.begin();
  account.backendTime.end();
  expect(serverTiming(account)).toMatch(/^total;dur=\d+\.\d, backend;dur=\d+\.\d;desc="1"$/);
  account.renderTime = 12.34;
  expect(serverTiming(account)).toMatch(/^total;dur=\d+\.\d, backend;dur=\d+\.\d;desc="1", render;dur=12\.3$/);
});
