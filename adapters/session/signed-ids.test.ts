import { expect, test } from 'vitest';
import { type IdKind, SignedIds } from './signed-ids.ts';

const [newest, older, oldest] = ['n'.repeat(32), 'o'.repeat(32), 'x'.repeat(32)];
const kinds: IdKind[] = ['visit', 'session', 'sign-in', 'draft', 'journey'];

test.each(kinds)('an id of the kind %s is known as ours, and is another each time', (kind) => {
  const ids = new SignedIds([newest]);
  const issued = Array.from({ length: 1000 }, () => ids.issue(kind));
  expect(new Set(issued).size).toBe(1000);
  expect(issued.every((id) => ids.isOurs(kind, id))).toBe(true);
  expect(issued[0]).toMatch(/^[\w-]{40,64}$/);
});

test('an invented id, a changed one, and one of another kind are not ours', () => {
  const ids = new SignedIds([newest]);
  const id = ids.issue('session');
  const changed = (at: number) => id.slice(0, at) + (id[at] === 'A' ? 'B' : 'A') + id.slice(at + 1);
  for (const other of ['', 'somebody', 'a'.repeat(id.length), `${id}A`, id.slice(1), changed(0), changed(50)])
    expect(ids.isOurs('session', other)).toBe(false);
  expect(ids.isOurs('draft', id)).toBe(false);
  expect(ids.isOurs('session', 'é'.repeat(id.length))).toBe(false);
});

test('a new secret signs from now on, and ids of the one before stay ours until it is taken away', () => {
  const before = new SignedIds([older]).issue('session');
  expect(new SignedIds([newest, older]).isOurs('session', before)).toBe(true);
  expect(new SignedIds([newest]).isOurs('session', before)).toBe(false);
  const rotated = new SignedIds([newest, older]).issue('session');
  expect(new SignedIds([newest, oldest]).isOurs('session', rotated)).toBe(true);
});

test('an id that is renewed is the same, and outlives each secret that has signed it', () => {
  const issued = new SignedIds([oldest]).issue('journey');
  const once = new SignedIds([older, oldest]).renew('journey', issued);
  const twice = new SignedIds([newest, older]).renew('journey', once);
  const ids = new SignedIds([newest]);
  expect([issued, once, twice].map((id) => ids.isOurs('journey', id))).toEqual([false, false, true]);
  expect(ids.original('journey', twice)).toBe(issued);
  expect(ids.renew('journey', twice)).toBe(twice);
  const own = ids.issue('journey');
  expect(ids.renew('journey', own)).toBe(own);
});

test('a signature makes no other id ours', () => {
  const ids = new SignedIds([newest, older]);
  const renewed = ids.renew('journey', new SignedIds([older]).issue('journey'));
  const end = renewed.slice(-16);
  const other = new SignedIds([oldest]).issue('journey');
  for (const id of [other + end, end + end, renewed.slice(16), renewed + end])
    expect(ids.isOurs('journey', id), id).toBe(false);
  expect(ids.isOurs('journey', renewed)).toBe(true);
});
