import { useMemo } from 'react';
import type { SentHtml } from './static-data.ts';
import { trustHtml } from './trusted-types.ts';
import { useRestoredPart } from './use-restored-part.ts';

interface ServerHtmlProps {
  /** Without HTML in the browser when the document contains it already: see `static-data.ts`. */
  sent: SentHtml;
  className?: string | undefined;
}

/** HTML made by the server: pictures, links and texts need no code in the browser. */
export function ServerHtml({ sent, className }: ServerHtmlProps) {
  const { html } = sent;
  const innerHtml = useMemo(() => ({ __html: trustHtml(html ?? '') }), [html]);
  const part = useRestoredPart(sent);
  return (
    <div
      key={html}
      ref={html === undefined ? part : null}
      className={className}
      data-part=""
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the server made it of views, adapters of what an allow-list lets through
      dangerouslySetInnerHTML={innerHtml}
    />
  );
}
