import { expect, test } from 'vitest';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aForm, aRequest, argsOf, fails, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import { action, loader } from './selection.route.tsx';

const path = '/checkout/selection';
const away = new Fault('unavailable', 'carts');
const carts = (cart: ReturnType<typeof aCart> | null) => ({ carts: { current: async () => cart } });
const services = aCart({ lines: [aParcel('0.colis')] });
const choose = (cart: string, given: GivenRequest) => action(argsOf(aRequest(given), { path, form: aForm({ cart }) }));

test.each<[string, string, GivenRequest, string]>([
  ['the cart of this mode', 'part', { ports: carts(aCart()) }, '/checkout/livraison'],
  ['the cart of the other mode', 'pro', { otherPorts: carts(services) }, '/professionnel/checkout/paiement'],
  ['an unknown cart', 'toString', { ports: carts(services) }, '/checkout/paiement'],
  ['a cart that was emptied', 'pro', { otherPorts: carts(null) }, '/professionnel/checkout/recapitulatif'],
])('%s goes on to its next step', async (_, chosen, given, to) => {
  expect(await ledTo(choose(chosen, given))).toBe(to);
});

test('a cart that cannot be loaded has its own error message', async () => {
  const broken = { ports: { carts: { current: fails(away) } }, otherPorts: carts(null) };
  await expect(choose('part', broken)).rejects.toMatchObject({ init: { status: 503 } });
  await expect(loader(argsOf(aRequest(broken), { path }))).rejects.toMatchObject({ init: { status: 503 } });
});

test.each<[string, GivenRequest, string]>([
  ['no cart', { ports: carts(null), otherPorts: carts(aCart()) }, '/checkout/recapitulatif'],
  ['this cart alone', { ports: carts(services), otherPorts: carts(null) }, '/checkout/paiement'],
  [
    'another that cannot be read',
    { ports: carts(aCart()), otherPorts: { carts: { current: fails(away) } } },
    '/checkout/livraison',
  ],
])('with %s there is nothing to choose', async (_, given, to) => {
  expect(await ledTo(loader(argsOf(aRequest(given), { path })))).toBe(to);
});

test('two carts stand side by side', async () => {
  for (const mode of ['part', 'pro'] as const) {
    const session = mode === 'part' ? noSession : undefined;
    const given = { mode, ...(session ? { session } : {}), ports: carts(aCart()), otherPorts: carts(services) };
    const { view } = await loader(argsOf(aRequest(given), { path }));
    expect(view.carts.map((card) => [card.mode, card.selected])).toEqual([
      ['part', mode === 'part'],
      ['pro', mode === 'pro'],
    ]);
  }
});
