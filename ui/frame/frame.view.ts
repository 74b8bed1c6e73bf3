import type { LinkView } from '#ui/shared/views.ts';

/** Header and footer of every page: depends on the URL, the mode and the language, never on the visitor. */
export interface FrameView {
  mode: 'part' | 'pro';
  lang: 'fr' | 'en';
  home: string;
  search: string;
  cart: string;
  signIn: string;
  signOut: string;
  /** The small endpoint that tells what is personal: cart count and name. */
  visitor: string;
  /** The same shop for the other audience. */
  otherMode: LinkView;
  phone: string;
  categories: LinkView[];
  footer: { title: string; links: LinkView[] }[];
  /** Where the language form posts. */
  language: string;
}

/** What the header learns after the page, from the visitor endpoint. */
export interface VisitorView {
  name?: string;
  cartCount: number;
  /** « Panier, 2 articles » */
  cartLabel: string;
}
