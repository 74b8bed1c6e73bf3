import { fileTypeFromBlob } from 'file-type';

/** The media type that the content of a file shows, whatever its name and its sender say; `null` where nothing does. */
export const contentTypeOf = async (file: Blob): Promise<string | null> =>
  (await fileTypeFromBlob(file).catch(() => undefined))?.mime ?? null;
