const encoder = new TextEncoder();

/** HMAC-SHA-256 in hexadecimal, by Web Crypto so that it runs in a browser's worker too. */
export async function sign(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function isSigned(secret: string, text: string, signature: string | null): Promise<boolean> {
  const expected = await sign(secret, text);
  if (signature?.length !== expected.length) return false;
  let difference = 0;
  for (let i = 0; i < expected.length; i += 1) difference |= expected.charCodeAt(i) ^ signature.charCodeAt(i);
  return difference === 0;
}
