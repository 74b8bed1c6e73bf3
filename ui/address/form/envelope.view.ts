import type { Address } from '#domain/address/address.ts';
import { lineMax } from '#domain/address/fields/lines.ts';
import { labelLines, printedLabel } from '#domain/address/label.ts';

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

export function envelopeView(address: Address, most: number = lineMax): EnvelopeView {
  const label = printedLabel(address, most);
  const longest = label.kind === 'label' ? Math.max(0, ...label.lines.map(({ length }) => length)) : most + 1;
  return { lines: labelLines(address), longest, most, isNear: longest > most - near };
}
