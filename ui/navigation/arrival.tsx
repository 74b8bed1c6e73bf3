import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { namedPlace } from './named-place.ts';

/** What a navigation says of the control that began it: a selector, under which the next page has it again. */
export interface Departure {
  control?: string;
}

/**
 * After a navigation the focus moves to the new page's heading, or to the anchor in the address. On the same page it
 * stays, unless its element is gone: then too it goes to the heading. A control that the page has again keeps it. Another
 * page is shown from its top, also after a form that keeps the scroll position on its own page; Back restores it. The
 * title is announced, for shoppers who do not see that the page has changed. Stands after the page, so that a page
 * places the focus first.
 */
export function Arrival() {
  const { pathname, hash, key, state: departure } = useLocation();
  const { state } = useNavigation();
  const type = useNavigationType();
  // Anchors of one page that are followed without the router share a key.
  const here = `${key}${pathname}${hash}`;
  const last = useRef({ pathname, here });
  const [title, setTitle] = useState('');
  // As the page changes, not after it was drawn: a key pressed in between would reach nothing.
  useLayoutEffect(() => {
    if (state !== 'idle' || last.current.here === here) return;
    const isAnother = last.current.pathname !== pathname;
    last.current = { pathname, here };
    const place = namedPlace(hash);
    const { control } = (type !== NavigationType.Pop && (departure as Departure | null)) || {};
    const needsFocus = isAnother || document.activeElement === document.body;
    const target = needsFocus && control ? document.querySelector<HTMLElement>(control) : null;
    if (isAnother && !place && !target && type !== NavigationType.Pop) scrollTo(0, 0);
    const start = place ?? target ?? (needsFocus ? document.querySelector<HTMLElement>('h1') : null);
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    if (isAnother && !target) setTitle(document.title);
  }, [pathname, hash, here, state, type, departure]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
