import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { catalogItems } from '../catalog/items.ts';
import { pictureHandlers } from '../medias/handlers.ts';
import { knownProducts } from '../records/known-products.ts';
import { bannerSvg } from './banners.ts';
import { pictureSvg, VIEWS } from './svg.ts';

const ask = (name: string) => getResponse(pictureHandlers, new Request(`http://backend.test/medias/${name}`));

describe('pictures', () => {
  test('pictures are drawn for every product and view, without a broken number or a word', () => {
    for (const item of catalogItems)
      for (let view = 0; view < VIEWS; view += 1) {
        const svg = pictureSvg(item, view);
        expect(svg, item.code).not.toMatch(/NaN|undefined|Infinity|<text/);
        expect(svg.startsWith('<svg')).toBe(true);
      }
  });

  test('pictures are always the same for the same product', () => {
    for (const item of catalogItems.slice(0, 20)) expect(pictureSvg(item)).toBe(pictureSvg(item));
  });

  test('pictures are SVG at each of their sizes, and may be cached for a year', async () => {
    const answer = await ask(`${knownProducts.booklet}-1-240`);
    expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer?.headers.get('cache-control')).toContain('immutable');
    const svg = await answer?.text();
    expect(svg).toMatch(/^<svg/);
    expect(await (await ask(`${knownProducts.booklet}-1-960`))?.text()).toBe(svg);
  });

  test('pictures of content are wide', async () => {
    expect(await (await ask('bandeau-carnets-wide'))?.text()).toContain('width="1200" height="480"');
    expect(await (await ask('bandeau-carnets-card'))?.text()).toContain('width="600" height="400"');
    expect(bannerSvg('colis', 'wide')).not.toMatch(/NaN|undefined|Infinity|<text/);
  });

  test.each([
    'nobody-0-96',
    `${knownProducts.booklet}-7-96`,
    `${knownProducts.booklet}-0-97`,
    'bandeau-inconnu-wide',
    'bandeau-carnets-tall',
    'bandeau-constructor-wide',
  ])('pictures at the address %s are not found', async (name) => {
    expect((await ask(name))?.status).toBe(404);
  });
});
