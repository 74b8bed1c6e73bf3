/** The page may show another picture in the same place later on. */
const retried = new WeakMap<EventTarget, string>();

/**
 * Fetches each picture that fails once more, whoever has made its HTML: those that failed before, and all later ones. What
 * stands in its place is `img::before` of `ui/styles/base.css`.
 *
 * @param pause milliseconds at least: longer than the five seconds for which the shop leaves a failing store alone. Pictures of
 *   a page do not come back together, since one of them asks the store first how it is.
 */
export function retryPictures(pause = 6000): void {
  const retry = ({ target }: { target: EventTarget | null }) => {
    // Nothing else that fails has a width.
    const image = target as HTMLImageElement;
    if (image.naturalWidth !== 0 || retried.get(image) === image.src) return;
    retried.set(image, image.src);
    setTimeout(
      () => {
        // The same address, which is fetched anew.
        image.src += '';
      },
      pause + pause * Math.random(),
    );
  };
  // The event does not bubble.
  addEventListener('error', retry, true);
  for (const target of document.images) if (target.complete) retry({ target });
}
