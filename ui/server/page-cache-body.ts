import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

/** A page whose nonce is written anew into every answer. */
export interface PageBody {
  /** What it takes up in memory. */
  bytes: number;
  /** The page with this nonce, in an encoding that the browser takes. */
  answer(nonce: string, accepted: string | undefined): { body: Uint8Array<ArrayBuffer>; encoding: string | null };
}

/** In memory; each answer is a copy with the nonce in its places. */
interface Template {
  bytes: Buffer;
  places: readonly number[];
}

/**
 * A page that was made with a nonce that nobody was ever told: 128 random bits, so nothing else on the page can be taken
 * for it. Whoever takes gzip gets it compressed, and it was compressed once: a brotli stream has no places to write in.
 * `null` for a page that cannot be kept.
 */
export async function pageBody(html: string, nonce: string): Promise<PageBody | null> {
  // Blanks stand for nonces in what the compression may point back at.
  if (html.includes(blank)) return null;
  const plain = templateOf(
    html.split(nonce).map((piece) => Buffer.from(piece)),
    nonce.length,
  );
  const zipped = await zippedTemplate(plain, nonce.length);
  return {
    bytes: plain.bytes.length + zipped.bytes.length,
    answer(own, accepted) {
      if (own.length !== nonce.length) throw new Error('A nonce must be as long as the one that it replaces.');
      const body = filled(plain, own);
      return accepted?.includes('gzip')
        ? { body: ended(filled(zipped, own), body), encoding: 'gzip' }
        : { body, encoding: null };
    },
  };
}

const blank = '\0';

function templateOf(pieces: readonly Buffer[], hole: number): Template {
  const places: number[] = [];
  let at = 0;
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length;
    places.push(at);
    at += hole;
  }
  const gap = Buffer.alloc(hole);
  return { bytes: Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [gap, piece]))), places };
}

function filled({ bytes, places }: Template, nonce: string): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  for (const place of places) copy.write(nonce, place, 'latin1');
  return copy;
}

/** RFC 1952: no name, no time, Unix. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** RFC 1951: an empty block that is the last. */
const lastBlock = Buffer.from([3, 0]);
const trailer = 8;
/** How far back deflate looks. */
const window = 32 * 1024;

/**
 * Between the nonces, deflate's blocks up to a byte's end; each nonce in a block of its own that is stored as it is. A
 * piece may point back at what stands before it but at no nonce, where blanks stand that no page holds.
 */
async function zippedTemplate({ bytes, places }: Template, hole: number): Promise<Template> {
  const starts = [0, ...places.map((place) => place + hole)];
  const pieces = await Promise.all(
    starts.map((start, index) =>
      deflated(bytes.subarray(start, places[index] ?? bytes.length), {
        level: 9,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(start > 0 ? { dictionary: bytes.subarray(Math.max(0, start - window), start) } : {}),
      }),
    ),
  );
  const stored = Buffer.from([0, hole, 0, ~hole & 0xff, 0xff]);
  const segments = pieces.map((piece, index) => Buffer.concat(index < places.length ? [piece, stored] : [piece]));
  const [first = Buffer.alloc(0), ...rest] = segments;
  const last = rest.pop() ?? Buffer.alloc(0);
  const tail = Buffer.concat([last, lastBlock, Buffer.alloc(trailer)]);
  return places.length === 0
    ? templateOf([Buffer.concat([gzipHeader, first, tail])], hole)
    : templateOf([Buffer.concat([gzipHeader, first]), ...rest, tail], hole);
}

/** Writes the checksum and the length of what was compressed. */
function ended(zipped: Buffer<ArrayBuffer>, plain: Buffer): Buffer<ArrayBuffer> {
  zipped.writeUInt32LE(crc32(plain), zipped.length - trailer);
  zipped.writeUInt32LE(plain.length, zipped.length - trailer + 4);
  return zipped;
}
