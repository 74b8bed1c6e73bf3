import { sentHtml } from '#ui/lean/server-html.server.tsx';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import { Details } from './details.tsx';
import type { ProductView, SentProduct } from './product.view.ts';
import { Terms } from './terms.tsx';

/** The static parts of a product page as HTML; interactive parts stay components. */
export function productHtml(
  { terms, details, ...view }: ProductView,
  { labels, request }: { labels: LabelSource; request: Request },
): SentProduct {
  const htmlOf = (part: React.ReactNode) => sentHtml(<CopyContext value={labels}>{part}</CopyContext>, request);
  return {
    ...view,
    price: terms.price,
    terms: htmlOf(<Terms view={terms} />),
    details: htmlOf(<Details view={details} />),
  };
}
