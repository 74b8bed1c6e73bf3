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
    if (image.naturalWidth !== 0) return;
    const { src, srcset } = image;
    const isLast = retried.get(image) === src;
    if (drawsOwnSign()) for (const name of ['src', 'srcset']) image.removeAttribute(name);
    if (isLast) return;
    retried.set(image, src);
    const again = () => {
      // The same address, which is fetched anew; or another one that the page has given it meanwhile.
      if (image.src || !drawsOwnSign()) image.src += '';
      else Object.assign(image, { srcset, src });
    };
    setTimeout(again, pause + pause * Math.random());
  };
  // The event does not bubble.
  addEventListener('error', retry, true);
  for (const target of document.images) if (target.complete && target.getAttribute('src')) retry({ target });
}

/**
 * Safari and Firefox draw a sign of their own on a picture that failed, and generate no text there: one without an address has
 * its name alone.
 */
const drawsOwnSign = () => !navigator.vendor.startsWith('Google');
