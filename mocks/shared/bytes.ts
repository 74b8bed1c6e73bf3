const partLength = 8192;

/** One sign for each byte. Spread as arguments, the largest file would keep every other call waiting for half a second. */
export function signsOf(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += partLength)
    parts.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + partLength)));
  return parts.join('');
}

/** A file as records keep it. */
export const base64Of = (bytes: Uint8Array): string => btoa(signsOf(bytes));

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const signs = atob(base64);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}
