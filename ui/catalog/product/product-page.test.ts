import { expect, test } from 'vitest';
import { aProduct } from '#domain/catalog/examples.ts';
import type { ContentQuery, Contents } from '#domain/content/content.ts';
import { aPage, aText } from '#domain/content/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { aRequest, fails } from '#ui/request/request.examples.ts';
import { loadProduct } from './product.server.ts';

async function loaded(
  path: string,
  { mode, lang = 'fr', contents }: { mode: Mode; lang?: Lang; contents?: Partial<Contents> },
) {
  const context = aRequest({
    mode,
    lang,
    ports: {
      products: { ofCode: async () => aProduct({ picture: '/medias/1' }), similarTo: async () => [] },
      contents: { page: async () => null, ...contents },
    },
  });
  const url = new URL(path, 'https://boutique.example');
  const wanted = { code: '1126001', slug: 'carnet-de-12-timbres-marianne', wantedOffer: null };
  return loadProduct(context, { ...wanted, url, request: new Request(url) });
}

const path = '/boutique/carnet-de-12-timbres-marianne/p/1126001';

test('a browser may keep of an article one address for both modes, to which a professional’s page adds its prefix', async () => {
  const viewed = { code: '1126001', title: 'Carnet de 12 timbres Marianne', lang: 'fr', path, picture: '/medias/1' };
  expect(await loaded(path, { mode: 'part' })).toMatchObject({ viewed, prefix: '' });
  expect(await loaded(`/professionnel${path}`, { mode: 'pro' })).toMatchObject({ viewed, prefix: '/professionnel' });
});

test('the title of a seen article is kept with the language in which it was read', async () => {
  expect((await loaded(path, { mode: 'part', lang: 'en' })).viewed.lang).toBe('en');
});

test('recommendations are asked for in the mode of the page', async () => {
  expect((await loaded(path, { mode: 'part' })).recommended).toContain('code=1126001');
  expect((await loaded(`/professionnel${path}`, { mode: 'pro' })).recommended).toContain('mode=pro');
});

test('an editor’s content stands on the product’s page, which opens without it', async () => {
  const asked: ContentQuery[] = [];
  const page = async (query: ContentQuery) => {
    asked.push(query);
    return aPage({ slots: [{ position: 'Section1', blocks: [aText('<p>Combien de timbres coller ?</p>')] }] });
  };
  const { content } = await loaded(path, { mode: 'part', contents: { page } });
  expect(asked).toEqual([{ kind: 'product', code: '1126001' }]);
  expect(content.html).toContain('Combien de timbres coller ?');
  const failing = { page: fails(new Fault('timeout', 'contents')) };
  expect((await loaded(path, { mode: 'part', contents: failing })).content.html ?? '').toBe('');
});
