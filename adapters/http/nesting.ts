const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/** What an answer may be: how deep arrays and objects stand in one another, and how many values they have. */
interface Shape {
  depth: number;
  values: number;
}

/**
 * Whether a JSON text has another shape than any contract describes. It stops at the first sign of it, while `JSON.parse`
 * would take seconds for some megabytes of brackets, or of names with nothing in them. A text that is no JSON is left to
 * the parser.
 */
export function exceeds(json: Uint8Array, most: Shape): boolean {
  let [depth, commas] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at] ?? 0;
    if (sign === quote) {
      at = endOfString(json, at);
      if (at < 0) return false;
    } else if (openings.has(sign)) {
      depth += 1;
      if (depth > most.depth) return true;
    } else if (sign === comma) {
      commas += 1;
      if (commas >= most.values) return true;
    } else if (closings.has(sign)) depth -= 1;
  }
  return false;
}

/** The place of the quotation mark that ends a string: the first that no backslash escapes; -1 where none does. */
function endOfString(json: Uint8Array, start: number): number {
  let end = json.indexOf(quote, start + 1);
  while (end >= 0) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
    end = json.indexOf(quote, end + 1);
  }
  return end;
}
