import { hashOf } from '../shared/seed.ts';
import type { Composition } from './compose.ts';
import { addressDrawing, type EnvelopePicture, openDrawing, packDrawing } from './envelope.ts';
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

export interface BoxPicture {
  kind: 'box';
  face: 'label' | 'carton' | 'mailing';
  shape: 'flat' | 'low' | 'box' | 'square' | 'tall' | 'cube' | 'long' | 'upright' | 'bottle' | 'bottles';
  /** Its length and its width together, which the drawing shows side by side: the mug beside it is drawn to scale. */
  millimetres: number;
  paper: string;
  accent?: string;
  pack: number;
}

export type GoodsDrawing =
  | 'album'
  | 'archive'
  | 'bag'
  | 'binder'
  | 'book'
  | 'bubbles'
  | 'chair'
  | 'crinkle'
  | 'cutter'
  | 'dial'
  | 'dispenser'
  | 'drawers'
  | 'folders'
  | 'fountain'
  | 'gauge'
  | 'glue'
  | 'honeycomb'
  | 'ink'
  | 'labels'
  | 'lamp'
  | 'magnifier'
  | 'markers'
  | 'moistener'
  | 'notebook'
  | 'notes'
  | 'paper'
  | 'pen'
  | 'printer'
  | 'roll'
  | 'rubber'
  | 'scale'
  | 'scissors'
  | 'sleeves'
  | 'stapler'
  | 'string'
  | 'tags'
  | 'tape'
  | 'trays'
  | 'tube'
  | 'tweezers';

export interface GoodsPicture {
  kind: 'goods';
  drawing: GoodsDrawing;
  /** Main colour and second colour. */
  colours: [string, string];
  /** Its length, where siblings differ by it: the mug beside it is drawn to scale. */
  millimetres?: number;
}

/** A file of `drawings/services/` has the service's code. */
export interface ServicePicture {
  kind: 'service';
}

export type Picture = StampsPicture | EnvelopePicture | BoxPicture | GoodsPicture | ServicePicture;

type Views = [Composition, Composition, Composition];

/** How many views a product has: galleryIndex 0, 1 and 2. */
export const VIEWS = 3;

/** What the views of a product are composed of: the goods, then two others of their kind. Each kind has its grounds. */
export function viewsOf(item: { code: string; picture: Picture }): Views {
  const ground = groundOf(item);
  const [first, second, third] = drawingsOf(item);
  return [
    { ...first, ground },
    { ...second, ground },
    { ...third, ground },
  ];
}

/** Paper and board of any colour stand out before each of them. */
const plain = ['#DCE9EA', '#E4EAD9', '#E3E3EF', '#EFE3D3'];

function groundOf({ code, picture: { kind } }: { code: string; picture: Picture }): string {
  if (kind === 'stamps' || kind === 'service') return 'color-mix(in srgb,var(--sky),#ffffff 30%)';
  if (kind === 'goods') return 'color-mix(in srgb,var(--disc),#ffffff 76%)';
  return plain[hashOf(code) % plain.length] ?? '#DCE9EA';
}

function drawingsOf({ code, picture }: { code: string; picture: Picture }): Views {
  if (picture.kind === 'stamps') return stampViews(picture, code);
  if (picture.kind === 'envelope') return envelopeViews(picture, hashOf(code));
  if (picture.kind === 'box') return boxViews(picture, hashOf(code));
  if (picture.kind === 'goods') return goodsViews(picture);
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

/** A drawing of the goods is so many units long; the mug is 95 mm high, and 100 units. */
const besideMug = (drawing: string, units: number, millimetres: number, colours: Record<string, string>) => ({
  drawing: 'views/beside',
  slots: { drawing },
  colours: { ...colours, mug: (((units / millimetres) * 95) / 100).toFixed(2) },
});

const doors = ['#0b5563', '#a4432b', '#3f6b4a', '#2f3b63'];

/** A pack of these is drawn as a stack. */
const stacked = ['label-flat', 'label-box', 'carton-long', 'carton-upright'];

/** The box, open, at somebody's door; what is sold in a stack is seen so first. */
function boxViews({ face, shape, millimetres, paper, accent, pack }: BoxPicture, first: number): Views {
  const isStacked = pack > 1 && stacked.includes(`${face}-${shape}`);
  // Small boxes are drawn smaller, and still large enough to be known.
  const scale = Math.min(1, 0.5 + millimetres / 1300);
  const colours = { paper, ...(accent && { accent }) };
  const closed = `boxes/${face}-${shape}`;
  const hasBottle = shape.startsWith('bottle');
  const goods =
    isStacked || hasBottle
      ? { drawing: isStacked ? `${closed}-stack` : closed, colours }
      : besideMug(closed, 372 / Math.cos(Math.PI / 6), millimetres, colours);
  const door = doors[first % doors.length] ?? '#0b5563';
  return [
    { ...goods, scale: scale * 0.92 },
    { drawing: `boxes/open-${shape}`, colours, scale: scale * 0.92 },
    { drawing: 'boxes/door', slots: { drawing: closed }, colours: { ...colours, size: `${scale}`, door } },
  ];
}

const WHITE = ['#F6F3EC', '#FFFFFF'];

/** The goods, on a disc, closer. */
function goodsViews({ drawing, colours: [a, b], millimetres }: GoodsPicture): Views {
  const colours = { a, b, disc: WHITE.includes(b) ? a : b };
  const [alone, ...others] = frameViews(`goods/${drawing}`, ['disc', 'near'], colours);
  const first = millimetres
    ? {
        ...besideMug(`goods/${drawing}`, 380, millimetres, colours),
        scale: Math.min(1, 0.6 + millimetres / 2500) * 0.88,
      }
    : alone;
  return [first, ...others];
}

function frameViews(drawing: string, views: [string, string], colours: Record<string, string> = {}): Views {
  const view = (name: string): Composition => ({ drawing: `views/${name}`, slots: { drawing }, colours });
  return [{ drawing, colours, scale: 0.88 }, view(views[0]), view(views[1])];
}
