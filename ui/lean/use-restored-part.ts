import { useCallback } from 'react';

/** The elements of parts that their document held as HTML only, by the view that lacks the part. */
const elements = new WeakMap<object, HTMLElement>();

/** Those parts of a document that a translator changed before React took it over, in their order. */
let translated: HTMLElement[] = [];

/**
 * Says whether a translator came before React, which then makes the whole page anew: the parts that only the document holds
 * are kept for it. Called before React begins.
 */
export function keepTranslated(): boolean {
  const isTranslated = document.querySelector('body font') !== null;
  if (isTranslated) translated = [...document.querySelectorAll<HTMLElement>('[data-part]:not([data-part] *)')];
  return isTranslated;
}

/** The part of the document that React has replaced by this empty one. */
function translatedAs({ tagName, className }: HTMLElement): HTMLElement | undefined {
  const at = translated.findIndex(
    (part) => !part.isConnected && part.tagName === tagName && part.className === className,
  );
  return at < 0 ? undefined : translated.splice(at, 1)[0];
}

/** The `ref` of such a part. No data can make it again: after Back it gets its earlier elements. */
export const useRestoredPart = (of: object) =>
  useCallback(
    (part: HTMLElement | null) => {
      if (!part) return undefined;
      const before = elements.get(of) ?? (part.firstChild ? undefined : translatedAs(part));
      if (before) {
        part.append(...before.childNodes);
        // A ticked box led to another page: this page shows it as before.
        for (const box of part.querySelectorAll('input')) box.checked = box.defaultChecked;
      }
      return () => void elements.set(of, part);
    },
    [of],
  );
