import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What stands selected in a field; a caret has its start and its end at one place. */
export interface TextSelection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** Of the field that has the focus; otherwise nothing. */
export function selectionIn(input: HTMLInputElement): TextSelection | null {
  if (document.activeElement !== input || input.selectionStart === null) return null;
  const { selectionStart: start, selectionEnd, selectionDirection } = input;
  return { start, end: selectionEnd ?? start, direction: selectionDirection ?? 'none' };
}

/** Gives focus and selection to the field that has taken the place of another one. */
export function select(input: HTMLInputElement, { start, end, direction }: TextSelection): void {
  input.focus();
  input.setSelectionRange(start, end, direction);
}

/** An input method loses the sign that it composes with its field: `composed` waits for the end of it. */
export function useComposition() {
  const end = useRef<(() => void) | null>(null);
  const ended = useRef<Promise<void> | null>(null);
  return {
    handlers: {
      onCompositionStart: () => {
        ended.current ??= new Promise((resolve) => {
          end.current = resolve;
        });
      },
      onCompositionEnd: () => {
        end.current?.();
        ended.current = null;
      },
    },
    composed: async () => {
      while (ended.current) await ended.current;
    },
  };
}

/** Replaces a field that had the focus before the program came, and will get no focus event. */
export function useEarlyFocus(box: RefObject<Element | null>, replace: () => unknown): void {
  const replaceNow = useEffectEvent(replace);
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) replaceNow();
  }, [box]);
}
