import type { Mark, ProductSummary } from '#domain/catalog/catalog.ts';
import type { LinkView } from '#ui/components/views.ts';
import { journeyStart, requirementsText } from '#ui/journey/entry/journey-start.ts';
import { onceFor } from '#ui/wording/once-for.ts';
import { priceOf, startingAt } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** A product in a list. Kept small: up to 96 are sent, as HTML and as data. */
export interface CardView {
  code: string;
  href: string;
  /** Its name up to a dash (« Prêt-à-poster C6 Oiseaux »), and what follows it (« 10 enveloppes, 20 g »). */
  lead: string;
  details?: string;
  picture: string;
  price: string;
  /** Professionals read the price without tax first; this is the one with tax. */
  priceNote?: string;
  seller?: string;
  /** An index that the law requires beside the price. */
  mark?: string;
  /** The product's sheet on another site. */
  sheet?: string;
  /** Why it cannot be added (« Épuisé »). */
  unavailable?: string;
  /** What a journey sells is begun there, and added to no cart from here. */
  start?: LinkView;
  /** What its journey will ask for (« À indiquer : poids, adresses, dépôt »). */
  needs?: string;
}

/** The law requires these marks beside the price, with their value (article L541-9-2 of the environment code). */
const indices = ['energyClass', 'repairabilityIndex', 'durabilityIndex'] as const;

/** The text of an index. What most cards of a list would say alike, such as an origin, the product's page and the filters say. */
export function markOf(mark: Mark | undefined, { t }: Wording): Pick<CardView, 'mark' | 'sheet'> {
  const index = indices.find((code) => code === mark?.code);
  if (!index || !mark?.value) return {};
  return {
    mark: t('product.mark', { name: t(`catalog.${index}`), value: mark.value }),
    ...(mark.sheet ? { sheet: mark.sheet } : {}),
  };
}

export const cardView = onceFor<ProductSummary, [], CardView>(buildCard);

function buildCard(product: ProductSummary, wording: Wording): CardView {
  const price = product.price ? priceOf(product.price, wording) : { main: '' };
  return {
    code: product.code,
    href: wording.paths.product({ slug: product.slug, code: product.code }),
    ...partsOf(product.title),
    picture: product.picture ?? '',
    price: startingAt(product, price.main, wording),
    ...(price.note ? { priceNote: price.note } : {}),
    ...(product.seller ? { seller: product.seller } : {}),
    ...markOf(product.mark, wording),
    ...wayOf(product, wording),
  };
}

/** A catalogue's name says what it is, then its count, weight or colour after a dash: a card sets that on a line of its own. */
export function partsOf(title: string): Pick<CardView, 'lead' | 'details'> {
  const [lead = title, ...details] = title.split(/\s– /);
  return { lead, ...(details.length > 0 ? { details: details.join(' – ') } : {}) };
}

/** A service is never added from here; one that is new to us has no journey yet. */
function wayOf(
  { code, stock, kind, service }: ProductSummary,
  wording: Wording,
): Pick<CardView, 'unavailable' | 'start' | 'needs'> {
  if (stock === 'out') return { unavailable: wording.t('catalog.soldOut') };
  if (service) return { start: journeyStart({ service, code }, wording), needs: requirementsText(service, wording) };
  return kind === 'service' ? { unavailable: wording.t('catalog.comingSoon') } : {};
}
