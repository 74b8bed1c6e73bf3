import { CopyContext, type LabelSource } from '#ui/shared/copy/use-copy.ts';
import { sentHtml } from '#ui/shared/server-html.server.tsx';
import { Details } from './details.part.tsx';
import type { ProductView, SentProduct } from './product.view.ts';
import { Terms } from './terms.part.tsx';

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
