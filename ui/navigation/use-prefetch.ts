import { useEffect } from 'react';

/** Loads what makes the next page come sooner, once this one is done. */
export function usePrefetch() {
  useEffect(() => {
    if (import.meta.env.LEAN_LINKS === false) return;
    const begin = () => {
      window.prefetchModules?.();
      void import('./prefetch-parts.ts').then(
        (parts) => parts.prefetchParts(),
        () => {},
      );
    };
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
    else setTimeout(begin, 200);
  }, []);
}
