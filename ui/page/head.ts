import type { MetaDescriptor } from 'react-router';
import { modeOf } from '#domain/shared/mode.ts';

/** The metadata of a page for search engines and tabs. */
export interface HeadView {
  title: string;
  description: string;
  /** The absolute canonical address. */
  canonical?: string;
  noIndex?: boolean;
  /** The picture of the page where it is shared. */
  picture?: string;
}

interface Loaded {
  loaderData?: { head?: HeadView } | undefined;
  location: { pathname: string };
}

/**
 * The `meta` of every page: what its loader says of it, and in the title whose shop it is, since most pages exist for
 * individuals and for professionals. A page that failed has none: the error page sets its own.
 */
export function meta({ loaderData, location }: Loaded): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [];
  const title = `${head.title} – La boutique${modeOf(location.pathname) === 'pro' ? ' Pro' : ''}`;
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
