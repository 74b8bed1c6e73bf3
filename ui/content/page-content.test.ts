import { expect, test } from 'vitest';
import type { ContentPage, ContentQuery } from '#domain/content/content.ts';
import { aPage, aSubcategoryBlock, aText } from '#domain/content/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { pageContent } from './page-content.server.ts';

const trees = [
  { code: 'timbres', name: 'Timbres', children: [{ code: 'carnets', name: 'Carnets', children: [] }] },
  { code: 'kraft', name: 'Kraft', children: [] },
];
const blocks = [aSubcategoryBlock({ category: null }), aText()];

/** The links and the words of an editor's blocks on a page of the shop, with what is asked for and what purges them. */
async function written(query: ContentQuery | null, page: ContentPage | Fault | null) {
  const asked: unknown[] = [];
  const contents = {
    page: async (one: ContentQuery) => {
      asked.push(one);
      if (page instanceof Fault) throw page;
      return page;
    },
  };
  const context = { ...aRequest({ ports: { contents } }), categories: async () => trees };
  const { html } = await pageContent(context, { query, request: new Request('https://boutique.example/') });
  const links = [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  return { asked, html, links, tags: context.effects.tags };
}

test.each<[string, ContentQuery, string[]]>([
  ['a category has the links of that category', { kind: 'category', code: 'timbres' }, ['carnets']],
  ['a product has the links of every department', { kind: 'product', code: 'timbres' }, ['timbres', 'kraft']],
])('a block without a category on the page of %s, and is purged by its own name', async (_, query, codes) => {
  const page = aPage({ uid: 'rayon', slots: [{ position: 'Section1', blocks }] });
  const { asked, html, links, tags } = await written(query, page);
  expect([asked, tags]).toEqual([[query], ['content:rayon']]);
  expect(links).toEqual(codes.map((code) => `/boutique/c/${code}`));
  expect(html).toContain('Certains objets ne voyagent pas.');
});

test('a page of the shop stands without an editor’s blocks, and asks for none where it has none', async () => {
  const query = { kind: 'product', code: '1126001' } as const;
  const nothing = { html: '', tags: [] };
  expect(await written(query, null)).toMatchObject(nothing);
  expect(await written(query, new Fault('unavailable', 'findContentPage'))).toMatchObject(nothing);
  expect(await written(null, aPage())).toEqual({ asked: [], html: undefined, links: [], tags: [] });
});
