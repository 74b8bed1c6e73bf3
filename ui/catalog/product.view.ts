import type { MeasuredEvent } from '#domain/analytics/catalogue.ts';
import type { Added } from '#domain/cart/cart.ts';
import { countOf } from '#domain/cart/cart.ts';
import { deliveredPrice, type Offer, type Product } from '#domain/catalog/catalog.ts';
import { priceOf } from '#ui/shared/price.ts';
import type { LinkView, NoticeView } from '#ui/shared/views.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { markOf } from './card.view.ts';

export interface OfferRow {
  id: string;
  seller: string;
  grade?: string;
  condition: string;
  price: string;
  shipping: string;
  total: string;
  delay: string;
  returns: string;
  href: string;
  current: boolean;
  /** Why it is first (« meilleur total »). */
  why?: string;
}

export interface ProductView {
  code: string;
  title: string;
  breadcrumb: LinkView[];
  pictures: { thumbnail: string; product: string; zoom: string; alt: string }[];
  price: { main: string; note?: string; prior?: string; eco?: string };
  soldBy: string;
  delivery?: string;
  stock: { state: 'in' | 'low' | 'out'; label: string };
  /** Absent when it cannot be bought now. */
  buy?: { action: string; offerId: string; max: number; label: string };
  /** E-services begin a journey instead of entering the cart from here. */
  start?: { href: string; label: string; steps: string[] };
  offers: { title: string; rows: OfferRow[] } | null;
  summary: string;
  /** Sanitised by the adapter's allow-list. */
  descriptionHtml: string;
  characteristics: { name: string; value: string }[];
  marks: string[];
  safety?: { manufacturer: string; address: string; contact: string; warnings: string[] };
  notice?: NoticeView;
  /** After an addition without JavaScript, in place of the dialog. */
  added?: { text: string; cart: LinkView };
}

/** Answer of the add-to-cart action: the dialog, or why nothing was added. */
export type AddedView =
  | {
      kind: 'added';
      text: string;
      picture?: string;
      cartLabel: string;
      subtotal: string;
      cart: LinkView;
      note?: string;
      track?: MeasuredEvent;
    }
  | { kind: 'refused'; text: string; track?: MeasuredEvent };

export interface ProductPage {
  product: Product;
  /** The offer that the address names. */
  wantedOffer: string | null;
  /** How many were just added, without JavaScript. */
  added: number | null;
}

export function productView({ product, wantedOffer, added }: ProductPage, wording: Wording): ProductView {
  const { t, paths } = wording;
  const offer = product.offers.find(({ id }) => id === wantedOffer) ?? product.offers[0] ?? null;
  const unknown = wantedOffer !== null && offer?.id !== wantedOffer;
  return {
    code: product.code,
    title: product.title,
    breadcrumb: [
      { label: t('catalog.home'), href: paths.home() },
      ...product.path.map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
    ],
    pictures: product.pictures,
    price: priceBox(product, offer, wording),
    soldBy: offer?.shop ? t('catalog.soldBy', { seller: offer.shop.name }) : t('catalog.soldByShop'),
    ...deliveryOf(product, offer, wording),
    stock: stockOf(product, offer, wording),
    ...buyOf(product, offer, wording),
    offers: offersOf(product, offer, wording),
    summary: product.summary,
    descriptionHtml: product.description,
    characteristics: characteristicsOf(product, wording),
    marks: product.characteristics.flatMap(({ code }) => markOf(code, wording) ?? []).slice(0, 1),
    ...(product.safety ? { safety: product.safety } : {}),
    ...(unknown ? { notice: { tone: 'info' as const, text: t('catalog.unknownOffer') } } : {}),
    ...(added
      ? {
          added: {
            text: t('catalog.added', { count: added, title: product.title }),
            cart: { label: t('catalog.seeCart'), href: paths.cart() },
          },
        }
      : {}),
  };
}

function priceBox(product: Product, offer: Offer | null, wording: Wording): ProductView['price'] {
  const { t, money } = wording;
  const price = offer?.price ?? product.price;
  return {
    ...(price ? priceOf(price, wording) : { main: '' }),
    ...(offer?.prior ? { prior: t('catalog.prior', { amount: money(offer.prior) }) } : {}),
    ...(offer?.eco ? { eco: t('catalog.eco', { amount: money(offer.eco) }) } : {}),
  };
}

function deliveryOf({ kind }: Product, offer: Offer | null, { t, shortDay }: Wording): Pick<ProductView, 'delivery'> {
  if (!offer?.delivery || kind !== 'product') return {};
  const { earliest, latest } = offer.delivery;
  return { delivery: t('catalog.delivered', { from: shortDay(earliest), to: shortDay(latest) }) };
}

/** The weight comes first, unless the backend names it among the characteristics itself. */
function characteristicsOf(
  { weight, characteristics }: Product,
  { t, weight: written }: Wording,
): ProductView['characteristics'] {
  const rows = characteristics.map(({ name, value }) => ({ name, value }));
  const named = rows.some(({ name }) => name === t('catalog.weight'));
  return weight && !named ? [{ name: t('catalog.weight'), value: written(weight) }, ...rows] : rows;
}

function stockOf(product: Product, offer: Offer | null, { t }: Wording): ProductView['stock'] {
  if (product.stock === 'out' || offer === null) return { state: 'out', label: t('catalog.outOfStock') };
  if (product.stock === 'low')
    return {
      state: 'low',
      label: offer.quantity > 0 ? t('catalog.lowStock', { count: offer.quantity }) : t('catalog.lowStockPlain'),
    };
  return { state: 'in', label: t('catalog.inStock') };
}

function buyOf(product: Product, offer: Offer | null, { t, paths }: Wording): Pick<ProductView, 'buy' | 'start'> {
  if (offer === null || product.stock === 'out') return {};
  return {
    buy: {
      action: paths.product({ slug: product.slug, code: product.code }),
      offerId: offer.id,
      max: Math.max(1, Math.min(product.maxQuantity, offer.quantity || product.maxQuantity)),
      label: t('catalog.addToCart'),
    },
  };
}

const conditions = {
  new: 'catalog.new',
  refurbished: 'catalog.refurbished',
  used: 'catalog.used',
  other: 'catalog.other',
} as const;

function offersOf({ code, offers }: Product, current: Offer | null, wording: Wording): ProductView['offers'] {
  const { t, money, number, paths } = wording;
  const [first] = offers;
  if (!first || offers.length < 2) return null;
  return {
    title: t('catalog.offers', { count: offers.length, price: money(first.price.ttc) }),
    rows: offers.map((offer) => ({
      id: offer.id,
      seller: offer.shop?.name ?? t('cart.ownShop'),
      ...(offer.shop?.grade
        ? { grade: t('catalog.grade', { grade: number(offer.shop.grade), count: offer.shop.evaluations }) }
        : {}),
      condition: t(conditions[offer.condition]),
      price: priceOf(offer.price, wording).main,
      shipping: offer.shipping.cents === 0 ? t('catalog.freeShipping') : money(offer.shipping),
      total: money(deliveredPrice(offer)),
      delay: offer.leadDays === null ? '' : t('catalog.leadDays', { days: offer.leadDays }),
      returns: t('catalog.returnDays', { days: offer.returnDays ?? 0 }),
      href: paths.productOffer({ code, offer: `offer_${offer.id}` }),
      current: offer === current,
      ...(offer === first ? { why: t('catalog.bestTotal') } : {}),
    })),
  };
}

const refusals = {
  'out-of-stock': 'catalog.refusedStock',
  maximum: 'catalog.refusedMaximum',
  'unknown-product': 'catalog.refusedUnknown',
  'too-much': 'catalog.refusedAmount',
} as const;

/** The dialog after adding: what entered the cart, never more than the backend says. */
export function addedView(added: Added, { t, money, paths, mode }: Wording): AddedView {
  if (added.kind === 'none') return { kind: 'refused', text: t(refusals[added.reason]) };
  const { cart, line, quantity, asked } = added;
  return {
    kind: 'added',
    text: t('catalog.added', { count: quantity, title: line?.title ?? '' }),
    ...(line?.picture ? { picture: line.picture } : {}),
    cartLabel: t('catalog.cartLabel', { count: countOf(cart) }),
    subtotal: mode === 'pro' ? t('shared.ht', { amount: money(cart.total.ht) }) : money(cart.total.goods),
    cart: { label: t('catalog.seeCart'), href: paths.cart() },
    ...(quantity < asked ? { note: t('catalog.addedLess', { count: quantity }) } : {}),
  };
}
