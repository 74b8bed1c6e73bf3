/** What the drawings need to know about a product. */
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
  | 'seal'
  | 'sunrise'
  | 'bicycle';

export interface StampsPicture {
  kind: 'stamps';
  motif: Motif;
  layout: 'single' | 'booklet' | 'sheet' | 'block' | 'coil' | 'folder';
  columns: number;
  rows: number;
  /** Postage rate: it gives the colour of the corner mark. */
  rate: 'green' | 'world' | 'plus';
  /** An index in the list of palettes. */
  palette: number;
}

export interface EnvelopePicture {
  kind: 'envelope';
  /** Width over height. */
  ratio: number;
  /** How large among envelopes, from 0.6 to 1. */
  scale: number;
  paper: string;
  window?: boolean;
  stamp?: Motif;
  palette?: number;
  padded?: boolean;
  board?: boolean;
  pack: number;
}

export interface BoxPicture {
  kind: 'box';
  /** Proportions: length, depth, height. */
  size: [number, number, number];
  paper: string;
  accent?: string;
  mailing?: boolean;
  bottle?: boolean;
  pack: number;
}

export type Drawing =
  | 'tape'
  | 'roll'
  | 'tube'
  | 'bubbles'
  | 'crinkle'
  | 'labels'
  | 'dispenser'
  | 'cutter'
  | 'string'
  | 'honeycomb'
  | 'pen'
  | 'fountain'
  | 'markers'
  | 'ink'
  | 'notebook'
  | 'paper'
  | 'binder'
  | 'folders'
  | 'archive'
  | 'stapler'
  | 'scissors'
  | 'rubber'
  | 'glue'
  | 'scale'
  | 'printer'
  | 'lamp'
  | 'chair'
  | 'drawers'
  | 'album'
  | 'magnifier'
  | 'tweezers'
  | 'sleeves'
  | 'book'
  | 'bag'
  | 'gauge'
  | 'moistener'
  | 'notes'
  | 'tags'
  | 'trays'
  | 'dial';

export interface GoodsPicture {
  kind: 'goods';
  drawing: Drawing;
  /** Main colour and second colour. */
  colours: [string, string];
}

export interface ServicePicture {
  kind: 'service';
  scene: 'label' | 'stamp' | 'letter' | 'registered' | 'moving' | 'keeping' | 'subscription' | 'seal';
  palette: number;
}

export type Picture = StampsPicture | EnvelopePicture | BoxPicture | GoodsPicture | ServicePicture;
