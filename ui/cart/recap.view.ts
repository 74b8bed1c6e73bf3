import { bySender, type Line, mergeParcels, type ReadLine, type Totals } from '#domain/cart/cart.ts';
import { compositionText } from '#ui/cart/lines/composition.view.ts';
import { totalRows } from '#ui/cart/totals.view.ts';
import type { LineView, TotalRow } from '#ui/components/views.ts';
import { sellerName } from '#ui/order-lines/seller-name.ts';
import { priceOf, unitPrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface RecapView {
  title: string;
  lines: LineView[];
  /** From which line on they are folded, and what unfolds them. */
  fold?: { at: number; label: string };
  totals: TotalRow[];
}

/** So many lines leave the button in sight. */
const linesInSight = 3;

interface RecapInput {
  lines: readonly Line[];
  total: Totals;
  /** A delivery mode is not chosen yet: the price must not read as free. */
  isOpen?: boolean;
}

/** The summary of the purchase, beside each checkout step and on the confirmation. */
export function recapView({ lines, total, isOpen = false }: RecapInput, wording: Wording): RecapView {
  const { t } = wording;
  const read = bySender(mergeParcels(lines)).flat();
  const others = countOf(read.slice(linesInSight));
  return {
    title: t('checkout.recapTitle'),
    lines: read.map((line): LineView => {
      const title = line.parts.length > 0 ? t('cart.parcels') : line.title;
      const total = priceOf(line.total, wording);
      const seller = sellerName(line.seller, wording, 'start');
      return {
        id: line.id,
        title,
        ...(line.picture ? { picture: line.picture } : {}),
        ...(seller === null ? {} : { seller }),
        composition: composedIn(line, wording),
        quantityAndPrice: quantityAndPrice(line, wording),
        total: total.main,
        ...(total.note ? { totalNote: total.note } : {}),
      };
    }),
    ...(others > 0 ? { fold: { at: linesInSight, label: t('checkout.otherArticles', { count: others }) } } : {}),
    totals: totalRows(
      total,
      {
        count: countOf(read),
        delivery: !lines.some(({ kind }) => kind === 'physical') ? 'none' : isOpen ? 'open' : 'known',
      },
      wording,
    ),
  };
}

const countOf = (lines: readonly ReadLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Of parcels that are read as one line, what each of them is: to whom, and to which point. */
const composedIn = (line: ReadLine, wording: Wording): string[] =>
  line.parts.length > 0
    ? [...new Set(line.parts.map((part) => compositionText(part, wording).join(', ')))].filter(Boolean)
    : compositionText(line, wording);

function quantityAndPrice(line: ReadLine, wording: Wording): string {
  const { t } = wording;
  const { quantity, parts } = line;
  const price = unitPrice(line, wording);
  if (price !== null) return t('checkout.line', { quantity, price });
  return parts.length > 0 ? t('cart.parcelCount', { count: quantity }) : t('cart.quantity', { quantity });
}
