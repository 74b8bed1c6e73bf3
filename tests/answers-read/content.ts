import { wholeBody } from '#mocks/shared/legal-bodies.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';

const banner = {
  uid: 'banniere',
  uuid: 'uuid-1',
  typeCode: 'BannerComponent',
  name: 'Pour les éditeurs',
  headline: 'Titre',
  urlLink: '/aide',
  external: 'true',
  media: { url: '/medias/image.webp', altText: 'Dessin', mime: 'image/webp', width: 300, height: 200 },
  marginTop: '12',
  marginBottom: '24',
};
const carousel = {
  uid: 'carrousel',
  typeCode: 'CarouselComponent',
  title: 'Titre',
  titleTag: 'h3',
  link: { name: 'Voir', url: '/voir' },
  banners: 'banniere',
};
const subcategories = {
  uid: 'rayons',
  typeCode: 'SubcategoryComponent',
  categoryCode: 'timbres',
  radius: '8',
  backgroundColor: '#E1EEF0',
  sameLevel: 'true',
};
const paragraph = { uid: 'texte', typeCode: 'CMSParagraphComponent', content: 'Texte' };
/** A page with these components in its slot. */
const pageWith = (...component: object[]) => {
  const page = wholeBody('findContentPage').body as { contentSlots: { contentSlot: [object] } };
  const [slot] = page.contentSlots.contentSlot;
  return { ...page, contentSlots: { contentSlot: [{ ...slot, components: { component } }] } };
};

export const contentAnswers: AnswersAsked = {
  findContentPage: {
    ask: ({ contents }) => contents.page({ kind: 'path', path: '/aide' }),
    isCached: true,
    body: pageWith(carousel, subcategories, paragraph),
    words: { robotTag: 'NOINDEX_FOLLOW' },
    otherWords: {
      robotTag: 'INDEX_FOLLOW',
      'contentSlots.contentSlot[].components.component[].titleTag': 'p',
      'contentSlots.contentSlot[].components.component[].radius': '9',
    },
    others: { getContentComponents: { component: [banner] } },
  },
  getContentComponents: {
    ask: ({ contents }) => contents.page({ kind: 'path', path: '/aide' }),
    isCached: true,
    body: { component: [banner] },
    otherWords: { 'component[].marginTop': '13', 'component[].marginBottom': '25' },
    others: { findContentPage: pageWith(carousel) },
  },
  getContentPage: null,
  listContentPages: null,
  listContentSites: {
    ask: ({ contents }) => contents.confirms('ticket'),
    isCached: true,
    words: { 'sites[].uid': 'part' },
  },
};
