import { isOurs, isPlain, isPublic, linkOf } from '#ui/lean/links.ts';
import { carryPicture, fetchPicture } from './carried-picture.ts';
import type { EarlyData } from './early-data.ts';

/** Milliseconds that a pointer or the keyboard must rest on a link, and a finger, which may begin to scroll. */
const rests = { pointer: 80, finger: 30 };

interface Watched {
  data: Pick<EarlyData, 'ask' | 'drop'>;
  /** Whether the router asks for a page: nothing is asked beside it that nobody has pressed. */
  isBusy: () => boolean;
}

/** Where the router finds the data of a link's page; `null` where it is on the page already, or may not be asked ahead. */
function dataOf(link: HTMLAnchorElement | null): string | null {
  if (!link || !isOurs(link) || !isPublic(link)) return null;
  const { origin, pathname, search } = link;
  if (pathname === location.pathname && search === location.search) return null;
  return `${origin}${pathname.replace(/\/$/, '/_')}.data${search}`;
}

/** Asks for a page's data, and for its picture, before the press that opens it has ended. */
export function watchLinks({ data, isBusy }: Watched): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched: string | null = null;
  let isPictureAsked = false;
  const afterRest = (rest: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, rest);
  };
  const rest = (event: Event) => {
    const link = linkOf(event);
    const href = dataOf(link);
    // Another choice of the same list is only asked for when it is pressed: a list has many.
    if (!href || link?.pathname === location.pathname) return clearTimeout(timer);
    return afterRest(rests.pointer, () => {
      if (!isBusy()) data.ask(href, 'low');
    });
  };
  const press = (event: PointerEvent) => {
    const link = linkOf(event);
    touched = isPlain(event) ? dataOf(link) : null;
    isPictureAsked = false;
    clearTimeout(timer);
    const href = touched;
    if (!link || !href) return;
    const ask = () => {
      data.ask(href, 'high');
      isPictureAsked = true;
      fetchPicture(link);
    };
    if (event.pointerType === 'mouse') ask();
    else afterRest(rests.finger, ask);
  };
  const scroll = () => {
    clearTimeout(timer);
    if (touched) data.drop(touched);
  };
  const click = (event: MouseEvent) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (!link || !isPlain(event) || !dataOf(link)) return;
    if (!isPictureAsked) fetchPicture(link);
    carryPicture(link);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') rest(event);
  });
  document.addEventListener('focusin', (event) => {
    // A press focuses its link too: it has asked for itself.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) rest(event);
  });
  document.addEventListener('pointerdown', press);
  document.addEventListener('pointerup', () => clearTimeout(timer));
  document.addEventListener('pointercancel', scroll);
  // Before the page's own listeners, which leave the page.
  document.addEventListener('click', click, true);
}
