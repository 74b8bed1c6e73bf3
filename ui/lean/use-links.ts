import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, isOurs, isPlain, linkOf } from './links.ts';

/** The picture of a card becomes the picture of its page; unless this page has one that would carry the same name. */
function carryPicture(link: HTMLAnchorElement) {
  const picture = link.closest('li')?.querySelector('img');
  if (picture && !document.querySelector('[data-shared]')) picture.style.viewTransitionName = 'product';
}

const still = '(prefers-reduced-motion: reduce)';

/**
 * Follows every link of the shop without a whole page load. Links are plain: they work before any script does, and one
 * listener costs less than one router link each. `data-scroll="keep"` stays where it is; `data-load="whole"` loads anew.
 */
export function useLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    if (import.meta.env.LEAN_LINKS === false) return;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlain(event) || !isOurs(link)) return;
      // A place on this page is the browser's own business.
      if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
      event.preventDefault();
      carryPicture(link);
      void navigate(addressOf(link), {
        preventScrollReset: link.dataset.scroll === 'keep',
        viewTransition: !matchMedia(still).matches,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
