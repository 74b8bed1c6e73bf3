type Control = HTMLInputElement;

/** What a form without files may hold, less than the server reads (`formLimit`). */
const most = 60_000;
let last: HTMLFormElement | null = null;

const choosesLanguage = (form: HTMLFormElement) => form.querySelector('[name=lang]') !== null;

const isPosted = (form: HTMLFormElement | null | undefined): form is HTMLFormElement =>
  form?.method === 'post' && !choosesLanguage(form);

/** A button has no value of its own to begin with. */
const isChanged = (one: Element) => 'defaultValue' in one && (one as Control).value !== one.defaultValue;

const isTyped = (form: HTMLFormElement) => isPosted(form) && [...form.elements].some(isChanged);

/** The name alone of a file, which the page then asks for again. */
const textsOf = ([name, value]: [string, FormDataEntryValue]): [string, string] => [
  name,
  typeof value === 'string' ? value : value.name,
];

const noteForm = ({ target }: Pick<Event, 'target'>) => {
  const { form } = target as Control;
  if (isPosted(form)) last = form;
};

/** What was sent is saved, or stands as changed in the form that was refused. */
const forgetForm = ({ target }: Event) => {
  if (target === last) last = null;
};

function sendTyped({ target, formData }: FormDataEvent) {
  if (!choosesLanguage(target as HTMLFormElement)) return;
  const typed = last?.isConnected ? last : [...document.forms].find(isTyped);
  if (!typed) return;
  // Return in a field would press it: it says which form of the page it is.
  const button = [...typed.elements].find((one) => (one as HTMLButtonElement).type === 'submit');
  const values = [...new FormData(typed, button as HTMLElement | undefined)].map(textsOf);
  if (new URLSearchParams(values).toString().length > most) return;
  for (const [name, value] of values) formData.append(name, value);
}

/**
 * Changing the language loads a new document: what stands in the form that was last typed in goes with the press, and the
 * next page shows it again. What was typed before the scripts came counts too.
 */
export function keepTyping(): void {
  // A text that was pasted or filled in before this came, where the focus still is.
  noteForm({ target: document.activeElement });
  // Once each, however often.
  document.addEventListener('input', noteForm);
  document.addEventListener('submit', forgetForm);
  document.addEventListener('formdata', sendTyped);
}
