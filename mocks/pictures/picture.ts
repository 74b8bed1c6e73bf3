import { hashOf } from '../shared/seed.ts';
import { boxViews } from './box.ts';
import type { BoxPicture } from './box-picture.ts';
import type { Composition } from './compose.ts';
import { addressDrawing, type EnvelopePicture, openDrawing, packDrawing } from './envelope.ts';
import { type GoodsPicture, goodsViews } from './goods.ts';
import type { Motif } from './motif.ts';

export interface StampsPicture {
  kind: 'stamps';
  layout:
    | 'single'
    | 'booklet-6'
    | 'booklet-12'
    | 'sheet-20'
    | 'sheet-50'
    | 'sheet-100'
    | 'block-4'
    | 'folder-4'
    | 'folder-8'
    | 'coil-100'
    | 'coil-300';
  motif: Motif;
  /** Postage rate: the mark in the corner of a stamp. */
  rate: 'green' | 'world' | 'plus';
}

/** A file of `drawings/services/` has the service's code. */
export interface ServicePicture {
  kind: 'service';
}

export type Picture = StampsPicture | EnvelopePicture | BoxPicture | GoodsPicture | ServicePicture;

type Views = readonly Composition[];

/** How many views a product has: galleryIndex 0, 1 and 2. */
export const VIEWS = 3;

/** What the views of a product are composed of: the goods, then two others of their kind. Each kind has its grounds. */
export function viewsOf(item: { code: string; picture: Picture }): Views {
  const ground = groundOf(item);
  return drawingsOf(item).map((view) => (ground ? { ...view, ground } : view));
}

/** Paper and board of any colour stand out before each of them. */
const plain = ['#DCE9EA', '#E4EAD9', '#E3E3EF', '#EFE3D3'];

function groundOf({ code, picture: { kind } }: { code: string; picture: Picture }): string | undefined {
  if (kind === 'stamps' || kind === 'service') return 'color-mix(in srgb,var(--sky),#ffffff 30%)';
  if (kind === 'goods' || kind === 'box') return undefined;
  return plain[hashOf(code) % plain.length] ?? '#DCE9EA';
}

function drawingsOf({ code, picture }: { code: string; picture: Picture }): Views {
  if (picture.kind === 'stamps') return stampViews(picture, code);
  if (picture.kind === 'envelope') return envelopeViews(picture, hashOf(code));
  if (picture.kind === 'box') return boxViews(picture, code);
  if (picture.kind === 'goods') return goodsViews(picture, code);
  return frameViews(`services/${code}`, ['ground', 'close']);
}

const skins = ['#f0c6a5', '#d99a6c', '#a86b42', '#7a4a2b'];
const skinOf = (first: number) => skins[first % skins.length] ?? '#d99a6c';

/** Where the largest of the stamps lies beside what is sold: elsewhere in the next article of a list. */
const places = ['left', 'right', 'low'];
const sheets = /^(?:booklet|sheet|coil)/;

/** The goods with one of their stamps, that stamp close up, a hand that sticks it. */
function stampViews({ layout, motif, rate }: StampsPicture, code: string): Views {
  const first = hashOf(code);
  const slots = {
    stamp: 'stamps/stamp',
    edge: 'stamps/edge',
    motif: `motifs/${motif}`,
    mark: `stamps/mark-${rate}`,
  };
  const view = (name: string, goods = {}): Composition => ({
    drawing: `stamps/${name}`,
    slots: { ...slots, ...goods },
    first,
  });
  const goods = sheets.test(layout)
    ? { ...view(`with-${places[Number(code) % places.length] ?? 'left'}`, { goods: `stamps/${layout}` }), scale: 0.92 }
    : { ...view(layout), scale: 0.84 };
  return [goods, view(layout === 'single' ? 'lens' : 'close'), { ...view('stick'), colours: { skin: skinOf(first) } }];
}

/** The pack, the flap open, a hand that writes the address. */
function envelopeViews(picture: EnvelopePicture, first: number): Views {
  const slots = picture.motif && { motif: `motifs/${picture.motif}` };
  return [
    { drawing: packDrawing(picture), ...(slots && { slots }), first, isWhole: true },
    { drawing: openDrawing(picture), isWhole: true },
    {
      drawing: 'envelopes/desk',
      slots: { drawing: addressDrawing(picture), ...slots },
      colours: { skin: skinOf(first) },
      first,
    },
  ];
}

function frameViews(drawing: string, views: [string, string], colours: Record<string, string> = {}): Views {
  const view = (name: string): Composition => ({ drawing: `views/${name}`, slots: { drawing }, colours });
  return [{ drawing, colours, scale: 0.88 }, view(views[0]), view(views[1])];
}
