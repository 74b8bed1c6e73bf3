/** Steps the number field beside a button, which keeps to its own bounds, and says so to whoever listens, by then or later. */
export function stepField(button: HTMLElement, by: number): void {
  const field = button.parentElement?.querySelector('input');
  field?.stepUp(by);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets presses count that come before the program: it is written into each document (`in-document.ts`). A button that the
 * program has taken over has lost its mark, and a press is counted by one of the two only.
 */
export function countEarlySteps(step: typeof stepField): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-step]');
    if (!button) return;
    event.stopImmediatePropagation();
    step(button, Number(button.dataset.step));
  });
}

/** For a button's `ref`: from now on the program counts its presses. */
export const takesOver = (button: HTMLElement | null): void => button?.removeAttribute('data-step');
