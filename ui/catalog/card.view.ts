import type { ProductSummary } from '#domain/catalog/catalog.ts';
import { priceOf } from '#ui/shared/price.ts';
import type { Wording } from '#ui/shared/wording.ts';

/** One product in a list. Kept small: 96 of them travel twice, as HTML and as data. */
export interface CardView {
  code: string;
  href: string;
  title: string;
  picture: string;
  price: string;
  /** Professionals read HT first, TTC beside. */
  priceNote?: string;
  seller?: string;
  /** At most one sustainability mark. */
  mark?: string;
  /** Why it cannot be added (« Épuisé »). */
  unavailable?: string;
}

const marks = ['madeInFrance', 'repairabilityIndex', 'energyClass', 'ecoResponsibleShop'] as const;

/** The words of a sustainability mark; a mark that is new to us is not shown. */
export function markOf(code: string | undefined, { t }: Wording): string | undefined {
  const known = marks.find((mark) => mark === code);
  return known && t(`catalog.${known}`);
}

export function cardView(product: ProductSummary, wording: Wording): CardView {
  const price = product.price ? priceOf(product.price, wording) : { main: '' };
  const mark = markOf(product.mark, wording);
  return {
    code: product.code,
    href: wording.paths.product({ slug: product.slug, code: product.code }),
    title: product.title,
    picture: product.picture ?? '',
    price: price.main,
    ...(price.note ? { priceNote: price.note } : {}),
    ...(product.seller ? { seller: product.seller } : {}),
    ...(mark ? { mark } : {}),
    ...(product.stock === 'out' ? { unavailable: wording.t('catalog.soldOut') } : {}),
  };
}
