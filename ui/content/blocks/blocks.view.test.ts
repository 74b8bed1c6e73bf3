import { describe, expect, test } from 'vitest';
import type { ContentBlock } from '#domain/content/content.ts';
import { aBanner, aCarousel, aMedia, aSubcategoryBlock, aText } from '#domain/content/examples.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type BlockView, slotViews } from './blocks.view.ts';

const categories = [
  {
    code: 'timbres',
    name: 'Timbres',
    children: [
      { code: 'carnets', name: 'Carnets', children: [] },
      { code: 'beaux-timbres', name: 'Beaux timbres', children: [] },
    ],
  },
  {
    code: 'enveloppes',
    name: 'Enveloppes',
    children: [{ code: 'kraft', name: 'Kraft', children: [{ code: 'bulles', name: 'À bulles', children: [] }] }],
  },
];

interface BlocksInput {
  mode?: Mode;
  category?: string;
}
const shown = (block: ContentBlock, { mode = 'part', ...place }: BlocksInput = {}): BlockView | undefined =>
  slotViews([{ position: 'Section1', blocks: [block] }], {
    categories,
    wording: wordingOf({ lang: 'fr', mode }),
    ...place,
  })[0]?.blocks[0];

describe('a banner', () => {
  test('a banner reserves the place of its picture, and rounds its margins to the page’s scale', () => {
    expect(shown(aBanner({ marginTop: 50, marginBottom: 400 }))).toMatchObject({
      picture: { src: '/medias/carnets', size: { width: 640, height: 400 } },
      above: 64,
      below: 64,
    });
    expect(shown(aBanner({ marginTop: -20, marginBottom: 19 }))).toMatchObject({ above: 0, below: 16 });
  });

  test.each([
    ['says nothing that the headline does not', 'Les carnets', ''],
    ['tells what the headline leaves out', 'Un phare sous la pluie', 'Un phare sous la pluie'],
  ])('a banner’s picture %s', (_, altText, alt) => {
    expect(shown(aBanner({ media: aMedia({ altText }) }))).toMatchObject({ picture: { alt } });
  });

  test.each([
    ['a film, for which there are no captions', aMedia({ mime: 'video/mp4' })],
    ['a picture of another site', aMedia({ url: 'https://ailleurs.example/image.png' })],
    ['nothing', null],
  ])('a banner is made of words when its medium is %s', (_, media) => {
    expect(shown(aBanner({ media }))).toMatchObject({ headline: 'Les carnets de la saison', picture: null });
  });

  test('a banner whose picture has no known size does not invent one', () => {
    expect(shown(aBanner({ media: aMedia({ width: null }) }))).not.toHaveProperty('picture.size');
  });

  test('a banner links its words alone, beside a decorative picture', () => {
    expect(shown(aBanner({ media: aMedia({ altText: ' la saison ' }) }))).toMatchObject({
      link: { href: '/boutique/c/timbres' },
      picture: { alt: '' },
    });
    expect(shown(aBanner({ media: aMedia({ altText: ' Un phare ' }) }))).toMatchObject({
      picture: { alt: 'Un phare' },
    });
  });

  test('the lines below the first one of a headline are texts of the banner, each once', () => {
    expect(shown(aBanner({ headline: 'Courrier en ligne\nDès 1,60 €\n\nRien à poster.\nDès 1,60 €' }))).toMatchObject({
      headline: 'Courrier en ligne',
      texts: ['Dès 1,60 €', 'Rien à poster.'],
    });
  });

  test('a banner without words or picture is not shown', () => {
    expect(shown(aBanner({ headline: ' ', media: null }))).toBeUndefined();
  });

  test('a banner without a name leads nowhere', () => {
    expect(shown(aBanner({ headline: '' }))).toMatchObject({ link: null });
    expect(shown(aBanner({ headline: '', media: aMedia({ altText: 'Un phare' }) }))).toMatchObject({
      link: { href: '/boutique/c/timbres' },
    });
  });
});

describe('a carousel', () => {
  test('a carousel has its title, its link and its banners', () => {
    expect(shown(aCarousel())).toMatchObject({
      title: 'Écrire, envoyer, collectionner',
      titleTag: 'h2',
      more: { href: '/boutique/c/timbres', label: 'Tous les timbres' },
      banners: [{ headline: 'Les carnets de la saison' }, { headline: 'Phares et balises' }],
    });
  });

  test('a carousel without a visible banner is not shown', () => {
    expect(shown(aCarousel({ banners: [aBanner({ headline: '', media: null })] }))).toBeUndefined();
  });

  test.each(['', ' '])('a carousel has a name even when the editor entered none: %j', (name) => {
    expect(shown(aCarousel({ title: name, link: { name, url: '/aide' } }))).toMatchObject({
      title: 'À découvrir',
      more: null,
    });
  });

  test('a carousel has its names without surrounding spaces', () => {
    expect(shown(aCarousel({ title: ' Écrire ', link: { name: ' Toute l’aide ', url: '/aide' } }))).toMatchObject({
      title: 'Écrire',
      more: { href: '/aide', label: 'Toute l’aide' },
    });
  });
});

describe('a block of sub-categories', () => {
  const links = (block: Parameters<typeof aSubcategoryBlock>[0], where?: BlocksInput) => {
    const view = shown(aSubcategoryBlock(block), where);
    return view?.kind === 'subcategories' ? view.links.map(({ href }) => href) : undefined;
  };

  test('a block of subcategories shows those of its category, for the mode of the page', () => {
    expect(links({})).toEqual(['/boutique/c/carnets', '/boutique/c/beaux-timbres']);
    expect(links({}, { mode: 'pro' })?.[0]).toBe('/professionnel/boutique/c/carnets');
  });

  test('a block of subcategories shows the others of the same level', () => {
    expect(links({ sameLevel: true })).toEqual(['/boutique/c/enveloppes']);
    expect(links({ category: 'carnets', sameLevel: true })).toEqual(['/boutique/c/beaux-timbres']);
    expect(links({ category: 'kraft' })).toEqual(['/boutique/c/bulles']);
  });

  test('a block without a category has that of the page, or the whole shop', () => {
    expect(links({ category: null }, { category: 'timbres' })).toHaveLength(2);
    expect(links({ category: null })).toEqual(['/boutique/c/timbres', '/boutique/c/enveloppes']);
  });

  test('a block of subcategories without a link is not shown', () => {
    expect(links({ category: 'bulles' })).toBeUndefined();
    expect(links({ category: 'disparue' })).toBeUndefined();
  });

  test('a block of subcategories has corners of the page’s scale, and its colour only where its text is readable', () => {
    expect(shown(aSubcategoryBlock({ radius: 400 }))).toMatchObject({ radius: 10, ground: '#e1eef0' });
    expect(shown(aSubcategoryBlock({ radius: 6, backgroundColour: '#0b5563' }))).toMatchObject({
      radius: 10,
      ground: null,
    });
  });
});

test('each wide table slides in a frame of its own, by its own name', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const framed = (place: number) =>
    `<div data-table role="region" tabindex="0" aria-label="Tableau ${place}">${table}</div>`;
  expect(shown(aText(`<p>Avant</p>${table}${table}`))).toMatchObject({ html: `<p>Avant</p>${framed(1)}${framed(2)}` });
});

test('a slot with nothing to show leaves no gap', () => {
  const wording = wordingOf({ lang: 'fr', mode: 'part' });
  // Products are shown by the page itself.
  const products = { kind: 'products', uid: 'vitrine', title: 'Nouveautés', category: 'timbres' } as const;
  for (const blocks of [[], [products]])
    expect(slotViews([{ position: 'Vide', blocks }], { categories, wording })).toEqual([]);
});
