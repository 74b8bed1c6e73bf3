import { type Connection, mayPrefetch } from './connection.ts';
import { takeLateFonts } from './late-fonts.ts';
import { watchLinks } from './prefetch-links.ts';

let hasBegun = false;

/** What makes the next page come sooner. It is loaded when the first page is done, and no control needs it. */
export function startPrefetch(): void {
  if (hasBegun) return;
  hasBegun = true;
  // If they cannot be loaded, pages are fetched when links are pressed.
  takeLateFonts().catch(() => {});
  if (!mayPrefetch((navigator as { connection?: Connection }).connection)) return;
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (sheet) {
    const prefetch = { rel: 'prefetch', as: 'style', href: sheet.href };
    document.head.append(Object.assign(document.createElement('link'), prefetch));
  }
  if (import.meta.env.LEAN_PREFETCH !== false) watchLinks();
}
