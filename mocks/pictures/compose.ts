import { readDrawing } from '#mocks/pictures/drawings.ts';
import { inBothSchemes, light } from './grounds.ts';

export interface Composition {
  /** A file of `drawings/`, or a drawing itself. */
  drawing: string;
  /** The files that stand where a drawing has `<use href="SLOT.svg">`; `SLOT.svg#3` is the fourth symbol of a sheet. */
  slots?: Record<string, string>;
  /** Custom properties; those that the drawing and its slots have are what they are without. */
  colours?: Record<string, string>;
  /** How much of the plate is filled, from 0 to 1. */
  scale?: number;
  /** The drawing keeps clear of what lists crop: it has the whole plate. */
  isWhole?: boolean;
  /** Which symbol of a sheet is its first: two products of one motif do not look alike. */
  first?: number;
  /** The colour of what it stands before; white without. */
  ground?: string;
}

/** The side of a plate. */
export const PLATE = 480;
/** Lists crop a plate to five by four: what stands on it keeps clear of that. */
const inset = 0.92;

const SLOT = /<use href="([a-z]+)\.svg(?:#(\d+|n))?"/g;

/** One SVG document: the drawing, what fills its slots, and their colours. It names nothing outside itself. */
export async function compose(composition: Composition): Promise<string> {
  const { drawing, slots = {}, colours = {}, scale = 1, isWhole = false, first = 0, ground } = composition;
  const own = parse(await textOf(drawing));
  const names = Object.keys(slots);
  const files = await Promise.all(Object.values(slots).map(async (file) => parse(await textOf(file))));
  const parts = new Map(files.map((file, index) => [names[index], file]));
  const symbols = new Map<string, string>();

  const sorts = Math.max(1, ...files.map(({ symbols }) => symbols.length));

  /** `number` is what `#n` stands for: a stamp passes its own on to its motif. */
  const resolveSlots = (svg: string, number = 0): string =>
    svg.replaceAll(SLOT, (_, slot: string, at = '') => {
      const next = /\d/.test(at) ? (Number(at) + first) % sorts : number;
      const id = at === '' ? slot : `${slot}-${next}`;
      const part = parts.get(slot);
      if (part && !symbols.has(id)) {
        symbols.set(id, '');
        symbols.set(id, resolveSlots(symbol(part, id, next), next));
      }
      return `<use href="#${id}"`;
    });

  const content = resolveSlots(own.content);
  const style = [
    ...[own, ...files].map((file) => file.style),
    ...Object.entries(colours).map(([name, value]) => `--${name}:${value}`),
    ground && `color-scheme:light dark;background:${inBothSchemes(ground)}`,
  ];
  const lit = ground && !isWhole ? lightIn : '';
  const side = PLATE / (isWhole ? 1 : scale * inset);
  const corner = (PLATE - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner} ${corner} ${side} ${side}" width="${PLATE}" height="${PLATE}" style="${style.filter(Boolean).join(';')}"><defs>${[...symbols.values()].join('')}</defs>${lit}${content}</svg>`;
}

/** Light from the left on the ground of a plate, as goods that bring their own ground have it. */
const lightIn = `${light}<rect x="-120" y="-120" width="720" height="720" fill="url(#light)"/>`;

/** A plate with nothing on it, as large as the picture in whose place it stands. */
export const emptyPlate = ({ width, height } = { width: PLATE, height: PLATE }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#dce9ea"/></svg>`;

const textOf = async (drawing: string) => (drawing.startsWith('<svg') ? drawing : readDrawing(drawing));

interface Drawing {
  /** What a symbol of it has, too. */
  attributes: string;
  style: string;
  content: string;
  /** Those of a sheet. */
  symbols: string[];
}

function parse(svg: string): Drawing {
  const [, root = '', content = ''] = /^<svg ([^>]*)>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
  return {
    attributes: (root.match(/(?:viewBox|overflow)="[^"]*"/g) ?? []).join(' '),
    style: /style="([^"]*)"/.exec(root)?.[1] ?? '',
    content,
    symbols: content.match(/<symbol id="\d+"[^]*?<\/symbol>/g) ?? [],
  };
}

const symbol = ({ attributes, content, symbols }: Drawing, id: string, number: number): string =>
  symbols[number]?.replace(/id="\d+"/, `id="${id}"`) ?? `<symbol id="${id}" ${attributes}>${content}</symbol>`;
