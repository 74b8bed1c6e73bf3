import { fileTypeFromBlob, fileTypeFromBuffer } from 'file-type';
import type { Download } from '#domain/shared/download.ts';
import { safeFileName } from '#domain/shared/file-name.ts';

/** The media type that the content of a file shows, whatever its name and its sender say; `null` where nothing does. */
export const contentTypeOf = async (file: Blob): Promise<string | null> =>
  (await fileTypeFromBlob(file).catch(() => undefined))?.mime ?? null;

/** Types that a browser or a phone opens by itself after a download, and the endings of their names; the first is the usual one. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'text/plain': ['.txt'],
};

/** The name with an ending of this type: `facture.hta` is `facture.pdf`, since a system opens a file by its name. */
export function nameForType(name: string, type: string | null): string {
  const possible = endings[type ?? ''] ?? [];
  const [extension] = possible;
  if (!extension || possible.some((one) => name.toLowerCase().endsWith(one))) return name;
  return safeFileName(name.replace(/(?<=.)\.[a-z0-9]{1,10}$/i, ''), { otherwise: `document${extension}`, extension });
}

/** The file under the type and the name that its content shows; what nobody knows is only bytes. */
export async function byContent(file: Download): Promise<Download> {
  const { head, bytes } = await beginningOf(file.bytes);
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? file.type;
  const type = Object.hasOwn(endings, found) ? found : 'application/octet-stream';
  return { ...file, type, name: nameForType(file.name, type), bytes };
}

/** The first piece of a stream, and the whole stream: nobody waits for more of a slow backend. */
async function beginningOf(bytes: ReadableStream<Uint8Array>) {
  const reader = bytes.getReader();
  const first = await reader.read();
  let next: typeof first | null = first;
  const whole = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = next ?? (await reader.read());
        next = null;
        return done ? controller.close() : controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead of the shopper.
    { highWaterMark: 0 },
  );
  return { head: first.value ?? new Uint8Array(), bytes: whole };
}
