import type { SearchPage } from '#domain/catalog/catalog.ts';
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

export const featuredView = ({ products }: SearchPage, wording: Wording): FeaturedView => ({
  title: wording.t('catalog.featured'),
  more: { label: wording.t('catalog.seeAll'), href: wording.paths.search({ q: 'carnet' }) },
  cards: products.map((product) => cardView(product, wording)),
  addAction: wording.paths.home(),
});
