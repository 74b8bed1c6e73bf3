/** A picture or film of the content service. */
export interface ContentMedia {
  url: string;
  altText: string;
  mime: string;
  /** In pixels; `null` when the service does not send it: then no space can be reserved. */
  width: number | null;
  height: number | null;
}

/**
 * Specification §3, content banner. Margins are in pixels, as the editor typed them; the page rounds them to its scale.
 */
export interface Banner {
  kind: 'banner';
  uid: string;
  /** Lines after its first one are texts below it. */
  headline: string;
  urlLink: string | null;
  /** Leads to another site. */
  external: boolean;
  media: ContentMedia | null;
  marginTop: number;
  marginBottom: number;
}

/** Specification §3, carousel. */
export interface Carousel {
  kind: 'carousel';
  uid: string;
  title: string;
  titleTag: 'h2' | 'h3' | 'p';
  link: { name: string; url: string } | null;
  banners: Banner[];
}

/** Specification §3, subcategory block: the children of a category. */
export interface SubcategoryBlock {
  kind: 'subcategories';
  uid: string;
  /** The parent category; `null`: that of the page. */
  category: string | null;
  /** Of the corners, in pixels. */
  radius: number;
  /** A colour such as `#E1EEF0`. */
  backgroundColour: string | null;
  /** Shows the category's siblings instead of its children. */
  sameLevel: boolean;
}

/** A few products of a category, on a home page. */
export interface ProductBlock {
  kind: 'products';
  uid: string;
  title: string;
  category: string;
}

/** HTML that the adapter has sanitised. */
export interface RichText {
  kind: 'richText';
  uid: string;
  html: string;
}

export type ContentBlock = Banner | Carousel | SubcategoryBlock | ProductBlock | RichText;

/** A place on the page, with its blocks. */
export interface ContentSlot {
  position: string;
  blocks: ContentBlock[];
}

export interface ContentPage {
  uid: string;
  title: string;
  description: string;
  noIndex: boolean;
  slots: ContentSlot[];
}

/**
 * The requested page (specification §2, content-managed pages): a path, or the product, category or list of a page of
 * the shop.
 */
export type ContentQuery =
  | { kind: 'path'; path: string }
  | { kind: 'category' | 'product' | 'brandCategory' | 'shopCategory' | 'universeCategory'; code: string };

export interface Contents {
  /** `null`: the content service has no such page. A path matches the page with its longest prefix. */
  page(query: ContentQuery): Promise<ContentPage | null>;
  /** Whether the content service confirms an editor's ticket. */
  confirms(ticket: string): Promise<boolean>;
}
