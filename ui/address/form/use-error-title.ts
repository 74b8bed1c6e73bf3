import { useEffect } from 'react';

/** « Erreur : » stands first in the title while something is to be mended; without a script the server puts it there. */
export function useErrorTitle(prefix: string, isRefused: boolean): void {
  useEffect(() => {
    if (isRefused && !document.title.startsWith(prefix)) document.title = `${prefix} ${document.title}`;
  }, [prefix, isRefused]);
}
