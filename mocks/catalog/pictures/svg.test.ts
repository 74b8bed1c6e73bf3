import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { catalogItems } from '../items.ts';
import { knownProducts } from '../known-products.ts';
import { bannerSvg } from './banners.ts';
import { pictureHandlers } from './handlers.ts';
import { servePicture } from './serve.ts';
import { pictureSvg, VIEWS } from './svg.ts';

describe('pictures', () => {
  test('are drawn for every product and view, without a broken number or a word', () => {
    for (const item of catalogItems)
      for (let view = 0; view < VIEWS; view += 1) {
        const svg = pictureSvg(item, view);
        expect(svg, item.code).not.toMatch(/NaN|undefined|Infinity|<text/);
        expect(svg.startsWith('<svg')).toBe(true);
      }
  });

  test('are always the same for the same product', () => {
    for (const item of catalogItems.slice(0, 20)) expect(pictureSvg(item)).toBe(pictureSvg(item));
  });

  test('come as AVIF to a browser that accepts it, else as WebP, and may be cached for a year', async () => {
    const ask = (path: string, accept = '*/*') =>
      servePicture(new Request(`http://backend.test${path}`, { headers: { accept } }));
    const avif = await ask(`/medias/${knownProducts.booklet}-0-96`, 'image/avif,image/webp,*/*');
    expect(avif?.headers.get('content-type')).toBe('image/avif');
    expect(avif?.headers.get('vary')).toBe('Accept');
    expect(avif?.headers.get('cache-control')).toContain('immutable');
    const webp = await ask(`/medias/${knownProducts.shippingLabel}-2-96`);
    expect(webp?.headers.get('content-type')).toBe('image/webp');
    expect((await webp?.bytes())?.byteLength).toBeGreaterThan(200);
    expect((await ask('/medias/nobody-0-96'))?.status).toBe(404);
    expect((await ask(`/medias/${knownProducts.booklet}-7-96`))?.status).toBe(404);
    expect(await ask('/medias/1126001-0-97')).toBeUndefined();
    expect(await ask('/elsewhere')).toBeUndefined();
  });

  test('of content are wide, and an unknown name or shape has none', async () => {
    const ask = (name: string) =>
      servePicture(new Request(`http://backend.test/medias/bandeau-${name}`, { headers: { accept: 'image/webp' } }));
    const { default: sharp } = await import('sharp');
    for (const [shape, width, height] of [
      ['wide', 1200, 480],
      ['card', 600, 400],
    ] as const) {
      const bytes = await (await ask(`carnets-${shape}`))?.bytes();
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
    expect(bannerSvg('colis', 'wide')).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(await ask('inconnu-wide')).toBeUndefined();
    expect(await ask('carnets-tall')).toBeUndefined();
    expect(await ask('constructor-wide')).toBeUndefined();
  });

  test('come as SVG from the service worker', async () => {
    const answer = await getResponse(
      pictureHandlers,
      new Request(`http://backend.test/medias/${knownProducts.booklet}-1-240`),
    );
    expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer?.text()).toMatch(/^<svg/);
    expect((await getResponse(pictureHandlers, new Request('http://backend.test/medias/nobody-0-96')))?.status).toBe(
      404,
    );
  });
});
