import { useEffect } from 'react';
import { whenIdle } from '#ui/lean/when-idle.ts';

/** Loads what makes the next page come sooner, once this one is done. */
export function usePrefetch() {
  useEffect(() => {
    if (import.meta.env.LEAN_LINKS === false) return;
    whenIdle(() => {
      window.prefetchModules?.();
      void import('./prefetch-parts.ts').then(
        (parts) => parts.prefetchParts(),
        () => {},
      );
    });
  }, []);
}
