import { type Control, stored, typing } from './typed-forms.ts';

let latest = 0;

function note({ form, name }: Control, order: number) {
  if (form) typing.set(form, { names: (typing.get(form)?.names ?? new Set()).add(name), order });
}

function noteControl({ target }: Event) {
  latest += 1;
  note(target as Control, latest);
}

function noteSent({ target }: Event) {
  const sent = typing.get(target as HTMLFormElement);
  if (sent) sent.order = 0;
}

let program: Promise<void> | undefined;
let isReady = false;

async function begin() {
  const { keepTyping } = await import('./kept-typing.ts');
  isReady = true;
  await keepTyping();
}

/** Where it does not come, the page goes on without it. */
const load = () => (program ??= begin().catch(() => {}));

/** In milliseconds. */
const longestWait = 1000;

/**
 * A change of the language waits for the program that keeps what is typed, and goes on without it where it does not come. It
 * is the click that waits: a form that is sent again would be taken for a double press.
 */
async function waitForProgram(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('[name=lang]');
  if (isReady || !button) return;
  event.preventDefault();
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  isReady = true;
  button.ariaBusy = null;
  button.click();
}

/** Begins to note what is typed; a page that follows a change of the language, or Back to one before it, shows it again. */
export function noteTyping(): void {
  // A text may have been pasted or filled in before this came, where the focus still is: the browser stores it, but its form
  // does not count as typed in.
  if (document.activeElement) note(document.activeElement as Control, 0);
  // Once each, however often.
  document.addEventListener('input', noteControl);
  document.addEventListener('submit', noteSent);
  document.addEventListener('click', waitForProgram);
  if (isStored()) void load();
}

function isStored() {
  try {
    return stored in sessionStorage || stored in history.state;
  } catch {
    return false;
  }
}
