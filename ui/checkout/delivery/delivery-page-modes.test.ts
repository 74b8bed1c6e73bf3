import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aLine, aParcel } from '#domain/cart/examples.ts';
import type { DeliveryGroup } from '#domain/checkout/deliveries.ts';
import { aGroup } from '#domain/checkout/examples.ts';
import { aPickupPoint } from '#domain/pickup/examples.ts';
import { aDeliveredCart } from '#ui/checkout/checkout-ports.examples.ts';
import { fails, ledTo } from '#ui/request/request.examples.ts';
import { shouldRevalidate } from './delivery.route.tsx';
import { away, post, show, shownOf, step, t } from './delivery-page.examples.ts';

describe('how a seller’s parcel goes', () => {
  const mode = (fields: Record<string, string>) => ({ intent: 'mode', ...fields });
  const ofSeller = (over: Partial<DeliveryGroup> = {}) => aGroup({ sellerId: '2011', leadTime: 3, ...over });

  test.each([
    ['the shop’s own', aGroup(), '', { sellerId: null, code: 'lettre-suivie', leadTime: 1, shippingTypes: [] }],
    ['a seller’s', ofSeller(), '2011', { sellerId: '2011', code: 'lettre-suivie', leadTime: 3, shippingTypes: [] }],
  ])('%s is kept by the cart at once', async (_, group, sellerId, expected) => {
    const chosen: unknown[] = [];
    const deliveries = { groups: async () => [group], choose: async (one: unknown) => void chosen.push(one) };
    expect(await ledTo(post(mode({ sellerId, mode: 'lettre-suivie' }), { ports: { deliveries } }))).toBe(step);
    expect(chosen).toEqual([expected]);
  });

  test('a mode that could not be chosen has its message at its seller’s modes, not at the pickup points', async () => {
    const waiting = aGroup({ modes: aGroup().modes.map((one) => ({ ...one, pickup: true })) });
    const deliveries = { groups: async () => [waiting, ofSeller()], choose: fails(away) };
    const pickupPoints = { near: async () => ({ points: [], total: 0 }) };
    for (const [code, text] of [
      ['pigeon', t('checkout.modeGone')],
      ['lettre-suivie', t('error.deliveryModeUpdate')],
    ] as const) {
      const fields = mode({ sellerId: '', mode: code });
      const { view, notices } = await shownOf(fields, { ports: { deliveries, pickupPoints } });
      expect(view.groups.map((one) => one.notices)).toEqual([[{ tone: 'error', text }], []]);
      expect([view.groups[0]?.pickup?.notices, notices]).toEqual([[], []]);
    }
  });

  test('a mode that is gone is reported at its seller, a seller that is gone above the page', async () => {
    const removed = await shownOf(mode({ sellerId: '', mode: 'pigeon' }));
    expect(removed.status).toBe(422);
    expect(removed.view.groups[0]?.notices).toEqual([{ tone: 'error', text: t('checkout.modeGone') }]);
    expect(removed.notices).toEqual([]);
    const otherSeller = await shownOf(mode({ sellerId: '2011', mode: 'lettre-suivie' }));
    expect([otherSeller.status, otherSeller.notices]).toEqual([422, [t('checkout.modeGone')]]);
  });

  test('a mode that was not chosen is asked for at its seller', async () => {
    const waiting = aGroup({ selected: null });
    const ports = { deliveries: { groups: async () => [waiting, ofSeller()] } };
    const { status, view, notices } = await shownOf(mode({ sellerId: '' }), { ports });
    expect([status, notices]).toEqual([422, []]);
    expect(view.groups.map((one) => [one.error, one.notices])).toEqual([
      [t('checkout.fault.mode'), []],
      [undefined, []],
    ]);
  });

  test('a fault is said at the seller that it is about', async () => {
    const ports = { deliveries: { choose: fails(away) } };
    const { status, view, notices, failure } = await shownOf(mode({ sellerId: '', mode: 'lettre-suivie' }), { ports });
    expect([status, notices, failure]).toEqual([503, [], 'delivery-mode-update']);
    expect(view.groups[0]?.notices).toEqual([{ tone: 'error', text: t('error.deliveryModeUpdate') }]);
  });
});

describe('the point where a parcel waits', () => {
  const pickup = { ...aGroup().modes[0]!, code: 'relais', name: 'En point de retrait', pickup: true };
  const group = aGroup({ modes: [...aGroup().modes, pickup], selected: 'relais' });
  const pickupPoints = { near: async () => ({ points: [aPickupPoint()], total: 1 }) };
  const point = { intent: 'point', sellerId: '', point: 'FR:lyon-1' };
  const world = (answer: 'chosen' | 'not-taking' | 'unknown', over: Partial<DeliveryGroup> = {}) => {
    const calls: unknown[] = [];
    const deliveries = {
      groups: async () => [{ ...group, ...over }],
      choosePoint: async (one: unknown) => (calls.push(one), answer),
    };
    return { calls, ports: { deliveries, pickupPoints } };
  };

  test('a pickup point is chosen with its mode, even before that mode was chosen', async () => {
    for (const selected of ['relais', 'lettre-suivie', null]) {
      const { calls, ports } = world('chosen', { selected });
      expect(await ledTo(post(point, { ports }))).toMatch(/^\/checkout\/livraison#retrait-/);
      expect(calls).toEqual([
        { sellerId: null, code: 'relais', leadTime: 1, shippingTypes: [], point: { id: 'lyon-1', country: 'FR' } },
      ]);
    }
  });

  test('a pickup point of several modes goes with the chosen one', async () => {
    const lockers = { ...pickup, code: 'consigne' };
    const { calls, ports } = world('chosen', { modes: [pickup, lockers], selected: 'consigne' });
    await ledTo(post(point, { ports }));
    expect(calls).toMatchObject([{ code: 'consigne' }]);
  });

  test.each([
    ['not-taking', t('pickup.notTaking')],
    ['unknown', t('pickup.unknown')],
  ] as const)('a pickup point that is %s has its message at the points', async (answer, text) => {
    const { status, view } = await shownOf(point, world(answer));
    expect(status).toBe(422);
    expect(JSON.stringify(view.groups[0]?.pickup)).toContain(text);
    expect(view.groups[0]?.notices).toEqual([]);
  });

  test('a seller that has no points, or is gone, says so', async () => {
    const none = await shownOf(point);
    expect(none.view.groups[0]?.notices).toEqual([{ tone: 'error', text: t('pickup.unknown') }]);
    const removed = await shownOf({ ...point, sellerId: '2011', point: '' }, world('chosen'));
    expect([removed.status, removed.notices]).toEqual([422, [t('pickup.unknown')]]);
  });

  test('a fault is said with the points', async () => {
    const { ports } = world('chosen');
    const broken = { ...ports, deliveries: { ...ports.deliveries, choosePoint: fails(away) } };
    const { status, view, failure } = await shownOf(point, { ports: broken });
    expect([status, failure]).toEqual([503, 'pickup-point-update']);
    expect(JSON.stringify(view.groups[0]?.pickup)).toContain(t('error.pickupPointUpdate'));
  });

  test('points are looked for near the parcel, or where the address says', async () => {
    const asked: unknown[] = [];
    const near = { near: async (one: unknown) => (asked.push(one), { points: [], total: 0 }) };
    const { ports } = world('chosen');
    await show({ ports: { ...ports, pickupPoints: near } });
    const { view } = await show({ ports });
    const [first] = view.groups;
    const seller = first?.anchor.replace('envoi-', '') ?? '';
    await show({
      ports: { ...ports, pickupPoints: near },
      query: `?retrait=${seller}&rue=Lilas&cp=F-69 002&ville=Lyon&nombre=999`,
    });
    expect(asked).toMatchObject([
      { postalCode: '33380', city: 'Mios', country: 'FR' },
      { address: 'Lilas', postalCode: '69002', city: 'Lyon', country: 'FR' },
    ]);
    await show({ ports: { ...ports, pickupPoints: near }, query: `?retrait=${seller}&nombre=plusieurs` });
    expect(asked).toHaveLength(3);
    const wrong = await show({ ports, query: `?retrait=${seller}&cp=1` });
    expect(JSON.stringify(wrong.view.groups)).toContain(t('pickup.postalCodeFault'));
  });

  test.each([
    ['', 6],
    ['&nombre=16', 16],
  ])('the pickup points are loaded in the number of the address: « %s » %i', async (more, count) => {
    const asked: unknown[] = [];
    const near = async (one: unknown) => (asked.push(one), { points: [], total: 0 });
    await show({ ports: { ...world('chosen').ports, pickupPoints: { near } }, query: `?retrait=boutique${more}` });
    expect(asked).toMatchObject([{ count }]);
  });

  test('points for a parcel abroad are looked for in its country', async () => {
    const asked: unknown[] = [];
    const near = async (one: unknown) => (asked.push(one), { points: [], total: 0 });
    const { ports } = world('chosen', { pickupPoint: null });
    const deliveryAddress = anAddress({ country: 'BE', codePostal: '1000', city: 'Bruxelles' });
    const carts = { current: async () => aDeliveredCart({ deliveryAddress }) };
    await show({ ports: { ...ports, carts, pickupPoints: { near } } });
    await show({ ports: { ...ports, carts, pickupPoints: { near } }, query: '?retrait=boutique&cp=4000&ville=Liège' });
    expect(asked).toMatchObject([
      { postalCode: '1000', city: 'Bruxelles', country: 'BE' },
      { postalCode: '4000', city: 'Liège', country: 'BE' },
    ]);
  });

  test('points that cannot be had are counted', async () => {
    const { ports } = world('chosen');
    const { failure } = await show({ ports: { ...ports, pickupPoints: { near: fails(away) } } });
    expect(failure).toMatchObject({ details: 'pickup-points-fetch' });
  });

  test('points are searched for one seller at a time: the others show their point, or say that theirs is asked later', async () => {
    const chosen = { ...group, sellerId: 'A', pickupPoint: aPickupPoint() };
    const groups = [chosen, { ...group, sellerId: 'B' }, { ...group, sellerId: 'C' }];
    const ports = { deliveries: { groups: async () => groups }, pickupPoints };
    const { view } = await show({ ports });
    expect(view.groups.map(({ pickup: one }) => Object.keys(one ?? {}).toSorted())).toHaveLength(3);
    const searched = await show({ ports: { ...ports, pickupPoints: { near: fails(away) } } });
    expect(
      searched.view.groups.map((one) => JSON.stringify(one.pickup).includes(t('error.pickupPointsFetch'))),
    ).toEqual([false, true, false]);
  });
});

describe('a seller who does not deliver there', () => {
  const lines = [
    aLine(),
    aLine({ id: '1.x', code: 'x', seller: { id: '2011', name: 'Papeterie' } }),
    aParcel('2.colis'),
  ];
  const cart = aDeliveredCart({ lines });
  const removeSeller = { intent: 'remove-seller', sellerId: '2011' };

  test('the articles of a seller who does not deliver there are removed, and can be restored', async () => {
    const removed: unknown[] = [];
    const carts = {
      current: async () => cart,
      remove: async (ids: readonly string[]) => (removed.push(ids), { cart, removed: [lines[1]!] }),
    };
    const { status, view } = await shownOf(removeSeller, { ports: { carts } });
    expect([status, removed]).toEqual([200, [['1.x']]]);
    expect(view.undo).toMatchObject({ text: t('checkout.itemsRemoved'), hidden: { intent: 'restore-articles' } });
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
    expect(await ledTo(post(view.undo?.hidden ?? {}, { ports: { carts: { add } } }))).toBe(step);
    expect(added).toMatchObject([{ code: 'x', quantity: 2 }]);
  });

  test('the page that offers to put articles back is not loaded again, since it might lead on', () => {
    const isLoaded = (actionResult: unknown, defaultShouldRevalidate = true) =>
      shouldRevalidate({ actionResult, defaultShouldRevalidate } as ShouldRevalidateFunctionArgs);
    expect(isLoaded({ view: { undo: { text: '', hidden: {} } } })).toBe(false);
    expect([undefined, { view: null }, { view: {} }].map((one) => isLoaded(one))).toEqual([true, true, true]);
    expect(isLoaded({ view: {} }, false)).toBe(false);
  });

  test('the shop’s articles are taken away, and neither a seller’s nor services', async () => {
    const removed: unknown[] = [];
    const remove = async (ids: readonly string[]) => (removed.push(ids), { cart, removed: [lines[0]!] });
    await shownOf({ ...removeSeller, sellerId: '' }, { ports: { carts: { current: async () => cart, remove } } });
    expect(removed).toEqual([[lines[0]!.id]]);
  });

  test.each([
    ['it has none in the cart', { current: async () => aDeliveredCart() }],
    ['there is no cart', { current: async () => null }],
    ['another tab was faster', { current: async () => cart, remove: async () => ({ cart, removed: [] }) }],
  ])('nothing is to be said when %s', async (_, carts) => {
    expect(await ledTo(post(removeSeller, { ports: { carts } }))).toBe(step);
  });

  test.each([
    ['nothing', aDeliveredCart({ lines: [] }), undefined],
    ['services alone', aDeliveredCart({ lines: [aParcel('0')] }), '/checkout/paiement'],
  ])('the removed articles can be restored also when %s is left', async (_what, left, next) => {
    const lines = [aLine({ seller: { id: 'canal', name: 'Papeterie du Canal' } })];
    let cart = aDeliveredCart({ lines });
    const carts = {
      current: async () => cart,
      remove: async () => {
        cart = left;
        return { cart, removed: lines };
      },
    };
    const { status, view } = await shownOf({ intent: 'remove-seller', sellerId: 'canal' }, { ports: { carts } });
    expect(status).toBe(200);
    expect(view.undo?.hidden).toMatchObject({ intent: 'restore-articles' });
    expect(view.required?.text).toBe(t('checkout.nothingToDeliver'));
    expect(view.next?.href).toBe(next);
  });

  test('the articles of a seller stay when the removal fails', async () => {
    const carts = { current: async () => cart, remove: fails(away) };
    const { status, notices, failure } = await shownOf(removeSeller, { ports: { carts } });
    expect([status, notices, failure]).toEqual([503, [t('error.removeItem')], 'remove-item']);
  });

  test('an article that cannot return to the cart has a message, and so has a fault', async () => {
    const fields = { intent: 'restore-articles', articles: 'x  1 ' };
    const none = async () => ({ kind: 'none' as const, reason: 'out-of-stock' as const });
    const leftOut = await shownOf(fields, { ports: { carts: { add: none } } });
    expect([leftOut.status, leftOut.notices]).toEqual([200, [t('cart.notRestoredStock', { count: 1 })]]);
    const broken = await shownOf(fields, { ports: { carts: { add: fails(away) } } });
    expect([broken.status, broken.notices]).toEqual([503, [t('error.addToCart')]]);
  });
});
