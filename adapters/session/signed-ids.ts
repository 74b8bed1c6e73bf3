import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What an id opens: one that was given for something else opens nothing here. */
export type IdKind = 'visit' | 'session' | 'sign-in' | 'draft' | 'journey' | 'agent' | 'agent-sign-in';

/** Ids that the shop itself has given: an invented one is known without asking any record. */
export interface Ids {
  issue(kind: IdKind): string;
  isOurs(kind: IdKind, id: string): boolean;
  /** The id as it was issued, however often it was renewed since: its records lie under it. */
  original(kind: IdKind, id: string): string;
  /** An id of ours, signed by the first secret: the cookie of a draft may be renewed for longer than any secret lasts. */
  renew(kind: IdKind, id: string): string;
}

/** Of the signature at the end of an id, in its encoding: 96 bits, which nobody guesses online. */
const signatureLength = 16;
/** The visit id is read out on the telephone, and opens nothing. */
const bytesOf: Record<IdKind, number> = {
  visit: 18,
  session: 32,
  'sign-in': 32,
  draft: 32,
  journey: 32,
  agent: 32,
  'agent-sign-in': 32,
};
const lengthOf = (kind: IdKind) => Math.ceil((bytesOf[kind] * 4) / 3) + signatureLength;

/** Signed by the first secret; ids of the others are still ours, so that secrets can be replaced one after another. */
export class SignedIds implements Ids {
  readonly #keys: readonly Buffer[];

  constructor(secrets: readonly string[]) {
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'ids', 32)));
  }

  issue(kind: IdKind): string {
    const [key] = this.#keys;
    if (key === undefined) throw new TypeError('There is no secret.');
    const random = randomBytes(bytesOf[kind]).toString('base64url');
    return random + signatureOf({ kind, text: random, key });
  }

  isOurs(kind: IdKind, id: string): boolean {
    const length = lengthOf(kind);
    const isWhole = id.length === length || id.length === length + signatureLength;
    return isWhole && this.#keys.some((key) => isSigned({ kind, id, key }));
  }

  original(kind: IdKind, id: string): string {
    return id.slice(0, lengthOf(kind));
  }

  renew(kind: IdKind, id: string): string {
    const [key] = this.#keys;
    if (key === undefined) throw new TypeError('There is no secret.');
    const original = this.original(kind, id);
    return isSigned({ kind, id: original, key }) ? original : original + signatureOf({ kind, text: original, key });
  }
}

/** At its end an id has the signature of what stands before it. */
function isSigned({ kind, id, key }: { kind: IdKind; id: string; key: Buffer }): boolean {
  const signature = Buffer.from(id.slice(-signatureLength));
  const expected = Buffer.from(signatureOf({ kind, text: id.slice(0, -signatureLength), key }));
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}

const signatureOf = ({ kind, text, key }: { kind: IdKind; text: string; key: Buffer }) =>
  createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url').slice(0, signatureLength);
