import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gunzip } from 'node:zlib';
import { followedBy, Template } from './page-cache-template.ts';

const [deflated, unzipped] = [promisify(deflateRaw), promisify(gunzip)];
/** Far more than any page has. */
const longest = 32_000_000;

/** A page whose nonce is written anew into every answer. */
export interface PageBody {
  /** What it takes up in memory. */
  bytes: number;
  /** That it was made with. */
  nonce: string;
  /** The page with this nonce, in pieces, in an encoding that the browser takes. */
  answer(
    nonce: string,
    accepted: string | undefined,
  ): { pieces: Uint8Array[]; length: number; encoding: string | null };
}

/**
 * A page that was made with a nonce that nobody was ever told: 128 random bits, so nothing else on the page can be taken
 * for it. Whoever takes gzip gets it compressed, and it was compressed once: a brotli stream has no places to write in.
 * `null` for a page that cannot be kept.
 */
export async function pageBody(html: string, nonce: string): Promise<PageBody | null> {
  // Blanks stand for nonces in what the compression may point back at.
  if (html.includes('\0')) return null;
  const texts = html.split(nonce).map((text) => Buffer.from(text));
  return bodyOf({ texts, zippedTexts: await zippedTextsOf(texts, nonce.length), nonce });
}

/** A page that another process made: its answer with the nonce that it was made with, where that stands as it is. */
export async function pageBodyOf(gzip: Buffer, nonce: string): Promise<PageBody> {
  const html = await unzipped(gzip, { maxOutputLength: longest });
  const zippedTexts = partsOf(gzip.subarray(0, -trailerLength), nonce);
  return bodyOf({ texts: partsOf(html, nonce), zippedTexts, nonce });
}

function partsOf(bytes: Buffer, separator: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, from)) {
    parts.push(bytes.subarray(from, at));
    from = at + separator.length;
  }
  return [...parts, bytes.subarray(from)];
}

interface Parts {
  /** Between the nonces. */
  texts: Buffer[];
  zippedTexts: Buffer[];
  nonce: string;
}

function bodyOf({ texts, zippedTexts, nonce }: Parts): PageBody {
  const plain = new Template(texts, nonce.length);
  const zipped = new Template(zippedTexts, nonce.length);
  const sums = plain.shared.map(followedBy);
  return {
    nonce,
    bytes: plain.length + zipped.length,
    answer(own, accepted) {
      const pieces = plain.filled(own);
      if (!accepted?.includes('gzip')) return { pieces, length: plain.length, encoding: null };
      // What all answers share has been summed up already.
      const sum = pieces.reduce((before, piece, place) => sums[place]?.(before) ?? crc32(piece, before), 0);
      const ended = [...zipped.filled(own), trailer(sum, plain.length)];
      return { pieces: ended, length: zipped.length + trailerLength, encoding: 'gzip' };
    },
  };
}

/** RFC 1952: no name, no time, Unix. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** RFC 1951: an empty block that is the last. */
const lastBlock = Buffer.from([3, 0]);
/** How far back deflate looks. */
const window = 32 * 1024;

/**
 * Between the nonces, deflate's blocks up to a byte's end; each nonce in a block of its own that is stored as it is. A
 * text may point back at what stands before it but at no nonce, where blanks stand that no page holds.
 */
async function zippedTextsOf(texts: readonly Buffer[], hole: number): Promise<Buffer[]> {
  const stored = Buffer.from([0, hole, 0, ~hole & 0xff, 0xff]);
  const gap = Buffer.alloc(hole);
  const zipped = texts.map(async (text, place) => {
    const before = Buffer.concat(texts.slice(0, place).flatMap((earlier) => [earlier, gap])).subarray(-window);
    const blocks = await deflated(text, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(place > 0 ? { dictionary: before } : {}),
    });
    return Buffer.concat([...(place === 0 ? [header] : []), blocks, place < texts.length - 1 ? stored : lastBlock]);
  });
  return Promise.all(zipped);
}

const trailerLength = 8;

/** The checksum and the length of what was compressed. */
function trailer(sum: number, length: number): Buffer {
  const bytes = Buffer.alloc(trailerLength);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
}
