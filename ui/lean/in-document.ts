/** Small functions that a document contains as text, because they run before any script file is loaded. */

type Program<Args extends readonly unknown[]> = (...args: Args) => void;

/** Removes indentation, which no function here has inside a string, and line ends, except those that end a comment. */
const textOf = (program: { toString(): string }) =>
  program
    .toString()
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/^([^/\n]*[{(,;])\n/gm, '$1');

/**
 * A call of a function, as text. The function may use only its arguments: data, or other such functions. The compiled
 * function is written, so that tests can call the same code.
 */
export const callOf = <Args extends readonly unknown[]>(program: Program<Args>, ...args: Args): string =>
  `(${textOf(program)})(${args.map((each) => (typeof each === 'function' ? textOf(each) : inScript(each))).join()});`;

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A value as a literal inside a script element, safe whatever it contains. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => unsafe[sign] ?? '');
