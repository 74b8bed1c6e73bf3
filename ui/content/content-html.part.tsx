import { useMemo } from 'react';
import styles from './blocks.module.css';

/**
 * What an editor put on a page, as HTML of our server. It stays as it stands in the document: absent in the browser,
 * see `kept-on-server.ts`.
 */
export function ContentHtml({ html = '' }: { html: string | undefined }) {
  const kept = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      key={html}
      className={styles.written}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the server made it of views, the adapter of what an allow-list lets through
      dangerouslySetInnerHTML={kept}
    />
  );
}
