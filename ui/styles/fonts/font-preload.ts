import url from './atkinson-hyperlegible-next.woff2?url';

/** The text face alone is worth asking for before the styles are read. */
export const textFont = url;
