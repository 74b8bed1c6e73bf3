/** Milliseconds: a page that is taken away later does not melt, it keeps the shopper waiting. */
const patience = 64;
const place = 'lpel_still';

/** Finds out whether this device is too slow for pages to melt into one another; `useLinks` then changes them at once. */
export function timeTransitions(): void {
  window.isSlowToMelt = recalled();
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...[update]: Parameters<Document['startViewTransition']>) => {
    const began = performance.now();
    const transition = start(async () => {
      if (performance.now() - began > patience) remember();
      await (typeof update === 'function' ? update() : update?.update?.());
    });
    transition.ready.catch(unlessOvertaken);
    return transition;
  };
}

/** A page that the next one overtook, or that came late, has changed all the same: the router leaves that to the console. */
export function unlessOvertaken(fault: unknown): void {
  if (!(fault instanceof DOMException && /^(?:Abort|Timeout)Error$/.test(fault.name))) throw fault;
}

function recalled(): boolean {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

function remember() {
  window.isSlowToMelt = true;
  try {
    sessionStorage.setItem(place, '1');
  } catch {
    // Without storage the next document finds out again.
  }
}
