import type { LinkView, NoticeView, TotalRow } from '#ui/shared/views.ts';

export interface CartLineView {
  id: string;
  title: string;
  href?: string;
  picture?: string;
  unitPrice: string;
  quantity: number;
  max: number;
  total: string;
  /** « Colissimo en ligne » merges parcel lines: these are its parts, and removing it removes them all. */
  parts?: string[];
  removeLabel: string;
  quantityLabel: string;
}

export interface CartView {
  title: string;
  groups: { shop: string; lines: CartLineView[] }[];
  voucher: { applied: { code: string; label: string }[]; typed?: string; error?: string };
  totals: TotalRow[];
  next?: LinkView;
  /** One sentence on why signing in is asked, for a visitor. */
  signInNote?: string;
  empty?: { text: string; resume: LinkView; other?: LinkView };
  notices: NoticeView[];
}
