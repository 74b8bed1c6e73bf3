import { expect, test } from 'vitest';
import { aProduct } from '#domain/catalog/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { loadProduct } from './product.server.ts';

async function loaded(path: string, { mode, lang = 'fr' }: { mode: Mode; lang?: Lang }) {
  const context = aRequest({
    mode,
    lang,
    ports: { products: { ofCode: async () => aProduct({ picture: '/medias/1' }) } },
  });
  const url = new URL(path, 'https://boutique.example');
  const wanted = { code: '1126001', slug: 'carnet-de-12-timbres-marianne', wantedOffer: null };
  return loadProduct(context, { ...wanted, url, request: new Request(url) });
}

const path = '/boutique/carnet-de-12-timbres-marianne/p/1126001';

test('a browser may keep of an article one address for both modes, to which a professional’s page adds its prefix', async () => {
  const seen = { code: '1126001', title: 'Carnet de 12 timbres Marianne', lang: 'fr', path, picture: '/medias/1' };
  expect(await loaded(path, { mode: 'part' })).toMatchObject({ seen, prefix: '' });
  expect(await loaded(`/professionnel${path}`, { mode: 'pro' })).toMatchObject({ seen, prefix: '/professionnel' });
});

test('the title of a seen article is kept with the language in which it was read', async () => {
  expect((await loaded(path, { mode: 'part', lang: 'en' })).seen.lang).toBe('en');
});

test('recommendations are asked for in the mode of the page', async () => {
  expect((await loaded(path, { mode: 'part' })).recommended).toContain('code=1126001');
  expect((await loaded(`/professionnel${path}`, { mode: 'pro' })).recommended).toContain('mode=pro');
});
