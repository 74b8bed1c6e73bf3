import { Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
// A lazily loaded part brings no sheet of its own.
import styles from './recently-seen.module.css';
import type { SeenArticle } from './seen-articles.ts';
import type { SeenBefore } from './seen-before.tsx';
import { forgetSeen } from './seen-key.ts';

/**
 * The articles that were seen before this one, for visitors who agreed; others have none stored. Only the browser knows
 * them, so the server makes no place for them.
 */
export function RecentlySeen({ article, prefix }: { article: SeenArticle; prefix: string }) {
  const agreed = useRouteLoaderData<{ personalised?: boolean }>('root')?.personalised;
  const [Seen, show] = useState<typeof SeenBefore>();
  useEffect(() => {
    if (!agreed) forgetSeen(() => localStorage);
    else
      void import('./seen-before.tsx').then(
        (loaded) => show(() => loaded.SeenBefore),
        () => undefined,
      );
  }, [agreed]);
  if (!agreed || !Seen) return null;
  return (
    <Suspense>
      <Seen key={article.code} article={article} prefix={prefix} styles={styles} />
    </Suspense>
  );
}
