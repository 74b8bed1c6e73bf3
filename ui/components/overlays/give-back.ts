/**
 * After an overlay closed, when what had opened it is no longer there to take the focus: the nearest heading before the
 * overlay takes it, so that reading goes on there and not at the top of the document.
 */
export function giveBack(overlay: Element): void {
  if (document.activeElement !== document.body) return;
  const isBefore = (heading: Element) => heading.compareDocumentPosition(overlay) & Node.DOCUMENT_POSITION_FOLLOWING;
  const heading = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].findLast(isBefore);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
