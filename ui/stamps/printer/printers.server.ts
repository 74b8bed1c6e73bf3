import { mostOffset, noPrinters, type Offset, type PrinterNumber, type Printers } from '#domain/stamps/offset.ts';
import { hostCookie } from '#ui/request/cookies.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';

/** The printers stay where the browser is, whoever signs in: the one in use, then the tenths of millimetres of each. */
export const printersCookie = hostCookie('lpel_imprimantes');
const year = 365 * 24 * 3600;
const form = /^([123])\.(-?\d{1,2})_(-?\d{1,2})\.(-?\d{1,2})_(-?\d{1,2})\.(-?\d{1,2})_(-?\d{1,2})$/;

export function printersOf({ cookies }: Pick<RequestContext, 'cookies'>): Printers {
  const [, current, ...tenths] = form.exec(cookies.get(printersCookie) ?? '') ?? [];
  const offsets = tenths.map((each) => Number(each) / 10);
  if (!current || offsets.some((each) => Math.abs(each) > mostOffset)) return noPrinters;
  const at = (place: number): Offset => ({ x: offsets[2 * place] ?? 0, y: offsets[2 * place + 1] ?? 0 });
  return { current: Number(current) as PrinterNumber, offsets: { 1: at(0), 2: at(1), 3: at(2) } };
}

export function rememberPrinters({ cookies }: Pick<RequestContext, 'cookies'>, { current, offsets }: Printers): void {
  const tenths = ({ x, y }: Offset) => `${Math.round(x * 10)}_${Math.round(y * 10)}`;
  cookies.set(printersCookie, [current, ...[offsets[1], offsets[2], offsets[3]].map(tenths)].join('.'), year);
}

/** By how much stamps are moved on the printer in use. */
export function offsetOf(context: Pick<RequestContext, 'cookies'>): Offset {
  const { current, offsets } = printersOf(context);
  return offsets[current];
}
