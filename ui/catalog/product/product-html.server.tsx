import { sentHtml } from '#ui/lean/server-html.server.tsx';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import { Details } from './details.tsx';
import type { ProductView, SentProduct } from './product.view.ts';
import { Terms } from './terms.tsx';

/** What a product's page says needs no program in the browser; what it does is left as it is. */
export function productHtml(
  { terms, details, ...view }: ProductView,
  { labels, request }: { labels: LabelSource; request: Request },
): SentProduct {
  const made = (part: React.ReactNode) => sentHtml(<CopyContext value={labels}>{part}</CopyContext>, request);
  return {
    ...view,
    price: terms.price,
    terms: made(<Terms view={terms} />),
    details: made(<Details view={details} />),
  };
}
