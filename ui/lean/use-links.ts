import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, isOurs, isPlain, linkOf } from './links.ts';

/** Names the card's picture for the view transition, and no other, unless the page already has a picture of that name. */
function carryPicture(link: HTMLAnchorElement) {
  // Another card may have been tapped before, whose page has not come, or was left.
  document.querySelector('li img[style]')?.removeAttribute('style');
  const picture = link.closest('li')?.querySelector('img');
  if (picture && !document.querySelector('[data-shared]')) picture.style.viewTransitionName = 'product';
}

const still = '(prefers-reduced-motion: reduce)';

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
      const melts = !window.isSlowToMelt && !matchMedia(still).matches;
      if (melts) carryPicture(link);
      void navigate(addressOf(link), {
        preventScrollReset: link.dataset.scroll === 'keep',
        viewTransition: melts,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
