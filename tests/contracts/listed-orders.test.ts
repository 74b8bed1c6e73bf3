/** « Mes commandes » of the whole order book: state, sentence and next step of each order, as the shop reads them. */
import { expect, test } from 'vitest';
import { signedIn } from '#adapters/testing/shop.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { listedOrders } from '#ui/orders/list/listed-orders.server.ts';
import { orderRowView } from '#ui/orders/list/order-list.view.ts';
import { todayInParis } from '#ui/wording/today.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { Wording } from '#ui/wording/wording.ts';

const shop = shopOnMocks();

/** Days go on with the clock. */
const withoutDays = (text: string) => text.replaceAll(/\d\d\/\d\d\/\d{4}/g, '…');

/** The names of the texts, whose words change more often than what they tell. */
const namesOfTexts = (mode: Mode): Wording => ({
  ...wordingOf({ lang: 'fr', mode }),
  t: ((name: string) => name) as Wording['t'],
});

test.each([
  ['part', SHOPPER],
  ['pro', PRO],
] as const)(
  'each order of the book has a state, what it means and its next step in the list (%s)',
  async (mode, as) => {
    const ports = shop.portsFor(signedIn(as, { mode, testWorld: newBackend().world.name }));
    const search = { text: '', from: null, to: null };
    const { orders } = await listedOrders({ ports }, { page: 0, size: 200, search });
    const of = { today: todayInParis(), phone: '36 31' };
    const rows = orders.map((listed) => {
      const { state, now, step } = orderRowView(listed, of, namesOfTexts(mode));
      const parts = [state?.text, now, step && `→ ${step.label}`].filter((part) => part !== undefined);
      return withoutDays([listed.summary.code.replace(/^CMD-26-(?:PRO-)?/, ''), ...parts].join(' | '));
    });
    expect(rows.toSorted().join('\n')).toMatchSnapshot();
  },
);
