import { useEffect } from 'react';

/** Loads what makes the next page come sooner, once this one is done. */
export function useAhead() {
  useEffect(() => {
    if (import.meta.env.LEAN_LINKS === false) return;
    const begin = () => {
      window.askModulesAhead?.();
      void import('./ahead.ts').then(
        (ahead) => ahead.lookAhead(),
        () => {},
      );
    };
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  }, []);
}
