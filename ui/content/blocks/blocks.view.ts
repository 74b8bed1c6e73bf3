import type { CategoryTree } from '#domain/catalog/catalog.ts';
import type {
  Banner,
  Carousel,
  ContentBlock,
  ContentMedia,
  ContentSlot,
  RichText,
  SubcategoryBlock,
} from '#domain/content/content.ts';
import { safePath } from '#domain/session/safe-path.ts';
import type { LinkView } from '#ui/components/views.ts';
import { type ContentLink, contentLink, linksOfMode } from '#ui/content/content-links.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { readableGround } from './contrast.ts';
import { radiusOf, spaceOf } from './scale.ts';

export interface ContentPicture {
  src: string;
  alt: string;
  /** In pixels; absent when the service does not send it: then a fixed ratio reserves the space. */
  size?: { width: number; height: number };
  /** Drawn for a square: seen whole in a row, where others fill one shape. */
  isSquare?: boolean;
}

export interface BannerView {
  kind: 'banner';
  uid: string;
  headline: string;
  /** Below the headline, each once. */
  texts: string[];
  link: ContentLink | null;
  picture: ContentPicture | null;
  /** Spacing in pixels, from the scale of the design. */
  above: number;
  below: number;
}

export interface CarouselView {
  kind: 'carousel';
  uid: string;
  title: string;
  titleTag: 'h2' | 'h3' | 'p';
  more: (ContentLink & { label: string }) | null;
  banners: BannerView[];
}

export interface SubcategoriesView {
  kind: 'subcategories';
  uid: string;
  /** In pixels, from the scale of the design. */
  radius: number;
  /** `#rrggbb` with enough contrast for the text; `null`: the page's ground. */
  ground: string | null;
  label: string;
  links: LinkView[];
}

export interface RichTextView {
  kind: 'richText';
  uid: string;
  html: string;
}

export type BlockView = BannerView | CarouselView | SubcategoriesView | RichTextView;

export interface SlotView {
  position: string;
  blocks: BlockView[];
}

/** The page of the blocks: the category tree and, on a category's page, that category. */
export interface ContentPlace {
  categories: readonly CategoryTree[];
  category?: string;
  wording: Wording;
}

/** The slots that have something to show. */
export const slotViews = (slots: readonly ContentSlot[], place: ContentPlace): SlotView[] =>
  slots
    .map(({ position, blocks }) => ({ position, blocks: blocks.flatMap((block) => blockView(block, place) ?? []) }))
    .filter(({ blocks }) => blocks.length > 0);

function blockView(block: ContentBlock, place: ContentPlace): BlockView | null {
  switch (block.kind) {
    case 'banner':
      return bannerView(block, place);
    case 'carousel':
      return carouselView(block, place);
    case 'subcategories':
      return subcategoriesView(block, place);
    case 'richText':
      return richTextView(block, place);
    default:
      return null;
  }
}

/** A banner needs text or a picture; a link needs one of them as its name. */
function bannerView(banner: Banner, { wording }: ContentPlace): BannerView | null {
  const { uid, media, urlLink, external } = banner;
  const [headline = '', ...texts] = banner.headline.split('\n').flatMap((line) => line.trim() || []);
  const picture = media && pictureView(media, headline);
  if (headline === '' && picture === null) return null;
  const isNamed = headline !== '' || picture?.alt !== '';
  return {
    kind: 'banner',
    uid,
    headline,
    texts: [...new Set(texts)],
    link: isNamed ? contentLink({ url: urlLink, external }, wording) : null,
    picture,
    above: spaceOf(banner.marginTop),
    below: spaceOf(banner.marginBottom),
  };
}

/** Pictures come through the shop's media path; films without captions are not shown. */
function pictureView({ url, altText, mime, width, height }: ContentMedia, headline: string): ContentPicture | null {
  const src = safePath(url);
  if (src === null || !mime.startsWith('image/')) return null;
  const alt = altText.trim();
  const isInHeadline = headline.toLowerCase().includes(alt.toLowerCase());
  return { src, alt: isInHeadline ? '' : alt, ...(width && height ? { size: { width, height } } : {}) };
}

function carouselView({ uid, title, titleTag, link, banners }: Carousel, place: ContentPlace): CarouselView | null {
  const views = banners.flatMap((banner) => bannerView(banner, place) ?? []);
  if (views.length === 0) return null;
  const more = link && contentLink({ url: link.url }, place.wording);
  return {
    kind: 'carousel',
    uid,
    title: title.trim() || place.wording.t('content.carousel'),
    titleTag,
    more: more && link.name.trim() !== '' ? { ...more, label: link.name.trim() } : null,
    banners: views,
  };
}

function subcategoriesView(block: SubcategoryBlock, place: ContentPlace): SubcategoriesView | null {
  const { t, paths } = place.wording;
  const found = categoriesOf(block, place);
  if (found.length === 0) return null;
  return {
    kind: 'subcategories',
    uid: block.uid,
    radius: radiusOf(block.radius),
    ground: readableGround(block.backgroundColour),
    label: t(block.sameLevel ? 'content.otherCategories' : 'content.subcategories'),
    links: found.map(({ code, name }) => ({ label: name, href: paths.plp({ code }) })),
  };
}

/** The children of the block's category, or its siblings; without a category, the departments. */
function categoriesOf({ category, sameLevel }: SubcategoryBlock, place: ContentPlace): readonly CategoryTree[] {
  const code = category ?? place.category;
  if (code === undefined) return place.categories;
  const family = familyOf(code, place.categories);
  if (!family) return [];
  return sameLevel ? family.level.filter((one) => one !== family.self) : family.self.children;
}

function familyOf(
  code: string,
  level: readonly CategoryTree[],
): { self: CategoryTree; level: readonly CategoryTree[] } | null {
  const self = level.find((one) => one.code === code);
  if (self) return { self, level };
  for (const { children } of level) {
    const found = familyOf(code, children);
    if (found) return found;
  }
  return null;
}

const richTextView = ({ uid, html }: RichText, { wording }: ContentPlace): RichTextView => ({
  kind: 'richText',
  uid,
  html: scrollingTables(linksOfMode(html, wording), wording),
});

/** Wraps each table in a scrollable region with a name, reachable by keyboard. Sanitised HTML has `<` in tags only. */
function scrollingTables(html: string, { t }: Wording): string {
  let place = 0;
  const layout = () => {
    place += 1;
    return `<div data-table role="region" tabindex="0" aria-label="${t('content.table', { place })}"><table`;
  };
  return html.replaceAll('<table', layout).replaceAll('</table>', '</table></div>');
}
