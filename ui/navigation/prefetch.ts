import { useEffect } from 'react';
import { isOurs, isPublic, linkOf } from '#ui/lean/links.ts';
import { type Connection, mayPrefetch } from './connection.ts';

/** Milliseconds that a pointer must rest on a link before its page is fetched. */
const intent = 80;

/** Fetches a link's page in advance, when a pointer rests on it or the keyboard has reached it. */
export function usePrefetch() {
  useEffect(() => {
    if (import.meta.env.LEAN_LINKS === false) return;
    if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
    const fetched = new Set([location.pathname]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link && isOurs(link) && isPublic(link)) timer = setTimeout(() => fetchAhead(link, fetched), intent);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
}

/** Fetches the page's data, as the router would. Its scripts are few, and load in parallel. */
function fetchAhead({ pathname, search }: HTMLAnchorElement, fetched: Set<string>) {
  const href = `${pathname.replace(/\/$/, '/_')}.data${search}`;
  if (pathname === location.pathname || fetched.has(href)) return;
  fetched.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href }));
}
