import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductSummary } from '#domain/catalog/catalog.ts';
import { labelSource } from '#ui/wording/label-source.server.ts';
import { CopyContext } from '#ui/wording/use-copy.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { cardView } from './card.view.ts';
import { Suggestions } from './similar-products.tsx';

/** Products as HTML for a page to insert; empty when there are none. */
export function suggestionsHtml(products: readonly ProductSummary[], wording: Wording): string {
  if (products.length === 0) return '';
  const view = {
    id: 'suggestions',
    title: wording.t('recommendations.title'),
    cards: products.map((product) => cardView(product, wording)),
    addAction: wording.paths.home(),
  };
  return renderToStaticMarkup(
    <CopyContext value={labelSource(wording.lang, {})}>
      <Suggestions view={view} />
    </CopyContext>,
  );
}
