import { type SubmitEvent, useLayoutEffect, useRef } from 'react';

/**
 * A button that keeps the shopper on the page, and a file that was sent, begin the form of the page anew. Whoever pressed
 * a button has it again, rather than the heading far above; Safari does not even focus a button that is clicked. One that
 * is folded away by then leaves the focus to what unfolds it. @param began changes with the form.
 */
export function usePreservedFocus(began: string) {
  const pressed = useRef<string | null>(null);
  const lastBegan = useRef(began);
  // As the page changes: Arrival would give the focus to the heading.
  useLayoutEffect(() => {
    if (lastBegan.current === began) return;
    lastBegan.current = began;
    const button = pressed.current && document.querySelector<HTMLElement>(pressed.current);
    pressed.current = null;
    if (!button || document.activeElement !== document.body) return;
    // The outermost one is seen.
    const folds = [...document.querySelectorAll('details:not([open])')];
    const folded = folds.find((fold) => fold.contains(button))?.querySelector('summary');
    (folded ?? button).focus({ preventScroll: true });
  }, [began]);
  return {
    leadsOnId,
    keepsPressed: ({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>) => {
      pressed.current = submitter instanceof HTMLButtonElement ? selectorOf(submitter) : null;
    },
  };
}

const leadsOnId = 'continuer';

/** Return in a field presses a button that nobody sees, and that has no name. */
function selectorOf({ id, name, value }: HTMLButtonElement): string | null {
  if (id === leadsOnId) return `#${id}`;
  return name ? `button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : null;
}
