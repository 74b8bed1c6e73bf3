import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductSummary } from '#domain/catalog/catalog.ts';
import { labelSource } from '#ui/shared/copy/label-source.server.ts';
import { CopyContext } from '#ui/shared/copy/use-copy.ts';
import type { Wording } from '#ui/shared/wording.ts';
import { cardView } from './card.view.ts';
import { Suggestions } from './suggestions.part.tsx';

/** Products as HTML that a page takes in as it is; nothing when there are none. */
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
