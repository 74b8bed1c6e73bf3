import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogItems } from '../catalog/items.ts';
import { compose } from './compose.ts';
import { packingOf } from './envelope.ts';
import type { EnvelopePicture } from './envelope-sides.ts';
import { viewsOf } from './picture.ts';

const envelopes = catalogItems.flatMap((item) =>
  item.picture.kind === 'envelope' ? [{ item, picture: item.picture, name: item.name.fr }] : [],
);

const groundsIn = (svg: string) => [...svg.matchAll(/background:light-dark\((#\w{6})/g)].map(([, colour]) => colour);

test('what is sold and its sides stand before one ground in each department, and before another in the next', async () => {
  const grounds = new Map<string, Set<string | undefined>>();
  for (const item of catalogItems) {
    const department = item.categoryCodes.at(-1) ?? '';
    const [goods = '', sides = ''] = await Promise.all(viewsOf(item).map(compose));
    const seen = grounds.get(department) ?? new Set();
    // The second picture of a service is a phone on a desk.
    for (const svg of item.picture.kind === 'service' ? [goods] : [goods, sides]) seen.add(groundsIn(svg).at(-1));
    grounds.set(department, seen);
  }
  const all = [...grounds.values()].map((seen) => [...seen]);
  expect(all.map(({ length }) => length)).toEqual(all.map(() => 1));
  expect(new Set(all.flat()).size).toBe(grounds.size);
  // White paper shows on it in a cart and among suggestions.
  for (const ground of all.flat()) expect(contrastWithWhite(ground ?? '#ffffff'), ground).toBeGreaterThan(1.35);
});

function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** How far the upper edge of a pack reaches to the right. */
const depthIn = (svg: string) => Number(/M0 0l([\d.]+) -/.exec(svg)?.[1]);

test('a pack is the thicker, the more envelopes there are in it, whatever their format', async () => {
  const kinds = Map.groupBy(envelopes, ({ picture: { face } }) => /padded|quilted|board/.test(face));
  for (const packs of kinds.values()) {
    const counted = await Promise.all(
      packs.map(async ({ item, picture }) => ({
        count: picture.pack,
        depth: depthIn(await compose(viewsOf(item)[0] ?? { drawing: '' })),
      })),
    );
    const rising = counted.sort((one, other) => one.count - other.count);
    expect(new Set(rising.map(({ count }) => count)).size).toBeGreaterThan(2);
    for (const [at, { count, depth }] of rising.entries()) {
      const before = rising[at - 1] ?? { count: 0, depth: 0 };
      if (count > before.count) expect(depth).toBeGreaterThan(before.depth);
      else expect(depth).toBe(before.depth);
    }
  }
});

const packings: [RegExp, ReturnType<typeof packingOf>][] = [
  [/boîte de \d+$/, 'box'],
  [/lot de \d+$/, 'film'],
  [/paquet de \d+$/, 'band'],
];

test.each(packings)('what is named %s is drawn in a %s', (words, packing) => {
  const named = envelopes.filter(({ name }) => words.test(name));
  expect(named.length).toBeGreaterThan(4);
  expect(new Set(named.map(({ picture }) => packingOf(picture)))).toEqual(new Set([packing]));
});

/** The room that a pack leaves at each side of what a list shows of its plate. */
async function marginsOf(svg: string): Promise<number[]> {
  const bare = svg.replaceAll(/background:[^;"]*/g, '').replaceAll(/<path [^>]*fill="url\(#light\)"\/>/g, '');
  const { info } = await sharp(Buffer.from(bare)).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0) - 48];
  return [left, top, 480 - left - info.width, 384 - top - info.height];
}

test('a pack of envelopes keeps clear of its frame', async () => {
  for (const { item, name } of envelopes) {
    const margins = await marginsOf(await compose(viewsOf(item)[0] ?? { drawing: '' }));
    expect(Math.min(...margins), name).toBeGreaterThanOrEqual(24);
  }
});

test('goods, boxes and what they cast keep clear of their frame', async () => {
  for (const item of catalogItems.filter(({ picture: { kind } }) => kind === 'goods' || kind === 'box')) {
    const margins = await marginsOf(await compose(viewsOf(item)[0] ?? { drawing: '' }));
    expect(Math.min(...margins), item.name.fr).toBeGreaterThanOrEqual(8);
  }
});

/** What shows in each picture of an envelope: its paper, and what its closing or its window look like. */
const marksOf = ({ face, paper }: EnvelopePicture) => [
  `--paper:${paper}`,
  ...(face === 'padded' || face === 'quilted' ? [`fill="url(#${face})"`] : []),
  ...(face === 'window' ? ['fill="#cfdfe2"'] : []),
  ...(face === 'board' ? ['stroke="#b3361b"'] : []),
];

test('each picture of an envelope shows the paper, the lining and the window of the first', async () => {
  for (const { item, picture, name } of envelopes) {
    for (const svg of await Promise.all(viewsOf(item).map(compose))) {
      expect(
        marksOf(picture).filter((mark) => !svg.includes(mark)),
        name,
      ).toEqual([]);
    }
  }
});
