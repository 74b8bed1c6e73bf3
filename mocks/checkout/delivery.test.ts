import { describe, expect, test } from 'vitest';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { add, newBackend } from '#tests/mocks/backend.ts';
import { points } from '../pickup/points.ts';
import type { Address } from '../records/addresses.ts';
import { home, SHOPPER } from '../records/shoppers.ts';

interface Mode {
  code: string;
  pickup?: boolean;
  earliestDate?: string;
  latestDate?: string;
}
interface Group {
  sellerId?: string;
  isMk: boolean;
  itemCount: number;
  modes: Mode[];
  selectedModeCode?: string;
  deliveryPointOfService?: { name: string };
  unavailableZone?: string;
}
interface ModeList {
  deliveryModes: Mode[];
  deliveryGroups: Group[];
}

async function cartWith(codes: string[], address: Partial<Address> = {}) {
  const backend = newBackend();
  const { body } = await backend.call('POST', '/users/current/carts', { as: SHOPPER });
  const path = `/users/current/carts/${body.code}`;
  for (const code of codes) await add(backend, path, { code, as: SHOPPER });
  await backend.call('POST', `${path}/addresses/delivery`, { body: { ...home, ...address }, as: SHOPPER });
  const modes = async () => (await backend.call<ModeList>('GET', `${path}/deliverymodes`, { as: SHOPPER })).body;
  const choose = (query: string) => backend.call('PUT', `${path}/deliverymode?${query}`, { as: SHOPPER });
  return { backend, path, modes, choose };
}

const codesOf = (modes: Mode[]) => modes.map(({ code }) => code);

describe('delivery modes', () => {
  test('light own goods may go as a letter, to the door or to a pickup point', async () => {
    const { modes } = await cartWith([fixedProducts.booklet]);
    const { deliveryGroups } = await modes();
    expect(codesOf(deliveryGroups[0]?.modes ?? [])).toEqual([
      'lettre-suivie',
      'colissimo-domicile',
      'colissimo-point-retrait',
    ]);
  });

  test('each seller has a group, the shop’s own first', async () => {
    const { modes } = await cartWith([fixedProducts.furniture, fixedProducts.booklet]);
    const { deliveryGroups } = await modes();
    expect(deliveryGroups.map(({ isMk }) => isMk)).toEqual([false, true]);
    expect(codesOf(deliveryGroups[1]?.modes ?? [])).toEqual(['standard', 'express']);
  });

  test('the days of a delivery are working days, the earliest first', async () => {
    const { modes } = await cartWith([fixedProducts.booklet]);
    for (const { earliestDate = '', latestDate = '' } of (await modes()).deliveryModes) {
      expect(earliestDate <= latestDate).toBe(true);
      expect([0, 6]).not.toContain(new Date(earliestDate).getUTCDay());
    }
  });

  test.each([
    [{ postalCode: '97110', town: 'Pointe-à-Pitre' }, 'Outre-mer'],
    [{ postalCode: '1000', town: 'Bruxelles', country: { isocode: 'BE' } }, 'International'],
  ])('a seller does not deliver to %o and says where it does not', async (address, zone) => {
    const { modes } = await cartWith([fixedProducts.furniture], address);
    expect((await modes()).deliveryGroups[0]).toMatchObject({ modes: [], unavailableZone: zone });
  });

  test('e-services need no delivery', async () => {
    const { modes } = await cartWith([fixedProducts.shippingLabel]);
    expect(await modes()).toEqual({ deliveryModes: [], deliveryGroups: [] });
  });

  test('a choice that names no seller is for the shop’s own goods, and leaves the sellers without a mode', async () => {
    const { modes, choose } = await cartWith([fixedProducts.furniture, fixedProducts.booklet]);
    expect((await choose('deliveryModeId=colissimo-domicile')).status).toBe(200);
    const chosen = async () => (await modes()).deliveryGroups.map(({ selectedModeCode }) => selectedModeCode);
    expect(await chosen()).toEqual(['colissimo-domicile', undefined]);
    await choose('deliveryModeId=standard');
    expect(await chosen(), 'public OCC names no seller: one that has the mode gets it').toEqual([
      'colissimo-domicile',
      'standard',
    ]);
  });

  test('a choice for one seller changes that seller’s mode only, and the total with it', async () => {
    const { backend, path, modes, choose } = await cartWith([fixedProducts.furniture]);
    const shop = (await modes()).deliveryGroups[0]?.sellerId;
    await choose(`deliveryModeId=standard&sellerId=${shop}`);
    const before = (await backend.call('GET', path, { as: SHOPPER })).body;
    await choose(`deliveryModeId=express&sellerId=${shop}`);
    const after = (await backend.call('GET', path, { as: SHOPPER })).body;
    expect(Math.round((after.totalPriceWithTax.value - before.totalPriceWithTax.value) * 100)).toBe(490);
  });

  test('an unknown mode is refused', async () => {
    const { choose } = await cartWith([fixedProducts.booklet]);
    expect(await choose('deliveryModeId=pigeon')).toMatchObject({ status: 400, reason: 'notFound' });
  });

  test('a mode that the new address does not have is forgotten', async () => {
    const { backend, path, modes, choose } = await cartWith([fixedProducts.booklet]);
    await choose('deliveryModeId=lettre-suivie');
    await backend.call('POST', `${path}/addresses/delivery`, { body: { ...home, postalCode: '97400' }, as: SHOPPER });
    expect((await modes()).deliveryGroups[0]?.selectedModeCode).toBeUndefined();
  });
});

describe('a delivery address', () => {
  test.each([
    [{ lastName: ' ' }, 'missing'],
    [{ postalCode: '690' }, 'invalid'],
    [{ postalCode: '99999' }, 'notEligible'],
    [{ country: { isocode: 'XX' } }, 'invalid'],
  ])('%o is refused: %s', async (fault, reason) => {
    const backend = newBackend();
    const { body } = await backend.call('POST', '/users/anonymous/carts');
    const answer = await backend.call('POST', `/users/anonymous/carts/${body.guid}/addresses/delivery`, {
      body: { ...home, ...fault },
    });
    expect(answer).toMatchObject({ status: 400, reason });
  });

  test('a delivery address joins the address book of a signed-in shopper', async () => {
    const { backend } = await cartWith([fixedProducts.booklet], { line1: '99 rue Neuve' });
    const { body } = await backend.call<{ addresses: Address[] }>('GET', '/users/current/addresses', { as: SHOPPER });
    expect(body.addresses.map(({ line1 }) => line1)).toContain('99 rue Neuve');
  });
});

describe('a pickup point', () => {
  const mode = 'deliveryModeId=colissimo-point-retrait';
  const aPoint = (test: (point: (typeof points)[number]) => boolean) => points.find(test)?.name ?? '';
  const open = aPoint(({ postalCode, state }) => postalCode === '69002' && state === 'OPEN');

  async function cartToPoint() {
    const cart = await cartWith([fixedProducts.booklet]);
    const choosePoint = (query: string) =>
      cart.backend.call('PUT', `${cart.path}/deliverypointofservice?${query}`, { as: SHOPPER });
    const chosen = async () => (await cart.modes()).deliveryGroups[0]?.deliveryPointOfService?.name;
    return { ...cart, choosePoint, chosen };
  }

  test('a pickup point is chosen with its mode, and returned with the modes', async () => {
    const { choosePoint, chosen, modes } = await cartToPoint();
    expect((await choosePoint(`${mode}&name=${open}&countryIsoCode=FR`)).status).toBe(200);
    expect(await chosen()).toBe(open);
    expect((await modes()).deliveryGroups[0]?.selectedModeCode).toBe('colissimo-point-retrait');
  });

  test('a pickup point is not returned while another mode is chosen, and is returned again afterwards', async () => {
    const { choose, choosePoint, chosen } = await cartToPoint();
    await choosePoint(`${mode}&name=${open}&countryIsoCode=FR`);
    await choose('deliveryModeId=colissimo-domicile');
    expect(await chosen()).toBeUndefined();
    await choose(mode);
    expect(await chosen()).toBe(open);
  });

  test('a pickup point is removed when the delivery address changes', async () => {
    const { backend, path, choosePoint, chosen } = await cartToPoint();
    await choosePoint(`${mode}&name=${open}&countryIsoCode=FR`);
    await backend.call('POST', `${path}/addresses/delivery`, { body: { ...home, postalCode: '75015' }, as: SHOPPER });
    expect(await chosen()).toBeUndefined();
  });

  test.each([
    ['that is full', `${mode}&name=${aPoint(({ state }) => state === 'FULL')}&countryIsoCode=FR`, 'full'],
    ['that is closed', `${mode}&name=${aPoint(({ state }) => state === 'CLOSED')}&countryIsoCode=FR`, 'closed'],
    ['that nobody knows', `${mode}&name=nulle-part&countryIsoCode=FR`, 'notFound'],
    ['of another country', `${mode}&name=${open}&countryIsoCode=BE`, 'notFound'],
    ['by a mode that goes home', `deliveryModeId=colissimo-domicile&name=${open}&countryIsoCode=FR`, 'notFound'],
  ])('%s is refused', async (_, query, reason) => {
    const { choosePoint, chosen } = await cartToPoint();
    expect(await choosePoint(query)).toMatchObject({ status: 400, reason });
    expect(await chosen()).toBeUndefined();
  });

  test('a pickup point is chosen for each seller apart, where a seller delivers to points too', async () => {
    const { backend, path, modes } = await cartWith([fixedProducts.sentToPoint, fixedProducts.booklet]);
    const seller = (await modes()).deliveryGroups[1];
    const query = `deliveryModeId=point-retrait&sellerId=${seller?.sellerId}&name=${open}&countryIsoCode=FR`;
    await backend.call('PUT', `${path}/deliverypointofservice?${query}`, { as: SHOPPER });
    const { deliveryGroups } = await modes();
    expect(deliveryGroups.map(({ deliveryPointOfService }) => deliveryPointOfService?.name)).toEqual([undefined, open]);
  });

  test('a pickup point must be chosen before its cart is paid', async () => {
    const { backend, path, choose, choosePoint } = await cartToPoint();
    await choose(mode);
    const { body } = await backend.call('GET', path, { as: SHOPPER });
    const pay = (key: string) =>
      backend.call('POST', `${path}/payments`, {
        as: SHOPPER,
        key,
        body: { mode: 'card', amount: body.totalPriceWithTax, returnUrl: 'https://boutique.example/retour' },
      });
    expect(await pay('a')).toMatchObject({ status: 400, reason: 'pickupPointMissing' });
    await choosePoint(`${mode}&name=${open}&countryIsoCode=FR`);
    expect((await pay('b')).status).toBe(201);
  });
});

describe('the number that the carrier rings', () => {
  test('the carrier’s phone number is stored with the address; anything that is no number is refused', async () => {
    const { backend, path } = await cartWith([fixedProducts.booklet]);
    const set = (phone: string) =>
      backend.call('PUT', `${path}/phone`, { body: { phone, countryIsoCode: 'FR' }, as: SHOPPER });
    expect((await set('+33712345678')).status).toBe(200);
    expect(await set('plus tard')).toMatchObject({ status: 400, reason: 'invalid' });
    const { body } = await backend.call('GET', path, { as: SHOPPER });
    expect(body.deliveryAddress?.cellphone).toBe('+33712345678');
  });
});

describe('the main address of a cart', () => {
  test('a cart’s main address is the account’s, until the cart has its own', async () => {
    const backend = newBackend();
    const { body } = await backend.call('POST', '/users/current/carts', { as: SHOPPER });
    const path = `/users/current/carts/${body.code}`;
    const main = async () =>
      (await backend.call<{ address?: Address }>('GET', `${path}/addresses/main`, { as: SHOPPER })).body.address?.id;
    expect(await main()).toBe('adr-domicile');
    await backend.call('PUT', `${path}/addresses/delivery?addressId=adr-vacances`, { as: SHOPPER });
    expect(await main()).toBe('adr-vacances');
  });

  test('a visitor’s cart has no main address', async () => {
    const backend = newBackend();
    const { body } = await backend.call('POST', '/users/anonymous/carts');
    expect((await backend.call('GET', `/users/anonymous/carts/${body.guid}/addresses/main`)).body).toEqual({});
  });
});
