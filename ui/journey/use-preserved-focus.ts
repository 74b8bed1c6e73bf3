import { useLayoutEffect, useRef } from 'react';

/**
 * A file that was sent begins the form of its page anew. Safari does not focus a button that is clicked: whoever pressed the
 * one that leads on has it, rather than the heading far above. @param began changes with the form.
 */
export function usePreservedFocus(began: string) {
  const id = 'continuer';
  const isPressed = useRef(false);
  const lastBegan = useRef(began);
  // As the page changes: Arrival would give the focus to the heading.
  useLayoutEffect(() => {
    if (lastBegan.current === began) return;
    lastBegan.current = began;
    if (isPressed.current && document.activeElement === document.body) document.getElementById(id)?.focus();
    isPressed.current = false;
  }, [began]);
  return {
    id,
    onClick: () => {
      isPressed.current = true;
    },
  };
}
