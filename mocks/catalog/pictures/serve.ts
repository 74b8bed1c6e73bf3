import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { itemOf } from '../items.ts';
import { hashOf } from '../seed.ts';
import { pictureAddressOf } from './address.ts';
import { bannerAddressOf, bannerShapes, bannerSvg } from './banners.ts';
import { pictureSvg, VIEWS } from './svg.ts';

export type PictureSize = 96 | 240 | 360 | 720 | 960;
export type PictureFormat = 'avif' | 'webp' | 'svg';

const SIZES: readonly number[] = [96, 240, 360, 720, 960] satisfies PictureSize[];
const FOLDER = join(process.cwd(), '.data', 'pictures');
const CACHED_PICTURES = 600;

const isSize = (size: number): size is PictureSize => SIZES.includes(size);

interface Raster {
  width: number;
  height: number;
  format: 'avif' | 'webp';
}

async function rasterised(svg: string, { width, height, format }: Raster): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(Buffer.from(svg), { density: width > 480 ? 144 : 72 }).resize(width, height);
  return format === 'avif'
    ? image.avif({ quality: 52, effort: 2 }).toBuffer()
    : image.webp({ quality: 78, effort: 3 }).toBuffer();
}

/** The file's name contains a hash of the drawing. */
async function onDisk(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(FOLDER, name);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const made = await make();
  const draft = `${file}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

const memory = new Map<string, Promise<Buffer>>();

function remembered(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = memory.get(name) ?? make();
  memory.delete(name);
  memory.set(name, known);
  const [oldest] = memory.keys();
  if (memory.size > CACHED_PICTURES && oldest) memory.delete(oldest);
  known.catch(() => memory.delete(name));
  return known;
}

/** The picture of one view, drawn once and cached. */
export async function picturesFor(
  code: string,
  { size, format, view = 0 }: { size: PictureSize; format: PictureFormat; view?: number },
): Promise<Buffer | undefined> {
  const item = itemOf(code);
  if (!item || view < 0 || view >= VIEWS) return undefined;
  if (format === 'svg') return Buffer.from(pictureSvg(item, view));
  return remembered(`${code}-${view}-${size}.${format}`, () => {
    const svg = pictureSvg(item, view);
    return onDisk(`${code}-${view}-${size}-${hashOf(svg).toString(36)}.${format}`, () =>
      rasterised(svg, { width: size, height: size, format }),
    );
  });
}

const formatFor = (accept: string): 'avif' | 'webp' => (accept.includes('image/avif') ? 'avif' : 'webp');

/** A banner, cached like other pictures. */
function bannerOf({ name, shape }: NonNullable<ReturnType<typeof bannerAddressOf>>, format: 'avif' | 'webp') {
  return remembered(`bandeau-${name}-${shape}.${format}`, () => {
    const svg = bannerSvg(name, shape);
    const file = `bandeau-${name}-${shape}-${hashOf(svg).toString(36)}.${format}`;
    return onDisk(file, () => rasterised(svg, { ...bannerShapes[shape], format }));
  });
}

/** Answers /medias/{code}-{galleryIndex}-{size} and /medias/bandeau-{name}-{shape}; nothing when the address is another one. */
export async function servePicture(request: Request): Promise<Response | undefined> {
  if (!['GET', 'HEAD'].includes(request.method)) return undefined;
  const format = formatFor(request.headers.get('accept') ?? '');
  const banner = bannerAddressOf(request.url);
  if (banner) return sent(request, await bannerOf(banner, format), format);
  const address = pictureAddressOf(request.url);
  if (!address || !isSize(address.size)) return undefined;
  const { code, size, view } = address;
  const picture = await picturesFor(code, { size, format, view });
  return picture ? sent(request, picture, format) : new Response(null, { status: 404 });
}

function sent(request: Request, picture: Buffer, format: 'avif' | 'webp'): Response {
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(picture.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    },
  });
}
