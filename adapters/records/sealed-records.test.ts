import { expect, test } from 'vitest';
import { StoredJourneyDrafts } from '#adapters/journey/stored-journey-drafts.ts';
import { SqliteDraftRecords } from './draft-records.ts';
import { sealedDraftRecords, sealedSessionStore } from './sealed-records.ts';
import { sealing } from './sealing.ts';
import { SqliteSessionStore } from './session-store.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const session = JSON.stringify({ accessToken: 'eyJ-canari', shopper: { email: 'compte@exemple.fr' } });

test('nothing of a record can be read where it lies', async () => {
  const inner = new SqliteSessionStore(':memory:');
  await sealedSessionStore(inner, sealing([first])).set('session:1', session, 60);
  const text = (await inner.get('session:1')) ?? '';
  expect(await sealedSessionStore(inner, sealing([first])).get('session:1')).toBe(session);
  for (const part of [text, ...text.split('.').map((each) => Buffer.from(each, 'base64url').toString())])
    expect(part).not.toMatch(/canari|exemple|compte/);
});

test('a secret is replaced without a shopper noticing, and a record without its secret is absent', async () => {
  const inner = new SqliteSessionStore(':memory:');
  await sealedSessionStore(inner, sealing([first])).set('session:1', session, 60);
  expect(await sealedSessionStore(inner, sealing([second, first])).get('session:1')).toBe(session);
  expect(await sealedSessionStore(inner, sealing([second])).get('session:1')).toBeNull();
  await sealedSessionStore(inner, sealing([second, first])).set('session:1', session, 60);
  expect(await sealedSessionStore(inner, sealing([second])).get('session:1')).toBe(session);
});

test('a record that was changed, copied to another id or never encrypted is absent', async () => {
  const inner = new SqliteSessionStore(':memory:');
  const store = sealedSessionStore(inner, sealing([first]));
  await store.set('session:1', session, 60);
  const sealed = (await inner.get('session:1')) ?? '';
  await inner.set('session:2', sealed, 60);
  await inner.set('session:3', session, 60);
  await inner.set('session:4', `${sealed.slice(0, -2)}AA`, 60);
  for (const id of ['session:2', 'session:3', 'session:4', 'session:5']) expect(await store.get(id)).toBeNull();
});

const value = JSON.stringify({ answers: { 'recipient.line1': '3 RUE DU CANARI' } });
const kept = { name: 'part:letter', version: 3, value };
const unread = { ...kept, value: '' };
const written = { ...kept, over: 0, seconds: 60, isVisitors: true };

test('nothing of a draft can be read where it lies, and it is read as it was written', async () => {
  const inner = new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 });
  const records = sealedDraftRecords(inner, sealing([first]));
  expect(await records.replace('holder', written)).toBe(true);
  expect(await records.all('holder')).toEqual([kept]);
  const [lying] = await inner.all('holder');
  expect(lying).toMatchObject({ name: 'part:letter', version: 3 });
  for (const part of lying?.value.split('.') ?? [])
    expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/canari|answers/i);
});

test('a secret is replaced without a draft lost', async () => {
  const inner = new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 });
  await sealedDraftRecords(inner, sealing([first])).replace('holder', written);
  expect(await sealedDraftRecords(inner, sealing([second, first])).all('holder')).toEqual([kept]);
  expect(await sealedDraftRecords(inner, sealing([second])).all('holder')).toEqual([unread]);
});

test('a browser’s draft replaces an account’s draft that cannot be decrypted after a sign-in', async () => {
  const inner = new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 });
  const drafts = (secret: string) =>
    new StoredJourneyDrafts(sealedDraftRecords(inner, sealing([secret])), { TIMEOUT_DEFAULT: 3000 });
  const key = { browser: 'navigateur-1', owner: null, mode: 'part', journey: 'letter' } as const;
  await drafts(first).save({ ...key, owner: 'compte-1' }, { answers: { weight: '20' }, version: 0 });
  await drafts(second).save(key, { answers: { weight: '50' }, version: 0 });
  await drafts(second).adopt({ browser: key.browser, owner: 'compte-1' });
  expect((await drafts(second).of({ ...key, owner: 'compte-1' })).answers).toEqual({ weight: '50' });
});

test('a draft that is put in somebody else’s place, or in another journey’s, is nobody’s', async () => {
  const inner = new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 });
  const records = sealedDraftRecords(inner, sealing([first]));
  await records.replace('holder', written);
  const [lying = kept] = await inner.all('holder');
  await inner.replace('other', { ...lying, over: 0, seconds: 60, isVisitors: true });
  await inner.replace('holder', { ...lying, name: 'part:parcel', over: 0, seconds: 60, isVisitors: true });
  expect(await records.all('other')).toEqual([unread]);
  expect(await records.all('holder')).toEqual([kept, { ...unread, name: 'part:parcel' }]);
});

test('a draft is not saved over a version that another tab wrote', async () => {
  const records = sealedDraftRecords(new SqliteDraftRecords(':memory:', { visitorBytes: 1_000_000 }), sealing([first]));
  await records.replace('holder', written);
  expect(await records.replace('holder', { ...written, version: 4, over: 2 })).toBe(false);
  expect(await records.replace('holder', { ...written, version: 4, over: 3 })).toBe(true);
  await records.delete('holder', 'part:letter');
  expect(await records.all('holder')).toEqual([]);
});
