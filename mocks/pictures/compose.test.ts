import { readdirSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { catalogItems } from '../catalog/items.ts';
import { pictureHandlers } from '../medias/handlers.ts';
import { fixedProducts } from '../records/known-products.ts';
import { bannerShapes } from './banners.ts';
import { compose } from './compose.ts';
import type { EnvelopePicture } from './envelope-sides.ts';
import { VIEWS, viewsOf } from './picture.ts';

/** The first picture: what is sold. */
const firstOf = (item: Parameters<typeof viewsOf>[0]) => compose(viewsOf(item)[0] ?? { drawing: '' });

/** What part of all the shapes in two pictures stands in both. */
function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((svg) => new Set(svg.match(/<(?:path|rect|circle|ellipse|polygon) [^>]*>/g)));
  const shared = a && b ? a.intersection(b).size : 0;
  return shared / ((a?.size ?? 0) + (b?.size ?? 0) - shared);
}

const ask = (name: string) => getResponse(pictureHandlers, new Request(`http://backend.test/medias/${name}`));
const drawings = readdirSync(new URL('./drawings', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.replace('.svg', ''));

/** A point that gives lengths of the article and nothing else; a string has one that is too small to be measured. */
const ownSize =
  /<li>(?:(?:Longueur|Diamètre) de |[^<:]+:\s|\p{L}+, )?(?<sides>\d+(?:\s×\s\d+)*)\s(?<unit>(?<=\d\d\s)mm|cm)<\/li>/gu;

const isOver = ([left = 0, top = 0, right = 0, low = 0]: number[], [x = 0, y = 0, end = 0, foot = 0]: number[]) =>
  x < right && end > left && y < low && foot > top;

/** What is named in a picture and does not stand in it. */
function missingIn(svg: string): string[] {
  const names = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, name = '']) => name);
  const properties = new Set(names(/[;"](--[\w-]+):/g));
  const ids = new Set(names(/ id="([\w-]+)"/g));
  return [
    ...names(/var\((--[\w-]+)\)/g).filter((name) => !properties.has(name)),
    ...names(/(?:href="|url\()#([\w-]+)/g).filter((id) => !ids.has(id)),
    ...names(/href="([^#"]+)/g),
  ];
}

describe('pictures', () => {
  test('each product has three pictures that name nothing outside themselves, and no word', async () => {
    for (const item of catalogItems) {
      const pictures = await Promise.all(viewsOf(item).map(compose));
      expect(new Set(pictures).size, item.code).toBe(VIEWS);
      for (const svg of pictures) {
        expect(missingIn(svg), item.code).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      }
    }
  });

  test('no two pictures of a product are nearly the same', async () => {
    for (const item of catalogItems) {
      const [one = '', two = '', three = ''] = await Promise.all(viewsOf(item).map(compose));
      const pairs = [likeness(one, two), likeness(one, three), likeness(two, three)];
      expect(Math.max(...pairs), item.code).toBeLessThan(0.95);
    }
  });

  test('a picture measures no other lengths than those that the points of its article give', async () => {
    for (const item of catalogItems) {
      const [stated] = [...item.description.fr.matchAll(ownSize)];
      const given = stated?.groups?.sides
        ?.split('×')
        .map((side) => Number(side) * (stated.groups?.unit === 'cm' ? 10 : 1));
      const pictures = await Promise.all(viewsOf(item).map(compose));
      const measured = pictures.flatMap((svg) =>
        [...svg.matchAll(/data-measured="(\d+) mm"/g)].map(([, mm]) => Number(mm)),
      );
      if (!given || measured.length === 0) continue;
      // One may give more of them than the other: the thickness of an album, the depth of what is drawn from the front.
      const common = new Set(measured).intersection(new Set(given)).size;
      expect(common, item.code).toBe(Math.min(new Set(measured).size, new Set(given).size));
    }
  });

  test('the lengths that a picture gives are written clear of one another', async () => {
    for (const item of catalogItems) {
      const pictures = await Promise.all(viewsOf(item).map(compose));
      const overlaps = pictures.flatMap((svg) => {
        const labels = [...svg.matchAll(/data-label="([^"]+)"/g)].map(([, box = '']) => box.split(' ').map(Number));
        return labels.flatMap((label, at) => labels.slice(at + 1).filter((other) => isOver(label, other)));
      });
      expect(overlaps, item.code).toEqual([]);
    }
  });

  test('two products of one motif and layout do not look alike', async () => {
    const [one, other] = await Promise.all(
      ['1', '2'].map((code) =>
        firstOf({ code, picture: { kind: 'stamps', layout: 'single', motif: 'fish', rate: 'green' } }),
      ),
    );
    expect(one).not.toBe(other);
  });

  test('envelopes that differ in their closing, print, size or pack alone do not look alike', async () => {
    const white: EnvelopePicture = { kind: 'envelope', face: 'window', size: '162 × 229', paper: '#FFFFFF', pack: 10 };
    const drawn = (pictures: EnvelopePicture[]) =>
      Promise.all(pictures.map((picture) => firstOf({ code: '1', picture })));
    const sold = catalogItems.flatMap(({ picture }) => (picture.kind === 'envelope' ? [picture] : []));
    const sorts = Map.groupBy(sold, ({ face, motif }) => `${face} ${motif}`);
    const faces = [...sorts.values()].flatMap(([first]) =>
      first ? [{ ...first, size: white.size, paper: white.paper, pack: white.pack }] : [],
    );
    expect(new Set(await drawn(faces)).size).toBe(sorts.size);
    const sizes = ['110 × 220', '114 × 162', '162 × 229', '229 × 324'];
    const packs = sizes.flatMap((size) => [10, 50, 500].map((pack) => ({ ...white, size, pack })));
    expect(new Set(await drawn(packs)).size).toBe(packs.length);
  });

  test('a booklet of twelve stamps has twelve drawings', async () => {
    const booklet = await firstOf({
      code: '1',
      picture: { kind: 'stamps', layout: 'booklet-12', motif: 'fish', rate: 'green' },
    });
    expect(new Set(booklet.match(/<symbol id="motif-\d+"/g)).size).toBe(12);
  });

  test('each drawing is used by a product or a banner', () => {
    const used = catalogItems.flatMap(viewsOf).flatMap(({ drawing, slots = {} }) => [drawing, ...Object.values(slots)]);
    const others = drawings.filter((name) => !name.startsWith('banners/'));
    expect(others.filter((name) => !used.includes(name))).toEqual([]);
  });

  test('pictures are SVG at each of their sizes, and may be cached for a year', async () => {
    const answer = await ask(`${fixedProducts.booklet}-1-240`);
    expect(answer?.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer?.headers.get('cache-control')).toContain('immutable');
    const svg = await answer?.text();
    expect(svg).toMatch(/^<svg/);
    expect(await (await ask(`${fixedProducts.booklet}-1-960`))?.text()).toBe(svg);
  });

  test('each picture of content has the size of its shape', async () => {
    for (const name of drawings.filter((each) => each.startsWith('banners/'))) {
      const shape = name.endsWith('-wide') ? 'wide' : 'card';
      const { width, height } = bannerShapes[shape];
      const svg = await (await ask(name.replace('banners/', 'bandeau-')))?.text();
      expect(svg, name).toContain(`width="${width}" height="${height}"`);
    }
  });

  test.each([
    'nobody-0-96',
    `${fixedProducts.booklet}-7-96`,
    `${fixedProducts.booklet}-0-97`,
    'bandeau-inconnu-wide',
    'bandeau-carnets-tall',
    'bandeau-constructor-wide',
  ])('pictures at the address %s are not found', async (name) => {
    expect((await ask(name))?.status).toBe(404);
  });
});
