import type { components } from '#contracts/generated/content.ts';
import { type BannerPictureName, type BannerShape, bannerShapes } from '../pictures/banners.ts';
import type { Lang, Words } from '../shared/lang.ts';

type Schemas = components['schemas'];
export type WireComponent =
  | Schemas['BannerComponent']
  | Schemas['CarouselComponent']
  | Schemas['SubcategoryComponent']
  | Schemas['ProductCarouselComponent']
  | Schemas['CMSParagraphComponent']
  | Schemas['ComponentBase'];

/** A component as editors store it: in both languages, published or not. */
export interface Component {
  uid: string;
  draft: boolean;
  /** Those that it names by uid. */
  parts: Component[];
  wire(lang: Lang): WireComponent;
}

const flag = (value: boolean) => (value ? 'true' : 'false');

export interface BannerDraft {
  headline: Words;
  urlLink: string;
  external?: boolean;
  picture: BannerPictureName;
  shape?: BannerShape;
  /** In pixels. */
  margin?: number;
  draft?: boolean;
}

export const banner = (uid: string, { shape = 'wide', margin = 24, ...fields }: BannerDraft): Component => ({
  uid,
  draft: fields.draft ?? false,
  parts: [],
  wire: (lang) => ({
    uid,
    typeCode: 'BannerComponent',
    headline: fields.headline[lang],
    urlLink: fields.urlLink,
    external: flag(fields.external ?? false),
    // The headline repeats the picture's text, so its alternative text is empty.
    media: {
      url: `/medias/bandeau-${fields.picture}-${shape}`,
      altText: '',
      mime: 'image/svg+xml',
      ...bannerShapes[shape],
    },
    marginTop: '0',
    marginBottom: String(margin),
  }),
});

interface CarouselDraft {
  title: Words;
  link: { name: Words; url: string };
  banners: Component[];
}

export const carousel = (uid: string, { title, link, banners }: CarouselDraft): Component => ({
  uid,
  draft: false,
  parts: banners,
  wire: (lang) => ({
    uid,
    typeCode: 'CarouselComponent',
    title: title[lang],
    titleTag: 'h2',
    link: { name: link.name[lang], url: link.url },
    banners: banners.map((each) => each.uid).join(' '),
  }),
});

interface SubcategoriesDraft {
  category?: string;
  sameLevel?: boolean;
  colour?: string;
  draft?: boolean;
}

/** Without a category, the page's own. */
export const subcategories = (uid: string, draft: SubcategoriesDraft = {}): Component => ({
  uid,
  draft: draft.draft ?? false,
  parts: [],
  wire: () => ({
    uid,
    typeCode: 'SubcategoryComponent',
    ...(draft.category && { categoryCode: draft.category }),
    radius: '10',
    backgroundColor: draft.colour ?? '#E1EEF0',
    sameLevel: flag(draft.sameLevel ?? false),
  }),
});

export const productCarousel = (uid: string, { title, category }: { title: Words; category: string }): Component => ({
  uid,
  draft: false,
  parts: [],
  wire: (lang) => ({ uid, typeCode: 'ProductCarouselComponent', title: title[lang], categoryCode: category }),
});

export const paragraph = (uid: string, content: Words, { draft = false } = {}): Component => ({
  uid,
  draft,
  parts: [],
  wire: (lang) => ({ uid, typeCode: 'CMSParagraphComponent', content: content[lang] }),
});

/** A component of an unknown type. */
export const strange = (uid: string, typeCode: string): Component => ({
  uid,
  draft: false,
  parts: [],
  wire: () => ({ uid, typeCode }),
});
