import { decodeUri } from '#domain/shared/decode-uri.ts';

/** The element that an anchor names, if any: a visitor may write one that is no encoded text. */
export const namedPlace = (hash: string) => document.getElementById(decodeUri(hash.slice(1)) ?? '');
