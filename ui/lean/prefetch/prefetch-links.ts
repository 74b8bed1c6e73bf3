import { isOurs, isPlain, linkOf, mayBeEarly } from '#ui/lean/links.ts';

/** Milliseconds that a pointer or the keyboard must rest on a link. */
const intent = 80;
/** Milliseconds after which a list no longer scrolls. A finger that touches it earlier stops it or scrolls on. */
const still = 150;

/** The address of the data of a link's page; `null` where it is on the page already, or may not be fetched in advance. */
function dataOf(link: HTMLAnchorElement | null): string | null {
  if (!link || !isOurs(link) || !mayBeEarly(link)) return null;
  const { origin, pathname, search } = link;
  if (pathname === location.pathname && search === location.search) return null;
  return `${origin}${pathname.replace(/\/$/, '/_')}.data${search}`;
}

/**
 * Prefetches the data of a link's page before the press that opens it has ended. The router's `PrefetchPageLinks` adds the
 * same element, but loads the page anew where a module cannot be fetched, and a lost network must not take the page away.
 */
export function watchLinks(): void {
  const prefetch = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch' });
  const ask = (href: string) => {
    if (prefetch.isConnected && prefetch.href === href) return;
    // Removing the element cancels the request.
    prefetch.remove();
    prefetch.href = href;
    document.head.append(prefetch);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrolled = 0;
  const rest = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    const href = dataOf(link);
    // A list has many filters: their pages are fetched when they are pressed only.
    if (href && link?.pathname !== location.pathname) timer = setTimeout(ask, intent, href);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') rest(event);
  });
  document.addEventListener('focusin', (event) => {
    // A press focuses its link too, and has prefetched it already.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) rest(event);
  });
  // Without a timer: browsers delay timers while a finger rests on the screen.
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    const href = isPlain(event) && event.timeStamp - scrolled > still ? dataOf(linkOf(event)) : null;
    if (href) ask(href);
  });
  // The finger scrolls.
  document.addEventListener('pointercancel', () => prefetch.remove());
  document.addEventListener('scroll', ({ timeStamp }) => {
    scrolled = timeStamp;
  });
}
