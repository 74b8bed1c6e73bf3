import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import notice from '#ui/components/page/notice.module.css';
import { namedPlace } from './named-place.ts';

/** What a navigation says of the control that began it: a selector, under which the next page has it again. */
export interface Departure {
  control?: string;
}

/** The link or the button that led away from each page, by the place of the page in the history. */
const left: Record<string, string> = {};
/** Links of the closed menu lead where links of the page lead, too; a part that was unfolded is folded again after Back. */
const selectorOf = (led: Element | null) =>
  ['id', 'href']
    .map((name) => `[${name}="${CSS.escape(led?.getAttribute(name) ?? '')}"]`)
    .map((found) => (led?.closest('main details') ? found : `${found}:not(details:not([open]) *)`))
    .join();

function focusOn(place: HTMLElement): void {
  // After a quick Tab: the browser began at the place before the router heard of the link.
  if (place.contains(document.activeElement)) return;
  place.closest('details')?.setAttribute('open', '');
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** What has the focus is read anyway. */
const withSuccess = (title: string) =>
  `${title} ${document.querySelector<HTMLElement>(`main .${notice.success}:not(:focus)`)?.innerText ?? ''}`;

/**
 * After a navigation the focus moves to the new page's heading, or to the anchor in the address. Back gives it to the
 * control that led away. On the same page it stays, unless its element is gone, or a link has led to the page's top: then
 * too it goes to the heading. A control
 * that the page has again keeps it. Another page is shown from its top, also after a form that keeps the scroll position
 * on its own page; Back restores it. The title is announced, for shoppers who do not see that the page has changed, and so
 * is what was done: no reader says a status that comes whole.
 * Stands after the page, so that a page places the focus first.
 */
export function Arrival() {
  const { pathname, hash, key, state: departure } = useLocation();
  const { state } = useNavigation();
  const type = useNavigationType();
  // Anchors of one page that are followed without the router share a key.
  const here = `${key}${pathname}${hash}`;
  const last = useRef<{ pathname: string; here: string; led?: Element | null }>({ pathname, here });
  const news = useRef<HTMLSpanElement>(null);
  // As the page changes, not after it was drawn: a key pressed in between would reach nothing.
  useLayoutEffect(() => {
    if (state !== 'idle') {
      left[here] = selectorOf(document.activeElement);
      last.current.led = document.querySelector('a:focus:not([data-scroll])');
      return;
    }
    if (last.current.here === here) return;
    const isAnother = last.current.led === document.activeElement || last.current.pathname !== pathname;
    last.current = { pathname, here };
    const isBack = (type as string) === 'POP';
    const control = isBack ? left[here] : (departure as Departure | null)?.control;
    const needsFocus = isAnother || document.activeElement === document.body;
    const target = needsFocus && control ? document.querySelector<HTMLElement>(control) : null;
    const found = target ?? namedPlace(hash);
    if (isAnother && !found && !isBack) scrollTo(0, 0);
    const start = found ?? (needsFocus ? document.querySelector<HTMLElement>('h1') : null);
    if (start) focusOn(start);
    news.current?.replaceChildren(withSuccess(isAnother ? document.title : ''));
  }, [pathname, hash, here, state, type, departure]);
  return (
    <VisuallyHidden>
      <span ref={news} role="status" />
    </VisuallyHidden>
  );
}
