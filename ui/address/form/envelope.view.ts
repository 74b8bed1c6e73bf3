import type { Address } from '#domain/address/address.ts';
import { addressLines, printedLines } from '#domain/address/address-lines.ts';
import { lineMax } from '#domain/address/fields/lines.ts';

/** A preview of the printed address. */
export interface EnvelopeView {
  lines: string[];
  /** The length of the longest printed line; `most` is the limit. */
  longest: number;
  most: number;
  isNear: boolean;
}

/** The ruler warns at this number of characters before the limit. */
const near = 4;

export function envelopeView(address: Address): EnvelopeView {
  const printed = printedLines(address);
  const longest = printed.kind === 'lines' ? Math.max(0, ...printed.lines.map(({ length }) => length)) : lineMax + 1;
  return { lines: addressLines(address), longest, most: lineMax, isNear: longest > lineMax - near };
}
