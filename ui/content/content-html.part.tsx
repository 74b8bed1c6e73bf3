import { useMemo } from 'react';
// What the server makes wears these styles: they come with the page, the program that makes it does not.
import './blocks.module.css';
import './missing.module.css';
import './preview-bar.module.css';

/**
 * What an editor put on a page, as HTML of our server. It stays as it stands in the document: absent in the browser,
 * see `kept-on-server.ts`.
 */
export function ContentHtml({ html = '' }: { html: string | undefined }) {
  const kept = useMemo(() => ({ __html: html }), [html]);
  // oxlint-disable-next-line react/no-danger -- the server made it of views, the adapter of what an allow-list lets through
  return <div key={html} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
}
