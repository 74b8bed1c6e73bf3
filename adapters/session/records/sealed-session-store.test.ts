import { expect, test } from 'vitest';
import { sealing } from '#adapters/sealing.ts';
import { sealedSessionStore } from './sealed-session-store.ts';
import { SqliteSessionStore } from './session-store.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const value = JSON.stringify({ accessToken: 'eyJ-canari', shopper: { email: 'compte@exemple.fr' } });

test('nothing of a record can be read where it lies', async () => {
  const inner = new SqliteSessionStore(':memory:');
  await sealedSessionStore(inner, sealing([first])).set('session:1', value, 60);
  const text = (await inner.get('session:1')) ?? '';
  expect(await sealedSessionStore(inner, sealing([first])).get('session:1')).toBe(value);
  for (const part of [text, ...text.split('.').map((each) => Buffer.from(each, 'base64url').toString())])
    expect(part).not.toMatch(/canari|exemple|compte/);
});

test('a secret is replaced without a shopper noticing, and a record without its secret is absent', async () => {
  const inner = new SqliteSessionStore(':memory:');
  await sealedSessionStore(inner, sealing([first])).set('session:1', value, 60);
  expect(await sealedSessionStore(inner, sealing([second, first])).get('session:1')).toBe(value);
  expect(await sealedSessionStore(inner, sealing([second])).get('session:1')).toBeNull();
  await sealedSessionStore(inner, sealing([second, first])).set('session:1', value, 60);
  expect(await sealedSessionStore(inner, sealing([second])).get('session:1')).toBe(value);
});

test('a record that was changed, copied to another id or never encrypted is absent', async () => {
  const inner = new SqliteSessionStore(':memory:');
  const store = sealedSessionStore(inner, sealing([first]));
  await store.set('session:1', value, 60);
  const sealed = (await inner.get('session:1')) ?? '';
  await inner.set('session:2', sealed, 60);
  await inner.set('session:3', value, 60);
  await inner.set('session:4', `${sealed.slice(0, -2)}AA`, 60);
  for (const id of ['session:2', 'session:3', 'session:4', 'session:5']) expect(await store.get(id)).toBeNull();
});
