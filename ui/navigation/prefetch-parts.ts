import { loadErrorContent } from '#ui/layout/error/error-part.tsx';
import { type Connection, mayPrefetch } from '#ui/lean/prefetch/connection.ts';
import { startPrefetch } from '#ui/lean/prefetch/prefetch.ts';

/** Loaded when the first page is done: no control needs it. */
export function prefetchParts(): void {
  startPrefetch();
  document.addEventListener('pointerdown', readySearch);
  // An error takes a page's place at once: what shows it would come too late, or not at all without a network.
  if (mayPrefetch((navigator as { connection?: Connection }).connection)) loadErrorContent().catch(() => {});
}

/** The parts of the suggestions come together, not one after the other, before the field has the focus. */
function readySearch({ target }: Event) {
  if (!(target instanceof Element && target.closest('[role=search]'))) return;
  document.removeEventListener('pointerdown', readySearch);
  // What cannot be loaded here is asked for again as the field is used, and missed there.
  for (const part of searchParts[document.documentElement.lang === 'en' ? 'en' : 'fr']) part().catch(() => {});
}

const combobox = () => import('#ui/search/search-combobox.tsx');
const searchParts = {
  fr: [combobox, () => import('#ui/wording/generated/fr.labels.json')],
  en: [combobox, () => import('#ui/wording/generated/en.labels.json')],
};
