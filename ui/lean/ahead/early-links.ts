import { isOurs, isPlain, linkOf, mayBeEarly } from '#ui/lean/links.ts';
import { carryPicture, fetchPicture } from './carried-picture.ts';
import type { EarlyData } from './early-data.ts';

/** Milliseconds that a pointer or the keyboard must rest on a link. */
const intent = 80;
/** Milliseconds after which a list no longer scrolls: a finger before that stops it, or goes on. */
const still = 150;

interface Watched {
  data: Pick<EarlyData, 'ask' | 'drop'>;
  /** Whether the router asks for a page: nothing is asked beside it that nobody has pressed. */
  isBusy: () => boolean;
}

/** Where the router finds the data of a link's page; `null` where it is on the page already, or may not be asked ahead. */
function dataOf(link: HTMLAnchorElement | null): string | null {
  if (!link || !isOurs(link) || !mayBeEarly(link)) return null;
  const { origin, pathname, search } = link;
  if (pathname === location.pathname && search === location.search) return null;
  return `${origin}${pathname.replace(/\/$/, '/_')}.data${search}`;
}

/** Asks for a page's data, and for its picture, before the press that opens it has ended. */
export function watchLinks({ data, isBusy }: Watched): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched: string | null = null;
  let scrolled = 0;
  const rest = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    const href = dataOf(link);
    // Another choice of the same list is only asked for when it is pressed: a list has many.
    if (!href || link?.pathname === location.pathname) return;
    timer = setTimeout(() => {
      if (!isBusy()) data.ask(href, 'low');
    }, intent);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') rest(event);
  });
  document.addEventListener('focusin', (event) => {
    // A press focuses its link too: it has asked for itself.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) rest(event);
  });
  // At once: while a finger rests on the screen, browsers keep timers waiting.
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    touched = isPlain(event) && event.timeStamp - scrolled > still ? dataOf(linkOf(event)) : null;
    if (touched) data.ask(touched, 'high');
  });
  // The finger scrolls.
  document.addEventListener('pointercancel', () => {
    if (touched) data.drop(touched);
  });
  document.addEventListener('scroll', ({ timeStamp }) => {
    scrolled = timeStamp;
  });
  // Before the page's own listener, which leaves the page.
  document.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link || !isPlain(event) || !dataOf(link)) return;
      fetchPicture(link);
      carryPicture(link);
    },
    true,
  );
}
