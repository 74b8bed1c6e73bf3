import { describe, expect, test } from 'vitest';
import { toLineStatus, toLogoLabel } from '#adapters/service-statuses.ts';
import type { components } from '#contracts/generated/logo.ts';
import { lineStateOf } from '#domain/orders/line-status.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { bookOwners } from '../order-book/book.ts';
import type { WireOrder } from '../records/orders.ts';
import { PRO } from '../records/shoppers.ts';
import { advanceClock, dayOf, hours, monthsAfter, workingDaysAfter } from '../shared/calendar/clock.ts';
import { MODERATION_DAYS } from '../tariffs/service-limits.ts';
import { tariffs } from './options.ts';

type Wire = components['schemas'];
const library = '/users/current/logos/subscriptions';

/** Each logo of an account's order book, with its order and what the shop calls both. */
async function newsOf(owner: string) {
  const { call } = newBackend();
  const { logos } = (await call<Wire['LogoList']>('GET', library, { as: owner })).body;
  return Promise.all(
    logos.map(async (logo) => {
      const { body: order } = await call<WireOrder>('GET', `/users/current/orders/${logo.orderCode}`, { as: owner });
      const line = order.entries.find(({ entryNumber }) => entryNumber === logo.entryNumber)?.serviceState;
      return { ...logo, order, line, label: toLogoLabel(logo.status) };
    }),
  );
}

describe.each(bookOwners)('the logos of the order book of %s', (owner) => {
  test('the logos of the order book are labelled in their order with their state', async () => {
    const awaiting = ['logo-awaiting'];
    const refused = ['logo-refused'];
    const approved = ['to-download', 'downloaded'];
    const possible = { awaiting, refused, approved, expired: approved, removed: approved };
    for (const { name, label, line, status } of await newsOf(owner)) {
      expect(line?.subscription?.status).toBe(status);
      const { label: said } = lineStateOf('stamp-logo', toLineStatus(line?.status ?? ''));
      expect(label ? possible[label] : approved, `${name}, ${status}`).toContain(said);
    }
  });

  test('the logos of the order book are reviewed within the promised time, and only while they wait', async () => {
    const today = dayOf(Date.now());
    for (const { name, label, submittedAt, order } of await newsOf(owner)) {
      expect([name, submittedAt]).toEqual([name, order.created]);
      const isLate = workingDaysAfter(Date.parse(submittedAt), MODERATION_DAYS) < today;
      if (label === 'awaiting') expect([name, isLate]).toEqual([name, false]);
    }
  });

  test('the logos of the order book end the sold months after their approval, and have no end before it', async () => {
    const today = dayOf(Date.now());
    for (const { name, label, endDate = null, line, order } of await newsOf(owner)) {
      const isApproved = label !== 'awaiting' && label !== 'refused';
      expect([name, line?.subscription?.endDate ?? null]).toEqual([name, endDate]);
      expect([name, endDate !== null]).toEqual([name, isApproved]);
      if (endDate === null) continue;
      const approved = dayOf(Date.parse(line?.statusDate ?? ''));
      expect(approved <= workingDaysAfter(Date.parse(order.created), MODERATION_DAYS)).toBe(true);
      const terms = Object.keys(tariffs.on(approved).cents).map((months) => monthsAfter(approved, Number(months)));
      expect(terms, name).toContain(endDate);
      if (label) expect([name, endDate >= today]).toEqual([name, label === 'approved']);
    }
  });

  test('the logos of the order book have a reason where they were refused, one name each, and their possible actions', async () => {
    const told = await newsOf(owner);
    expect(new Set(told.map(({ name }) => name)).size).toBe(told.length);
    for (const { name, label, status, refusal, extendable = false, resubmittable = false } of told) {
      expect([name, refusal !== undefined]).toEqual([name, label === 'refused']);
      expect([name, extendable]).toEqual([name, label === 'approved' || label === 'expired']);
      expect([name, resubmittable]).toEqual([name, status === 'REFUSED']);
    }
  });
});

test('a subscription of the order book runs out as its days pass', async () => {
  const { call, world } = newBackend();
  const ending = async () => {
    const { logos } = (await call<Wire['LogoList']>('GET', library, { as: PRO })).body;
    return logos.find(({ name }) => name === 'Enseigne');
  };
  const before = await ending();
  expect(before?.status).toBe('APPROVED');
  advanceClock(world, hours(24 * 31));
  expect(await ending()).toMatchObject({ status: 'EXPIRED', endDate: before?.endDate });
});
