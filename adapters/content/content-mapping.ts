import * as v from 'valibot';
import type { CmsPage, Component } from '#adapters/generated/content/types.gen.ts';
import {
  vBannerComponent,
  vCarouselComponent,
  vCmsParagraphComponent,
  vComponentBase,
  vProductCarouselComponent,
  vSubcategoryComponent,
} from '#adapters/generated/content/valibot.gen.ts';
import type {
  Banner,
  Carousel,
  ContentBlock,
  ContentPage,
  ProductBlock,
  RichText,
  SubcategoryBlock,
} from '#domain/content/content.ts';

import { editorialHtml } from './rich-text.ts';

/** Called for each component that is left out, with the reason. */
export type OnDropped = (component: { uid: string; typeCode: string; why: 'unknown' | 'broken' }) => void;

interface Mapping {
  /** The banners of carousels. */
  banners: Component[];
  dropped: OnDropped;
}

export function toPage(page: CmsPage, { banners, dropped }: Mapping): ContentPage {
  const bannersById = new Map(
    banners.flatMap((each) => toBlock(each, { dropped, banners: new Map() }) ?? []).flatMap(bannerEntries),
  );
  return {
    uid: page.uid,
    title: page.title ?? page.name ?? '',
    description: page.description ?? '',
    noIndex: page.robotTag?.startsWith('NOINDEX') ?? false,
    slots: page.contentSlots.contentSlot.map(({ position, components }) => ({
      position,
      blocks: (components?.component ?? []).flatMap((each) => toBlock(each, { dropped, banners: bannersById }) ?? []),
    })),
  };
}

const bannerEntries = (block: ContentBlock): [string, Banner][] =>
  block.kind === 'banner' ? [[block.uid, block]] : [];

/** The uids of all banners in the page's carousels. */
export const bannerUids = (page: CmsPage): string[] => [
  ...new Set(
    page.contentSlots.contentSlot
      .flatMap(({ components }) => components?.component ?? [])
      .flatMap((component) => {
        const carousel = v.safeParse(vCarouselComponent, component);
        return carousel.success && carousel.output.typeCode === 'CarouselComponent'
          ? uidsIn(carousel.output.banners)
          : [];
      }),
  ),
];

const uidsIn = (list: string): string[] => list.split(/\s+/).filter((uid) => uid !== '');

interface Place {
  dropped: OnDropped;
  banners: ReadonlyMap<string, Banner>;
}

/** A component that is unknown or breaks its schema is left out; the page still works. */
function toBlock(component: Component, { dropped, banners }: Place): ContentBlock | null {
  const base = v.safeParse(vComponentBase, component);
  if (!base.success) {
    dropped({ uid: '', typeCode: '', why: 'broken' });
    return null;
  }
  const { uid, typeCode } = base.output;
  const read = readers.get(typeCode);
  const block = read?.(component, banners) ?? null;
  if (block === null) dropped({ uid, typeCode, why: read ? 'broken' : 'unknown' });
  return block;
}

type BlockReader = (component: Component, banners: ReadonlyMap<string, Banner>) => ContentBlock | null;

const readers: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['BannerComponent', (component) => parseBlock(vBannerComponent, component, toBanner)],
  ['CarouselComponent', (component, banners) => parseBlock(vCarouselComponent, component, toCarousel(banners))],
  ['SubcategoryComponent', (component) => parseBlock(vSubcategoryComponent, component, toSubcategories)],
  ['ProductCarouselComponent', (component) => parseBlock(vProductCarouselComponent, component, toProducts)],
  ['CMSParagraphComponent', (component) => parseBlock(vCmsParagraphComponent, component, toRichText)],
]);

type Schema = v.GenericSchema<unknown, { uid: string }>;

function parseBlock<Wire extends Schema>(
  schema: Wire,
  component: Component,
  map: (wire: v.InferOutput<Wire>) => ContentBlock,
): ContentBlock | null {
  const result = v.safeParse(schema, component);
  return result.success ? map(result.output) : null;
}

function toBanner(wire: v.InferOutput<typeof vBannerComponent>): Banner {
  const { media } = wire;
  return {
    kind: 'banner',
    uid: wire.uid,
    headline: wire.headline,
    urlLink: wire.urlLink || null,
    external: wire.external === 'true',
    media: media
      ? {
          url: media.url,
          altText: media.altText ?? '',
          mime: media.mime ?? '',
          width: media.width ?? null,
          height: media.height ?? null,
        }
      : null,
    marginTop: toPixels(wire.marginTop),
    marginBottom: toPixels(wire.marginBottom),
  };
}

const toCarousel =
  (banners: ReadonlyMap<string, Banner>) =>
  (wire: v.InferOutput<typeof vCarouselComponent>): Carousel => ({
    kind: 'carousel',
    uid: wire.uid,
    title: wire.title,
    titleTag: wire.titleTag === 'h3' || wire.titleTag === 'p' ? wire.titleTag : 'h2',
    link: wire.link ?? null,
    banners: uidsIn(wire.banners).flatMap((uid) => banners.get(uid) ?? []),
  });

const toSubcategories = (wire: v.InferOutput<typeof vSubcategoryComponent>): SubcategoryBlock => ({
  kind: 'subcategories',
  uid: wire.uid,
  category: wire.categoryCode || null,
  radius: toPixels(wire.radius),
  backgroundColour: wire.backgroundColor || null,
  sameLevel: wire.sameLevel === 'true',
});

const toProducts = ({ uid, title, categoryCode }: v.InferOutput<typeof vProductCarouselComponent>): ProductBlock => ({
  kind: 'products',
  uid,
  title,
  category: categoryCode,
});

const toRichText = ({ uid, content }: v.InferOutput<typeof vCmsParagraphComponent>): RichText => ({
  kind: 'richText',
  uid,
  html: editorialHtml(content),
});

/** An editor's `24` or `24px`; anything else is 0. */
function toPixels(typed: string | undefined): number {
  const value = Number.parseInt(typed ?? '', 10);
  return Number.isNaN(value) ? 0 : value;
}
