import type { LinkView } from '#ui/shared/views.ts';
import type { CardView } from './card.view.ts';

export interface ListingView {
  title: string;
  paragraph?: string;
  breadcrumb: LinkView[];
  /** « 131 produits » */
  count: string;
  cards: CardView[];
  /** Posts what the page's `add` buttons name. */
  addAction: string;
  /** A GET form: every control of it is part of the address. */
  filter: {
    action: string;
    hidden: { name: string; value: string }[];
    sorts: { code: string; name: string; selected: boolean }[];
    facets: { code: string; name: string; open: boolean; values: { value: string; name: string; count: string; selected: boolean }[] }[];
    /** « Filtrer (2) » */
    label: string;
  };
  chips: LinkView[];
  subcategories: LinkView[];
  tabs: (LinkView & { current: boolean })[];
  pages: { label: string; previous?: LinkView; next?: LinkView } | null;
  empty: { text: string; suggestion?: LinkView; links: LinkView[] } | null;
  /** The listing could not be read: the frame stays, and this address may be tried again. */
  failed: { text: string; retry: LinkView } | null;
}
