import type { DataRouter } from 'react-router';
import { dropPicture } from './carried-picture.ts';
import { type Connection, mayPrefetch } from './connection.ts';
import { EarlyData } from './early-data.ts';
import { watchLinks } from './early-links.ts';
import { type AskedByRouter, KeptPages } from './kept-pages.ts';
import { takeLateFonts } from './late-fonts.ts';
import { timeTransitions } from './slow-transitions.ts';

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
    isSlowToMelt?: boolean;
    /** Asked by the router before it fetches a page's data: see `kept-pages` in `vite/router.ts`. */
    keptData?: (asked: AskedByRouter) => Record<string, { data: unknown }> | undefined;
  }
}

let hasBegun = false;

/** What makes the next page come sooner. It is loaded when the first page is done, and no control needs it. */
export function begin(): void {
  // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
  const router = window.__reactRouterDataRouter;
  if (hasBegun || !router) return;
  hasBegun = true;
  if (import.meta.env.LEAN_KEPT_PAGES !== false) keepPages(router);
  if (import.meta.env.LEAN_QUICK_TRANSITIONS !== false) timeTransitions();
  // Without them the visit goes on as it began.
  takeLateFonts().catch(() => {});
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (sheet) {
    const prefetch = { rel: 'prefetch', as: 'style', href: sheet.href };
    document.head.append(Object.assign(document.createElement('link'), prefetch));
  }
  if (import.meta.env.LEAN_EARLY_DATA !== false) askEarly(router);
}

function askEarly(router: DataRouter) {
  const data = new EarlyData({ fetch: window.fetch.bind(window), now: () => performance.now() });
  window.fetch = data.fetch;
  watchLinks({ data, isBusy: () => router.state.navigation.state !== 'idle' });
  addEventListener('popstate', dropPicture);
  // A picture's arrival is told to the picture only.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-shared]')) dropPicture();
    },
    true,
  );
}

function keepPages(router: DataRouter) {
  const pages = new KeptPages(() => performance.now());
  const keep = () => {
    if (router.state.navigation.state === 'idle') pages.keep(router.state, location.origin);
  };
  keep();
  router.subscribe(keep);
  window.keptData = (asked) => pages.of(asked, { entry: keyOf(history.state), shown: router.state.location.key });
  window.fetch = pages.forgetting(window.fetch);
}

/** The router's name for an entry of the history; the first one has none. */
const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : 'default';
