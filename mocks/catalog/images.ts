import type { components } from '#contracts/generated/catalog.ts';
import { type Picture, VIEWS } from '../pictures/picture.ts';
import type { Lang } from '../shared/lang.ts';
import type { CatalogItem, Text } from './item.ts';

type Image = NonNullable<components['schemas']['ProductSummary']['images']>[number];

const formats = [
  ['thumbnail', 96],
  ['product', 360],
  ['detail', 720],
  ['zoom', 960],
] as const;

/** What each view shows, as its drawing does; the first is the article itself. */
const views: Record<Picture['kind'], readonly [Text, Text]> = {
  stamps: [
    { fr: 'un timbre en gros plan', en: 'one stamp close up' },
    { fr: 'une main qui colle un timbre sur une lettre', en: 'a hand that sticks a stamp on a letter' },
  ],
  envelope: [
    { fr: 'ouverte, avec ses dimensions', en: 'open, with its dimensions' },
    { fr: 'une main qui écrit l’adresse', en: 'a hand that writes the address' },
  ],
  box: [
    { fr: 'ouverture et dimensions', en: 'open, with its dimensions' },
    { fr: 'devant une porte', en: 'at a front door' },
  ],
  goods: [
    { fr: 'avec ses dimensions', en: 'with its dimensions' },
    { fr: 'en situation', en: 'in use' },
  ],
  service: [
    { fr: 'sur un téléphone', en: 'on a phone' },
    { fr: 'à l’arrivée', en: 'as it ends' },
  ],
};

/** Nobody writes on an envelope with a window. */
const throughWindow: Text = {
  fr: 'prête à partir, l’adresse dans sa fenêtre',
  en: 'ready to go, its address in the window',
};

function altOf({ name, picture }: CatalogItem, lang: Lang, galleryIndex: number): string {
  const hasWindow = picture.kind === 'envelope' && picture.face === 'window';
  const view = hasWindow && galleryIndex === 2 ? throughWindow : views[picture.kind][galleryIndex - 1];
  return view ? `${name[lang]}, ${view[lang]}` : name[lang];
}

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
  altText: altOf(item, lang, galleryIndex),
});

/** Every view of a product at every size. */
export const imagesOf = (item: CatalogItem, lang: Lang): Image[] =>
  Array.from({ length: VIEWS }, (_, view) => formats.map((format) => image(item, lang, format, view))).flat();

/** The one picture of a card in a listing. */
export const listImagesOf = (item: CatalogItem, lang: Lang): Image[] => [image(item, lang, ['product', 360], 0)];
