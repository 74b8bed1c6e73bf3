import type { Mark, ProductSummary } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/components/views.ts';
import { priceOf } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { journeyStart } from './journey-start.ts';

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
  /** The sheet that explains it, outside of the shop. */
  sheet?: string;
  /** Why it cannot be added (« Épuisé »). */
  unavailable?: string;
  /** What a journey sells is begun there, and added to no cart from here. */
  start?: LinkView;
}

/** What the law wants beside the price says how much; the rest is said in a word. */
const [indices, words] = [
  ['energyClass', 'repairabilityIndex', 'durabilityIndex'],
  ['madeInFrance', 'ecoResponsibleShop'],
] as const;

/** The words of a sustainability mark; a mark that is new to us, or an index without its value, is not shown. */
export function markOf(mark: Mark | undefined, { t }: Wording): Pick<CardView, 'mark' | 'sheet'> {
  const word = words.find((code) => code === mark?.code);
  if (word) return { mark: t(`catalog.${word}`) };
  const index = indices.find((code) => code === mark?.code);
  if (!index || !mark?.value) return {};
  return {
    mark: t('product.mark', { name: t(`catalog.${index}`), value: mark.value }),
    ...(mark.sheet ? { sheet: mark.sheet } : {}),
  };
}

export function cardView(product: ProductSummary, wording: Wording): CardView {
  const price = product.price ? priceOf(product.price, wording) : { main: '' };
  return {
    code: product.code,
    href: wording.paths.product({ slug: product.slug, code: product.code }),
    title: product.title,
    picture: product.picture ?? '',
    price: price.main,
    ...(price.note ? { priceNote: price.note } : {}),
    ...(product.seller ? { seller: product.seller } : {}),
    ...markOf(product.mark, wording),
    ...wayOf(product, wording),
  };
}

function wayOf({ stock, service }: ProductSummary, wording: Wording): Pick<CardView, 'unavailable' | 'start'> {
  if (stock === 'out') return { unavailable: wording.t('catalog.soldOut') };
  return service ? { start: journeyStart(service, wording) } : {};
}
