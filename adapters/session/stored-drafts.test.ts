import { expect, test } from 'vitest';
import { SqliteSessionStore } from './session-store.ts';
import { StoredDrafts } from './stored-drafts.ts';

const drafts = () => new StoredDrafts(new SqliteSessionStore(':memory:'));
const typed = { path: '/checkout/livraison', owner: 'shopper-1' };

test('a draft comes back whole, and is gone once it is forgotten', async () => {
  const kept = drafts();
  const { id } = await kept.keep({ ...typed, fields: { street: '12 bis rue de l’Église', city: 'Mios' } });
  expect(await kept.of(id)).toEqual({ ...typed, fields: { street: '12 bis rue de l’Église', city: 'Mios' } });
  await kept.forget(id);
  expect(await kept.of(id)).toBeNull();
});

test.each(['intent', 'mode', 'payment', 'paymentMode', 'cardNumber', 'carte', 'cvc', 'IBAN', 'password', '_token'])(
  'what the field %s held is not kept',
  async (name) => {
    const kept = drafts();
    const { id } = await kept.keep({ ...typed, fields: { [name]: 'secret', city: 'Mios' } });
    expect((await kept.of(id))?.fields).toEqual({ city: 'Mios' });
  },
);

test('a draft is bounded, however much was posted', async () => {
  const kept = drafts();
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, 'x'.repeat(5000)]));
  const { id } = await kept.keep({ ...typed, fields });
  const found = Object.values((await kept.of(id))?.fields ?? {});
  expect([found.length, found[0]?.length]).toEqual([30, 500]);
});

test('an id that nobody was given opens nothing', async () => {
  expect(await drafts().of('guessed')).toBeNull();
});
