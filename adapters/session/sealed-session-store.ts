import { createHash, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { SessionStore } from './session-store.ts';

interface Key {
  name: string;
  bytes: Uint8Array;
}

/** Each secret has a key of its own; its name says little of it. */
const keyOf = (secret: string): Key => ({
  name: createHash('sha256').update(`name:${secret}`).digest('base64url').slice(0, 8),
  bytes: new Uint8Array(hkdfSync('sha256', secret, '', 'records', 32)),
});

/**
 * Records that are encrypted where they lie, tokens and names in them as well: by the first secret, and read by the one
 * that they name. A record says whose id it belongs to, so that none can be put in another's place. What cannot be read,
 * since its secret is gone, counts as absent.
 */
export function sealedSessionStore(store: SessionStore, secrets: readonly string[]): SessionStore {
  const keys = secrets.map(keyOf);
  const [current] = keys;
  if (current === undefined) throw new TypeError('There is no secret.');
  const seal = (id: string, value: string) =>
    new CompactEncrypt(new TextEncoder().encode(value))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: current.name, of: id })
      .encrypt(current.bytes);
  const open = async (id: string, sealed: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(sealed, ({ kid }) => {
      const key = keys.find(({ name }) => name === kid);
      if (!key) throw new errors.JWEDecryptionFailed();
      return key.bytes;
    });
    return protectedHeader.of === id ? new TextDecoder().decode(plaintext) : null;
  };
  return {
    async get(id) {
      const sealed = await store.get(id);
      if (sealed === null) return null;
      return open(id, sealed).catch((error: unknown) => {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      });
    },
    set: async (id, value, seconds) => store.set(id, await seal(id, value), seconds),
    keepFor: (id, seconds) => store.keepFor(id, seconds),
    delete: (id) => store.delete(id),
    claim: (id, seconds) => store.claim(id, seconds),
    close: () => store.close(),
  };
}
