import type { Camera, Part, Point } from './solid.ts';

/** What a drawing of goods is made from. */
export interface Made {
  sides: readonly number[];
  colours: readonly [string, string];
  /** Drawers, labels on a sheet, colours: what one of it shows several of. */
  parts: number;
}

/** A body, and its sides that the article gives: nought where it gives none. */
export interface Measured {
  sides: Point;
  body?: Point;
  /** Its far lower corner. */
  at?: Point;
  /** Where its length is measured, if something lies before the body, or the body is round below. */
  front?: number;
  /** The length of what leans: from end to end, how far it bulges there, and whether it is measured at its far side. */
  leaning?: { from: Point; to: Point; bulge: number; isFar?: boolean };
}

/** One of the goods, its far lower corner at the origin. */
export interface Solid {
  one: (camera: Camera, at: Point, made: Made, index: number) => Part;
  /** How much room it takes: length, width and height. */
  room: (made: Made) => Point;
  /** What is measured of it, where that is not the room. */
  measured?: (made: Made) => Measured;
  /** It stands on a circle. */
  isRound?: boolean;
  /** It lies flat: a pack of it is a pile. */
  isPiled?: boolean;
  /** A file of `drawings/goods/` that lies. */
  isFile?: boolean;
  /** As it looks inside, or in use. */
  open?: (camera: Camera, made: Made) => Part;
}

export const row = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Lines over a width, so far from one another: leaves that are seen from their edge. */
export const rules = (width: number, height: number, gap: number, colour: string) =>
  `<path d="${row(Math.floor(height / gap) - 1, (at) => `M0 ${gap * (at + 1)}H${width}`).join('')}" stroke="${colour}" stroke-width="${gap / 12}" fill="none"/>`;

export const pieceOf = ({ sides: [a = 0, b = 0, c = 0] }: Made): Point => [a, b, c];
export const lying: Pick<Solid, 'room' | 'isPiled'> = { room: pieceOf, isPiled: true };
export const standing: Pick<Solid, 'room'> = { room: pieceOf };

/** A side and a diameter: what is round and lies. */
export const plain = ({ sides: [length = 0, diameter = 0] }: Made): Point => [length, diameter, diameter];
