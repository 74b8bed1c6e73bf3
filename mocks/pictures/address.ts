export interface PictureAddress {
  code: string;
  view: number;
}

/** Reads /medias/{code}-{galleryIndex}-{size}. A drawing is the same at each of the sizes that there are. */
export function pictureAddressOf(url: string): PictureAddress | undefined {
  const path = /^\/medias\/([A-Za-z0-9_-]{1,64})-(\d)-(?:96|240|360|720|960)$/;
  const [, code, view] = path.exec(new URL(url).pathname) ?? [];
  return code === undefined ? undefined : { code, view: Number(view) };
}
