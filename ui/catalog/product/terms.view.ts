import type { Service } from '#domain/cart/cart.ts';
import type { Offer, Product } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/components/views.ts';
import { journeyStart } from '#ui/journey/entry/journey-start.ts';
import { amountBeside, priceOf } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type MarkView, marksOf } from './facts.view.ts';
import { conditionOf, gradeOf, sellerHref } from './offers.view.ts';

/** Price, seller, delivery and returns: what the shopper must know before buying. */
export interface TermsView {
  marks: MarkView[];
  price: { main: string; note?: string; prior?: string; eco?: string };
  stock: { state: 'in' | 'low' | 'out'; label: string };
  delivery?: string;
  /** The shop's or the seller's promise about returns (« Retour accepté pendant 30 jours »; the law gives individuals fourteen days beside it). */
  returns?: string;
  seller: { text: string; href?: string; grade?: string; condition?: string };
  brand?: LinkView;
  /** The link to similar products when this one is sold out. */
  instead?: LinkView;
  /** Where an e-mail about its return is asked for. */
  notice?: LinkView;
  /** Services begin a journey instead of being added here. */
  start?: { href: string; label: string; steps: string[] };
}

export const similarId = 'similaires';

export function termsView(product: Product, offer: Offer | null, wording: Wording): TermsView {
  const { t, paths } = wording;
  const { brand } = product;
  const stock = stockOf(product, offer, wording);
  return {
    marks: marksOf(product, wording),
    price: priceBox(product, offer, wording),
    stock,
    ...deliveryOf(product, offer, wording),
    ...(offer?.returnDays && product.kind === 'product'
      ? { returns: t('product.returnable', { days: offer.returnDays }) }
      : {}),
    seller: sellerOf(product, offer, wording),
    ...(brand ? { brand: { label: brand.name, href: paths.plpMarque({ code: brand.code }) } } : {}),
    ...noticeOf(product, wording),
    ...(stock.state === 'out' ? {} : startOf(product, wording)),
  };
}

function noticeOf({ code, stock, noticeMonths }: Product, { t, paths }: Wording): Pick<TermsView, 'notice'> {
  if (stock !== 'out' || noticeMonths === null) return {};
  return { notice: { label: t('stock-notice.ask'), href: paths.stockNotice({ article: code }) } };
}

function priceBox(product: Product, offer: Offer | null, wording: Wording): TermsView['price'] {
  const { t } = wording;
  const price = offer?.price ?? product.price;
  const box = price ? priceOf(price, wording) : { main: '' };
  return {
    ...box,
    // A service's price is its journey's lowest.
    ...(product.service && price ? { main: t('product.from', { amount: box.main }) } : {}),
    ...(offer?.prior && isReduced(offer)
      ? { prior: t('catalog.prior', { amount: amountBeside(offer.prior, offer.price, wording) }) }
      : {}),
    ...(offer?.eco ? { eco: t('catalog.eco', { amount: amountBeside(offer.eco, offer.price, wording) }) } : {}),
  };
}

function sellerOf({ service }: Product, offer: Offer | null, wording: Wording): TermsView['seller'] {
  if (!offer?.seller) return { text: wording.t('catalog.soldByShop', { isService: service ? 'yes' : 'no' }) };
  const [href, grade] = [sellerHref(offer, wording), gradeOf(offer, wording)];
  return {
    text: wording.t('catalog.soldBy', { seller: offer.seller.name }),
    ...(href ? { href } : {}),
    ...(grade ? { grade } : {}),
    ...conditionOf(offer, wording),
  };
}

/** When no delivery dates are known, the text gives the lead time. */
function deliveryOf({ kind, stock }: Product, offer: Offer | null, { t, promisedDay }: Wording): Partial<TermsView> {
  if (!offer || kind !== 'product' || stock === 'out') return {};
  if (!offer.delivery) return offer.leadDays === null ? {} : { delivery: t('product.sent', { days: offer.leadDays }) };
  const { earliest, latest } = offer.delivery;
  return { delivery: t('catalog.delivered', { from: promisedDay(earliest), to: promisedDay(latest) }) };
}

function stockOf(product: Product, offer: Offer | null, { t }: Wording): TermsView['stock'] {
  if (product.stock === 'out') return { state: 'out', label: t('catalog.outOfStock') };
  // Nobody says that it is sold out: it has no price.
  if (offer === null) return { state: 'out', label: t('catalog.notSold') };
  if (product.kind === 'service' && product.service === null) return { state: 'out', label: t('catalog.comingSoon') };
  if (product.kind === 'service') return { state: 'in', label: t('product.online') };
  if (product.stock === 'low')
    return {
      state: 'low',
      label: offer.quantity > 0 ? t('catalog.lowStock', { count: offer.quantity }) : t('catalog.lowStockPlain'),
    };
  return { state: 'in', label: t('catalog.inStock') };
}

const outlines = {
  parcel: ['product.parcel1', 'product.parcel2', 'product.parcel3'],
  stamp: ['product.stamp1', 'product.stamp2', 'product.stamp3'],
  'stamp-logo': ['product.logo1', 'product.logo2', 'product.logo3'],
  forwarding: ['product.forwarding1', 'product.forwarding2', 'product.forwarding3'],
  letter: ['product.letter1', 'product.letter2', 'product.letter3'],
  'registered-mail': ['product.registered1', 'product.registered2', 'product.registered3'],
} as const satisfies Record<Service, unknown>;

/** The journey that sells it, and what it will ask for. */
function startOf({ code, service }: Product, wording: Wording): Pick<TermsView, 'start'> {
  if (!service) return {};
  const steps = outlines[service].map((step) => wording.t(step));
  return { start: { ...journeyStart({ service, code }, wording), steps } };
}

/** The lowest price of 30 days belongs to a reduction (L112-1-1): a base price that is no higher announces none. */
const isReduced = ({ base, price }: Offer): boolean => base === null || base.cents > price.ttc.cents;
