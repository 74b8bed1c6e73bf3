import { deliveredPrice, type Offer, type Product } from '#domain/catalog/catalog.ts';
import type { Money } from '#domain/shared/money.ts';
import type { LinkView } from '#ui/components/views.ts';
import { slugOf } from '#ui/routing/slug.ts';
import { amountBeside, priceOf, priceWithTax } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface OfferRow {
  id: string;
  seller: string;
  /** The seller's page; absent for the shop itself. */
  sellerHref?: string;
  grade?: string;
  /** « Neuf », « Occasion, vendeur particulier »; absent where the backend says neither. */
  condition?: string;
  price: string;
  /** Professionals read the price without tax first; this is the one with tax. */
  priceNote?: string;
  shipping: string;
  total: string;
  delay: string;
  returns: string;
  href: string;
  current: boolean;
  /** Why this offer is marked as the best (« Meilleur total »). */
  why?: string;
}

export interface OffersView {
  title: string;
  rows: OfferRow[];
  /** Further offers, unfolded on demand. */
  more?: { label: string; open: boolean; rows: OfferRow[] };
  criteria: LinkView;
}

/** Offers that are shown without unfolding. */
const atAGlance = 6;

/** The offers of every seller, sorted by the adapter; a single offer is not shown as a comparison. */
export function offersView(product: Product, current: Offer | null, wording: Wording): OffersView | null {
  const { t, paths } = wording;
  const [first] = product.offers;
  if (!first || product.offers.length < 2) return null;
  const rows = product.offers.map((offer) => rowOf(offer, { product, current, cheapest: first }, wording));
  const others = rows.length > atAGlance + 1 ? rows.slice(atAGlance) : [];
  return {
    title: t('product.offers', {
      count: rows.length,
      price: offerAmount(deliveredPrice(first) ?? first.price.ttc, first, wording),
    }),
    rows: rows.slice(0, rows.length - others.length),
    ...(others.length > 0
      ? {
          more: {
            label: t('product.moreOffers', { count: others.length }),
            open: others.some((row) => row.current),
            rows: others,
          },
        }
      : {}),
    criteria: { label: t('product.criteria'), href: paths.rankingCriteria() },
  };
}

const conditions = {
  new: 'catalog.new',
  refurbished: 'catalog.refurbished',
  used: 'catalog.used',
  other: 'catalog.other',
} as const;

/** « Occasion », with a note when the seller is a private person (consumer code L111-7). */
export function conditionOf({ condition, seller }: Offer, { t }: Wording): { condition?: string } {
  if (seller && !seller.professional)
    return {
      condition: condition
        ? t('product.privateSeller', { condition: t(conditions[condition]) })
        : t('catalog.privateSeller'),
    };
  return condition ? { condition: t(conditions[condition]) } : {};
}

export const gradeOf = ({ seller }: Offer, { t, number }: Wording): string | undefined =>
  seller?.grade ? t('catalog.grade', { grade: number(seller.grade), count: seller.evaluations }) : undefined;

export const sellerHref = ({ seller }: Offer, { paths }: Wording): string | undefined =>
  seller ? paths.plpVendeur({ slug: slugOf(seller.name) || 'vendeur', code: seller.code }) : undefined;

interface Among {
  product: Product;
  current: Offer | null;
  cheapest: Offer;
}

function rowOf(offer: Offer, { product, current, cheapest }: Among, wording: Wording): OfferRow {
  const { t, paths } = wording;
  const { main, note } = priceOf(offer.price, wording);
  const delivered = deliveredPrice(offer);
  const [grade, seller] = [gradeOf(offer, wording), sellerHref(offer, wording)];
  return {
    id: offer.id,
    seller: offer.seller?.name ?? t('cart.ownShop'),
    ...(seller ? { sellerHref: seller } : {}),
    ...(grade ? { grade } : {}),
    ...conditionOf(offer, wording),
    price: main,
    ...(note ? { priceNote: note } : {}),
    shipping: shippingText(offer, wording),
    total: delivered ? leastText(delivered, offer, wording) : '',
    delay: delayOf(offer, wording),
    returns: t('catalog.returnDays', { days: offer.returnDays ?? 0 }),
    href: paths.productOffer({ code: product.code, offer: `offer_${offer.id}` }),
    current: offer === current,
    ...whyOf(offer, cheapest, wording),
  };
}

/** The same promise as above the table: the dates where they are known, otherwise when it is sent. */
function delayOf({ delivery, leadDays }: Offer, { t, promisedDay }: Wording): string {
  if (delivery) return t('catalog.between', { from: promisedDay(delivery.earliest), to: promisedDay(delivery.latest) });
  return leadDays === null ? '' : t('catalog.leadDays', { days: leadDays });
}

/** Delivery is known with tax only. */
function shippingText(offer: Offer, wording: Wording): string {
  if (offer.shipping === null) return wording.t('catalog.shippingUnknown');
  return offer.shipping.cents === 0 ? wording.t('catalog.freeShipping') : leastText(offer.shipping, offer, wording);
}

/** What delivery costs depends on its mode and its place, unless it is free. */
const leastText = (amount: Money, { shipping, price }: Offer, wording: Wording): string =>
  shipping?.cents === 0
    ? offerAmount(amount, { shipping, price }, wording)
    : wording.t('catalog.fromAmount', { amount: priceWithTax(amount, wording) });

/** Delivery bears VAT, although the article may bear none. */
const offerAmount = (
  amount: Money,
  { shipping, price }: Pick<Offer, 'shipping' | 'price'>,
  wording: Wording,
): string => (shipping?.cents ? priceWithTax(amount, wording) : amountBeside(amount, price, wording));

/** The backend names the best offer; nearly always it is also the cheapest (postal-domain 9.25). */
function whyOf(offer: Offer, cheapest: Offer, { t }: Wording): Pick<OfferRow, 'why'> {
  if (offer === cheapest && offer.shipping) return { why: t('catalog.bestTotal') };
  return offer.best ? { why: t('product.recommendedOffer') } : {};
}
