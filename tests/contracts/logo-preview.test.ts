/**
 * The sheet that is bought has the logo where its preview showed it, in millimetres and at true size: the preview is
 * pixels of the backend, its guides are the shop's own, and the sheet is printed by a program of its own.
 */
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { aScope } from '#adapters/testing/shop.ts';
import type { Placement } from '#domain/logo/logo.ts';
import { placedBox } from '#domain/logo/placement.ts';
import { drawPlank } from '#mocks/labels/pdf/plank.ts';
import { BACKGROUNDS } from '#mocks/logo/options.ts';
import { keepPicture, stampPicture } from '#mocks/logo/pictures.ts';
import { printedLogo } from '#mocks/logo/printed.ts';
import { worldNamed } from '#mocks/shared/world.ts';
import { shopOnMocks } from '#tests/shared/mock-backend.ts';
import { type Box, printedIn } from '#tests/shared/printed/places.ts';
import { contrast } from '#ui/content/blocks/contrast.ts';
import { guidesOf } from '#ui/logo/preview.view.ts';

const shop = shopOnMocks();
const named = { orderCode: 'CMD-1', name: 'Enseigne', endDate: '2027-11-28', lang: 'fr' } as const;
/** To half a tenth of a millimetre for what is computed; a pixel of the preview is 0.06 mm wide. */
const about = ({ left, top, right, bottom }: Box, digits = 1) => ({
  left: expect.closeTo(left, digits),
  top: expect.closeTo(top, digits),
  right: expect.closeTo(right, digits),
  bottom: expect.closeTo(bottom, digits),
});
const boxOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
const within = (box: Box, frame: Box): Box => ({
  left: Math.max(box.left, frame.left),
  top: Math.max(box.top, frame.top),
  right: Math.min(box.right, frame.right),
  bottom: Math.min(box.bottom, frame.bottom),
});

/** Nothing but red, so that it is found among the pixels of the preview. */
async function aRedPicture(world: ReturnType<typeof worldNamed>, size: { width: number; height: number }) {
  const png = await sharp({ create: { ...size, channels: 3, background: '#e00000' } })
    .png()
    .toBuffer();
  return keepPicture(world, new File([new Uint8Array(png)], 'enseigne.png', { type: 'image/png' }), null);
}

/** The place of what is red, in millimetres of a picture of 400 dots to an inch. */
async function redIn(answer: Response): Promise<{ size: number[]; box: Box }> {
  const image = sharp(await answer.arrayBuffer());
  const { density = 0 } = await image.metadata();
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const mm = (dots: number) => (dots * 25.4) / density;
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let dot = 0; dot < info.width * info.height; dot += 1) {
    const [red = 0, green = 0] = data.subarray(dot * 3, dot * 3 + 2);
    if (red > 180 && green < 60) {
      xs.push(dot % info.width);
      ys.push(Math.floor(dot / info.width));
    }
  }
  const most = (values: number[], pick: (a: number, b: number) => number) => values.reduce((a, b) => pick(a, b));
  return {
    size: [mm(info.width), mm(info.height)],
    box: {
      left: mm(most(xs, Math.min)),
      top: mm(most(ys, Math.min)),
      right: mm(most(xs, Math.max) + 1),
      bottom: mm(most(ys, Math.max) + 1),
    },
  };
}

const crops: [name: string, size: { width: number; height: number }, placement: Placement][] = [
  ['whole', { width: 800, height: 1000 }, { scale: 100, across: 0, down: 0 }],
  ['small and aside', { width: 800, height: 1000 }, { scale: 60, across: -3.5, down: 6.2 }],
  ['cut on every side', { width: 900, height: 900 }, { scale: 240, across: 0, down: 0 }],
  ['cut on one side', { width: 1200, height: 600 }, { scale: 130, across: 6, down: -4 }],
];

test.each(Object.entries(BACKGROUNDS))(
  'the words that stand for a logo can be read on the ground %s',
  async (background, { colour }) => {
    const logo = printedLogo(null, { scale: 100, across: 0, down: 0, background });
    const sheet = await drawPlank({ ...named, logo });
    const page = await (await getDocumentProxy(sheet, { verbosity: 0 })).getPage(1);
    const { filled, written } = await printedIn(page);
    expect(filled.filter((one) => one.colour === colour.toLowerCase()).map(({ box }) => box)).toContainEqual(
      about({ left: 49.6, top: 30, right: 73, bottom: 63.5 }),
    );
    const words = written.find(({ text }) => text === named.name);
    expect(contrast(words?.colour ?? colour, colour)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(crops)(
  'a logo that is %s is printed where it was shown, on each stamp of its sheet',
  async (_, size, placement) => {
    const testWorld = crypto.randomUUID();
    const world = worldNamed(testWorld);
    const options = await shop.portsFor(aScope({ testWorld })).logos.options();
    const picture = await aRedPicture(world, size);
    const placed = { ...placement, background: 'BLUE' };

    const guides = guidesOf(options);
    const place = placedBox(size, placement, options.frame);
    const promised = boxOf({ ...place, x: options.frame.x + place.x, y: options.frame.y + place.y });
    const frame = boxOf(guides.frame);

    const shown = await redIn(await stampPicture(picture, placed, { isBlack: false }));
    expect(shown.size).toEqual([expect.closeTo(60, 1), expect.closeTo(37.5, 1)]);
    expect(shown.box).toEqual(about(within(promised, frame), 0.85));

    const sheet = await drawPlank({ ...named, logo: printedLogo(picture, placed) });
    const page = await (await getDocumentProxy(sheet, { verbosity: 0 })).getPage(1);
    const { width, height } = page.getViewport({ scale: 25.4 / 72 });
    expect([width, height]).toEqual([expect.closeTo(210, 1), expect.closeTo(297, 1)]);
    const { pictures, filled } = await printedIn(page);
    const grounds = filled.filter(({ colour }) => colour === '#14284b').map(({ box }) => box);
    expect([pictures.length, grounds.length]).toEqual([18, 18]);
    for (const [index, printed] of pictures.entries()) {
      const origin = { x: 15 + (index % 3) * 60, y: 28 + Math.floor(index / 3) * 41.5 };
      const moved = ({ left, top, right, bottom }: Box): Box => ({
        left: left + origin.x,
        top: top + origin.y,
        right: right + origin.x,
        bottom: bottom + origin.y,
      });
      expect(printed.box).toEqual(about(moved(promised)));
      expect(printed.clip).toEqual(about(moved(frame)));
      expect(grounds[index]).toEqual(about(moved(frame)));
    }
  },
);
