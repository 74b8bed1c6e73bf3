import type { AddressFault } from './faults.ts';

/** A line of the address as the specification names it (§5): what it carries depends on who receives (postal-domain 1.2). */
export type EnvelopeLine =
  | 'line1Private'
  | 'line1Business'
  | 'line2Private'
  | 'line2Business'
  | 'line3'
  | 'line4'
  | 'line5'
  | 'locality';

/** Longest line of an address on an envelope, spaces included (NF Z10-011). */
export const lineMax = 38;

// What a line refuses. Letters are those of the Latin script, digits are ASCII (postal-domain 1.4).
const line1Business = /[^\p{Script=Latin}0-9' \-./&%]/gu;
const withAt = /[^\p{Script=Latin}0-9' \-./&%@]/gu;
const street = /[^\p{Script=Latin}0-9' \-.]/gu;
const refused: Record<EnvelopeLine, RegExp> = {
  line1Private: /[^\p{Script=Latin}' -]/gu,
  line1Business,
  line2Private: withAt,
  line2Business: line1Business,
  line3: withAt,
  line4: street,
  line5: street,
  locality: /[^\p{Script=Latin}0-9' -]/gu,
};

// §5 says « no apostrophe, hyphen or period first or last », then « no period first »: the second is for lines where a
// final period is natural, « & Cie. » (postal-domain 1.4).
const bothEdges: readonly EnvelopeLine[] = ['line1Private', 'line4', 'line5', 'locality'];

/** The first rule that a normalised value breaks on its line; an empty one breaks none. */
export const lineFault = (value: string, line: EnvelopeLine): AddressFault | undefined =>
  lengthFault(value, lineMax) ?? signsFault(value, line);

/** Which signs, where they stand and whether they repeat: all that a line asks besides its length. */
export const signsFault = (value: string, line: EnvelopeLine): AddressFault | undefined =>
  charactersFault(value, line) ?? consecutiveFault(value) ?? edgeFault(value, line);

export const lengthFault = (value: string, count: number): AddressFault | undefined =>
  value.length > count ? { code: 'too-long', count } : undefined;

export function charactersFault(value: string, line: EnvelopeLine): AddressFault | undefined {
  const signs = value.match(refused[line]);
  return signs ? { code: 'characters', signs: [...new Set(signs)] } : undefined;
}

/** The same sign twice; different signs may meet: « Sarroux - Saint Julien ». */
export function consecutiveFault(value: string): AddressFault | undefined {
  const sign = /(['\- ./&%@])\1/.exec(value)?.[1];
  return sign === undefined ? undefined : { code: 'consecutive', sign };
}

export function edgeFault(value: string, line: EnvelopeLine): AddressFault | undefined {
  const isStrict = bothEdges.includes(line);
  const first = value.charAt(0);
  const last = value.charAt(value.length - 1);
  if (first === '.' || (isStrict && isEdgeSign(first))) return { code: 'edge', sign: first, where: 'first' };
  if (isStrict && isEdgeSign(last)) return { code: 'edge', sign: last, where: 'last' };
  return undefined;
}

const isEdgeSign = (sign: string) => ["'", '-', '.'].includes(sign);
