import text from './atkinson-hyperlegible-next.woff2?url';
import figures from './bricolage-figures.woff2?url';
import titles from './bricolage-grotesque.woff2?url';

/**
 * The fonts of every first screen, 38 kB together. Titles are shown in theirs only when it is there at once
 * (`font-display: optional`): on a slow line it leaves the first pictures their bandwidth.
 */
export const fonts = [{ href: text }, { href: titles, isLate: true }, { href: figures }];
