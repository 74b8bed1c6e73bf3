import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gunzip } from 'node:zlib';
import { takes } from '#ui/server/http/answers/compression.ts';
import { followedBy, Template } from './page-cache-template.ts';

const [deflated, unzipped] = [promisify(deflateRaw), promisify(gunzip)];
/** Far more than any page has. */
const longest = 32_000_000;

/** The body of a cached page; each answer has another nonce. */
export interface PageBody {
  /** Its size in memory. */
  bytes: number;
  /** The nonce that it was made with. */
  nonce: string;
  /** The body with a new nonce, in pieces, in an encoding that the browser accepts. */
  answer(
    nonce: string,
    accepted: string | undefined,
  ): { pieces: Uint8Array[]; length: number; encoding: string | null };
}

/**
 * The body of a page, cut at its nonce: 128 random bits that were never sent, so that no other text can equal it.
 * Compressed once, for browsers that accept gzip; a brotli stream cannot be patched. `null` for a page that cannot be
 * cached.
 */
export async function pageBody(html: string, nonce: string): Promise<PageBody | null> {
  // Zero bytes stand for the nonces in the compression's dictionary.
  if (html.includes('\0')) return null;
  const texts = html.split(nonce).map((text) => Buffer.from(text));
  return bodyOf({ texts, zippedTexts: await zippedTextsOf(texts, nonce.length), nonce });
}

/** The body of a page that another process made: its gzip stream contains the nonce uncompressed. */
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
  /** The texts between the nonces. */
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
      if (!takes(accepted, 'gzip')) return { pieces, length: plain.length, encoding: null };
      // The checksums of the shared pieces were computed once.
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
/** The window of deflate, in bytes. */
const window = 32 * 1024;

/**
 * The deflate blocks of each text, ending at a byte; each nonce is a stored block of its own. A text may refer back to
 * earlier text but never to a nonce: the dictionary has zero bytes there.
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

/** The checksum and the length of the uncompressed data. */
function trailer(sum: number, length: number): Buffer {
  const bytes = Buffer.alloc(trailerLength);
  bytes.writeUInt32LE(sum, 0);
  bytes.writeUInt32LE(length, 4);
  return bytes;
}
