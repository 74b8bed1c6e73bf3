import { expect, test } from 'vitest';
import { SqliteSessionStore } from '#adapters/records/session-store.ts';
import { idsOfTests } from '#adapters/testing/ids.ts';
import type { Draft } from '#domain/session/session.ts';
import { StoredDrafts } from './stored-drafts.ts';

const drafts = () => new StoredDrafts(new SqliteSessionStore(':memory:'), idsOfTests);
const typed = { path: '/checkout/livraison', owner: 'shopper-1' };

async function storedFieldsOf(store: StoredDrafts, draft: Draft) {
  const found = await store.keep(draft);
  if (!found) throw new Error('nothing was kept');
  return found;
}

test('a draft is restored completely, and is deleted once it is saved', async () => {
  const store = drafts();
  const { id } = await storedFieldsOf(store, { ...typed, fields: { street: '12 bis rue de l’Église', city: 'Mios' } });
  expect(await store.of(id)).toEqual({ ...typed, fields: { street: '12 bis rue de l’Église', city: 'Mios' } });
  await store.forget(id);
  expect(await store.of(id)).toBeNull();
});

test('a draft names its form and the choices made in it', async () => {
  const store = drafts();
  const fields = {
    intent: 'billing-address',
    purpose: 'once',
    sellerId: 'S-1',
    pays: 'FR',
    cardigan: 'oui',
    city: 'Mios',
  };
  const { id } = await storedFieldsOf(store, { ...typed, fields });
  expect((await store.of(id))?.fields).toEqual(fields);
});

test.each(['cardNumber', 'card', 'carte', 'cvc', 'CVV', 'IBAN', 'password', '_token', 'accessToken'])(
  'the secret in the field %s is not kept',
  async (name) => {
    const store = drafts();
    const { id } = await storedFieldsOf(store, { ...typed, fields: { [name]: 'secret', city: 'Mios' } });
    expect((await store.of(id))?.fields).toEqual({ city: 'Mios' });
  },
);

test('a form is stored as a whole, with as many fields as a batch of parcels has, or not at all', async () => {
  const store = drafts();
  const fieldsOf = (length: number) => Object.fromEntries(Array.from({ length }, (_, n) => [`f${n}`, 'x'.repeat(100)]));
  const { id } = await storedFieldsOf(store, { ...typed, fields: fieldsOf(1000) });
  expect((await store.of(id))?.fields).toEqual(fieldsOf(1000));
  expect(await store.keep({ ...typed, fields: fieldsOf(5000) })).toBeNull();
});

test('choosing is not typing: without a typed field there is no draft', async () => {
  expect(await drafts().keep({ ...typed, fields: { intent: 'known-address', addressId: 'adr-1' } })).toBeNull();
});

test('an unknown id opens no draft', async () => {
  expect(await drafts().of('guessed')).toBeNull();
});
