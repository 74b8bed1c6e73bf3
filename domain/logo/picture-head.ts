/** What the beginning of a file says of a picture: enough to refuse it before it is sent on. */
export interface PictureHead {
  /** The media type that its content shows, whatever its name says. */
  type: string;
  /** `null`: the beginning does not say it. */
  size: { width: number; height: number } | null;
  /** Inks instead of light: it would have other colours when it is printed. */
  isForInks: boolean;
}

/** `null`: no picture that the shop knows. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return pngHead(bytes);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpegHead(bytes);
  return isVector(bytes) ? { type: 'image/svg+xml', size: null, isForInks: false } : null;
}

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

const wordAt = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

/** The first chunk holds the size, in four bytes each. */
function pngHead(bytes: Uint8Array): PictureHead {
  const sideAt = (at: number) => wordAt(bytes, at) * 65_536 + wordAt(bytes, at + 2);
  const size = { width: sideAt(16), height: sideAt(20) };
  return { type: 'image/png', size: size.width && size.height ? size : null, isForInks: false };
}

/** Markers of a frame hold the size and the number of colours; these four are no frames. */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

function jpegHead(bytes: Uint8Array): PictureHead {
  let at = 2;
  while (bytes[at] === 0xff && at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)) {
      const size = { width: wordAt(bytes, at + 7), height: wordAt(bytes, at + 5) };
      return { type: 'image/jpeg', size, isForInks: bytes[at + 9] === 4 };
    }
    at += 2 + wordAt(bytes, at + 2);
  }
  return { type: 'image/jpeg', size: null, isForInks: false };
}

/** A vector picture is text that begins with its element, whatever stands before it. */
function isVector(bytes: Uint8Array): boolean {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(?:\?xml|!doctype svg|!--|svg[\s>])/i.test(text) && /<svg[\s>]/i.test(text);
}
