import type { MetaDescriptor } from 'react-router';

/** What a page says of itself to search engines and tabs. */
export interface HeadView {
  title: string;
  description: string;
  /** Absolute address of the one page that this is. */
  canonical?: string;
  noIndex?: boolean;
}

/** Nothing to say when the page itself failed: the error page has its own title. */
export function metaOf(head: HeadView | undefined): MetaDescriptor[] {
  if (!head) return [];
  const title = `${head.title} – La boutique`;
  return [
    { title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ...(head.canonical && !head.noIndex ? [{ tagName: 'link' as const, rel: 'canonical', href: head.canonical }] : []),
  ];
}
