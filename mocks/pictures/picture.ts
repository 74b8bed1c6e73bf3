import { hashOf } from '../shared/seed.ts';
import type { Composition } from './compose.ts';

/** Each is a file of `drawings/motifs/`, with the colours of what is printed with it. */
export type Motif =
  | 'flower'
  | 'bird'
  | 'lighthouse'
  | 'fruit'
  | 'butterfly'
  | 'mountain'
  | 'geometric'
  | 'night'
  | 'fish'
  | 'leaf'
  | 'boat'
  | 'mill'
  | 'shell'
  | 'mushroom'
  | 'bee'
  | 'bridge'
  | 'tree'
  | 'sunrise'
  | 'bicycle'
  | 'seal'
  | 'seal-world'
  | 'seal-plus';

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

export interface EnvelopePicture {
  kind: 'envelope';
  face: 'plain' | 'window' | 'seal' | 'printed' | 'padded' | 'board';
  shape: 'c' | 'dl' | 'square';
  /** How large among envelopes, from 0.6 to 1. */
  scale: number;
  paper: string;
  motif?: Motif;
  pack: number;
}

export interface BoxPicture {
  kind: 'box';
  face: 'label' | 'carton' | 'mailing';
  shape: 'flat' | 'low' | 'box' | 'square' | 'tall' | 'cube' | 'long' | 'upright' | 'bottle' | 'bottles';
  /** How large among boxes, from 0.6 to 1. */
  scale: number;
  paper: string;
  accent?: string;
  isStacked?: boolean;
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
  if (kind === 'stamps' || kind === 'service') return 'color-mix(in srgb,var(--sky),#ffffff 15%)';
  if (kind === 'goods') return 'color-mix(in srgb,var(--disc),#ffffff 76%)';
  return plain[hashOf(code) % plain.length] ?? '#DCE9EA';
}

function drawingsOf({ code, picture }: { code: string; picture: Picture }): Views {
  if (picture.kind === 'stamps') return stampViews(picture, hashOf(code));
  if (picture.kind === 'envelope') return envelopeViews(picture, hashOf(code));
  if (picture.kind === 'box') return boxViews(picture);
  if (picture.kind === 'goods') return goodsViews(picture);
  return frameViews(`services/${code}`, ['ground', 'close']);
}

/** The goods, one stamp close up, a stamp on its letter. */
function stampViews({ layout, motif, rate }: StampsPicture, first: number): Views {
  const slots = {
    stamp: 'stamps/stamp',
    edge: 'stamps/edge',
    motif: `motifs/${motif}`,
    mark: `stamps/mark-${rate}`,
  };
  const view = (name: string): Composition => ({ drawing: `stamps/${name}`, slots, first });
  return [{ ...view(layout), scale: 0.84 }, view(layout === 'single' ? 'lens' : 'close'), view('posted')];
}

/** The pack, the flap open, the pack fanned out. */
function envelopeViews({ face, shape, scale, paper, motif, pack }: EnvelopePicture, first: number): Views {
  const view = (name: string): Composition => ({
    drawing: `envelopes/${name}`,
    slots: motif ? { motif: `motifs/${motif}` } : {},
    colours: { paper },
    scale,
    first,
  });
  const goods = `${face}-${shape}`;
  return [view(`${goods}-${pack >= 50 ? 'many' : 'few'}`), view(`open-${shape}`), view(`${goods}-fan`)];
}

/** Closed, open, stacked; what is sold in a stack is seen so first. */
function boxViews({ face, shape, scale, paper, accent, isStacked = false }: BoxPicture): Views {
  const view = (name: string): Composition => ({
    drawing: `boxes/${name}`,
    colours: { paper, ...(accent && { accent }) },
    scale: scale * 0.92,
  });
  const [closed, open, stack] = [view(`${face}-${shape}`), view(`open-${shape}`), view(`${face}-${shape}-stack`)];
  return isStacked ? [stack, open, closed] : [closed, open, stack];
}

const WHITE = ['#F6F3EC', '#FFFFFF'];

/** The goods, on a disc, closer. */
const goodsViews = ({ drawing, colours: [a, b] }: GoodsPicture): Views =>
  frameViews(`goods/${drawing}`, ['disc', 'near'], { a, b, disc: WHITE.includes(b) ? a : b });

function frameViews(drawing: string, views: [string, string], colours: Record<string, string> = {}): Views {
  const view = (name: string): Composition => ({ drawing: `views/${name}`, slots: { drawing }, colours });
  return [{ drawing, colours, scale: 0.88 }, view(views[0]), view(views[1])];
}
