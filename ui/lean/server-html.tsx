import { useMemo } from 'react';

interface ServerHtmlProps {
  /** Absent in the browser when the document contains it already: see `static-data.ts`. */
  html: string | undefined;
  className?: string | undefined;
}

/** HTML made by the server: pictures, links and texts need no code in the browser. */
export function ServerHtml({ html = '', className }: ServerHtmlProps) {
  const innerHtml = useMemo(() => ({ __html: html }), [html]);
  return (
    <div
      key={html}
      className={className}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the server made it of views, adapters of what an allow-list lets through
      dangerouslySetInnerHTML={innerHtml}
    />
  );
}
