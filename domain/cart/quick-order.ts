import type { Uses } from '../ports.ts';
import type { TableRow } from '../shared/table.ts';
import type { QuickRow, ShortfallReason } from './quick-orders.ts';

/** Why a typed row cannot be ordered: it is no `code;quantity`, or one of the two is not valid. */
export type RowFault = 'form' | 'code' | 'quantity';

export const quickOrderLimits = { rows: 500, quantity: 9999, characters: 20_000 };

/** A row that was not added, or not in full: `text` is what is still to be ordered. */
export interface UnfinishedRow {
  /** Its place in what was pasted, from 1. */
  number: number;
  text: string;
  reason: RowFault | ShortfallReason;
  added: number;
}

type ReadRow = { number: number; text: string } & (QuickRow | { fault: RowFault });

/** The rows of a pasted list, one a line; a spreadsheet's titles above them are none. */
export const readRows = (pasted: readonly TableRow[]): ReadRow[] =>
  pasted
    .filter(({ cells }, at) => at > 0 || !areTitles(cells))
    .map(({ line, text, cells }) => ({ number: line, text, ...rowOf(cells) }));

const areTitles = ([, quantity = '']: readonly string[]) => /^(?:quantit|qt[ée]|qty)/i.test(quantity);

function rowOf([code = '', quantity, ...others]: readonly string[]): QuickRow | { fault: RowFault } {
  if (quantity === undefined || others.some((part) => part !== '')) return { fault: 'form' };
  if (!/^[\w-]{1,64}$/.test(code)) return { fault: 'code' };
  const digits = quantity.replace(/\s/g, '');
  const pieces = /^[0-9]{1,4}$/.test(digits) ? Number(digits) : 0;
  return pieces > 0 ? { code, quantity: pieces } : { fault: 'quantity' };
}

export type QuickOrderOutcome =
  | { kind: 'empty' }
  /** There are at least as many. */
  | { kind: 'too-many'; rows: number }
  /** `added` counts rows of which pieces were added. */
  | { kind: 'ordered'; added: number; unfinished: UnfinishedRow[] };

/** Adds the good rows in one call. The bad ones are returned, to be corrected. */
export async function orderQuickly(
  { quickOrders }: Uses<'quickOrders'>,
  { pasted, key }: { pasted: readonly TableRow[]; key: string },
): Promise<QuickOrderOutcome> {
  const rows = readRows(pasted);
  if (rows.length === 0) return { kind: 'empty' };
  if (rows.length > quickOrderLimits.rows) return { kind: 'too-many', rows: rows.length };
  const good = rows.flatMap((row) => ('fault' in row ? [] : [row]));
  const wanted = good.map(({ code, quantity }) => ({ code, quantity }));
  const outcomes = good.length > 0 ? await quickOrders.add(wanted, key) : [];
  const wrong = rows.flatMap((row): UnfinishedRow[] =>
    'fault' in row ? [{ number: row.number, text: row.text, reason: row.fault, added: 0 }] : [],
  );
  const refused = good.flatMap(({ number, code, quantity }, index): UnfinishedRow[] => {
    const { reason = null, added = 0 } = outcomes[index] ?? {};
    return reason === null ? [] : [{ number, text: `${code};${quantity - added}`, reason, added }];
  });
  return {
    kind: 'ordered',
    added: outcomes.filter(({ added }) => added > 0).length,
    unfinished: [...wrong, ...refused].toSorted((one, other) => one.number - other.number),
  };
}
