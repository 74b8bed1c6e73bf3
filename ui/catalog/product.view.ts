import type { LinkView, NoticeView } from '#ui/shared/views.ts';

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
  | { kind: 'added'; text: string; picture?: string; cartLabel: string; subtotal: string; cart: LinkView; note?: string }
  | { kind: 'refused'; text: string };
