import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import type { Address } from '#domain/address/address.ts';
import { aWholeAddress } from '#domain/address/examples.ts';
import { legalAddresses } from '#tests/shared/legal-addresses.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const shop = whileTestsRun(() =>
  shopOn(`${backend.url}/occ/ecommerce`, { ADDRESS_BASE_URL: `${backend.url}/address` }),
);
const ports = () => shop().portsFor(signedIn('particulier@exemple.fr'));
const runs = { numRuns: 24 };

beforeAll(async () => {
  await ports().carts.add({ code: '1126001', offerId: null, quantity: 1 });
});

const entryOf = async (id: string) => (await ports().addressBooks.entries()).find((entry) => entry.id === id)?.address;

async function added(address: Address): Promise<string> {
  const answer = await ports().addressBooks.add(address);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.id;
}

test('every field of a form reaches the address book, and the cart that the address is chosen for', async () => {
  const kept = fc.asyncProperty(legalAddresses, async (address) => {
    const id = await added(address);
    const entry = await entryOf(id);
    expect(entry).toEqual({ ...address, id });
    await ports().deliveries.deliverTo({ ...address, id });
    expect((await ports().carts.current())?.deliveryAddress).toEqual(entry);
    await ports().addressBooks.remove(id);
  });
  await fc.assert(kept, runs);
});

test('a changed field is changed in the book, and no other', async () => {
  const id = await added(aWholeAddress({ addressName: 'Bureau', isPrimary: false }));
  const changed = fc.asyncProperty(legalAddresses, async (address) => {
    expect(await ports().addressBooks.change(id, { ...address, isPrimary: false })).toBe('saved');
    expect(await entryOf(id)).toEqual({ ...address, id, isPrimary: false });
  });
  await fc.assert(changed, runs);
});

test('every field of a form reaches the delivery and the billing address', async () => {
  const sent = fc.asyncProperty(legalAddresses, legalAddresses, async (delivery, billing) => {
    const billed = { ...billing, companyNumber: '73282932000074' };
    expect(await ports().deliveries.deliverTo(delivery)).toBe('saved');
    expect(await ports().deliveries.billTo(billed)).toBe('saved');
    const cart = await ports().carts.current();
    expect(cart?.deliveryAddress).toEqual({ ...delivery, id: expect.any(String) });
    expect(cart?.billingAddress).toEqual(billed);
  });
  await fc.assert(sent, runs);
});

test('an address that no service could check stays so wherever it goes', async () => {
  const address = aWholeAddress({ id: null, isVerified: false });
  await ports().deliveries.deliverTo(address);
  await ports().deliveries.billTo(address);
  const cart = await ports().carts.current();
  expect([cart?.deliveryAddress?.isVerified, cart?.billingAddress?.isVerified]).toEqual([false, false]);
});
