import type { components } from '#contracts/generated/orders.ts';
import { itemOf } from '#mocks/catalog/items.ts';
import { compositionOf } from '../cart/composed.ts';
import { brandOf } from '../catalog/brands.ts';
import { identityOf } from '../catalog/seller-identities.ts';
import type { OrderRecord, WireOrder } from '../records/orders.ts';
import { minutes, nowIn } from '../shared/calendar/clock.ts';
import { type Lang, type Words, withLabel } from '../shared/lang.ts';
import { centsOf, priceOf, share, withoutTax } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { contractOf } from './contracts.ts';

type Invoice = components['schemas']['InvoiceList']['invoices'][number];
type Entry = WireOrder['entries'][number];

/** An invoice is written when the order is being prepared. */
const WRITTEN_AFTER = minutes(10);

/** Amounts in cents; `rate` in per cent. */
export interface InvoiceLine {
  label: string;
  quantity: number;
  /** Of one piece, without tax; absent for a set whose pieces may have different prices, and where it is no whole cent. */
  unit?: number;
  rate: number;
  withoutTax: number;
  withTax: number;
}

export interface WholeInvoice {
  invoice: Invoice & Required<Pick<Invoice, 'seller' | 'taxes' | 'totalAmount' | 'totalWithoutTax'>>;
  lines: InvoiceLine[];
  /** What the invoice is of (CGI, annexe II, art. 242 nonies A). */
  nature: 'goods' | 'services' | 'mixed';
}

const operator = {
  name: 'La boutique SA',
  address: brandOf('la-boutique')?.postalAddress.split(', ') ?? [],
  companyNumber: '900 000 019',
  vatNumber: 'FR00 900 000 019',
};

const words = {
  delivery: { fr: 'Livraison', en: 'Delivery' },
  discount: { fr: 'Remise', en: 'Discount' },
  exemption: {
    fr: 'Exonération de TVA, article 261, 4-11° du code général des impôts',
    en: 'Exempt from VAT, article 261, 4-11° of the French tax code (code général des impôts)',
  },
} satisfies Record<string, Words>;

/** The operator's invoice, then one of each seller, each with its goods and their delivery. */
export function invoicesOf(world: World, record: OrderRecord, lang: Lang): WholeInvoice[] {
  const { code, order } = record;
  const { created, entries: all } = order[lang];
  // Nobody is debited for a forwarding contract that did not come about (specification §8).
  const entries = all.filter((entry) => contractOf(world, record, entry)?.status !== 'CANCELLED');
  const writtenAt = Date.parse(created) + WRITTEN_AFTER;
  if (nowIn(world) < writtenAt) return [];
  const discounts = discountsOf(order[lang]);
  const issuers = [...new Set(entries.map(({ sellerId = '' }) => sellerId))].toSorted();
  return issuers.map((issuer, place) => {
    const own = entries.filter(({ sellerId = '' }) => sellerId === issuer);
    const lines = [
      ...own.map((entry) => soldLine(world, entry, lang)),
      ...discountLines(own, discounts, lang),
      ...deliveryLines(own, { order: order[lang], lang }),
    ];
    const name = issuer === '' ? undefined : own[0]?.sellerName;
    const taxes = [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, at]) => ({
      rate,
      base: sum(at.map((line) => line.withoutTax)),
      tax: sum(at.map((line) => line.withTax - line.withoutTax)),
    }));
    return {
      lines,
      nature: natureOf(own),
      invoice: {
        invoiceId: `F-${code}-${place + 1}`,
        createdAt: new Date(writtenAt).toISOString(),
        seller: sellerOf(issuer),
        totalAmount: priceOf(sum(lines.map((line) => line.withTax)), lang),
        totalWithoutTax: priceOf(sum(taxes.map(({ base }) => base)), lang),
        taxes: taxes
          .toSorted((one, other) => one.rate - other.rate)
          .map(({ rate, base, tax }) => ({ rate, base: priceOf(base, lang), tax: priceOf(tax, lang) })),
        ...(taxes.some(({ rate }) => rate === 0) && { exemption: words.exemption[lang] }),
        ...(name && { sellerName: name }),
      },
    };
  });
}

const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);

const rateOf = ({ product }: Entry): number => itemOf(product.code)?.vatRate ?? 0;

const line = (label: string, quantity: number, rate: number, [net, withTax]: [number, number]): InvoiceLine => ({
  label,
  quantity,
  ...(quantity === 1 && { unit: net }),
  rate: Math.round(rate * 1000) / 10,
  withoutTax: net,
  withTax,
});

function soldLine(world: World, entry: Entry, lang: Lang): InvoiceLine {
  const { product, quantity, basePrice, configurationId } = entry;
  const cents = centsOf(entry.totalPrice);
  const rate = rateOf(entry);
  const { parts = 1, plan } = compositionOf(world, { code: product.code, configurationId }) ?? {};
  const sold = line(plan?.[lang] ?? product.name, quantity * parts, rate, [withoutTax(cents, rate), cents]);
  const unit = withoutTax(centsOf(basePrice), rate);
  return parts === 1 && unit * quantity === sold.withoutTax ? { ...sold, unit } : sold;
}

/** What the vouchers take off each entry, in cents, by its number. */
function discountsOf({ entries, totalDiscounts }: WireOrder): Map<number, number> {
  const parts = share(
    totalDiscounts ? centsOf(totalDiscounts) : 0,
    entries.map(({ totalPrice }) => centsOf(totalPrice)),
  );
  return new Map(entries.map(({ entryNumber }, place) => [entryNumber, parts[place] ?? 0]));
}

/** One line for each rate of VAT. */
const discountLines = (own: readonly Entry[], discounts: ReadonlyMap<number, number>, lang: Lang): InvoiceLine[] =>
  [...Map.groupBy(own, rateOf)].flatMap(([rate, entries]) => {
    const parts = entries.map((entry) => {
      const [full, off] = [centsOf(entry.totalPrice), discounts.get(entry.entryNumber) ?? 0];
      return { off, net: withoutTax(full, rate) - withoutTax(full - off, rate) };
    });
    const off = sum(parts.map((part) => part.off));
    return off === 0 ? [] : [line(words.discount[lang], 1, rate, [-sum(parts.map(({ net }) => net)), -off])];
  });

/** A sender takes one delivery for all its goods; a voucher may pay for it. Free delivery is no line: it has no rate of VAT. */
function deliveryLines(
  own: readonly Entry[],
  { order: { deliveryCostWithTax }, lang }: { order: WireOrder; lang: Lang },
): InvoiceLine[] {
  const mode = own.find(({ deliveryMode }) => deliveryMode)?.deliveryMode;
  if (!mode?.deliveryCost || !deliveryCostWithTax || centsOf(deliveryCostWithTax) === 0) return [];
  const cents = centsOf(mode.deliveryCost);
  if (cents === 0) return [];
  const net = mode.deliveryCostWithoutTax ? centsOf(mode.deliveryCostWithoutTax) : cents;
  const label = mode.name ? withLabel(words.delivery[lang], mode.name, lang) : words.delivery[lang];
  return [line(label, 1, net === cents ? 0 : 0.2, [net, cents])];
}

function natureOf(entries: readonly Entry[]): WholeInvoice['nature'] {
  const services = entries.filter(({ product }) => product.productType === 'ESERVICE').length;
  if (services === 0) return 'goods';
  return services === entries.length ? 'services' : 'mixed';
}

function sellerOf(code: string): WholeInvoice['invoice']['seller'] {
  const identity = identityOf(code);
  if (!identity) return operator;
  const { companyName: name, registrationNumber, vatNumber, address } = identity;
  return { name, address, companyNumber: registrationNumber.replace(/^\D+/, ''), vatNumber };
}
