/** Milliseconds during which the page is reloaded at most once (specification §9, reload guard). */
const guard = 60_000;
const place = 'lpel_reloaded';

/** The event on the window: a script of the shop is no longer there, and the page was reloaded too recently to do it again. */
export const programLost = 'programlost';

/**
 * A script is no longer there because a new release has replaced it: loads the wanted page as a whole document, at most once a
 * minute; `false` when that was just done, or when session storage is unavailable (postal-domain 9.70).
 */
export function reloadOnce(load: () => void): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(place)) >= guard) {
      sessionStorage.setItem(place, String(now));
      load();
      return true;
    }
  } catch {}
  return false;
}
