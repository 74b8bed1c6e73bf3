/** The SHA-256 of bytes, in hexadecimal digits. */
export const digestOf = async (bytes: BufferSource): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The idempotency key of a post: the same values have the same key; once anything in them has changed, another. */
export const postKey = (values: unknown): Promise<string> => digestOf(new TextEncoder().encode(JSON.stringify(values)));
