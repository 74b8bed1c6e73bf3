import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** Quality 5 is as fast as gzip's 6 and smaller; the work is done outside of JavaScript's thread. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A whole document, in an encoding that the browser takes. Bytes even when it takes none: text would be measured and then converted. */
export async function encoded(
  text: string,
  accepted: string | undefined,
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding: string | null }> {
  if (accepted?.includes('br')) return { body: new Uint8Array(await brotli(text, quick)), encoding: 'br' };
  if (accepted?.includes('gzip')) return { body: new Uint8Array(await zip(text)), encoding: 'gzip' };
  return { body: Buffer.from(text), encoding: null };
}
