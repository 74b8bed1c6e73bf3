/**
 * Runs inside the document: what an agent left open does not stay on the screen. When nothing was asked for, in any
 * tab, for as long as a session may be idle, the page goes to the desk, where the session ends at the provider too.
 */
export function leaveUnused({ after, to }: { after: number; to: string }): void {
  const key = 'lpel_assistance_asked';
  let own = 0;
  const asks = () => {
    own = Date.now();
    try {
      localStorage.setItem(key, String(own));
    } catch {}
  };
  const lastRequest = () => {
    try {
      return Math.max(own, Number(localStorage.getItem(key)));
    } catch {
      return own;
    }
  };
  const nativeFetch = window.fetch;
  window.fetch = (input, init) => {
    asks();
    return nativeFetch(input, init);
  };
  asks();
  const looks = () => {
    const remaining = lastRequest() + after - Date.now();
    if (remaining <= 0) location.replace(to);
    else setTimeout(looks, Math.min(remaining, 60_000));
  };
  looks();
}
