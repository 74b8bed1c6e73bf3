import type { MouseEventHandler, ReactNode } from 'react';

interface StaticPartProps<Data> {
  as: 'ul' | 'div';
  /** Absent in the browser when the server has already made this part: see `static-data.ts`. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** One object for ever: React writes the content only when it is another one. */
const untouched = { dangerouslySetInnerHTML: { __html: '' } };

/** A part of a page whose data did not travel with the document: hydration leaves it as the server made it. */
export function StaticPart<Data>({ as: Tag, data, children, ...rest }: StaticPartProps<Data>) {
  if (data === undefined) return <Tag key="kept" {...rest} suppressHydrationWarning {...untouched} />;
  return (
    <Tag key="made" {...rest}>
      {children(data)}
    </Tag>
  );
}
