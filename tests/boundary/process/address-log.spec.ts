import type { APIRequestContext } from '@playwright/test';
import { addressFields, formFields } from '#domain/address/form-fields.ts';
import { individual } from '../../journeys/purchase.ts';
import { type Shop, startShop } from '../../shared/shop.ts';
import { signsIn } from '../../shared/shopper.ts';
import { expect, test } from '../ask.ts';

/** In the order in which the form confirms it. */
const place = {
  streetName: '7 rue Canari-Rue',
  additionalStreetName: 'Canari-Lieu',
  codePostal: '33987',
  city: 'Canari-Ville',
  country: 'FR',
};
/** An address whose every text must not appear in a log: each field of a person's form. */
const canary: Record<string, string> = {
  ...Object.fromEntries(addressFields.filter((name) => !formFields[name].ofCompany).map((name) => [name, 'Canari'])),
  ...place,
  civility: 'mrs',
  mobilePhone: '0698765432',
  email: 'canari@exemple.fr',
};
const secrets = /canari|33987|698765432/i;
/** Confirms an unrecognised address the second time that it is posted. */
const kept = { step: 'keep', tries: '2', confirmed: new URLSearchParams(place).toString() };

async function buys(request: APIRequestContext, shop: Shop): Promise<void> {
  await signsIn(request, { email: individual, shop: shop.url });
  const found = await request.get(`${shop.url}/boutique/x/p/1126001`);
  await request.post(found.url(), { headers: { origin: shop.url }, form: { add: '1126001' } });
}

test.describe('an address', () => {
  test('an address stands in no log, whether it is saved, refused or fails', async ({ request, world }) => {
    const shop = await startShop({ env: { LOG_LEVEL: 'debug' } });
    try {
      const steer = async (rule: object) => {
        const data = { ...rule, world };
        expect((await request.post(`${shop.backendUrl}/scenarios`, { data })).ok()).toBe(true);
      };
      const sends = async (over: Record<string, string> = {}, intent = 'address') => {
        const form = { intent, purpose: 'save', ...canary, ...over };
        const headers = { origin: shop.url };
        return (await request.post(`${shop.url}/checkout/livraison`, { headers, form, maxRedirects: 0 })).status();
      };
      await buys(request, shop);
      expect(await sends({ firstName: 'Canari (Prénom)' }), 'breaks a rule').toBe(422);
      expect(await sends(), 'is unknown to the post').toBe(422);
      for (const operation of ['createDeliveryAddress', 'addAccountAddress', 'getAddressAccount']) {
        await steer({ operation, effect: 'contract' });
        await sends({ ...kept, addressName: '' });
        await sends({ ...kept, addressName: '' }, 'billing-address');
        await steer({ clear: true });
      }
      expect(await sends(kept), 'is kept').toBe(302);
      await request.get(`${shop.url}/checkout/livraison?adresse=modifier&chercher=canari`);
      for (const effect of ['contract', 'fail', 'reset', 'limited']) {
        await steer({ operation: 'searchAddress', effect });
        expect(await sends({ addressName: '', purpose: 'once' }), `is not checked: ${effect}`).toBe(302);
        await request.get(`${shop.url}/ecom/adresse/rues?q=7 rue Canari&code=33987&pays=FR`);
        await request.get(`${shop.url}/ecom/adresse/communes?code=33987&pays=FR`);
      }
      await expect.poll(() => shop.output()).toContain('/ecom/adresse/communes');
      for (const operation of ['createDeliveryAddress', 'addAccountAddress', 'searchAddress'])
        expect(shop.output()).toMatch(new RegExp(`"operation":"${operation}".*"backend fault"`));
      expect(shop.output()).not.toMatch(secrets);
    } finally {
      await shop.stop();
    }
  });
});
