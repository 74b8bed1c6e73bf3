import { lazy, Suspense, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
// A lazily loaded part brings no sheet of its own.
import styles from './recently-seen.module.css';
import type { SeenArticle } from './seen-articles.ts';
import { forgetSeen } from './seen-key.ts';

const Seen = lazy(async () => ({ default: (await import('./seen-before.tsx')).SeenBefore }));

/** The articles that were seen before this one, for visitors who agreed; others have none stored. */
export function RecentlySeen({ article, prefix }: { article: SeenArticle; prefix: string }) {
  const agreed = useRouteLoaderData<{ personalised?: boolean }>('root')?.personalised;
  useEffect(() => {
    if (!agreed) forgetSeen(() => localStorage);
  }, [agreed]);
  return (
    agreed && (
      <Suspense>
        <Seen key={article.code} article={article} prefix={prefix} styles={styles} />
      </Suspense>
    )
  );
}
