import { useEffect } from 'react';
import { useCopy } from '#ui/wording/use-copy.ts';

/**
 * Puts « Erreur : » before the title while a form is refused; without scripts the server does it. A page that is right at last
 * keeps its title, so that the framework does not write it again.
 */
export function useErrorTitle(isRefused: boolean): void {
  const { errorPrefix } = useCopy('forms');
  useEffect(() => {
    if (!isRefused || document.title.startsWith(errorPrefix)) return;
    document.title = `${errorPrefix} ${document.title}`;
    return () => {
      if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length).trimStart();
    };
  }, [errorPrefix, isRefused]);
}
