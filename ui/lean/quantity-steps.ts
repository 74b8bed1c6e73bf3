/**
 * Steps the number field beside a button within its bounds, and dispatches its events for present and later listeners.
 */
export function stepField(button: HTMLElement, by: number): void {
  const field = button.parentElement?.querySelector('input');
  field?.stepUp(by);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Counts presses before hydration: this function is written into each document (`in-document.ts`). A hydrated button
 * loses its mark, so that each press is counted once.
 */
export function countEarlySteps(step: typeof stepField): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-step]');
    if (!button) return;
    event.stopImmediatePropagation();
    step(button, Number(button.dataset.step));
  });
}

/** The `ref` of a hydrated button: React counts its presses from now on. */
export const takesOver = (button: HTMLElement | null): void => button?.removeAttribute('data-step');
