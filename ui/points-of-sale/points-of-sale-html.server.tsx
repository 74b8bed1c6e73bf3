import type { ReactNode } from 'react';
import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import type { PointsOfSaleView } from './points-of-sale.view.ts';
import { PointsFound, PointsOfSaleSearch } from './points-of-sale-parts.tsx';

/** The view in the browser: a GET form and its answer need no code there; the map between them does. */
export type SentPointsOfSale = Omit<PointsOfSaleView, 'form' | 'summary' | 'points' | 'atHome'> & {
  search: SentHtml;
  found: SentHtml;
};

export function pointsOfSaleHtml(
  { form, summary, points, atHome, ...view }: PointsOfSaleView,
  { labels, request }: { labels: LabelSource; request: Request },
): SentPointsOfSale {
  const htmlOf = (part: ReactNode) => sentHtml(<CopyContext value={labels}>{part}</CopyContext>, request);
  return {
    ...view,
    search: htmlOf(<PointsOfSaleSearch form={form} summary={summary} />),
    found: htmlOf(<PointsFound points={points} {...(atHome && { atHome })} />),
  };
}
