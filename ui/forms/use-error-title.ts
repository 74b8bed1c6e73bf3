import { useEffect } from 'react';
import { useCopy } from '#ui/wording/use-copy.ts';

/** Puts « Erreur : » before the title while a form is refused; without scripts the server does it. */
export function useErrorTitle(isRefused: boolean): void {
  const { errorPrefix } = useCopy('forms');
  useEffect(() => {
    if (isRefused && !document.title.startsWith(errorPrefix)) document.title = `${errorPrefix} ${document.title}`;
  }, [errorPrefix, isRefused]);
}
