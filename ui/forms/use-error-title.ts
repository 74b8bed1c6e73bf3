import { useEffect } from 'react';
import { useCopy } from '#ui/wording/use-copy.ts';

/**
 * Puts « Erreur : » before the title while a form is refused; without scripts the server does it. A page that is right at last
 * keeps its title, so that the framework does not write it again.
 */
export function useErrorTitle(isRefused: boolean): void {
  const { errorPrefix } = useCopy('forms');
  useEffect(() => {
    const { title } = document;
    if (!isRefused || title.startsWith(errorPrefix)) return;
    const prefixed = `${errorPrefix} ${title}`;
    document.title = prefixed;
    return () => {
      // Another page has its own.
      if (document.title === prefixed) document.title = title;
    };
  }, [errorPrefix, isRefused]);
}
