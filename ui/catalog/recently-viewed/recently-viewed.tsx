import { Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
// A lazily loaded part brings no sheet of its own.
import styles from './recently-viewed.module.css';
import type { ViewedArticle } from './viewed-articles.ts';
import { clearViewed } from './viewed-key.ts';
import type { RecentlyViewedRow } from './viewed-row.tsx';

/**
 * The articles that were seen before this one, for visitors who agreed; others have none stored. Only the browser knows
 * them, so the server makes no place for them.
 */
export function RecentlyViewed({ article, prefix }: { article: ViewedArticle; prefix: string }) {
  const agreed = useRouteLoaderData<{ personalised?: boolean }>('root')?.personalised;
  const [Row, show] = useState<typeof RecentlyViewedRow>();
  useEffect(() => {
    if (!agreed) clearViewed(() => localStorage);
    else
      void import('./viewed-row.tsx').then(
        (loaded) => show(() => loaded.RecentlyViewedRow),
        () => undefined,
      );
  }, [agreed]);
  if (!agreed || !Row) return null;
  return (
    <Suspense>
      <Row key={article.code} article={article} prefix={prefix} styles={styles} />
    </Suspense>
  );
}
