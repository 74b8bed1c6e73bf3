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
 * The CRC of any data followed by these bytes, from the CRC of the data. The function is affine, so 33 checksums of the
 * bytes determine it.
 */
export function followedBy(bytes: Buffer | null): ((before: number) => number) | null {
  if (bytes === null) return null;
  const alone = crc32(bytes);
  const ofBit = Array.from({ length: 32 }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ alone);
  return (before) => {
    let sum = alone;
    for (let bit = 0; bit < 32; bit += 1) if ((before >>> bit) & 1) sum ^= ofBit[bit] ?? 0;
    return sum >>> 0;
  };
}
