/**
 * The PDF that is bought matches the preview that was shown, in millimetres: the shop draws one and the
 * backend prints the other, each by a program of its own, from the same grids.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { answersOf } from '#domain/stamps/composing.ts';
import type { StampSet } from '#domain/stamps/stamps.ts';
import { drawStamps } from '#mocks/labels/pdf/draw.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { stampSetOf } from '#mocks/stamps/printed.ts';
import { stampConfigurationsIn } from '#mocks/stamps/records.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { type Box, type Filled, printedIn } from '#tests/shared/printed-places.ts';
import { previewView } from '#ui/stamps/preview/preview.view.ts';
import { StampPage } from '#ui/stamps/preview/stamp-page.tsx';
import { wordingOf } from '#ui/wording/wording.server.ts';

interface Page {
  size: [width: number, height: number];
  codes: Box[];
  visuals: Box[];
}

/** To half a tenth of a millimetre: a printer does no better. */
const about = (millimetres: number) => expect.closeTo(millimetres, 1);
const boxAbout = ({ left, top, right, bottom }: Box) => ({
  left: about(left),
  top: about(top),
  right: about(right),
  bottom: about(bottom),
});
const pageAbout = ({ size, codes, visuals }: Page) => ({
  size: size.map(about),
  codes: codes.map(boxAbout),
  visuals: visuals.map(boxAbout),
});
const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
/** By rows: what is a millimetre apart stands in one. */
const inOrder = (boxes: Box[]) =>
  boxes.toSorted((one, another) => Math.round(one.top) - Math.round(another.top) || one.left - another.left);

const shop = shopOnMocks();
const line = { visual: 'HEART', letterType: 'GREEN', destination: 'FR', weight: 20, quantity: 25 };
const other = { ...line, letterType: 'WORLD', destination: 'BE', quantity: 5 };

test.each([
  ['A4_24', 10, [15, 15]],
  ['A4_8', 3, [6, 8, 8, 8]],
  ['A4_14', 1, [14, 14, 2]],
  ['A4_PLAIN', 1, [21, 9]],
  ['DL', 1, Array(30).fill(1)],
  ['C6', 1, Array(30).fill(1)],
  ['DYMO', 1, Array(30).fill(1)],
] as const)('stamps on %s from cell %i are printed where they were shown', async (support, startCell, counts) => {
  const testWorld = crypto.randomUUID();
  const set: StampSet = { lines: [line, other], support, startCell };
  const [shown, printed] = [await shownPages(testWorld, set), await printedPages(testWorld, set)];
  expect(printed.map(({ codes }) => codes.length)).toEqual(counts);
  // The preview draws the first pages; the others follow the same grid.
  expect(shown).toHaveLength(Math.min(2, counts.length));
  expect(printed.slice(0, shown.length)).toEqual(shown.map(pageAbout));
  expect(new Set(printed.map(({ size }) => String(size))).size).toBe(1);
});

/** Reads the SVG that the page sends. */
async function shownPages(testWorld: string, set: StampSet): Promise<Page[]> {
  const options = await shop.portsFor(aScope({ testWorld })).stamps.options();
  const preview = previewView(answersOf(set), options, wordingOf({ lang: 'fr', mode: 'part' }));
  if (!preview) throw new Error('There is no preview.');
  return preview.pages.map((page) => {
    const svg = renderToStaticMarkup(<StampPage page={page} designs={preview.designs} id="p" label="" />);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    const designs = [...svg.matchAll(/<g id="p-(\d+)">(.*?)<\/g>/gs)].map(([, , content = '']) => content);
    const areaOf = (content: string, name: string) => {
      const [, x, y, wide, high] =
        new RegExp(
          `<svg x="([\\d.]+)" y="([\\d.]+)" width="([\\d.]+)" height="([\\d.]+)"[^>]*data-area="${name}"`,
        ).exec(content) ?? [];
      return { x: Number(x), y: Number(y), width: Number(wide), height: Number(high) };
    };
    const stamps = [...svg.matchAll(/<use href="#p-(\d+)" x="([\d.]+)" y="([\d.]+)"/g)];
    const placed = (name: string) =>
      inOrder(
        stamps.map(([, design, x, y]) => {
          const area = areaOf(designs[Number(design)] ?? '', name);
          return boxOf(Number(x) + area.x, Number(y) + area.y, area.width, area.height);
        }),
      );
    return {
      size: [Number(width), Number(height)],
      codes: placed('code'),
      visuals: placed('visual'),
    };
  });
}

/** Reads the file: what is filled, and where. */
async function printedPages(testWorld: string, stamps: StampSet): Promise<Page[]> {
  const world = worldNamed(testWorld);
  const { lines, support, startCell } = stamps;
  await stampConfigurationsIn(world).create({
    id: 'timbres-1',
    owner: null,
    stamps: { lines: lines.map((each) => ({ ...each })), support, startCell },
  });
  const entry = { configurationId: 'timbres-1' } as Parameters<typeof stampSetOf>[1];
  const toPrint = stampSetOf(world, entry, 'fr');
  if (!toPrint) throw new Error('Nothing is printed.');
  const data = await drawStamps({
    orderCode: 'CMD-1',
    stamps: [],
    sets: [toPrint],
    offset: { x: 0, y: 0 },
    lang: 'fr',
  });
  const document = await getDocumentProxy(data, { verbosity: 0 });
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 25.4 / 72 });
    const { filled } = await printedIn(page);
    const isCode = ({ colour }: Filled) => colour === '#000000';
    const isVisual = ({ colour }: Filled) => colour === heartPaper;
    pages.push({
      size: [width, height],
      codes: inOrder(joined(filled.filter(isCode))),
      visuals: inOrder(filled.filter(isVisual).map(({ box }) => box)),
    });
  }
  return pages;
}

/** The ground of the visual, which fills its square. */
const heartPaper = '#fbe9e3';

/** The modules of one code lie beside one another: those whose places are within a code's width belong together. */
function joined(modules: Filled[]): Box[] {
  const codes: Box[] = [];
  const widest = 16.05;
  for (const { box } of modules.toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)) {
    const found = codes.find(
      (code) =>
        box.left >= code.left - widest &&
        Math.max(code.right, box.right) - Math.min(code.left, box.left) <= widest &&
        Math.max(code.bottom, box.bottom) - Math.min(code.top, box.top) <= widest,
    );
    if (!found) codes.push({ ...box });
    else
      Object.assign(found, {
        left: Math.min(found.left, box.left),
        top: Math.min(found.top, box.top),
        right: Math.max(found.right, box.right),
        bottom: Math.max(found.bottom, box.bottom),
      });
  }
  return codes;
}
