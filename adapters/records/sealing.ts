import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { digest } from './record-text.ts';

/** Encrypts the records of a store, which others may read. */
export interface Sealing {
  /** @param place the record that the text belongs to: it is decrypted for no other. */
  seal(place: string, text: string): Promise<string>;
  /** `null`: it was never sealed, was changed or moved, or its secret is gone. */
  open(place: string, sealed: string): Promise<string | null>;
}

interface Key {
  name: string;
  bytes: Uint8Array;
}

/** Each secret has a key of its own, whose name does not reveal it. */
const keyOf = (secret: string): Key => ({
  name: digest(`name:${secret}`).slice(0, 8),
  bytes: new Uint8Array(hkdfSync('sha256', secret, '', 'records', 32)),
});

/** @param secrets the first encrypts; a text names the one that decrypts it. */
export function sealing(secrets: readonly string[]): Sealing {
  const keys = secrets.map(keyOf);
  const [current] = keys;
  if (current === undefined) throw new TypeError('There is no secret.');
  return {
    seal: (place, text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.name, of: place })
        .encrypt(current.bytes),
    async open(place, sealed) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, ({ kid }) => {
          const key = keys.find(({ name }) => name === kid);
          if (!key) throw new errors.JWEDecryptionFailed();
          return key.bytes;
        });
        return protectedHeader.of === place ? new TextDecoder().decode(plaintext) : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
