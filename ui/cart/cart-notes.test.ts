import { expect, test } from 'vitest';
import type { Cart, Line } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import { aForm, aRequest, type GivenRequest, noSession } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { cartPage } from './cart-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const url = new URL('https://boutique.example/checkout/recapitulatif');
const desk = {} as NonNullable<GivenRequest['agentSignIns']>;

const requestOf = (cart: Cart, given: GivenRequest = {}) =>
  aRequest({
    otherPorts: { carts: { mini: async () => ({ count: 0 }) } },
    ...given,
    ports: {
      carts: {
        current: async () => cart,
        validate: async () => ({ cart, expired: false, changes: [] }),
        changeQuantities: async () => [],
      },
    },
  });

test.each([
  ['a visitor, whom an agent may ask for it', { session: noSession, agentSignIns: desk }, true],
  ['a visitor of a shop without agents', { session: noSession }, false],
  ['a signed-in shopper, whom an agent finds by the account', { agentSignIns: desk }, false],
] as const)('the number of the cart is shown to %s: %s', async (_, given, isShown) => {
  const { view } = await cartPage.show(requestOf(aCart({ code: '00012345' }), given), url);
  expect(view.notes.includes(t('assisted-service.cartNumberShown', { number: '00012345' }))).toBe(isShown);
});

test('an ordered cart with a service of an outdated composition says what to do; one that is bare likewise', async () => {
  const order = async (line: Partial<Line>) => {
    const cart = aCart({ lines: [aParcel('0.colis', line)] });
    const { page } = await cartPage.post(requestOf(cart), { url, form: aForm({ intent: 'order' }) });
    return page.view?.answer?.notices;
  };
  expect(await order({ outdated: ['price'] })).toEqual([{ tone: 'warning', text: t('cart.outdatedCart') }]);
  expect(await order({ isBare: true })).toEqual([{ tone: 'warning', text: t('cart.bareCart') }]);
});

test('the sum that a changed quantity leads to is said with its name', async () => {
  const { view } = await cartPage.show(requestOf(aCart()), url);
  const whole = view.totals.find(({ strong }) => strong);
  expect(view.updated).toContain(String(whole?.value));
  expect(view.updated).toContain(String(whole?.label));
  expect(view.hasQuantities).toBe(true);
});

test('an empty cart has no sum, no voucher, no note and no quantity to save', async () => {
  const { view } = await cartPage.show(requestOf(aCart({ lines: [] })), url);
  expect(view).toMatchObject({
    groups: [],
    hasQuantities: false,
    voucher: { applied: [] },
    totals: [],
    updated: '',
    notes: [],
  });
});

test('quantities are saved for all where one line of several can be changed', async () => {
  const lines = [aParcel('0.colis'), aLine({ id: '1.a', seller: { id: 'canal', name: null } })];
  const { view } = await cartPage.show(requestOf(aCart({ lines })), url);
  expect(view.hasQuantities).toBe(true);
});

test('the removal of one of several parcels names its distinguishing detail', async () => {
  const lines = [aParcel('0.a'), aParcel('1.b', { isBare: true })];
  const { view } = await cartPage.show(requestOf(aCart({ lines })), url);
  const each = view.groups[0]?.lines[0]?.parcels?.each ?? [];
  expect(each.map(({ removeLabel }) => removeLabel)).toEqual([
    t('cart.removeLine', { title: 'Colissimo 1 kg' }),
    t('cart.removeLine', { title: `Colissimo 1 kg, ${t('cart.barePart')}` }),
  ]);
});
