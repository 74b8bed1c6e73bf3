import { useEffect } from 'react';
import { useCopy } from '#ui/wording/use-copy.ts';

/** « Erreur : » stands first in the title while something is to be mended; without a script the server puts it there. */
export function useErrorTitle(isRefused: boolean): void {
  const { errorPrefix } = useCopy('forms');
  useEffect(() => {
    if (isRefused && !document.title.startsWith(errorPrefix)) document.title = `${errorPrefix} ${document.title}`;
  }, [errorPrefix, isRefused]);
}
