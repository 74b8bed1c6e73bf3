import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { loadErrorContent } from './layout/error/error-part.tsx';
import { networkPause, patientFetch } from './lean/patient-fetch.ts';
import { programLost, reloadOnce } from './lean/reload-once.ts';
import { createPolicy } from './lean/trusted-types.ts';
import { keepTranslated } from './lean/use-restored-part.ts';
import { whenIdle } from './lean/when-idle.ts';
import { labelSource } from './wording/label-source.ts';
import { CopyContext } from './wording/use-copy.ts';

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

/**
 * The router loads its page anew as often as a module is missing. Here the wanted page is loaded, once a minute at most;
 * a browser without the Navigation API does as the router says.
 */
function guardReloads(): void {
  let isLeaving = false;
  (window.navigation as Navigation | undefined)?.addEventListener('navigate', (event) => {
    // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
    const router = window.__reactRouterDataRouter;
    const wanted = router?.state.navigation.location;
    if (event.navigationType !== 'reload') {
      isLeaving = !event.destination.sameDocument;
      return;
    }
    if (event.userInitiated || !(isLeaving || wanted)) return;
    event.preventDefault();
    // Firefox and Safari break off modules as soon as another document is asked for, which a reload would replace.
    if (isLeaving || !wanted) return;
    // Offline, loading a document would replace the shopper's page by the browser's error page.
    if (navigator.onLine && reloadOnce(() => location.assign(wanted.pathname + wanted.search))) return;
    // The current page stays, with a notice.
    dispatchEvent(new Event(programLost));
    void router?.navigate(router.state.location, { replace: true, preventScrollReset: true });
  });
}

if (import.meta.env.LEAN_RELOAD_GUARD !== false) guardReloads();

if (import.meta.env.LEAN_PATIENT_FETCH !== false)
  window.fetch = patientFetch({
    fetch: window.fetch.bind(window),
    pause: networkPause,
    announce: (event) => dispatchEvent(new Event(event)),
  });

// A streamed document has not created it.
createPolicy();

whenIdle(() => {
  void import('./idle-parts.ts').then(
    ({ startIdleParts }) => startIdleParts(),
    () => {},
  );
});

// The language belongs to the document: changing it loads a new one.
const lang = document.documentElement.lang === 'en' ? 'en' : 'fr';
const labels = labelSource(lang);

const begin = () => {
  const isTranslated = keepTranslated();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CopyContext value={labels}>
          {/* A page is made at once: in slices of five milliseconds, as a transition, a slow phone takes a fifth longer for it. */}
          <HydratedRouter useTransitions={false} />
        </CopyContext>
      </StrictMode>,
      // React finds other texts than it expects, and makes the page anew.
      isTranslated ? { onRecoverableError: () => {} } : {},
    );
  });
};
const { madeFor } = window;
const isElsewhere = () => madeFor !== undefined && madeFor !== location.pathname + location.search;
// The address of another page over this one's document: React would show both. That page is being loaded, or the shopper
// comes back first.
if (isElsewhere()) addEventListener('popstate', () => isElsewhere() || begin(), { once: true });
else if (document.querySelector('[data-error]')) void loadErrorContent().then(begin, begin);
else begin();
