import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, isOurs, isPlain, linkOf } from './links.ts';

/**
 * Follows links of the shop without loading a document. Links are plain `<a>`: they work without scripts, and one
 * listener costs less than a router component for each. `data-scroll="keep"` keeps the scroll position;
 * `data-load="whole"` loads a document; `data-address="keep"` only leads the focus to a part of this page.
 */
export function useLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    if (import.meta.env.LEAN_LINKS === false) return;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlain(event) || !isOurs(link)) return;
      if (link.hash && link.pathname + link.search === location.pathname + location.search) {
        // The browser itself scrolls to an anchor of this page. The router takes the new address for another page and
        // forgets the answer of a form: a link that only moves the focus leaves the address as it is.
        const target = link.dataset.address === 'keep' && document.getElementById(link.hash.slice(1));
        if (target) {
          event.preventDefault();
          target.focus();
        }
        return;
      }
      event.preventDefault();
      void navigate(addressOf(link), { preventScrollReset: link.dataset.scroll === 'keep' });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
