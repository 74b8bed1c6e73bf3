export interface PictureAddress {
  code: string;
  view: number;
  size: number;
}

/** Reads /medias/{code}-{galleryIndex}-{size}. */
export function pictureAddressOf(url: string): PictureAddress | undefined {
  const [, code, view, size] = /^\/medias\/([A-Za-z0-9_-]{1,64})-(\d)-(\d{2,3})$/.exec(new URL(url).pathname) ?? [];
  return code === undefined ? undefined : { code, view: Number(view), size: Number(size) };
}
