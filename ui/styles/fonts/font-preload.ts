import url from './atkinson-hyperlegible-next.woff2?url';

/** Only the text font is worth preloading. */
export const textFont = url;
