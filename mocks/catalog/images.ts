import type { components } from '#contracts/generated/catalog.ts';
import { VIEWS } from '../pictures/picture.ts';
import type { Lang } from '../shared/lang.ts';
import type { CatalogItem } from './item.ts';

type Image = NonNullable<components['schemas']['ProductSummary']['images']>[number];

const formats = [
  ['thumbnail', 96],
  ['product', 360],
  ['detail', 720],
  ['zoom', 960],
] as const;

const image = (
  item: CatalogItem,
  lang: Lang,
  [format, size]: readonly [string, number],
  galleryIndex: number,
): Image => ({
  format,
  imageType: galleryIndex === 0 ? 'PRIMARY' : 'GALLERY',
  galleryIndex,
  url: `/medias/${item.code}-${galleryIndex}-${size}`,
  altText: item.name[lang],
});

/** Every view of a product at every size. */
export const imagesOf = (item: CatalogItem, lang: Lang): Image[] =>
  Array.from({ length: VIEWS }, (_, view) => formats.map((format) => image(item, lang, format, view))).flat();

/** The one picture of a card in a listing. */
export const listImagesOf = (item: CatalogItem, lang: Lang): Image[] => [image(item, lang, ['product', 360], 0)];
