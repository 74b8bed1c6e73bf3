import { crc32 } from 'node:zlib';

interface Piece {
  bytes: Buffer;
  /** The places of the nonce; shared pieces have none. */
  holes: readonly number[];
}

/** Shorter texts are copied together with the nonces around them. */
const short = 2048;

/** Bytes with holes of one size; long pieces without a hole are never copied. */
export class Template {
  readonly #pieces: readonly Piece[];
  readonly #hole: number;
  readonly length: number;

  constructor(texts: readonly Buffer[], hole: number) {
    this.#hole = hole;
    this.#pieces = piecesOf(texts, hole);
    this.length = this.#pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** The pieces that every answer shares, by their position; `null` for the others. */
  get shared(): (Buffer | null)[] {
    return this.#pieces.map(({ bytes, holes }) => (holes.length === 0 ? bytes : null));
  }

  filled(value: string): Buffer[] {
    if (value.length !== this.#hole) throw new Error('A nonce must be as long as the one that it replaces.');
    return this.#pieces.map(({ bytes, holes }) => {
      if (holes.length === 0) return bytes;
      const copy = Buffer.from(bytes);
      for (const at of holes) copy.write(value, at, 'latin1');
      return copy;
    });
  }
}

function piecesOf(texts: readonly Buffer[], hole: number): Piece[] {
  const gap = Buffer.alloc(hole);
  const pieces: Piece[] = [];
  let parts: Buffer[] = [];
  let holes: number[] = [];
  const end = () => {
    if (parts.length > 0) pieces.push({ bytes: Buffer.concat(parts), holes });
    [parts, holes] = [[], []];
  };
  for (const [place, text] of texts.entries()) {
    if (place > 0) {
      holes.push(parts.reduce((sum, { length }) => sum + length, 0));
      parts.push(gap);
    }
    if (text.length <= short) parts.push(text);
    else {
      end();
      pieces.push({ bytes: text, holes: [] });
    }
  }
  end();
  return pieces;
}

/**
 * The CRC of any data followed by these bytes, from the CRC of the data: that is moved on by as many places, a
 * multiplication of polynomials, and the CRC of the bytes is added.
 */
export function followedBy(bytes: Buffer | null): ((before: number) => number) | null {
  if (bytes === null) return null;
  const alone = crc32(bytes);
  const moved = powerOf(bytes.length * 8);
  return (before) => (times(moved, before) ^ alone) >>> 0;
}

/** The polynomial of CRC-32. The highest bit of a number stands for 1, the next for x, and so on. */
const divisor = 0xedb88320;
const one = 0x80000000;
const x = 0x40000000;

/** The remainder of the product of two polynomials. */
function times(first: number, second: number): number {
  let product = 0;
  let shifted = second;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (first & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ divisor : shifted >>> 1;
  }
  return product >>> 0;
}

/** The remainder of x to this power. */
function powerOf(exponent: number): number {
  let power = one;
  for (let [left, square] = [exponent, x]; left > 0; left >>>= 1, square = times(square, square))
    if (left & 1) power = times(power, square);
  return power;
}
