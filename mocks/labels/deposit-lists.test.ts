import { expect, onTestFinished, test, vi } from 'vitest';
import type { components } from '#contracts/generated/labels.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { buysConfigured } from '#tests/mocks/purchases.ts';
import { compositionIds } from '../cart/samples.ts';
import { moveOrder } from '../host/order-moves.ts';
import { fixedProducts } from '../records/known-products.ts';
import { PRO, SHOPPER } from '../records/shoppers.ts';
import { advanceClock, dayOf, hours, isPostalDay, timeOf } from '../shared/calendar/clock.ts';
import { beginDay } from '../shared/states.ts';
import { scanDepositList } from './deposit-lists.ts';

type Wire = components['schemas'];

const as = PRO;
const lists = '/users/current/deposit-lists';

/** A list of the label of a parcel that was bought, and of three of the order book. */
async function aList() {
  const backend = newBackend();
  const configurationId = compositionIds.labelToLyon;
  const orderCode = await buysConfigured(backend, { code: fixedProducts.shippingLabel, configurationId });
  advanceClock(backend.world, hours(1));
  const { body: free } = await backend.call<Wire['DepositableLabels']>('GET', '/users/current/depositable-labels', {
    as,
  });
  const chosen = ['CMD-26-PRO-COLIS-TROIS', orderCode];
  const trackingIds = free.labels.filter((label) => chosen.includes(label.orderCode)).map((label) => label.trackingId);
  const body = { depositDate: free.depositDates[0], trackingIds };
  const { body: made } = await backend.call<Wire['DepositList']>('POST', lists, { as, body });
  const read = async () => (await backend.call<Wire['DepositList']>('GET', `${lists}/${made.number}`, { as })).body;
  const refundable = async (order: string) => {
    const path = `/users/current/orders/${order}/refundable-parcels?isSmt=true`;
    return (await backend.call<Wire['RefundableParcelList']>('GET', path, { as })).body.parcels;
  };
  return { backend, orderCode, made, read, refundable };
}

test('a label that expires leaves its list, and the counter accepts the others', async () => {
  const { backend, orderCode, made, read, refundable } = await aList();
  expect(made.labels).toHaveLength(4);
  const bought = made.labels.find((label) => label.orderCode === orderCode)?.trackingId;
  advanceClock(backend.world, hours(24 * 8));
  expect(await read()).toMatchObject({
    status: 'OPEN',
    labels: [{}, {}, {}],
    removedLabels: [{ trackingId: bought, status: 'LABEL_EXPIRED' }],
  });
  const scan = await scanDepositList(backend.world, made.number);
  expect(scan).toMatchObject({ kind: 'accepted', trackingIds: [{}, {}, {}].map(() => expect.any(String)) });
  expect(await refundable(orderCode)).toMatchObject([{ refundable: true }]);
  const others = await refundable('CMD-26-PRO-COLIS-TROIS');
  expect(others.map(({ refundable: mayRefund, reason }) => [mayRefund, reason])).toEqual(
    others.map(() => [false, 'SCANNED']),
  );
});

test('a list that all labels have left is over: nobody scans, cancels or prints it', async () => {
  const { backend, orderCode, made, read } = await aList();
  for (const { trackingId, orderCode: order } of made.labels)
    await moveOrder({
      world: backend.world.name,
      order,
      part: trackingId,
      status: order === orderCode ? 'REFUNDED' : 'CANCELLED',
    });
  expect(await read()).toMatchObject({ status: 'OVER', labels: [], totalWeight: 0 });
  expect(await scanDepositList(backend.world, made.number)).toMatchObject({ kind: 'over' });
  const cancelled = await backend.call('PATCH', `${lists}/${made.number}`, { as, body: { status: 'CANCELLED' } });
  expect([cancelled.status, cancelled.reason]).toEqual([409, 'notCancellable']);
  expect((await backend.call('GET', `${lists}/${made.number}/file`, { as })).status).toBe(400);
});

test('a list is cancelled, once or again, and gives its labels back; one that was scanned is not', async () => {
  const { backend, made, read } = await aList();
  const cancel = (number: string) => backend.call('PATCH', `${lists}/${number}`, { as, body: { status: 'CANCELLED' } });
  expect([(await cancel(made.number)).status, (await cancel(made.number)).status]).toEqual([200, 200]);
  expect(await read()).toMatchObject({ status: 'CANCELLED' });
  const body = { depositDate: made.depositDate, trackingIds: made.labels.map(({ trackingId }) => trackingId) };
  const { body: second } = await backend.call<Wire['DepositList']>('POST', lists, { as, body });
  expect((await scanDepositList(backend.world, second.number)).kind).toBe('accepted');
  const refused = await cancel(second.number);
  expect([refused.status, refused.reason]).toEqual([409, 'notCancellable']);
});

test('a label is put on a list for its last day and for no later one, and a list that is asked for again is the same', async () => {
  const { world, call } = newBackend();
  beginDay(world, { today: '2026-11-23' });
  const { body: free } = await call<Wire['DepositableLabels']>('GET', '/users/current/depositable-labels', { as });
  const label = free.labels.find(({ orderCode }) => orderCode === 'CMD-26-PRO-COLIS-A-EXPEDIER');
  expect(label?.validUntil).toBe('2026-11-27');
  const makes = (date: string) =>
    call<Wire['DepositList']>('POST', lists, { as, body: { depositDate: date, trackingIds: [label?.trackingId] } });
  const late = await makes('2026-11-28');
  expect([late.status, late.reason]).toEqual([400, 'notTakenThen']);
  const made = await makes('2026-11-27');
  expect([made.status, (await makes('2026-11-27')).body.number]).toEqual([201, made.body.number]);
});

test('a day on which no label is taken any more is not offered', async () => {
  const { world, call } = newBackend();
  beginDay(world, { today: '2026-11-23' });
  const free = async () =>
    (await call<Wire['DepositableLabels']>('GET', '/users/current/depositable-labels', { as: SHOPPER })).body;
  const undated = (await free()).labels.filter(({ validUntil }) => !validUntil).map(({ trackingId }) => trackingId);
  await call('POST', lists, { as: SHOPPER, body: { depositDate: '2026-11-23', trackingIds: undated } });
  const { labels, depositDates } = await free();
  expect(labels.map(({ validUntil }) => validUntil)).toEqual(labels.map(() => '2026-11-27'));
  expect(depositDates.at(-1)).toBe('2026-11-27');
});

test('the weight of a list is said where that of each of its labels is known', async () => {
  const { backend, orderCode, made } = await aList();
  expect(made).not.toHaveProperty('totalWeight');
  await backend.call('PATCH', `${lists}/${made.number}`, { as, body: { status: 'CANCELLED' } });
  const weighed = made.labels.filter((label) => label.orderCode === orderCode);
  const body = { depositDate: made.depositDate, trackingIds: weighed.map(({ trackingId }) => trackingId) };
  const { totalWeight } = (await backend.call<Wire['DepositList']>('POST', lists, { as, body })).body;
  expect([weighed.length, totalWeight]).toEqual([1, weighed[0]?.weight]);
});

test('a label that is printed at the counter has a code of its own, and is on no list', async () => {
  const { call } = newBackend();
  const { body } = await call<Wire['DepositableLabels']>('GET', '/users/current/depositable-labels', { as });
  const awaited = (
    await call<Wire['LabelList']>('GET', '/users/current/orders/CMD-26-PRO-COLIS-SANS-IMPRIMANTE/labels', { as })
  ).body.labels;
  expect(awaited.map(({ status }) => status)).toContain('AWAITING_DROP_OFF');
  const free = body.labels.map(({ trackingId }) => trackingId);
  expect(awaited.filter(({ trackingId }) => free.includes(trackingId))).toEqual([]);
});

test('a second scan says when the first one was, and a list that nobody made is unknown', async () => {
  const { backend, made } = await aList();
  const first = await scanDepositList(backend.world, made.number);
  advanceClock(backend.world, hours(1));
  expect(first.kind).toBe('accepted');
  expect(await scanDepositList(backend.world, made.number)).toMatchObject({
    kind: 'scanned-before',
    at: expect.any(String),
  });
  expect(await scanDepositList(backend.world, 'BD-00-000000')).toEqual({ kind: 'unknown', number: 'BD-00-000000' });
});

test('a deposit list of another account is unknown to an account', async () => {
  const { backend, made } = await aList();
  const path = `${lists}/${made.number}`;
  const cancelled = await backend.call('PATCH', path, { as: SHOPPER, body: { status: 'CANCELLED' } });
  expect([(await backend.call('GET', path, { as: SHOPPER })).status, cancelled.status]).toEqual([404, 404]);
});

test.each(['2026-11-24T02:00:00+01:00', '2026-11-29T03:00:00+01:00', '2026-12-27T23:30:00+01:00'])(
  'the list of the order book was scanned while a counter was open, told at %s',
  async (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    onTestFinished(() => void vi.useRealTimers());
    const backend = newBackend();
    const { body } = await backend.call<Wire['DepositList']>('GET', `${lists}/BD-26-EXEMPLE`, { as: SHOPPER });
    const at = Date.parse(body.scannedAt ?? '');
    expect([timeOf(at), isPostalDay(dayOf(at)), at < Date.parse(now)]).toEqual(['11:05', true, true]);
  },
);
