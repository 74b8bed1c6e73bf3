import { expect, test } from 'vitest';
import type { CmsPage, Component } from '#adapters/generated/content/types.gen.ts';
import { bannerUids, toPage } from './content-mapping.ts';

const banner = { uid: 'b', typeCode: 'BannerComponent', headline: 'Carnets' };
const paragraph = { uid: 'p', typeCode: 'CMSParagraphComponent', content: '<p>mot</p>' };

const pageWith = (...component: Component[]): CmsPage => ({
  uid: 'page',
  typeCode: 'ContentPage',
  contentSlots: { contentSlot: [{ position: 'Section1', components: { component } }] },
});

function blocksOf(components: Component[], banners: Component[] = []) {
  const dropped: string[] = [];
  const page = toPage(pageWith(...components), {
    banners,
    dropped: ({ uid, why }) => void dropped.push(`${uid} ${why}`),
  });
  return { blocks: page.slots.flatMap(({ blocks }) => blocks), dropped };
}

test('a banner’s words and flags are read as OCC writes them', () => {
  const given = { urlLink: '/aide', external: 'true', marginTop: '24px', marginBottom: '-8' };
  const media = { url: '/medias/x', altText: 'Un carnet', mime: 'image/webp', width: 1200, height: 480 };
  expect(blocksOf([{ ...banner, ...given, media }]).blocks).toEqual([
    {
      kind: 'banner',
      uid: 'b',
      headline: 'Carnets',
      urlLink: '/aide',
      external: true,
      media,
      marginTop: 24,
      marginBottom: -8,
    },
  ]);
});

test('a component without optional properties has no margin and links to this site', () => {
  expect(blocksOf([{ ...banner, urlLink: '', marginTop: 'large' }]).blocks).toEqual([
    {
      kind: 'banner',
      uid: 'b',
      headline: 'Carnets',
      urlLink: null,
      external: false,
      media: null,
      marginTop: 0,
      marginBottom: 0,
    },
  ]);
});

test('a picture of which only the address is known has no text, type or size made up for it', () => {
  expect(blocksOf([{ ...banner, media: { url: '/medias/x' } }]).blocks).toMatchObject([
    { media: { url: '/medias/x', altText: '', mime: '', width: null, height: null } },
  ]);
});

test('a carousel shows the banners that it names, in their order', () => {
  const carousel = {
    uid: 'c',
    typeCode: 'CarouselComponent',
    title: 'Idées',
    titleTag: 'h1',
    // A paragraph is no banner, even where a carousel names it.
    banners: ' b2  b1 absent p ',
  };
  const [first, second] = [
    { ...banner, uid: 'b1' },
    { ...banner, uid: 'b2' },
  ];
  expect(blocksOf([carousel], [first, second, paragraph]).blocks).toMatchObject([
    { kind: 'carousel', title: 'Idées', titleTag: 'h2', link: null, banners: [{ uid: 'b2' }, { uid: 'b1' }] },
  ]);
});

test('a block of sub-categories says which category, or none', () => {
  const block = { uid: 's', typeCode: 'SubcategoryComponent' };
  const whole = { ...block, categoryCode: 'timbres', radius: '10', backgroundColor: '#E1EEF0', sameLevel: 'true' };
  expect(blocksOf([whole, block]).blocks).toMatchObject([
    { kind: 'subcategories', category: 'timbres', radius: 10, backgroundColour: '#E1EEF0', sameLevel: true },
    { kind: 'subcategories', category: null, radius: 0, backgroundColour: null, sameLevel: false },
  ]);
});

test('a block of products names their category', () => {
  const block = { uid: 'a', typeCode: 'ProductCarouselComponent', title: 'Nos blocs', categoryCode: 'blocs' };
  expect(blocksOf([block]).blocks).toEqual([{ kind: 'products', uid: 'a', title: 'Nos blocs', category: 'blocs' }]);
  expect(blocksOf([{ ...block, categoryCode: '' }]).blocks).toEqual([]);
});

test.each([
  [{ uid: 'x', typeCode: 'MiniGameComponent' }, 'x unknown'],
  [{ ...banner, headline: 5 }, 'b broken'],
  [{ ...banner, external: true }, 'b broken'],
  [{ uid: 'c', typeCode: 'CarouselComponent', title: 'Idées', banners: ['b1'] }, 'c broken'],
  [{ ...paragraph, content: null }, 'p broken'],
  [{ typeCode: 'BannerComponent' }, ' broken'],
  [{ uid: 7, typeCode: 'constructor' }, ' broken'],
  [{ uid: 'x', typeCode: 'constructor' }, 'x unknown'],
])('%j costs itself, not its page', (component, reason) => {
  const { blocks, dropped } = blocksOf([component, paragraph]);
  expect(blocks).toMatchObject([{ uid: 'p' }]);
  expect(dropped).toEqual([reason]);
});

test('a page without words of its own takes those for editors', () => {
  const mapping = { banners: [], dropped: () => {} };
  expect(toPage({ ...pageWith(), name: 'Aide' }, mapping)).toMatchObject({
    title: 'Aide',
    description: '',
    noIndex: false,
  });
  expect(toPage({ ...pageWith(), robotTag: 'NOINDEX_FOLLOW' }, mapping).noIndex).toBe(true);
});

test('a carousel’s banners are named by their uids, however they are set apart, and once', () => {
  const carousel = { uid: 'c', typeCode: 'CarouselComponent', title: 'À la une' };
  const page = pageWith(
    { ...carousel, banners: '  un  deux\n trois ' },
    { ...carousel, banners: 'deux' },
    { ...carousel, typeCode: 'AnotherComponent', banners: 'quatre' },
    paragraph,
  );
  expect(bannerUids(page)).toEqual(['un', 'deux', 'trois']);
});

test('a place of a page that nobody has filled holds nothing, and nothing of it is broken', () => {
  const page = { uid: 'page', typeCode: 'ContentPage', contentSlots: { contentSlot: [{ position: 'Section1' }] } };
  const dropped: unknown[] = [];
  const { slots } = toPage(page, { banners: [], dropped: (component) => void dropped.push(component) });
  expect([slots, dropped, bannerUids(page)]).toEqual([[{ position: 'Section1', blocks: [] }], [], []]);
});

test.each([
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['p', 'p'],
  ['script', 'h2'],
  [undefined, 'h2'],
])('a carousel’s title with the tag « %s » is a %s', (titleTag, tag) => {
  const carousel = {
    uid: 'c',
    typeCode: 'CarouselComponent',
    title: 'À la une',
    banners: '',
    ...(titleTag ? { titleTag } : {}),
  };
  expect(blocksOf([carousel]).blocks).toMatchObject([{ kind: 'carousel', titleTag: tag, banners: [] }]);
});
