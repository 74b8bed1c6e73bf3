import type { Banner, Carousel, ContentMedia, ContentPage, RichText, SubcategoryBlock } from './content.ts';

/** Small pieces of content for tests and stories: plain values with overrides. */
export const aMedia = (over: Partial<ContentMedia> = {}): ContentMedia => ({
  url: '/medias/carnets',
  altText: '',
  mime: 'image/svg+xml',
  width: 640,
  height: 400,
  ...over,
});

export const aBanner = (over: Partial<Banner> = {}): Banner => ({
  kind: 'banner',
  uid: 'banniere-carnets',
  headline: 'Les carnets de la saison',
  urlLink: '/boutique/c/timbres',
  external: false,
  media: aMedia(),
  marginTop: 0,
  marginBottom: 0,
  ...over,
});

export const aCarousel = (over: Partial<Carousel> = {}): Carousel => ({
  kind: 'carousel',
  uid: 'carrousel',
  title: 'Écrire, envoyer, collectionner',
  titleTag: 'h2',
  link: { name: 'Tous les timbres', url: '/boutique/c/timbres' },
  banners: [aBanner(), aBanner({ uid: 'banniere-phares', headline: 'Phares et balises' })],
  ...over,
});

export const aSubcategoryBlock = (over: Partial<SubcategoryBlock> = {}): SubcategoryBlock => ({
  kind: 'subcategories',
  uid: 'rayons',
  category: 'timbres',
  radius: 10,
  backgroundColour: '#E1EEF0',
  sameLevel: false,
  ...over,
});

export const aText = (html = '<h2>Avant d’envoyer</h2><p>Certains objets ne voyagent pas.</p>'): RichText => ({
  kind: 'richText',
  uid: 'texte',
  html,
});

export const aPage = (over: Partial<ContentPage> = {}): ContentPage => ({
  uid: 'conseils',
  title: 'Conseils pratiques',
  description: 'Ce qu’il faut savoir avant d’envoyer.',
  noIndex: false,
  slots: [{ position: 'Section1', blocks: [aText()] }],
  ...over,
});
