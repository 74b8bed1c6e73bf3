import { hashOf } from '../shared/seed.ts';
import { boxViews } from './box.ts';
import type { BoxPicture } from './box-picture.ts';
import type { Composition } from './compose.ts';
import { addressDrawing, openDrawing, packDrawing, windowDrawing } from './envelope.ts';
import type { EnvelopePicture } from './envelope-sides.ts';
import { type GoodsPicture, goodsViews, type Look } from './goods.ts';
import { groundOf } from './grounds.ts';
import type { Motif } from './motif.ts';
import { onDeskFromAbove } from './props.ts';
import { mountedStamp, singleStamp, stampSize } from './stamp-size.ts';

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
  /** What it ends in: the third view. */
  ends: 'door' | 'letterbox' | 'signature' | 'stamp';
}

export type Picture = StampsPicture | EnvelopePicture | BoxPicture | GoodsPicture | ServicePicture;

type Views = readonly Composition[];

interface Pictured {
  code: string;
  picture: Picture;
  /** A day: the year of an issue is printed on its stamps. */
  releasedOn?: string;
  /** Its departments, the leaf first: they decide its ground. */
  categoryCodes?: readonly string[];
}

/** How many views a product has: galleryIndex 0, 1 and 2. */
export const VIEWS = 3;

/** What the views of a product are composed of: the goods, then two others of their kind. */
export function viewsOf({ code, picture, releasedOn = '', categoryCodes = [] }: Pictured): Views {
  const ground = groundOf(categoryCodes);
  const look: Look = { seed: hashOf(code), ground, department: categoryCodes.at(-1) ?? '' };
  if (picture.kind === 'stamps') return stampViews(picture, { code, ground, year: releasedOn.slice(0, 4) });
  if (picture.kind === 'envelope') return envelopeViews(picture, code, ground);
  if (picture.kind === 'box') return boxViews(picture, look);
  if (picture.kind === 'goods') return goodsViews(picture, look);
  return serviceViews(picture, code, look);
}

const skins = ['#f0c6a5', '#d99a6c', '#a86b42', '#7a4a2b'];
const skinOf = (first: number) => skins[first % skins.length] ?? '#d99a6c';

/** Where the largest of the stamps lies beside what is sold: elsewhere in the next article of a list. */
const places = ['left', 'right', 'low'];
const sheets = /^(?:booklet|sheet|coil)/;

/** The goods with one of their stamps, that stamp close up, a hand that sticks it. */
interface Issue {
  code: string;
  ground: string;
  year: string;
}

function stampViews({ layout, motif, rate }: StampsPicture, { code, ground, year }: Issue): Views {
  const first = hashOf(code);
  const { beside, sleeve } = onDeskFromAbove(first);
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
    ground,
  });
  const goods = sheets.test(layout)
    ? { ...view(`with-${places[Number(code) % places.length] ?? 'left'}`, { goods: `stamps/${layout}` }), scale: 0.92 }
    : { ...view(layout), ...(layout === 'single' && { drawing: singleStamp(Number(code)) }), scale: 0.84 };
  const second = layout === 'single' ? stampSize(year, ground) : mountedStamp(year);
  return [
    goods,
    { ...view('single'), drawing: second, isWhole: true },
    { ...view('stick', { beside }), colours: { skin: skinOf(first), sleeve } },
  ];
}

/** The pack, one open, a hand that writes the address. */
function envelopeViews(picture: EnvelopePicture, code: string, ground: string): Views {
  const first = hashOf(code);
  const { beside, sleeve } = onDeskFromAbove(first);
  const slots = picture.motif && { motif: `motifs/${picture.motif}` };
  const own = { ...(slots && { slots }), first, isWhole: true };
  return [
    { drawing: packDrawing(picture, first), ...own, ground },
    { drawing: openDrawing(picture, ground), ...own, ground },
    picture.face === 'window'
      ? { drawing: windowDrawing(picture), isWhole: true }
      : {
          drawing: 'envelopes/desk',
          slots: { drawing: addressDrawing(picture), ...slots, beside },
          colours: { skin: skinOf(first), sleeve },
          first,
        },
  ];
}

/** What it is, how it is bought, and what it ends in. */
function serviceViews({ ends }: ServicePicture, code: string, look: Look): Views {
  const own = `services/${code}`;
  const { seed: first, ground } = look;
  return [
    { drawing: own, scale: 0.88, ground },
    { drawing: 'views/phone', slots: { drawing: own }, colours: { turn: `${(first % 5) * 4 - 8}deg` }, isWhole: true },
    endOf(ends, look),
  ];
}

const carton: BoxPicture = { kind: 'box', face: 'carton', size: '350 × 250 × 200', paper: '#C79B64', pack: 1 };

function endOf(ends: ServicePicture['ends'], look: Look): Composition {
  const { seed: first } = look;
  const { beside, sleeve } = onDeskFromAbove(first);
  if (ends === 'letterbox')
    return {
      drawing: 'views/letterbox',
      colours: { door: letterboxes[first % letterboxes.length] ?? '#0b5563' },
      isWhole: true,
    };
  if (ends === 'signature')
    return {
      drawing: 'envelopes/desk',
      slots: { drawing: 'envelopes/registered', beside },
      colours: { skin: skinOf(first), sleeve },
    };
  const [, , door] = boxViews(carton, look);
  if (ends === 'door' && door) return door;
  const motif: Motif = first % 2 ? 'geometric' : 'flower';
  const slots = {
    stamp: 'stamps/stamp',
    edge: 'stamps/edge',
    motif: `motifs/${motif}`,
    mark: 'stamps/mark-green',
    beside,
  };
  return { drawing: 'stamps/stick', slots, first, colours: { skin: skinOf(first), sleeve } };
}

const letterboxes = ['#0b5563', '#a4432b', '#3f6b4a', '#2f3b63'];
