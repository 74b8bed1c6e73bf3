import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Smaller ones gain nothing. */
const least = 500;

/** Writes a copy of each file of the build, compressed by Brotli. The server sends it to browsers that accept it. */
export function compressFiles(client: string): void {
  for (const file of globSync('{assets/*.{js,css,svg},*.{svg,webmanifest}}', { cwd: client })) {
    const bytes = readFileSync(join(client, file));
    if (bytes.length < least) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(bytes, { params }));
  }
}
