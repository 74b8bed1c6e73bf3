/** The signs of each font file. */

export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');

/** Letters, punctuation and spaces of French and English. */
const letters = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ`;
export const headings = `${letters} !"%&'()+,-./:;?[]\u00a0«»·€‘’“”–—…\u2009\u202f\u2011`;
/** What our own words and a shopper's address of mail need besides. With its headers the file fits into ten segments of TCP. */
export const text = `${headings}@_×°−`;

/** What names of other languages and signs need besides: files of their own, which a page asks for that shows one. */
const others = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}№‹›•−→`;
export const without = (characters: string): string =>
  Array.from(others)
    .filter((one) => !characters.includes(one))
    .join('');

/** The value of `unicode-range` for these signs and no other. */
export function rangesOf(characters: string): string {
  const codes = [...new Set(Array.from(characters, (one) => one.codePointAt(0) ?? 0))].toSorted(
    (one, next) => one - next,
  );
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
