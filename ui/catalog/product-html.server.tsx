import { renderToStaticMarkup } from 'react-dom/server';
import { CopyContext, type LabelSource } from '#ui/shared/copy/use-copy.ts';
import { keptOnServer } from '#ui/shared/kept-on-server.ts';
import { Details } from './details.part.tsx';
import type { ProductView, SentProduct } from './product.view.ts';
import { Terms } from './terms.part.tsx';

/** What a product's page says needs no program in the browser; what it does is left as it is. */
export function productHtml({ terms, details, ...view }: ProductView, labels: LabelSource): SentProduct {
  const made = (part: React.ReactNode) => ({
    html: renderToStaticMarkup(<CopyContext value={labels}>{part}</CopyContext>),
  });
  return {
    ...view,
    price: terms.price,
    terms: made(<Terms view={terms} />),
    details: made(<Details view={details} />),
  };
}

/** In a document the HTML stands already, and does not travel as data. */
export const sentProduct = (view: SentProduct, request: Request): SentProduct => ({
  ...view,
  terms: keptOnServer(view.terms, 'html', request),
  details: keptOnServer(view.details, 'html', request),
});
