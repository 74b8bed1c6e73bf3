import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { WireOrder } from '../../orders/records.ts';
import { drawInvoice } from './draw.ts';

test.each([
  ['2026-11-20T22:59:00Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-20T22:00:00Z', '2026-07-21'],
])('an invoice of %s is dated %s, the day in Paris', async (createdAt, day) => {
  const invoice = { invoiceId: 'F-1', createdAt, totalAmount: { currencyIso: 'EUR' as const, value: 1 } };
  const order = { code: 'CMD-1' } as WireOrder;
  const bytes = await drawInvoice({ invoice, entries: [], order, lang: 'fr' } as never);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain(day);
});
