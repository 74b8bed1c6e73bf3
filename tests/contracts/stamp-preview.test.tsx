/**
 * The PDF that is bought matches the preview that was shown, in millimetres: the shop draws one and the
 * backend prints the other, each by a program of its own, from the same grids.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { answersOf, stampSetOf as setOfAnswers } from '#domain/stamps/journey.ts';
import type { StampSet } from '#domain/stamps/stamps.ts';
import { drawStamps } from '#mocks/labels/pdf/draw.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { stampSetOf } from '#mocks/stamps/printed.ts';
import { stampConfigurationsIn } from '#mocks/stamps/records.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { type Box, type Filled, printedIn } from '#tests/shared/printed/places.ts';
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
  const set: StampSet = { lines: [line, other], support, startCell, recipients: [] };
  const [shown, printed] = [await shownPages(testWorld, set), await printedPages(testWorld, set)];
  expect(printed.map(({ codes }) => codes.length)).toEqual(counts);
  // The preview draws the first pages; the others follow the same grid.
  expect(shown).toHaveLength(Math.min(2, counts.length));
  expect(printed.slice(0, shown.length)).toEqual(shown.map(pageAbout));
  expect(new Set(printed.map(({ size }) => String(size))).size).toBe(1);
});

const person = {
  civility: 'mrs',
  firstName: 'Contact',
  lastName: 'Lœuvre-Noël',
  streetName: '12 bis rue de la République',
  codePostal: '69002',
  city: 'Lyon',
  country: 'FR',
};
const department = {
  isCompany: 'yes',
  companyName: 'Atelier 3M & Fils',
  service: 'Service Achats',
  building: 'Bâtiment B',
  firstName: 'Contact',
  lastName: 'Achats',
  streetName: '125 boulevard du Général de Gaulle',
  additionalStreetName: 'BP 34014',
  codePostal: '71040',
  city: 'Mâcon Cedex 9',
  country: 'FR',
};

test.each(['C6', 'DL', 'C5', 'DYMO'])(
  'each recipient on %s is printed on a page of their own, in order, with the lines that were shown at their places',
  async (support) => {
    const testWorld = crypto.randomUUID();
    const { stamps } = shop.portsFor(aScope({ testWorld }));
    const options = await stamps.options();
    const recipients = answerOfRecipients([person, department].map((typed) => ({ typed, refusal: null })));
    const { visual, letterType, destination } = line;
    const answers = {
      lines: '1',
      visual1: visual,
      letter1: letterType,
      destination1: destination,
      weight1: '20',
      support,
      addressed: 'yes',
      recipients,
    };
    const set = setOfAnswers(answers, options);
    if (!set) throw new Error('The stamps are not whole.');
    const quoted = await stamps.quote(set);
    const configured = await stamps.configure({ stamps: set, quoteId: quoted.quote?.id ?? '' });
    if (configured.kind !== 'configured') throw new Error(configured.kind);
    expect([quoted.quote?.ttc.cents, quoted.quote?.pages]).toEqual([298, 2]);
    const [shown, printed] = [
      await shownPages(testWorld, set),
      await printedPages(testWorld, set, configured.configuration.id),
    ];
    expect(printed).toEqual(shown.map(pageAbout));

    const preview = previewView(answers, options, wordingOf({ lang: 'fr', mode: 'part' }));
    const printer = { x: 2, y: -1 };
    const file = await fileOf(testWorld, configured.configuration.id, printer);
    for (const [index, { recipient }] of (preview?.pages ?? []).entries()) {
      const { x, y, width, height, lines } = recipient ?? { x: 0, y: 0, width: 0, height: 0, lines: ['nothing'] };
      const words = await wordsOn(await file.getPage(index + 1));
      const found = lines.flatMap((line) => words.find(({ text }) => text === line) ?? []);
      expect(found.map(({ text }) => text)).toEqual(lines);
      // As much to the right and downwards as the printer needs.
      expect(found.map(({ left }) => left)).toEqual(lines.map(() => about(x + printer.x)));
      expect(Math.min(...found.map(({ base }) => base))).toBeGreaterThan(y + printer.y);
      expect(Math.max(...found.map(({ base }) => base))).toBeLessThan(y + height + printer.y);
      expect(Math.max(...found.map((each) => each.width))).toBeLessThanOrEqual(width);
    }
    const { info } = (await file.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect([info.Title, info.Language, (await file.getMarkInfo())?.Marked]).toEqual([
      'Vos timbres à imprimer - Commande CMD-1',
      'fr',
      true,
    ]);
  },
);

/** The words of a page, with where they begin, and their line's base from the upper edge, in millimetres. */
async function wordsOn(page: Awaited<ReturnType<Awaited<ReturnType<typeof fileOf>>['getPage']>>) {
  const { items } = await page.getTextContent();
  const { height } = page.getViewport({ scale: 25.4 / 72 });
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x, y] = item.transform as number[];
    const [left, up, width] = [x ?? 0, y ?? 0, item.width].map((points) => (points * 25.4) / 72) as [
      number,
      number,
      number,
    ];
    return [{ text: item.str, left, base: height - up, width }];
  });
}

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

async function fileOf(testWorld: string, configurationId: string, offset: { x: number; y: number }) {
  const entry = { configurationId } as Parameters<typeof stampSetOf>[1];
  const toPrint = stampSetOf(worldNamed(testWorld), entry, 'fr');
  if (!toPrint) throw new Error('Nothing is printed.');
  const data = await drawStamps({ orderCode: 'CMD-1', stamps: [], sets: [toPrint], offset, lang: 'fr' });
  return getDocumentProxy(data, { verbosity: 0 });
}

/** Reads the file: what is filled, and where. */
async function printedPages(testWorld: string, stamps: StampSet, configurationId?: string): Promise<Page[]> {
  const { lines, support, startCell } = stamps;
  if (!configurationId)
    await stampConfigurationsIn(worldNamed(testWorld)).create({
      id: 'timbres-1',
      owner: null,
      stamps: { lines: lines.map((each) => ({ ...each })), support, startCell },
    });
  const document = await fileOf(testWorld, configurationId ?? 'timbres-1', { x: 0, y: 0 });
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
