import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** Quality 5 is as fast as gzip's 6 and smaller; the work is done in a thread pool. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The document in an encoding that the browser accepts. Without one it is still encoded to bytes, because a string
 * would be measured first and converted later.
 */
export async function encoded(
  text: string,
  accepted: string | undefined,
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding: string | null }> {
  if (accepted?.includes('br')) return { body: new Uint8Array(await brotli(text, quick)), encoding: 'br' };
  if (accepted?.includes('gzip')) return { body: new Uint8Array(await zip(text)), encoding: 'gzip' };
  return { body: Buffer.from(text), encoding: null };
}
