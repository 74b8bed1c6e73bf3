declare global {
  interface Window {
    /** The buttons that were pressed before the page's program had come, by their form. */
    heldPresses?: Map<HTMLFormElement, HTMLElement[]>;
  }
}

/** Milliseconds. A program that has not arrived by then may never arrive. */
export const patience = 4000;

/**
 * Holds a form that is sent before its program has come: an addition to the cart, so that the page stays, and a change of the
 * language, so that nothing typed is lost. Documents contain this function as
 * text (`in-document.ts`). If the program does not arrive, the browser sends the form, as it does without scripts.
 */
export function holdEarlyPresses(most: number): void {
  const pressesByForm = new Map<HTMLFormElement, HTMLElement[]>();
  window.heldPresses = pressesByForm;
  // Before the guard against double presses, which would take the later press for the second.
  addEventListener(
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

/** Does what was pressed before, and holds nothing any more: the `ref` of a form with `data-held`, for hydration. */
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
