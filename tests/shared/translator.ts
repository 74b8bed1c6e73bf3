/**
 * Does to a page what the translator of a browser does: each text, also one that comes later, is replaced by a `font` with a
 * text of its own, and React keeps the text that was there. Needs nothing from outside, so that a page can be given it.
 * Returns what ends it.
 */
export function translatePage(page?: HTMLElement): () => void {
  const isTranslated = ({ data, parentElement }: Text) =>
    data.trim() !== '' &&
    parentElement instanceof HTMLElement &&
    !parentElement.closest('font, option, textarea, script, style, [translate="no"]');
  const translate = (part: Node) => {
    const iterator = document.createNodeIterator(part, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = iterator.nextNode(); text; text = iterator.nextNode()) texts.push(text as Text);
    for (const text of texts.filter(isTranslated)) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  const whole = page ?? document.body;
  translate(whole);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
  });
  observer.observe(whole, { childList: true, subtree: true });
  return () => observer.disconnect();
}
