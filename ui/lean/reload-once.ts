/** Milliseconds in which the page is loaded anew at most once (specification §9, reload guard). */
const guard = 60_000;
const place = 'lpel_reloaded';

/** Said to the page when a part of the program is missing and may not be loaded anew. */
export const programMissing = 'programmissing';

interface Browser {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  load: () => void;
}

/**
 * A part of the program is missing: the shop has been renewed since the page came. Loads the wanted page anew, at most
 * once a minute; `false` when it has just been done, or when it cannot be remembered that it was (postal-domain 9.70).
 */
export function reloadOnce({ storage, now, load }: Browser): boolean {
  try {
    const session = storage();
    if (now() - Number(session.getItem(place) ?? 0) < guard) return false;
    session.setItem(place, String(now()));
  } catch {
    return false;
  }
  load();
  return true;
}
