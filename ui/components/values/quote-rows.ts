import type { Price } from '#domain/shared/money.ts';
import type { TotalRow } from '#ui/components/views.ts';
import { isExempt, labelledPrice, wholePrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The same amount without tax and with it, for the two columns of professionals; individuals have none. */
const columnsOf = ({ ttc, ht }: Price, { mode, money }: Wording): Pick<TotalRow, 'columns'> =>
  mode === 'pro' ? { columns: [ht ? money(ht) : '–', money(ttc)] } : {};

/** The label of the total says that there is no tax. */
const amountOf = (price: Price, wording: Wording): string =>
  isExempt(price) ? wording.money(price.ttc) : wholePrice(price, wording);

/** What a backend quotes, line by line, and the whole of it. */
export const quoteRows = (
  { lines, ...whole }: Price & { lines: readonly (Price & { name: string })[] },
  wording: Wording,
): TotalRow[] => {
  const label = wording.t(totalLabel(whole, wording));
  const [short, brief] = labelledPrice(label, whole, wording);
  return [
    ...lines.map((line) => ({ label: line.name, value: amountOf(line, wording), ...columnsOf(line, wording) })),
    {
      label,
      value: amountOf(whole, wording),
      ...columnsOf(whole, wording),
      ...(short === label ? {} : { short, brief }),
      strong: true,
    },
  ];
};

/** Where both amounts of a professional are one, nobody may wonder which tax was forgotten. */
function totalLabel(price: Price, { mode }: Wording) {
  if (mode === 'part') return 'journey.total';
  return isExempt(price) ? 'journey.totalExempt' : 'journey.totalBoth';
}
