import type { MouseEventHandler, ReactNode } from 'react';
import { useShown } from './use-shown.ts';

interface StaticPartProps<Data> {
  as: 'ul' | 'div';
  /** The view that holds the part, and names it in the browser: one part a view. */
  of: object;
  /** Absent in the browser when the document contains the part's HTML: see `static-data.ts`. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** A constant object: React writes the content only when the object changes. */
const untouched = { dangerouslySetInnerHTML: { __html: '' } };

/** A part of a page whose data is not in the document: hydration leaves its HTML unchanged. */
export function StaticPart<Data>({ as: Tag, of, data, children, ...rest }: StaticPartProps<Data>) {
  const part = useShown(of);
  if (data === undefined) return <Tag key="kept" ref={part} {...rest} suppressHydrationWarning {...untouched} />;
  return (
    <Tag key="made" {...rest}>
      {children(data)}
    </Tag>
  );
}
