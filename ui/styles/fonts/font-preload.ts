import text from './atkinson-hyperlegible-next.woff2?url';
import figures from './bricolage-figures.woff2?url';
import titles from './bricolage-grotesque.woff2?url';

/** The fonts of every first screen, 31 kB together. */
export const fonts = [text, titles, figures];
