import { type Cart, countOf, mergeParcels, needsDelivery, type ReadLine, type Totals } from '#domain/cart/cart.ts';
import { priceOf } from '#ui/shared/price.ts';
import type { LinkView, NoticeView, TotalRow } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';

export interface CartLineView {
  id: string;
  title: string;
  href?: string;
  picture?: string;
  unitPrice: string;
  quantity: number;
  max: number;
  total: string;
  /** « Colissimo en ligne » merges parcel lines: these are its parts, and removing it removes them all. */
  parts?: string[];
  removeLabel: string;
  quantityLabel: string;
}

export interface CartView {
  title: string;
  groups: { shop: string; lines: CartLineView[] }[];
  voucher: { applied: { code: string; label: string }[]; typed?: string; error?: string };
  totals: TotalRow[];
  next?: LinkView;
  /** One sentence on why signing in is asked, for a visitor. */
  signInNote?: string;
  empty?: { text: string; resume: LinkView; other?: LinkView };
  notices: NoticeView[];
}

export interface CartPage {
  cart: Cart | null;
  signedIn: boolean;
  notices: NoticeView[];
  voucher?: { typed: string; error: string };
}

export function cartView({ cart, signedIn, notices, voucher }: CartPage, wording: Wording): CartView {
  const { t, paths, money } = wording;
  const base = { title: t('cart.title'), notices };
  if (!cart || cart.lines.length === 0) {
    return {
      ...base,
      groups: [],
      voucher: { applied: [] },
      totals: [],
      empty: { text: t('cart.empty'), resume: { label: t('cart.resume'), href: paths.home() } },
    };
  }
  return {
    ...base,
    groups: groupsOf(mergeParcels(cart.lines), wording),
    voucher: {
      applied: cart.vouchers.map(({ code, name, amount }) => ({
        code,
        label: amount ? t('cart.voucherApplied', { name, amount: money(amount) }) : name,
      })),
      ...voucher,
    },
    totals: totalRows(
      cart.total,
      { count: countOf(cart), deliveryKnown: cart.deliveryAddress !== null || !needsDelivery(cart) },
      wording,
    ),
    next: {
      label: t(signedIn ? (needsDelivery(cart) ? 'cart.toDelivery' : 'cart.toPayment') : 'cart.signIn'),
      href: needsDelivery(cart) ? paths.delivery() : paths.payment(),
    },
    ...(signedIn ? {} : { signInNote: t('cart.signInNote') }),
  };
}

/** Lines by seller, the shop's own first, in the order in which they were put in. */
function groupsOf(lines: readonly ReadLine[], wording: Wording): CartView['groups'] {
  const groups = new Map<string, ReadLine[]>();
  for (const line of lines.toSorted((one, other) => Number(one.shop.id !== null) - Number(other.shop.id !== null))) {
    const shop = line.shop.id === null ? wording.t('cart.ownShop') : (line.shop.name ?? line.shop.id);
    groups.set(shop, [...(groups.get(shop) ?? []), line]);
  }
  return [...groups.entries()].map(([shop, of]) => ({ shop, lines: of.map((line) => lineView(line, wording)) }));
}

function lineView(line: ReadLine, wording: Wording): CartLineView {
  const { t, paths } = wording;
  const title = line.parts.length > 0 ? t('cart.parcels') : line.title;
  return {
    id: line.id,
    title,
    ...(line.slug && line.parts.length === 0 ? { href: paths.product({ slug: line.slug, code: line.code }) } : {}),
    ...(line.picture ? { picture: line.picture } : {}),
    unitPrice: t('cart.unit', { price: priceOf(line.unit, wording).main }),
    quantity: line.quantity,
    max: Math.max(line.maxQuantity, line.quantity),
    total: priceOf(line.total, wording).main,
    ...(line.parts.length > 0 ? { parts: line.parts.map((part) => `${part.title} × ${part.quantity}`) } : {}),
    removeLabel: t('cart.removeLine', { title }),
    quantityLabel: t('cart.quantityOf', { title }),
  };
}

/** The backend's totals, as they are; professionals read HT before TTC. */
export function totalRows(
  total: Totals,
  { count, deliveryKnown }: { count: number; deliveryKnown: boolean },
  { t, money, mode }: Wording,
): TotalRow[] {
  const delivery = mode === 'pro' ? total.delivery : total.deliveryTtc;
  const rows: TotalRow[] = [{ label: t('cart.subtotal', { count }), value: money(total.goods) }];
  if (total.discount.cents > 0) rows.push({ label: t('cart.discount'), value: `−${money(total.discount)}` });
  rows.push({
    label: t('cart.delivery'),
    value: !deliveryKnown ? t('cart.deliveryLater') : delivery.cents === 0 ? t('cart.deliveryFree') : money(delivery),
  });
  if (mode === 'pro') rows.push({ label: t('cart.totalHt'), value: money(total.ht), strong: true });
  if (total.tax.cents > 0) rows.push({ label: t('cart.tax'), value: money(total.tax) });
  rows.push({ label: t('cart.totalTtc'), value: money(total.ttc), ...(mode === 'part' ? { strong: true } : {}) });
  return rows;
}
