import { type Control, stored, typing } from './typed-forms.ts';

/** What stands in a control: a choice is found again by its name and value, another by its place among all of that name. */
interface Typed {
  name: string;
  type: string;
  place: number;
  /** How many have that name: where it is another number, nothing is found. */
  among: number;
  value: string;
  isOn: boolean;
}

/** One change of the language, or some of them, each within a minute of the one before. */
interface Stored {
  /** What Back to an earlier page has too: it is of the same shopper. */
  id: string;
  at: number;
  /** Where it is shown again: absent once it was. */
  back?: string;
  typed?: Typed[];
}

/** In milliseconds. */
const lifetime = 60_000;

/** What a form without files may hold, less than the server reads (`formLimit`). */
const mostPosted = 60_000;

const orderOf = (form: HTMLFormElement) => typing.get(form)?.order ?? 0;

const isTouched = ({ form, name }: Control): boolean => (form && typing.get(form)?.names.has(name)) ?? false;
/** The form that was typed in last and waits to be sent. */
const lastTyped = (isWanted: (form: HTMLFormElement) => boolean): HTMLFormElement | undefined =>
  [...document.forms].reduce<HTMLFormElement | undefined>(
    (last, form) => (orderOf(form) > (last ? orderOf(last) : 0) && isWanted(form) ? form : last),
    undefined,
  );

const choosesLanguage = (form: HTMLFormElement): boolean => form.querySelector('[name=lang]') !== null;

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
/** Its defaults are what was refused. */
const isRefused = (form: HTMLFormElement | null) =>
  form?.querySelector('[aria-invalid=true], [data-corrected]') != null;
const isTyped = (form: HTMLFormElement) =>
  isPosted(form) && (isRefused(form) || controlsIn(form).some((one) => isText(one) && isChanged(one)));

/** Neither files, which no page can fill in, nor passwords. */
const typedNow = (): (Typed & { isSaved: boolean })[] =>
  controlsIn(document)
    .filter((one) => one.name && !/file|hidden|password/.test(one.type))
    .filter((one) => isTouched(one) || isChanged(one) || isRefused(one.form))
    .map((one) => ({
      name: one.name,
      type: one.type,
      place: [...document.getElementsByName(one.name)].indexOf(one),
      among: document.getElementsByName(one.name).length,
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

function readStored(): Stored | null {
  const found: Stored | null = JSON.parse(sessionStorage.getItem(stored) ?? 'null');
  return found && Date.now() - found.at < lifetime ? found : null;
}

/** For the next page, and for Back to this one, which shows nothing that was saved meanwhile as it stands here. */
function storeTyped(back: string) {
  const typed = typedNow();
  try {
    const id = readStored()?.id ?? String(Math.random());
    sessionStorage.setItem(stored, JSON.stringify({ id, at: Date.now(), back, typed } satisfies Stored));
    const unsaved = typed.filter(({ isSaved }) => !isSaved);
    history.replaceState({ ...history.state, [stored]: { id, typed: unsaved } }, '');
  } catch {
    // The browser stores nothing, or not as much.
  }
}

/** Once: what is shown again, or is too old, is stored no longer. */
function takeStored(): Typed[] {
  try {
    const found = readStored();
    const { [stored]: earlier, ...state } = history.state ?? {};
    if (earlier) history.replaceState(state, '');
    if (!found) {
      forget();
      return [];
    }
    const { id, at, back, typed } = found;
    sessionStorage.setItem(stored, JSON.stringify({ id, at } satisfies Stored));
    if (back === location.pathname + location.search) return typed ?? [];
    return earlier?.id === id ? earlier.typed : [];
  } catch {
    return [];
  }
}

/** Links to signing in and out, in both languages. */
const signs = 'a[href*="connexion"]';

const forget = () => sessionStorage.removeItem(stored);

/** Whoever signs in or out, in this tab, is somebody else for what was typed before. */
function forgetAtSign({ target }: Event) {
  if ((target as Element).closest(signs)) forget();
}

/** A page that the browser had kept still has what was typed. */
function forgetAtReturn({ persisted }: PageTransitionEvent) {
  if (persisted) forget();
}

/** As if it was typed here: React notices only what its own setter has not written. */
function restore({ one, value, isOn: wasOn }: Pick<Typed, 'value' | 'isOn'> & { one: Control }) {
  if (isChoice(one.type)) {
    if (isOn(one) !== wasOn && (wasOn || one.type === 'checkbox')) one.click();
    return;
  }
  if (one.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value);
  for (const type of 'options' in one ? ['input', 'change'] : ['input'])
    one.dispatchEvent(new Event(type, { bubbles: true }));
}

const isChoice = (type: string) => /radio|checkbox/.test(type);

function controlOf({ name, type, place, among, value }: Typed) {
  const named = [...document.getElementsByName(name)] as Control[];
  if (!isChoice(type)) return named.length === among ? named[place] : undefined;
  const choices = named.filter((one) => one.type === type && one.value === value);
  return choices.length === 1 ? choices[0] : undefined;
}

/** What was typed or chosen here meanwhile stays, also what came before any script listened. */
const isAnswered = (one: Control) =>
  isTouched(one) ||
  (one.type === 'radio' ? ([...document.getElementsByName(one.name)] as Control[]) : [one]).some(isChanged);

/** What decides which other fields there are, before those. */
const kinds = [/radio/, /checkbox/, /select/, /^(?!radio|checkbox|select)/];

/**
 * Changing the language loads a new document: what stands in the fields of this one is shown again by the next. A form that
 * its own page answers goes with the press, since its page may have to be made for it.
 */
export async function keepTyping(): Promise<void> {
  document.addEventListener('formdata', sendTyped);
  document.addEventListener('click', forgetAtSign);
  addEventListener('pageshow', forgetAtReturn);
  const typed = takeStored();
  for (const kind of kinds) {
    const found = typed.flatMap((each) => {
      const one = kind.test(each.type) && controlOf(each);
      return one && !isAnswered(one) ? { ...each, one } : [];
    });
    for (const each of found) restore(each);
    // React shows what that reveals.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await Promise.resolve();
  }
}
