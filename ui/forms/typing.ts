import { acceptEarlyPress } from '#ui/lean/early-presses.ts';
import { type Control, stored, typing } from './typed-forms.ts';

let latest = 0;

function note({ form, name }: Control, order: number) {
  if (form) typing.set(form, { names: (typing.get(form)?.names ?? new Set()).add(name), order });
}

function noteControl({ target }: Event) {
  latest += 1;
  const control = target as Control;
  note(control, latest);
  // Where it does not come, the field stays wrong until the next press.
  if (control.closest('[aria-invalid=true]'))
    import('./corrected-fields.ts').then((program) => program.hideError(control)).catch(() => {});
}

function noteSent({ target }: Event) {
  const sent = typing.get(target as HTMLFormElement);
  if (sent) sent.order = 0;
}

let program: Promise<void> | undefined;

async function begin() {
  const kept = await import('./kept-typing.ts');
  await kept.keepTyping();
}

/** A change of the language is held (`early-presses.ts`) until this has come; where it cannot, the page goes on without it. */
async function load() {
  await (program ??= begin().catch(() => {}));
  for (const form of document.querySelectorAll<HTMLFormElement>('form:has([name=lang])')) acceptEarlyPress(form);
}

function loadForChange({ target }: Event) {
  if ((target as Element).closest('[name=lang]')) void load();
}

/** Begins to note what is typed; a page that follows a change of the language, or Back to one before it, shows it again. */
export function noteTyping(): void {
  // A text may have been pasted or filled in before this came, where the focus still is: the browser stores it, but its form
  // does not count as typed in.
  if (document.activeElement) note(document.activeElement as Control, 0);
  // Once each, however often.
  document.addEventListener('input', noteControl);
  document.addEventListener('submit', noteSent);
  document.addEventListener('click', loadForChange);
  if (isStored() || window.heldPresses?.size) void load();
}

function isStored() {
  try {
    return stored in sessionStorage || stored in history.state;
  } catch {
    return false;
  }
}
