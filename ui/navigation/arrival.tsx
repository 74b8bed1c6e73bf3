import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { VisuallyHidden } from '#ui/components/page/hidden.tsx';

/**
 * After a navigation reading goes on where the new page begins: at its heading, or at the place that the address names.
 * The title is announced, for those who do not see that the page is another one.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const { state } = useNavigation();
  // Places on one page, chosen without the router, share a key.
  const here = `${key}${pathname}${hash}`;
  const shown = useRef({ pathname, here });
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (state !== 'idle' || shown.current.here === here) return;
    const isAnother = shown.current.pathname !== pathname;
    shown.current = { pathname, here };
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const start = place ?? (isAnother ? document.querySelector<HTMLElement>('h1') : null);
    if (!start) return;
    if (start.tabIndex < 0) start.tabIndex = -1;
    start.focus({ preventScroll: true });
    if (isAnother) setTitle(document.title);
  }, [pathname, hash, here, state]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
