import { expect, test } from 'vitest';
import { aBanner, aCarousel, aPage, aSubcategoryBlock, aText } from '#domain/content/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { homeContent } from './home-content.server.ts';
import { untilFirstOther } from './home-content.ts';

const [banner, carousel, text] = [aBanner(), aCarousel(), aText()];

test('the banners with which a home page begins come before its products, everything else after', () => {
  const slots = [
    { position: 'Section1', blocks: [banner, banner] },
    { position: 'Section2', blocks: [banner, carousel, banner] },
    { position: 'Section3', blocks: [banner, text] },
  ];
  expect(untilFirstOther(slots)).toEqual({
    banners: [
      { position: 'Section1', blocks: [banner, banner] },
      { position: 'Section2', blocks: [banner] },
    ],
    rest: [
      { position: 'Section2', blocks: [carousel, banner] },
      { position: 'Section3', blocks: [banner, text] },
    ],
  });
});

test('a home page without content has neither', () => {
  expect(untilFirstOther([])).toEqual({ banners: [], rest: [] });
});

const request = new Request('https://boutique.example/professionnel');
const homeOf = async (contents: NonNullable<GivenPorts['contents']>, preview = false) => {
  const categories = async () => [{ code: 'kraft', name: 'Kraft', children: [] }];
  const context = { ...aRequest({ mode: 'pro', ports: { contents } }), categories, preview };
  return { ...(await homeContent(context, { path: '/professionnel', request })), tags: context.effects.tags };
};

test('a home page has the content of its own address, is purged with it, and leaves its products to the page', async () => {
  const products = { kind: 'products', uid: 'vitrine', title: 'Nouveautés', category: 'timbres' } as const;
  const asked: unknown[] = [];
  const page = async (query: unknown) => {
    asked.push(query);
    const blocks = [banner, products, aSubcategoryBlock({ category: null }), text];
    return aPage({ uid: 'accueil-pro', slots: [{ position: 'Section1', blocks }] });
  };
  const { banners, products: found, rest, tags } = await homeOf({ page });
  expect(asked).toEqual([{ kind: 'path', path: '/professionnel' }]);
  expect(tags).toEqual(['content:accueil-pro']);
  expect(found).toEqual(products);
  expect(banners.html).toContain('Les carnets de la saison');
  expect(rest.html).toMatch(/href="\/professionnel\/boutique\/c\/kraft".*Certains objets ne voyagent pas/);
  expect([banners, rest].map(({ html }) => html?.includes('Aperçu'))).toEqual([false, false]);
});

test('a home page without content is empty there; an editor’s preview says so and leads back', async () => {
  const none = { products: null, tags: [] };
  expect(await homeOf({ page: async () => null })).toMatchObject(none);
  expect(await homeOf({ page: fails(new Fault('unavailable', 'findContentPage')) })).toMatchObject(none);
  const { banners, rest } = await homeOf({ page: async () => null }, true);
  expect(banners.html).toContain('href="/cx-preview?quitter=1&amp;redirect=%2Fprofessionnel"');
  expect(rest.html).toBe('');
});
