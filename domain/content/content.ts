/** A picture or film of the content service. */
export interface ContentMedia {
  url: string;
  altText: string;
  mime: string;
  /** In pixels; `null` when the service does not say: then no space can be kept for it. */
  width: number | null;
  height: number | null;
}

/** Specification §3, content banner. Margins are in pixels as the editor typed them; the page clamps them to its scale. */
export interface Banner {
  kind: 'banner';
  uid: string;
  headline: string;
  urlLink: string | null;
  /** Opens another site. */
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

/** Specification §3, subcategory block: how the sub-categories of a category are shown. */
export interface SubcategoryBlock {
  kind: 'subcategories';
  uid: string;
  /** The category whose sub-categories are meant; `null`: that of the page. */
  category: string | null;
  /** Of the corners, in pixels. */
  radius: number;
  /** A colour such as `#E1EEF0`. */
  backgroundColour: string | null;
  /** The categories beside this one instead of those below it. */
  sameLevel: boolean;
}

/** HTML that the adapter has already made safe by an allow-list. */
export interface RichText {
  kind: 'richText';
  uid: string;
  html: string;
}

export type ContentBlock = Banner | Carousel | SubcategoryBlock | RichText;

/** Where a block stands on its page. */
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

/** Which page is meant (specification §2, content-managed pages): a path, or what a page of the shop shows. */
export type ContentQuery =
  | { kind: 'path'; path: string }
  | { kind: 'category' | 'product' | 'brandCategory' | 'shopCategory' | 'universeCategory'; code: string };

export interface Contents {
  /** `null`: the content service knows no such page. A path is answered by the page with its longest prefix. */
  page(query: ContentQuery): Promise<ContentPage | null>;
  /** Whether the content service confirms an editor's ticket. */
  confirms(ticket: string): Promise<boolean>;
}
