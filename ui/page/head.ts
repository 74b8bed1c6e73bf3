import type { MetaDescriptor } from 'react-router';

/** What a page says of itself to search engines and tabs. */
export interface HeadView {
  title: string;
  description: string;
  /** Absolute address of the one page that this is. */
  canonical?: string;
  noIndex?: boolean;
  /** Address of a picture that stands for the page where it is shared. */
  picture?: string;
}

/** Nothing to say when the page itself failed: the error page has its own title. */
export function metaOf(head: HeadView | undefined): MetaDescriptor[] {
  if (!head) return [];
  const title = `${head.title} – La boutique`;
  const picture = head.canonical && new URL(head.picture ?? '/icon-512.png', head.canonical).href;
  return [
    { title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:site_name', content: 'La boutique' },
    { property: 'og:type', content: 'website' },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(head.canonical ? [{ property: 'og:url', content: head.canonical }] : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ...(head.canonical && !head.noIndex ? [{ tagName: 'link' as const, rel: 'canonical', href: head.canonical }] : []),
  ];
}
