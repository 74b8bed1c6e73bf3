/** The refund of labels that nobody used, chosen on the order: the shop and the backend, until the money is back. */
import { expect, test } from 'vitest';
import { signedIn } from '#adapters/testing/shop.ts';
import type { Order } from '#domain/orders/orders.ts';
import { sampleOf } from '#mocks/cart/samples.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { advanceClock, hours } from '#mocks/shared/calendar/clock.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { buysConfigured } from '#tests/mocks/purchases.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { aDetailView } from '#ui/orders/orders.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

const shop = shopOnMocks();
const code = fixedProducts.shippingLabel;

test.each([
  ['part', SHOPPER],
  ['pro', PRO],
] as const)(
  'a label that nobody used is paid back without a request once it was chosen on the order, on the day that was announced (%s)',
  async (mode, as) => {
    const backend = newBackend();
    const number = await buysConfigured(backend, { code, configurationId: sampleOf(code) ?? '', as });
    const { orders, labels } = shop.portsFor(signedIn(as, { testWorld: backend.world.name }));
    advanceClock(backend.world, 20_000);
    expect(await labels.refundAutomatically(number, true)).toBe('done');
    const valid = (await orders.ofCode(number)) as Order;
    const day = valid.services[0]?.refundableFrom ?? '';
    advanceClock(backend.world, hours(24 * 8));
    const over = (await orders.ofCode(number)) as Order;
    expect(over).toMatchObject({ automaticRefund: null, refunds: [{ status: 'refunded', amount: { cents: 539 } }] });
    for (const lang of ['fr', 'en'] as const) {
      const { t, numericDay } = wordingOf({ lang, mode });
      const lineOf = (order: Order) => aDetailView(order, { lang, mode }).cards[0]?.lines[0];
      expect(lineOf(valid)?.facts).toContain(t('orders.refundedFrom', { day: numericDay(day) }));
      expect(lineOf(over)?.rows).toContainEqual({
        label: t('orders.refund.refunded'),
        value: expect.stringContaining(numericDay(day)),
      });
      expect(aDetailView(over, { lang, mode }).now).toBe(t('orders.nowRefunded'));
    }
  },
);
