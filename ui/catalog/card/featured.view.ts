import type { SearchPage } from '#domain/catalog/catalog.ts';
import type { ProductBlock } from '#domain/content/content.ts';
import type { LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type CardView, cardView } from './card.view.ts';

/** A few products on a page about something else. */
export interface FeaturedView {
  title: string;
  more: LinkView;
  cards: CardView[];
  /** The action of the buttons' form. */
  addAction: string;
}

export const featuredView = (
  { products, title, category }: Pick<SearchPage, 'products'> & Pick<ProductBlock, 'title' | 'category'>,
  wording: Wording,
): FeaturedView => ({
  title,
  more: { label: wording.t('catalog.seeAll'), href: wording.paths.plp({ code: category }) },
  cards: products.map((product) => cardView(product, wording)),
  addAction: wording.paths.home(),
});
