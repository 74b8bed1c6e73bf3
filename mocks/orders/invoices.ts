import type { components } from '#contracts/generated/orders.ts';
import { minutes, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { centsOf, priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { contractOf } from './contracts.ts';
import type { OrderRecord, WireOrder } from './records.ts';

type Invoice = components['schemas']['InvoiceList']['invoices'][number];

/** An invoice is written when the order is being prepared. */
const WRITTEN_AFTER = minutes(10);

export interface InvoicedEntries {
  invoice: Invoice;
  entries: WireOrder['entries'];
}

/** The operator's invoice, then one of each seller; the delivery is on the operator's, or on the first seller's. */
export function invoicesOf(world: World, record: OrderRecord, lang: Lang): InvoicedEntries[] {
  const { code, order } = record;
  const { created, entries: all, deliveryCostWithTax } = order[lang];
  // Nobody is debited for a forwarding contract that did not come about (specification §8).
  const entries = all.filter((entry) => contractOf(world, record, entry)?.status !== 'CANCELLED');
  const writtenAt = Date.parse(created) + WRITTEN_AFTER;
  if (nowIn(world) < writtenAt) return [];
  const issuers = [...new Set(entries.map(({ shopId = '' }) => shopId))].toSorted();
  return issuers.map((issuer, place) => {
    const own = entries.filter(({ shopId = '' }) => shopId === issuer);
    const goods = own.reduce((sum, { totalPrice }) => sum + centsOf(totalPrice), 0);
    const name = issuer === '' ? undefined : own[0]?.shopName;
    return {
      entries: own,
      invoice: {
        invoiceId: `F-${code}-${place + 1}`,
        createdAt: new Date(writtenAt).toISOString(),
        totalAmount: priceOf(goods + (place === 0 ? centsOf(deliveryCostWithTax) : 0), lang),
        ...(name && { shopName: name }),
      },
    };
  });
}
