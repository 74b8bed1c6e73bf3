import type { Address } from '#domain/address/address.ts';
import { lineMax } from '#domain/address/fields/lines.ts';
import { labelLines, printedLabel } from '#domain/address/label.ts';

/** The address as the envelope will bear it, while it is typed. */
export interface EnvelopeView {
  lines: string[];
  /** Length of the longest printed line, of `most` signs. */
  longest: number;
  most: number;
  isNear: boolean;
}

/** How many signs before the end the ruler warns. */
const near = 4;

export function envelopeView(address: Address, most: number = lineMax): EnvelopeView {
  const label = printedLabel(address, most);
  const longest = label.kind === 'label' ? Math.max(0, ...label.lines.map(({ length }) => length)) : most + 1;
  return { lines: labelLines(address), longest, most, isNear: longest > most - near };
}
