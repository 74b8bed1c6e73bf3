import { type Control, choosesLanguage, isTouched, lastTyped, stored } from './typing.ts';

/** What stands in a control, which is found again by its name and its place among all of that name. */
interface Typed {
  name: string;
  place: number;
  value: string;
  isOn: boolean;
}

/** What a form without files may hold, less than the server reads (`formLimit`). */
const mostPosted = 60_000;

/** A form that another page answers is restored by no server. */
const isPosted = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form?.method === 'post' && new URL(form.action).pathname === location.pathname && !choosesLanguage(form);

const isOn = (one: Control) => 'checked' in one && one.checked;

/** A select that a script has made has no defaults: what it shows is stored too, and is the same on the next page. */
const isChanged = (one: Control) =>
  'options' in one
    ? [...one.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : one.value !== one.defaultValue || ('checked' in one && one.checked !== one.defaultChecked);

const isText = (one: Control) => !('options' in one);
const controlsIn = (parent: ParentNode) => [...parent.querySelectorAll<Control>('input, select, textarea')];
const isTyped = (form: HTMLFormElement) =>
  isPosted(form) && controlsIn(form).some((one) => isText(one) && isChanged(one));

/** Neither files, which no page can fill in, nor passwords. */
const typedNow = (): (Typed & { isSaved: boolean })[] =>
  controlsIn(document)
    .filter((one) => one.name && !/file|hidden|password/.test(one.type) && (isTouched(one) || isChanged(one)))
    .map((one) => ({
      name: one.name,
      place: [...document.getElementsByName(one.name)].indexOf(one),
      value: one.value,
      isOn: isOn(one),
      isSaved: one.form?.method === 'post',
    }));

/** The name alone of a file, which the page then asks for again. */
const textsOf = ([name, value]: [string, FormDataEntryValue]): [string, string] => [
  name,
  typeof value === 'string' ? value : value.name,
];

function sendTyped({ target, formData }: FormDataEvent) {
  if (!choosesLanguage(target as HTMLFormElement)) return;
  // Without the marks of what is done, which the router still has.
  const back = location.pathname + location.search;
  formData.set('back', back);
  storeTyped(back);
  const typed = lastTyped(isPosted) ?? [...document.forms].find(isTyped);
  if (!typed) return;
  // Return in a field would press it: it says which form of the page it is.
  const button = [...typed.elements].find((one) => (one as HTMLButtonElement).type === 'submit');
  const values = [...new FormData(typed, button as HTMLElement | undefined)].map(textsOf);
  if (new URLSearchParams(values).toString().length > mostPosted) return;
  for (const [name, value] of values) formData.append(name, value);
}

/** For the next page, and for Back to this one, which shows nothing that was saved meanwhile as it stands here. */
function storeTyped(back: string) {
  const typed = typedNow();
  try {
    sessionStorage.setItem(stored, JSON.stringify({ back, typed }));
    history.replaceState({ ...history.state, [stored]: typed.filter(({ isSaved }) => !isSaved) }, '');
  } catch {
    // The browser stores nothing, or not as much.
  }
}

function takeStored(): Typed[] {
  try {
    const { back, typed } = JSON.parse(sessionStorage.getItem(stored) ?? '{}');
    sessionStorage.removeItem(stored);
    return back === location.pathname + location.search ? typed : (history.state?.[stored] ?? []);
  } catch {
    return [];
  }
}

/** As if it was typed here: React notices only what its own setter has not written. */
function restore({ one, value, isOn: wasOn }: Pick<Typed, 'value' | 'isOn'> & { one: Control }) {
  if (one.type === 'checkbox' || one.type === 'radio') {
    if (isOn(one) !== wasOn && (wasOn || one.type === 'checkbox')) one.click();
    return;
  }
  if (one.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value);
  for (const type of 'options' in one ? ['input', 'change'] : ['input'])
    one.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Changing the language loads a new document: what stands in the fields of this one is shown again by the next. A form that
 * its own page answers goes with the press, since its page may have to be made for it.
 */
export function keepTyping(): void {
  document.addEventListener('formdata', sendTyped);
  const found = takeStored().flatMap(({ place, ...typed }) => {
    const one = document.getElementsByName(typed.name)[place] as Control | undefined;
    // What was typed here meanwhile stays.
    return one && !isTouched(one) ? { one, ...typed } : [];
  });
  for (const typed of found) restore(typed);
}
