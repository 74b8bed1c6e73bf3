import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HtmlChunk } from '#ui/lean/cached-html.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** Quality 5 is as fast as gzip's 6 and smaller; the work is done in a thread pool. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Bytes of a UTF-16 code unit in UTF-8, at most. */
const mostBytes = 3;
const mostOf = (piece: HtmlChunk): number =>
  typeof piece === 'string' ? piece.length * mostBytes : piece.bytes.length;

/** Grows to the size of the largest document so far. */
let room = Buffer.alloc(0);

/** Converts each piece at its place in the buffer. Joining them first would copy the whole document. */
function bytesOf(pieces: readonly HtmlChunk[]): Buffer<ArrayBuffer> {
  const most = pieces.reduce((sum, piece) => sum + mostOf(piece), 0);
  if (most > room.length) room = Buffer.allocUnsafeSlow(most);
  const length = pieces.reduce(
    (at, piece) => at + (typeof piece === 'string' ? room.write(piece, at) : piece.bytes.copy(room, at)),
    0,
  );
  return Buffer.from(room.subarray(0, length));
}

/** Whether `Accept-Encoding` names an encoding, and not as one that is refused (`q=0`). */
export const takes = (accepted: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  accepted?.split(',').some((each) => {
    const [name, quality = 'q=1'] = each.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(quality);
  }) ?? false;

/** The document, given in pieces, in an encoding that the browser accepts. */
export async function encodeBody(
  pieces: readonly HtmlChunk[],
  accepted: string | undefined,
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding: string | null }> {
  const bytes = bytesOf(pieces);
  if (takes(accepted, 'br')) return { body: new Uint8Array(await brotli(bytes, quick)), encoding: 'br' };
  if (takes(accepted, 'gzip')) return { body: new Uint8Array(await zip(bytes)), encoding: 'gzip' };
  return { body: bytes, encoding: null };
}
