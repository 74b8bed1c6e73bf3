import { type MouseEventHandler, type ReactNode, use } from 'react';
import { RenderOnceContext } from './html-cache.ts';
import { useRestoredPart } from './use-restored-part.ts';

interface StaticPartProps<Data> {
  as: 'ul' | 'div';
  /** The view that holds the part. It identifies the part in the browser: a view has one part at most. */
  of: object;
  /** Absent in the browser when the document contains the part's HTML: see `static-data.ts`. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
  /**
   * What the part depends on besides its data, for data that is remembered: the server makes its HTML once. Nothing in it
   * may ask for a context.
   */
  once?: string;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** A constant object: React writes the content only when the object changes. */
const untouched = { dangerouslySetInnerHTML: { __html: '' } };

/** A part of a page whose data is not in the document: hydration leaves its HTML unchanged. */
export function StaticPart<Data extends object>({ as: Tag, of, data, once, children, ...rest }: StaticPartProps<Data>) {
  const part = useRestoredPart(of);
  const madeOnce = use(RenderOnceContext);
  if (data === undefined)
    return <Tag key="kept" ref={part} data-part="" {...rest} suppressHydrationWarning {...untouched} />;
  if (madeOnce && once !== undefined) {
    const html = { __html: madeOnce(data, once, () => children(data)) };
    // oxlint-disable-next-line react/no-danger -- React has made it
    return <Tag data-part="" {...rest} dangerouslySetInnerHTML={html} />;
  }
  return (
    <Tag key="made" data-part="" {...rest}>
      {children(data)}
    </Tag>
  );
}
