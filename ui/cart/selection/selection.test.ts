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
])('a shopper with %s has no cart to choose', async (_, given, to) => {
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
    // Goods of this mode, services of the other: each card lists its own.
    const listed = Object.fromEntries(view.carts.map(({ mode: of, lines }) => [of, lines.join()]));
    const other = mode === 'part' ? 'pro' : 'part';
    expect([listed[mode], listed[other]]).toEqual([
      expect.stringContaining('Marianne'),
      expect.stringContaining('Colissimo'),
    ]);
  }
});

test('the choice of a cart is named, and for no search engine', async () => {
  const given = { ports: carts(aCart()), otherPorts: carts(services) };
  const { head, view } = await loader(argsOf(aRequest(given), { path }));
  expect(head).toEqual({ title: view.title, description: view.text, noIndex: true });
  expect(view.title).not.toBe('');
});

test('an account is told which cart is not for its mode; a visitor is told of none', async () => {
  const told = async (given: GivenRequest) => {
    const ports = { ports: carts(aCart()), otherPorts: carts(services) };
    const { view } = await loader(argsOf(aRequest({ ...ports, ...given }), { path }));
    return view.carts.map(({ profile }) => profile !== undefined);
  };
  expect(await told({})).toEqual([false, true]);
  expect(await told({ session: noSession })).toEqual([false, false]);
});

test.each([
  ['this mode', { ports: carts(aCart({ lines: [] })), otherPorts: carts(services) }, '/checkout/recapitulatif'],
  ['the other mode', { ports: carts(aCart()), otherPorts: carts(aCart({ lines: [] })) }, '/checkout/livraison'],
] as const)('a cart of %s without a line is none', async (_, given, to) => {
  expect(await ledTo(loader(argsOf(aRequest(given), { path })))).toBe(to);
});
