/**
 * After an overlay closed, when what had opened it is no longer there to take the focus: the nearest heading before the
 * overlay takes it, so that reading goes on there and not at the top of the document.
 */
export function giveBack(overlay: Element): void {
  const { activeElement: focused } = document;
  // At the close event, a closed overlay may still hold the focus, which the browser drops a moment later.
  const isLost = focused === document.body || (overlay.contains(focused) && !focused?.checkVisibility());
  if (!isLost) return;
  const isBefore = (heading: Element) => heading.compareDocumentPosition(overlay) & Node.DOCUMENT_POSITION_FOLLOWING;
  const heading = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].findLast(isBefore);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
