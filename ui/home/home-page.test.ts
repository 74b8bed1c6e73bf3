import { expect, test } from 'vitest';
import type { SearchPage } from '#domain/catalog/catalog.ts';
import { aSearchPage, aSummary } from '#domain/catalog/examples.ts';
import { aBanner, aPage, aText } from '#domain/content/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import type { FeaturedView } from '#ui/catalog/card/featured.view.ts';
import { previewContext, structuredDataContext, tagsContext } from '#ui/request/contexts.server.ts';
import { aRequest, argsOf, type GivenRequest, ledTo, noSession, sessionAs } from '#ui/request/request.examples.ts';
import { loader } from './home.route.tsx';

const products = { kind: 'products', uid: 'vitrine', title: 'Les nouveautés', category: 'timbres' } as const;
const written = aPage({ uid: 'accueil', slots: [{ position: 'Section1', blocks: [aBanner(), products, aText()] }] });
const found = aSearchPage({ products: ['1126001', '1126002'].map((code) => aSummary({ code })) });

interface HomeAnswer {
  data: { view: object; featured: FeaturedView | null; head: object; track: object; recommended: string };
  init: ResponseInit;
}

/** The home page of a mode, and what was asked of the catalogue for it. */
async function homeOf({
  search = found,
  page = written,
  isPreview = false,
  ...given
}: GivenRequest & { search?: SearchPage | 'unknown' | Fault; page?: typeof written | null; isPreview?: boolean } = {}) {
  const asked: unknown[] = [];
  const ports: GivenRequest['ports'] = {
    contents: { page: async () => page },
    products: {
      search: async (...query) => {
        asked.push(query);
        if (search instanceof Fault) throw search;
        return search;
      },
    },
  };
  const journeyDrafts = storedDrafts();
  const context = aRequest({ session: noSession, ports, journeyDrafts, ...given });
  const args = argsOf(context, { path: context.wording.paths.home(), journeyDrafts });
  args.context.set(previewContext, isPreview ? 'billet' : null);
  const answer: unknown = await loader(args);
  const { data, init } = answer as HomeAnswer;
  const { context: values } = args;
  return { ...data, init, asked, tags: values.get(tagsContext), things: values.get(structuredDataContext) };
}

const shop = 'https://boutique.example';

test.each<[Mode, string, string]>([
  ['part', '/', 'La boutique du courrier'],
  ['pro', '/professionnel', 'La boutique des professionnels'],
])(
  'the home page of « %s » has one address, and says to machines whose shop it is and how to search',
  async (mode, path, title) => {
    const { head, init, things, track, recommended } = await homeOf({ mode });
    const description =
      'Timbres, enveloppes et emballages livrés chez vous. Étiquettes de colis, lettres, recommandés et réexpédition du courrier en ligne.';
    expect(head).toEqual({ title, description, canonical: shop + path, noIndex: false });
    expect([init, track, recommended]).toEqual([
      {},
      { page: 'editorial', label: 'home' },
      `/ecom/recommandations?mode=${mode}`,
    ]);
    expect(things).toMatchObject([
      { '@type': 'Organization', url: `${shop}/` },
      { '@type': 'WebSite', url: shop + path },
    ]);
  },
);

test('the products that an editor chose are eight of that category, and purge the page', async () => {
  const { featured, asked, tags } = await homeOf();
  expect(asked).toMatchObject([[{ text: '', base: { kind: 'allCategories', id: 'timbres' }, page: 0 }, 8]]);
  expect(featured).toMatchObject({ title: 'Les nouveautés', more: { href: '/boutique/c/timbres' }, addAction: '/' });
  expect(featured?.cards.map(({ code }) => code)).toEqual(['1126001', '1126002']);
  expect(tags).toEqual(['content:accueil', 'category:timbres', 'product:1126001', 'product:1126002']);
});

test.each([
  ['a category that is gone', { search: 'unknown' as const }],
  ['a catalogue that does not answer', { search: new Fault('unavailable', 'searchProducts') }],
  ['no choice of an editor', { page: aPage({ uid: 'accueil', slots: [] }) }],
])('the home page with %s has no products', async (_, given) => {
  const { featured, tags, view } = await homeOf(given);
  expect([featured, tags]).toEqual([null, ['content:accueil']]);
  expect(view).toMatchObject({ question: 'Que voulez-vous envoyer\u202f?' });
});

test('a signed-in professional has a home of their own, and sees the one of all as an editor only', async () => {
  const given = { session: sessionAs('pro'), mode: 'pro' } as const;
  expect(await ledTo(homeOf(given))).toBe('/professionnel/accueil');
  expect((await homeOf({ ...given, isPreview: true })).head).toMatchObject({ noIndex: true });
});

test.each<[shopper: Mode, page: Mode]>([
  ['pro', 'part'],
  ['part', 'pro'],
  ['part', 'part'],
])('a shopper with the profile « %s » sees the same home of « %s » as everybody', async (profile, mode) => {
  expect((await homeOf({ session: sessionAs(profile), mode })).head).toMatchObject({ noIndex: false });
});
