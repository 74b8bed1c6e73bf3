import { afterEach, expect, test, vi } from 'vitest';
import { Fault } from '#domain/shared/fault.ts';
import { storeWithOwedDeletions } from './owed-deletions.ts';
import { SqliteSessionStore } from './session-store.ts';

afterEach(() => vi.useRealTimers());

/** A store that can be away, under the one that owes deletions. */
function stores() {
  const inner = new SqliteSessionStore(':memory:');
  const state = { isAway: false };
  const reached = <Value>(call: () => Promise<Value>) =>
    state.isAway ? Promise.reject(new Fault('unavailable', 'session records')) : call();
  const store = storeWithOwedDeletions({
    get: (id) => reached(() => inner.get(id)),
    set: (id, value, seconds) => reached(() => inner.set(id, value, seconds)),
    keepFor: (id, seconds) => reached(() => inner.keepFor(id, seconds)),
    delete: (id) => reached(() => inner.delete(id)),
    claim: (id, seconds) => reached(() => inner.claim(id, seconds)),
    close: () => inner.close(),
  });
  return { inner, store, state };
}

test('a session that was ended while the records were away opens nothing, and is deleted when they are back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { inner, store, state } = stores();
  await store.set('session:1', 'shopper', 600);
  await store.set('session:2', 'another', 600);
  state.isAway = true;
  await store.delete('session:1');
  expect(await store.get('session:1')).toBeNull();
  await store.keepFor('session:1', 600);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await inner.get('session:1')).toBe('shopper');
  state.isAway = false;
  expect(await store.get('session:1')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await inner.get('session:1')).toBeNull();
  expect(await store.get('session:2')).toBe('another');
  await store.close();
});

test('a record that is written anew is deleted by nothing that came before, not even while it is written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { inner, store, state } = stores();
  state.isAway = true;
  for (const id of ['try:1', 'try:2']) await store.delete(id);
  await expect(store.set('try:2', 'not written', 600)).rejects.toBeInstanceOf(Fault);
  state.isAway = false;
  await inner.set('try:2', 'of before', 600);
  expect(await store.get('try:2')).toBeNull();
  const { set } = inner;
  inner.set = async (...record) => {
    await set.apply(inner, record);
    await vi.advanceTimersByTimeAsync(1000);
  };
  await store.set('try:1', 'begun again', 600);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await store.get('try:1')).toBe('begun again');
  await store.close();
});

test('a claim whose release failed ends by itself, and is not taken from its next owner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { inner, store, state } = stores();
  expect(await store.claim('lock:1', 5)).toBe(true);
  state.isAway = true;
  await store.delete('lock:1');
  await vi.advanceTimersByTimeAsync(5001);
  expect(await inner.claim('lock:1', 5)).toBe(true);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(1500);
  expect(await store.claim('lock:1', 5)).toBe(false);
  await vi.advanceTimersByTimeAsync(5001);
  expect(await store.claim('lock:1', 5)).toBe(true);
  await store.close();
});

test('a store that is closed tries nothing more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { store, state } = stores();
  state.isAway = true;
  await store.delete('session:1');
  await store.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed operation other than a deletion is a fault of the store', async () => {
  const { store, state } = stores();
  state.isAway = true;
  await expect(store.get('session:1')).rejects.toBeInstanceOf(Fault);
  await expect(store.set('session:1', 'shopper', 60)).rejects.toBeInstanceOf(Fault);
  await expect(store.keepFor('session:1', 60)).rejects.toBeInstanceOf(Fault);
  await expect(store.claim('session:1', 60)).rejects.toBeInstanceOf(Fault);
  await store.close();
});
