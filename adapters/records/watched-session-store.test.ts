import { expect, test, vi } from 'vitest';
import { SqliteSessionStore } from './session-store.ts';
import { watchedSessionStore } from './watched-session-store.ts';

test('records are kept as before, and every failure is counted and passed on', async () => {
  const sessionStoreFailed = vi.fn();
  const store = watchedSessionStore(new SqliteSessionStore(':memory:'), { sessionStoreFailed });
  await store.set('one', 'value', 60);
  await store.keepFor('one', 60);
  expect(await store.get('one')).toBe('value');
  await store.delete('one');
  expect(await store.get('one')).toBeNull();
  expect(sessionStoreFailed).not.toHaveBeenCalled();
  await store.close();
  await expect(store.get('one')).rejects.toThrow();
  await expect(store.set('one', 'value', 60)).rejects.toThrow();
  expect(sessionStoreFailed).toHaveBeenCalledTimes(2);
});
