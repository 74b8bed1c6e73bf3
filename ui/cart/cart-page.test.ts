import { describe, expect, test } from 'vitest';
import type { CartChange, CheckedCart, Line } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import type { Order } from '#domain/orders/orders.ts';
import { Fault } from '#domain/shared/fault.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, type GivenRequest, ledTo, noSession } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { cartPage } from './cart-page.server.ts';

const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'carts');
const step = '/checkout/recapitulatif';
const cart = aCart();
const [line] = cart.lines;
const id = line!.id;
const less: CartChange = { line: line!, quantity: 2, kind: 'less-stock', unitBefore: null, limit: null };
const quantity = (value: string) => ({ [`quantite-${line!.quantity}-${id}`]: value });

const checked = (over: Partial<CheckedCart> = {}) => ({
  validate: async () => ({ cart, expired: false, changes: [], ...over }),
});
const portsOf = (over: GivenPorts = {}): GivenPorts => ({
  ...over,
  carts: { ...checked(), current: async () => cart, changeQuantities: async () => [], ...over.carts },
});
const other = (count: number): GivenPorts => ({ carts: { mini: async () => ({ count }) } });
const requestOf = ({ ports, ...given }: GivenRequest) =>
  aRequest({ otherPorts: other(0), ...given, ports: portsOf(ports) });
const urlOf = (query = '') => new URL(`https://boutique.example${step}${query}`);
const show = (given: GivenRequest & { query?: string } = {}) => cartPage.show(requestOf(given), urlOf(given.query));
const post = (fields: Record<string, string>, given: GivenRequest = {}) =>
  cartPage.post(requestOf(given), { url: urlOf(), form: aForm(fields) });

/** The status, and the page's messages about lines, the voucher and removed lines. */
async function shownOf(fields: Record<string, string>, given: GivenRequest = {}) {
  const { status, page } = await post(fields, given);
  const { view } = page;
  if (view === null) throw new Error('The page could not be made again.');
  const { answer, voucher, undo } = view;
  const notices = answer?.notices.map(({ text }) => text);
  return { status, lines: answer?.lineMessages, notices, voucher, undo, failure: page.failure?.details };
}

describe('a page that is older than another tab’s cart', () => {
  const newer = { current: async () => aCart({ lines: [{ ...line!, quantity: line!.quantity + 3 }] }) };
  const told = { [id]: t('cart.changedElsewhere', { quantity: line!.quantity + 3 }) };
  const unedited = quantity(String(line!.quantity));

  test('the page that asks is told at the line what its quantity is now', async () => {
    expect(await shownOf(unedited, { ports: { carts: newer } })).toMatchObject({ status: 200, lines: told });
  });

  test('nothing is ordered at a quantity that the page did not show', async () => {
    const { lines, notices } = await shownOf({ ...unedited, intent: 'order' }, { ports: { carts: newer } });
    expect([lines, notices]).toEqual([told, [t('cart.changed')]]);
  });

  test('a quantity that was edited on the page is told at the line what it is now', async () => {
    const changes: CartChange[] = [
      { line: line!, quantity: line!.quantity + 3, kind: 'changed-in-another-tab', unitBefore: null, limit: null },
    ];
    const carts = { ...newer, changeQuantities: async () => changes };
    expect(await shownOf(quantity('7'), { ports: { carts } })).toMatchObject({ status: 200, lines: told });
  });
});

describe('the page', () => {
  test('the cart page is an error without the cart', async () => {
    await expect(show({ ports: { carts: { validate: fails(away) } } })).rejects.toBe(away);
  });

  test('the cart page opens for a visitor, without the other cart’s count when that fails', async () => {
    const { view } = await show({ session: noSession, otherPorts: { carts: { mini: fails(away) } } });
    expect(view).toMatchObject({ next: t('cart.signIn'), notes: [t('cart.signInNote')] });
  });

  test('the cart page reports once that a cart has expired', async () => {
    const ports = { carts: checked({ cart: null, expired: true }) };
    const context = requestOf({ ports, cookies: { lpel_cart: 'guid-1' } });
    const first = await cartPage.show(context, urlOf());
    const later = requestOf({ ports, cookies: { lpel_cart: 'guid-1', lpel_cart_gone: 'guid-1' } });
    const second = await cartPage.show(later, urlOf());
    expect(first.view.notices).toEqual([{ tone: 'warning', text: t('cart.gone') }]);
    expect(second.view.notices).toEqual([]);
    expect(context.effects.cookies.get('lpel_cart_gone')).toEqual({ value: 'guid-1', seconds: 30 * 86_400 });
    expect((await show({ ports })).view.notices).toEqual([]);
  });

  test('the cart page names the articles that the account’s cart held before the sign-in', async () => {
    const { view } = await show({ cookies: { lpel_cart_joined: '1126001' } });
    expect(view.notices).toEqual([
      { tone: 'info', text: t('cart.joined', { names: 'Carnet de 12 timbres Marianne' }) },
    ]);
  });

  test('the cart page names the changes since the shopper’s last visit', async () => {
    const { view } = await show({ ports: { carts: checked({ changes: [less] }) } });
    expect(view.lineMessages).toEqual({ [id]: t('cart.changedLess', { quantity: 2 }) });
    expect(view.notices).toEqual([{ tone: 'warning', text: t('cart.changed') }]);
    expect(view.answer).toBeUndefined();
  });
});

describe('the form of the lines', () => {
  test('a cart form without a message leads to the page, without a step in the history', async () => {
    expect(await replacedBy(post(quantity('1')))).toBe(step);
  });

  test('a changed quantity is saved, and a reduced one has a message at its line', async () => {
    const wanted: unknown[] = [];
    const changeQuantities = async (one: unknown) => (wanted.push(one), [less]);
    const { status, lines } = await shownOf(quantity('5'), { ports: { carts: { changeQuantities } } });
    expect([status, wanted]).toEqual([200, [[{ id, quantity: 5, displayedQuantity: line!.quantity }]]]);
    expect(lines).toEqual({ [id]: t('cart.changedLess', { quantity: 2 }) });
  });

  test('an invalid quantity has a message at its line', async () => {
    expect(await shownOf(quantity('zéro'))).toMatchObject({
      status: 200,
      lines: { [id]: t('cart.quantityWrong', { quantity: line!.quantity }) },
    });
  });

  test.each([
    ['where it is', {}, []],
    ['above as well for whoever orders', { intent: 'order' }, [t('error.quantityChange')]],
  ])('a quantity that could not be saved is reported %s', async (_, intent, notices) => {
    const carts = { changeQuantities: fails(away) };
    expect(await shownOf({ ...quantity('5'), ...intent }, { ports: { carts } })).toMatchObject({
      status: 503,
      lines: { [id]: t('error.quantityChange') },
      notices,
      failure: 'cart-validation',
    });
  });
});

describe('a line that is removed', () => {
  const remove = (ids = id) => ({ remove: ids });

  test('a removed line can be restored', async () => {
    const asked: unknown[] = [];
    const carts = { remove: async (ids: unknown) => (asked.push(ids), { cart, removed: cart.lines }) };
    const { status, undo } = await shownOf(remove(`${id},1.x`), { ports: { carts } });
    expect([status, asked]).toEqual([200, [[id, '1.x']]]);
    expect(undo).toMatchObject({ text: t('cart.removed', { title: line!.title }), hidden: { intent: 'restore' } });
    const added: unknown[] = [];
    const add = async (one: { quantity: number }) => {
      added.push(one);
      return {
        kind: 'added' as const,
        quantity: one.quantity,
        limit: null,
        lineQuantity: one.quantity,
        cart,
        line: null,
      };
    };
    expect(await ledTo(post(undo?.hidden ?? {}, { ports: { carts: { add } } }))).toBe(step);
    expect(added).toMatchObject([{ code: '1126001', quantity: 2 }]);
  });

  test('several shipping labels are named as the one line that shows them', async () => {
    const removed = [aParcel('0.a'), aParcel('1.b')];
    const { undo } = await shownOf(remove('0.a,1.b'), {
      ports: { carts: { remove: async () => ({ cart, removed }) } },
    });
    expect(undo?.text).toBe(t('cart.removed', { title: t('cart.parcels') }));
  });

  test('a removed service without its configuration cannot be restored', async () => {
    const bare = aParcel('0.a', { configurationId: null, isBare: true });
    const removedOf = (removed: Line[]) =>
      shownOf(remove('0.a'), { ports: { carts: { remove: async () => ({ cart, removed }) } } });
    const text = t('cart.removed', { title: bare.title });
    expect(await removedOf([bare])).toMatchObject({ status: 200, notices: [text], undo: undefined });
    const { undo } = await removedOf([bare, line!]);
    expect(undo?.hidden).toMatchObject({ articles: expect.stringMatching(/^1126001 [^,]*$/) });
  });

  test('removed by another tab has no message, but typed quantities of other lines have', async () => {
    const carts = { remove: async () => ({ cart, removed: [] }) };
    expect(await ledTo(post(remove(), { ports: { carts } }))).toBe(step);
    const typed = await shownOf({ ...remove(), ...quantity('zéro') }, { ports: { carts } });
    expect(typed).toMatchObject({
      status: 200,
      lines: { [id]: t('cart.quantityWrong', { quantity: line!.quantity }) },
      undo: undefined,
    });
  });

  test('a line stays when its removal fails, and typed quantities of other lines are saved', async () => {
    const carts = { remove: fails(away), changeQuantities: async () => [less] };
    expect(await shownOf({ ...remove(), ...quantity('5') }, { ports: { carts } })).toMatchObject({
      status: 503,
      lines: { [id]: t('cart.changedLess', { quantity: 2 }) },
      notices: [t('error.removeItem')],
      failure: 'remove-item',
    });
  });

  test('a line that could not be restored has a message, and so has a fault', async () => {
    const fields = { intent: 'restore', articles: '1126001  2 ' };
    const few = (limit: 'stock' | 'maximum') => ({
      carts: { add: async () => ({ kind: 'added' as const, quantity: 1, limit, lineQuantity: 1, cart, line: null }) },
    });
    expect(await shownOf(fields, { ports: few('stock') })).toMatchObject({
      status: 200,
      notices: [t('cart.notRestoredStock', { count: 1 })],
    });
    expect(await shownOf(fields, { ports: few('maximum') })).toMatchObject({
      notices: [t('cart.notRestored', { count: 1 })],
    });
    expect(await shownOf(fields, { ports: { carts: { add: fails(away) } } })).toMatchObject({
      status: 503,
      notices: [t('error.addToCart')],
    });
  });
});

describe('the button that orders', () => {
  const order = { intent: 'order' };
  const services = aCart({ lines: [aParcel('0.a')] });
  const old = aCart({ lines: [aLine(), aParcel('1.a', { configurationId: null, isBare: true })] });

  test.each([
    ['goods are delivered', cart, 0, '/checkout/livraison'],
    ['services are paid', services, 0, '/checkout/paiement'],
    ['two carts are chosen from', cart, 1, '/checkout/selection'],
  ])('%s next', async (_, of, count, to) => {
    const given = { ports: { carts: checked({ cart: of }) }, otherPorts: other(count) };
    expect(await ledTo(post(order, given))).toBe(to);
  });

  test.each([
    ['a change', { changes: [less] }, { [id]: t('cart.changedLess', { quantity: 2 }) }, [t('cart.changed')]],
    ['a cart that has expired', { cart: null, expired: true }, {}, [t('cart.gone')]],
    ['an empty cart', { cart: aCart({ lines: [] }) }, {}, []],
    ['a service that was never composed', { cart: old }, {}, [t('cart.bareCart')]],
  ])('%s keeps the shopper there', async (_, over, lines, notices) => {
    expect(await shownOf(order, { ports: { carts: checked(over) } })).toMatchObject({ status: 200, lines, notices });
  });

  test('an invalid field keeps the shopper on the page, with a message above', async () => {
    const answered = await shownOf({ ...order, ...quantity('zéro') });
    expect(answered).toMatchObject({
      status: 200,
      lines: { [id]: t('cart.quantityWrong', { quantity: line!.quantity }) },
      notices: [t('cart.changed')],
    });
  });

  test('a cart that cannot be checked once is said, and the page stands', async () => {
    let times = 0;
    const validate = async () => {
      times += 1;
      if (times === 1) throw away;
      return { cart, expired: false, changes: [] };
    };
    expect(await shownOf(order, { ports: { carts: { validate } } })).toMatchObject({
      status: 503,
      notices: [t('error.cartValidation')],
      failure: 'cart-validation',
    });
  });

  test('a cart that cannot be checked at all leaves the page as it is', async () => {
    const context = requestOf({ ports: { carts: { validate: fails(away) } } });
    const { status, page } = await cartPage.post(context, { url: urlOf(), form: aForm(order) });
    expect([status, page.view, page.failure?.details]).toEqual([503, null, 'cart-validation']);
    expect(page.notices).toEqual([{ tone: 'error', text: t('error.cartValidation') }]);
  });
});

describe('a voucher', () => {
  const voucher = (code: string) => ({ intent: 'voucher', code });

  test('an applied voucher is shown on the page', async () => {
    const applied: string[] = [];
    const applyVoucher = async (code: string) => (applied.push(code), cart);
    expect(await ledTo(post(voucher(' BIENVENUE10 '), { ports: { carts: { applyVoucher } } }))).toBe(step);
    expect(applied).toEqual(['BIENVENUE10']);
  });

  test.each([
    ['expired', t('cart.voucherExpired')],
    ['not-applicable', t('cart.voucherNotApplicable')],
    ['already-applied', t('cart.voucherAlreadyApplied')],
    ['invalid', t('cart.voucherInvalid')],
  ] as const)('a voucher that is %s is refused at its field', async (refusal, error) => {
    const carts = { applyVoucher: async () => refusal };
    const answered = await shownOf(voucher('NOEL'), { ports: { carts } });
    expect(answered).toMatchObject({ status: 422, voucher: { typed: 'NOEL', error }, notices: [] });
  });

  test('an empty voucher is refused without a call', async () => {
    const answered = await shownOf(voucher('  '));
    expect(answered).toMatchObject({ status: 422, voucher: { typed: '', error: t('cart.voucherRequired') } });
  });

  test('a voucher stays in its field when the check fails', async () => {
    const answered = await shownOf(voucher('NOEL'), { ports: { carts: { applyVoucher: fails(away) } } });
    expect(answered).toMatchObject({ status: 503, voucher: { typed: 'NOEL', error: t('error.voucher') }, notices: [] });
  });

  test('a voucher is removed, or stays when the removal fails', async () => {
    const removed: string[] = [];
    const fields = { intent: 'remove-voucher', code: 'NOEL' };
    const removeVoucher = async (code: string) => (removed.push(code), cart);
    expect(await ledTo(post(fields, { ports: { carts: { removeVoucher } } }))).toBe(step);
    expect(removed).toEqual(['NOEL']);
    const failed = await shownOf(fields, { ports: { carts: { removeVoucher: fails(away) } } });
    expect(failed).toMatchObject({ status: 503, notices: [t('error.voucher')], failure: 'voucher' });
  });
});

describe('« Racheter »', () => {
  const reorder = (order: string) => ({ intent: 'reorder', order });

  test('a reorder has its result in the address of the redirect', async () => {
    const shortfalls = [{ code: 'x', reason: 'no-stock' as const, added: 0 }];
    const orders = { reorder: async () => ({ added: 2, shortfalls }) };
    expect(await ledTo(post(reorder('CMD-1'), { ports: { orders } }))).toBe(
      `${step}?rachat=CMD-1&ajoutes=2&manque=x.no-stock.0`,
    );
    const unknown = { orders: { reorder: async () => 'unknown' as const } };
    expect(await ledTo(post(reorder('CMD-1'), { ports: unknown }))).toBe(`${step}?rachat=CMD-1&ajoutes=inconnue`);
  });

  test('an invalid order code adds nothing', async () => {
    for (const code of ['', '../autre']) expect(await ledTo(post(reorder(code)))).toBe(step);
  });

  test('a visitor signs in first', async () => {
    const to = new URL(await ledTo(post(reorder('CMD-1'), { session: noSession })), urlOf());
    expect(to.searchParams.get('redirect')).toBe(step);
    expect(to.searchParams.get('profile')).toBe('part');
  });

  test('a fault is said above', async () => {
    const answered = await shownOf(reorder('CMD-1'), { ports: { orders: { reorder: fails(away) } } });
    expect(answered).toMatchObject({ status: 503, notices: [t('error.reorder')], failure: 'reorder' });
  });

  const order = { lines: [aLine({ code: 'x', title: 'Carnet' })] } as Partial<Order> as Order;
  const query = '?rachat=CMD-1&ajoutes=0&manque=x.no-stock.0';

  test.each<[string, GivenRequest, string]>([
    ['by the titles of the order', { ports: { orders: { ofCode: async () => order } } }, 'Carnet'],
    ['by codes where the order is not known', { ports: { orders: { ofCode: async () => 'unknown' } } }, 'x'],
    ['by codes where the order is away', { ports: { orders: { ofCode: fails(away) } } }, 'x'],
    ['by codes to a visitor', { session: noSession }, 'x'],
  ])('articles that were left out are named %s', async (_, given, title) => {
    const { view } = await show({ ...given, query });
    const text = t('cart.reorderNoStock', { title });
    expect(view.notices).toEqual([{ tone: 'warning', title: t('cart.reorderNothing', { code: 'CMD-1' }), text }]);
  });

  test('an order that was not found is said without asking for it again', async () => {
    const { view } = await show({ query: '?rachat=CMD-1&ajoutes=inconnue' });
    expect(view.notices).toEqual([{ tone: 'error', text: t('cart.reorderUnknown', { code: 'CMD-1' }) }]);
  });
});

test('an article of a card that was not added without scripts has its reason here', async () => {
  const { view } = await show({ query: '?refus=maximum' });
  expect(view.notices).toEqual([{ tone: 'error', text: t('catalog.refusedMaximum') }]);
  expect((await show({ query: '?refus=<b>' })).view.notices).toEqual([]);
});

test('an empty cart shows the departments of the shop', async () => {
  const categories = async () => [{ code: 'timbres', name: 'Timbres', children: [] }];
  const shownWith = async (over: Partial<CheckedCart>) => {
    const request = { ...requestOf({ ports: { carts: checked(over) } }), categories };
    const { view } = await cartPage.show(request, urlOf());
    return view.empty?.departments?.links;
  };
  expect(await shownWith({ cart: null })).toEqual([{ label: 'Timbres', href: '/boutique/u/timbres', picture: '' }]);
  expect(await shownWith({}), 'a full one').toBeUndefined();
});
