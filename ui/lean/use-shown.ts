import { useCallback } from 'react';

/** The elements of parts that their document held as HTML only, by the view that lacks the part. */
const shown = new WeakMap<object, HTMLElement>();

/** The `ref` of such a part: going back, it shows again what it showed, because no data can make it anew. */
export const useShown = (of: object) =>
  useCallback(
    (part: HTMLElement | null) => {
      if (!part) return undefined;
      const before = shown.get(of);
      if (before) {
        part.append(...before.childNodes);
        // What was ticked led to another page: this one is as it was before.
        for (const box of part.querySelectorAll('input')) box.checked = box.defaultChecked;
      }
      return () => void shown.set(of, part);
    },
    [of],
  );
