import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { isOurs, isPlain, linkOf } from '#ui/lean/links.ts';
import { fileCookie } from '#ui/request/file-cookie.ts';

/** In milliseconds: how often the page looks for the file that was asked for, and for how long. */
const [often, patience] = [250, 60_000];

/** Over https its name has a prefix. */
const lastFile = () => document.cookie.split('; ').find((each) => each.split('=')[0]?.endsWith(fileCookie));

/**
 * A page with files to download. Once a file has arrived the page is read again, since what was to be downloaded now is,
 * and a failure before it is over. A failure is said once: reloading the page or coming back does not say it again.
 */
export function useDownloads(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const lastSearch = useRef(search);
  useEffect(() => {
    lastSearch.current = search;
  }, [search]);
  useEffect(() => {
    const readsAgain = () => {
      // What is being sent has its answer first, and is read again with it: another address would take its place.
      if (lastSearch.current === location.search) return revalidate();
      // The browser's address has no mark, unlike the router's, which would be read again with it.
      return navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
    };
    let looking = 0;
    const look = () => {
      const [before, until] = [lastFile(), Date.now() + patience];
      clearInterval(looking);
      looking = window.setInterval(() => {
        const hasArrived = lastFile() !== before;
        if (hasArrived || Date.now() > until) clearInterval(looking);
        if (hasArrived) void readsAgain();
      }, often);
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && isPlain(event) && link.origin === location.origin && !isOurs(link)) look();
    };
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.method === 'get') look();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      clearInterval(looking);
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate, revalidate]);
}
