/** Millimetres to the right and downwards by which a printer has to be put right. */
export interface Offset {
  x: number;
  y: number;
}

/** Printers that are further off have another fault. */
export const mostOffset = 5;

export const noOffset: Offset = { x: 0, y: 0 };

/** Up to one decimal, with a comma or a point; nothing is 0. `null`: no such offset. */
export function offsetIn(typed: string): number | null {
  const plain = typed.replace(/\s|mm/g, '').replace('\u2212', '-').replace(',', '.');
  if (plain === '') return 0;
  if (!/^[+-]?\d(\.\d)?$/.test(plain)) return null;
  const millimetres = Number(plain);
  return Math.abs(millimetres) <= mostOffset ? millimetres + 0 : null;
}

/** The printers of one browser, each with its offset: the one in use is `current`. */
export interface Printers {
  current: PrinterNumber;
  offsets: Readonly<Record<PrinterNumber, Offset>>;
}

export const printerNumbers = [1, 2, 3] as const;
export type PrinterNumber = (typeof printerNumbers)[number];

export const noPrinters: Printers = { current: 1, offsets: { 1: noOffset, 2: noOffset, 3: noOffset } };

export const withOffset = ({ offsets }: Printers, printer: PrinterNumber, offset: Offset): Printers => ({
  current: printer,
  offsets: { ...offsets, [printer]: offset },
});
