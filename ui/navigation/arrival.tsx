import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';

/**
 * After a navigation the focus moves to the new page's heading, or to the anchor in the address. Another page is shown
 * from its top, also after a form that keeps the scroll position on its own page; Back restores it. The title is
 * announced, for shoppers who do not see that the page has changed.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const { state } = useNavigation();
  const type = useNavigationType();
  // Anchors of one page that are followed without the router share a key.
  const here = `${key}${pathname}${hash}`;
  const shown = useRef({ pathname, here });
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (state !== 'idle' || shown.current.here === here) return;
    const isAnother = shown.current.pathname !== pathname;
    shown.current = { pathname, here };
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const start = place ?? (isAnother ? document.querySelector<HTMLElement>('h1') : null);
    if (isAnother && !place && type !== NavigationType.Pop) scrollTo(0, 0);
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    if (isAnother) setTitle(document.title);
  }, [pathname, hash, here, state, type]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
