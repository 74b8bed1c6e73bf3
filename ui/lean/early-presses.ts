declare global {
  interface Window {
    /** The buttons that were pressed before the page's program had come, by their form. */
    heldPresses?: Map<HTMLFormElement, HTMLElement[]>;
  }
}

/** Milliseconds: a program that has not come by then may never come. */
export const patience = 4000;

/**
 * Holds what is added to the cart before hydration, so that the page stays: this function is written into documents
 * (`in-document.ts`). Without the program it is sent as a browser sends it, which is what happens without scripts.
 */
export function holdEarlyPresses(most: number): void {
  const pressesByForm = new Map<HTMLFormElement, HTMLElement[]>();
  window.heldPresses = pressesByForm;
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement && 'held' in form.dataset && submitter)) return;
      event.preventDefault();
      // React would take the event for its own once the program runs.
      event.stopImmediatePropagation();
      const presses = pressesByForm.get(form) ?? [];
      pressesByForm.set(form, presses);
      if (presses.includes(submitter)) return;
      submitter.ariaBusy = 'true';
      if (presses.push(submitter) > 1) return;
      setTimeout(async () => {
        pressesByForm.delete(form);
        if (!('held' in form.dataset)) return;
        const last = presses.pop();
        for (const press of presses)
          await fetch(form.action, { method: 'POST', body: new FormData(form, press) }).catch(() => undefined);
        delete form.dataset.held;
        form.requestSubmit(last);
      }, most);
    },
    true,
  );
}

/** The `ref` of a form with `data-held`: once it is hydrated, the program does what was pressed before. */
export function acceptEarlyPress(form: HTMLFormElement | null): void {
  if (!form) return;
  delete form.dataset.held;
  const presses = window.heldPresses?.get(form) ?? [];
  window.heldPresses?.delete(form);
  // After this commit the form's own handler is there.
  for (const press of presses)
    setTimeout(() => {
      press.ariaBusy = null;
      form.requestSubmit(press);
    });
}
