import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aCart } from '#domain/cart/examples.ts';
import { aDeliveredCart } from '#ui/checkout/checkout-ports.examples.ts';
import { fails, ledTo } from '#ui/request/request.examples.ts';
import { away, post, show, shownOf, siren, step, t } from './delivery-page.examples.ts';

describe('the number that the carrier rings', () => {
  const phone = (telephone: string) => ({ intent: 'phone', telephone });

  test('the carrier’s number is saved by the rule of the parcel’s country', async () => {
    const saved: unknown[] = [];
    const deliveries = { setPhone: async (one: unknown) => (saved.push(one), 'saved' as const) };
    expect(await ledTo(post(phone(' 06 98 76 54 32 '), { ports: { deliveries } }))).toBe(`${step}?note=telephone`);
    const cart = aDeliveredCart({ deliveryAddress: anAddress({ country: 'BE' }) });
    await ledTo(post(phone('0470123456'), { ports: { deliveries }, cart }));
    await ledTo(post(phone('0698765432'), { ports: { deliveries }, cart: aCart() }));
    await ledTo(post(phone('0698765432'), { ports: { deliveries }, cart: null }));
    expect(saved).toEqual([
      { number: '+33698765432', country: 'FR' },
      { number: '+32470123456', country: 'BE' },
      { number: '+33698765432', country: 'FR' },
      { number: '+33698765432', country: 'FR' },
    ]);
  });

  test('the carrier’s number is that of the address until another one is requested, by the rule of its country', async () => {
    const cart = aDeliveredCart({ deliveryAddress: anAddress({ country: 'BE', mobilePhone: '+32470123456' }) });
    const { phone: shown } = (await show({ cart })).view;
    expect([shown?.now?.text, shown?.form]).toEqual([
      t('checkout.phoneNow', { number: '+32\u00a0470\u00a012\u00a034\u00a056' }),
      undefined,
    ]);
    const { phone: asked } = (await show({ cart, query: '?telephone=modifier' })).view;
    expect(asked?.form).toEqual({
      value: '+32\u00a0470\u00a012\u00a034\u00a056',
      hint: t('address.mobilePhoneHintBe'),
    });
  });

  test.each([
    ['', t('address.requiredMobile')],
    ['  ', t('address.requiredMobile')],
    ['0123', t('address.mobileFr')],
    ['0698765432', t('address.mobileOther')],
  ])('« %s » is refused where it stands', async (typed, error) => {
    const deliveries = { setPhone: async () => 'refused' as const };
    const { status, view } = await shownOf(phone(typed), { ports: { deliveries } });
    expect(status).toBe(422);
    expect(view.phone?.form).toMatchObject({ value: typed.trim(), error });
  });

  test('the carrier’s number stays as typed when it cannot be saved', async () => {
    const { status, view, notices } = await shownOf(phone('0698765432'), {
      ports: { deliveries: { setPhone: fails(away) } },
    });
    expect([status, notices, view.phone?.form?.value]).toEqual([503, [t('error.phoneUpdate')], '0698765432']);
  });
});

describe('the number of a professional’s bill', () => {
  const at = `/professionnel${step}`;
  const number = (entreprise: string) => ({ intent: 'billing-number', entreprise });

  test('the company number is saved with the bill, or with the delivery address in its place', async () => {
    const billed: unknown[] = [];
    const deliveries = { billTo: async (to: unknown) => (billed.push(to), 'saved' as const) };
    const ports = { deliveries };
    expect(await ledTo(post(number('732 829 320'), { mode: 'pro', ports }))).toBe(
      `${at}?note=entreprise#numero-entreprise`,
    );
    expect(billed).toMatchObject([{ city: 'Mios', companyNumber: siren }]);
    expect(await ledTo(post(number(siren), { mode: 'pro', ports, cart: aCart() }))).toBe(`${at}#numero-entreprise`);
  });

  test.each([
    ['123', t('checkout.invoiceLength')],
    ['732829321', t('checkout.invoiceCheck')],
  ])('« %s » is refused where it stands', async (typed, error) => {
    const { status, view } = await shownOf(number(typed), { mode: 'pro' });
    expect(status).toBe(422);
    expect(view.billingNumber?.form?.error).toBe(error);
    expect(view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(typed);
  });

  test('the company number of an address that cannot be billed has a message above, and stays in its field', async () => {
    const ports = { deliveries: { billTo: async () => 'not-eligible' as const } };
    const { status, view, notices } = await shownOf(number(siren), { mode: 'pro', ports });
    expect([status, notices]).toEqual([422, [t('address.notBillable')]]);
    expect(view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(siren);
  });

  test('the company number stays as typed when it cannot be saved', async () => {
    const ports = { deliveries: { billTo: fails(away) } };
    const { status, view, notices } = await shownOf(number(siren), { mode: 'pro', ports });
    expect([status, notices]).toEqual([503, [t('error.addressUpdate')]]);
    expect(view.billingNumber?.form?.value.replace(/\s/g, '')).toBe(siren);
  });
});
