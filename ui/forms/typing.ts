export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The names of the fields that were typed in, by their form, the latest last: a field may be replaced by one that suggests. */
const touched = new Map<HTMLFormElement, Set<string>>();
/** Forms in which nothing was typed since they were sent. */
const sent = new Set<HTMLFormElement>();

export const isTouched = ({ form, name }: Control): boolean => (form && touched.get(form)?.has(name)) ?? false;
/** The form that was typed in last and waits to be sent. */
export const lastTyped = (isWanted: (form: HTMLFormElement) => boolean): HTMLFormElement | undefined =>
  [...touched.keys()].findLast((form) => form.isConnected && !sent.has(form) && isWanted(form));

export const choosesLanguage = (form: HTMLFormElement): boolean => form.querySelector('[name=lang]') !== null;

function noteControl({ target }: Pick<Event, 'target'>) {
  const { form, name } = target as Control;
  if (!form) return;
  const names = touched.get(form) ?? new Set();
  touched.delete(form);
  touched.set(form, names.add(name));
  sent.delete(form);
}

let isReady = false;

async function load() {
  const { keepTyping } = await import('./kept-typing.ts');
  keepTyping();
  isReady = true;
}

const noteSent = ({ target }: Event) => void sent.add(target as HTMLFormElement);

/**
 * A change of the language waits for the program that keeps what is typed, and goes on without it where it does not come. It
 * is the click that waits: a form that is sent again would be taken for a double press.
 */
async function waitForProgram(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>('[name=lang]');
  if (isReady || !button) return;
  event.preventDefault();
  await load().catch(() => {});
  isReady = true;
  button.click();
}

/** Begins to note what is typed; a page that follows a change of the language, or Back to one before it, shows it again. */
export function noteTyping(): void {
  // A text that was pasted or filled in before this came, where the focus still is.
  if (document.activeElement) noteControl({ target: document.activeElement });
  // Once each, however often.
  document.addEventListener('input', noteControl);
  document.addEventListener('submit', noteSent);
  document.addEventListener('click', waitForProgram);
  if (isStored()) load().catch(() => {});
}

/** Where a document stores what the next one of this tab shows again. */
export const stored = 'typed';

function isStored() {
  try {
    return stored in sessionStorage || stored in history.state;
  } catch {
    return false;
  }
}
