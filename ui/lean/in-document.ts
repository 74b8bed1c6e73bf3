/** Small programs that a document carries as text, since they run before any file of scripts is there. */

type Program<Given extends readonly unknown[]> = (...given: Given) => void;

/**
 * A call of a function as text. It may use nothing but what it is given: data, or other such functions. What is run is what
 * the compiler made of the function, and what a test can call.
 */
export const called = <Given extends readonly unknown[]>(program: Program<Given>, ...given: Given): string =>
  `(${program.toString()})(${given.map((each) => (typeof each === 'function' ? each.toString() : inScript(each))).join()});`;

const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A value that stays inside of its script, whatever it holds. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => unsafe[sign] ?? '');
