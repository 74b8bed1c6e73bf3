import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import type { PointsOfSaleView } from './points-of-sale.view.ts';
import { PointsOfSaleParts } from './points-of-sale-parts.tsx';

/** The view in the browser: a GET form and its answer need no code there. */
export type SentPointsOfSale = Omit<PointsOfSaleView, 'form' | 'summary' | 'points'> & { parts: SentHtml };

export function pointsOfSaleHtml(
  { form, summary, points, ...view }: PointsOfSaleView,
  { labels, request }: { labels: LabelSource; request: Request },
): SentPointsOfSale {
  const parts = (
    <CopyContext value={labels}>
      <PointsOfSaleParts form={form} summary={summary} points={points} />
    </CopyContext>
  );
  return { ...view, parts: sentHtml(parts, request) };
}
