import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { labelSource, shownLabels } from './shared/copy/label-source.ts';
import { CopyContext } from './shared/copy/use-copy.ts';
import { reloadOnce } from './shared/navigation/reload-once.ts';

declare global {
  interface Window {
    /** Called by the router when a part of the program cannot be loaded: see vite.config.ts. */
    reloadOnce: () => boolean;
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
  }
}

window.reloadOnce = () =>
  reloadOnce({
    storage: () => sessionStorage,
    now: Date.now,
    load: () => {
      const wanted = window.__reactRouterDataRouter?.state.navigation.location;
      location.assign(wanted ? wanted.pathname + wanted.search : location.href);
    },
  });

// A language is a whole document: changing it loads a new one.
const lang = document.documentElement.lang === 'en' ? 'en' : 'fr';
const labels = labelSource(lang);

await shownLabels(lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CopyContext value={labels}>
        <HydratedRouter />
      </CopyContext>
    </StrictMode>,
  );
});
