/**
 * Milliseconds after which a picture is fetched once more: more than the five seconds for which the shop leaves a failing
 * store alone, and not the same for all pictures of a page, since one of them asks the store first how it is.
 */
const pauseBeforeRetry = () => 6000 + Math.random() * 2000;

/**
 * Fetches each picture that fails once more, whoever has made its HTML: those that failed before, and all later ones. What
 * stands in its place is `img::before` of `ui/styles/base.css`. Returns the function that ends it.
 */
export function retryPictures(pause = pauseBeforeRetry): () => void {
  const retried = new WeakMap<HTMLImageElement, string>();
  const retry = (image: HTMLImageElement) => {
    const { src } = image;
    if (retried.get(image) === src) return;
    retried.set(image, src);
    setTimeout(() => {
      // The page may show another picture there by now.
      if (image.isConnected && image.src === src) image.src = src;
    }, pause());
  };
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && retry(target);
  // The event does not bubble.
  document.addEventListener('error', onError, true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) retry(image);
  return () => document.removeEventListener('error', onError, true);
}
