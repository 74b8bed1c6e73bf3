import type { Price } from '#domain/shared/money.ts';
import type { TotalRow } from '#ui/components/views.ts';
import { wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The same amount without tax and with it, for the two columns of professionals; individuals have none. */
const columnsOf = ({ ttc, ht }: Price, { mode, money }: Wording): Pick<TotalRow, 'columns'> =>
  mode === 'pro' ? { columns: [ht ? money(ht) : '–', money(ttc)] } : {};

/** What a backend quotes, line by line, and the whole of it. */
export const quoteRows = (
  { lines, ...whole }: Price & { lines: readonly (Price & { name: string })[] },
  wording: Wording,
): TotalRow[] => [
  ...lines.map((line) => ({ label: line.name, value: wholePrice(line, wording), ...columnsOf(line, wording) })),
  {
    label: wording.t(wording.mode === 'pro' ? 'journey.totalBoth' : 'journey.total'),
    value: wholePrice(whole, wording),
    ...columnsOf(whole, wording),
    strong: true,
  },
];
