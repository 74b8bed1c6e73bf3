/** What a form sends. */
import { ancestorsOf, type Element, elementsIn, type PlainPage, plain, textOf } from './plain-page.ts';

/** What was typed into fields, and which of them were checked, since the page was opened. */
export type Typed = Map<Element, string | boolean>;

export const isDisabled = (control: Element) =>
  [control, ...[...ancestorsOf(control)].filter(({ tag }) => tag === 'fieldset')].some(
    ({ attributes }) => attributes.disabled !== undefined,
  );

interface Sent {
  form: Element;
  button: Element | undefined;
  typed: Typed;
  /** By a browser that does not ask for required fields. */
  unasked: boolean;
}

/** The fields that a browser sends; it asks for required ones first. */
export function sentBy(page: PlainPage, { form, button, typed, unasked }: Sent): URLSearchParams {
  const isFree = unasked || 'novalidate' in form.attributes || 'formnovalidate' in (button?.attributes ?? {});
  const controls = page
    .controlsOf(form)
    .filter((control) => !isDisabled(control) && (control.tag !== 'button' || control === button));
  const lacking = controls.find((control) => !isFree && lacks(control, typed));
  if (lacking) throw new Error(`The browser asks for ${page.nameOf(lacking)} before it sends.`);
  const sent = new URLSearchParams();
  for (const control of controls)
    if (control.attributes.name && (!isChoice(control) || isOn(control, typed)))
      sent.append(control.attributes.name, valueIn(control, typed));
  return sent;
}

const isChoice = ({ attributes: { type } }: Element) => type === 'checkbox' || type === 'radio';

/** The shop's radio buttons are never required. */
function lacks(control: Element, typed: Typed): boolean {
  if (!('required' in control.attributes) || control.attributes.type === 'radio') return false;
  return isChoice(control) ? !isOn(control, typed) : valueIn(control, typed) === '';
}

export const isOn = (control: Element, typed: Typed) =>
  Boolean(typed.get(control) ?? control.attributes.checked !== undefined);

export function valueIn(control: Element, typed: Typed): string {
  const { attributes, tag } = control;
  if (isChoice(control)) return attributes.value ?? 'on';
  const now = typed.get(control);
  if (typeof now === 'string') return now;
  if (tag === 'textarea') return control.children.filter((child) => typeof child === 'string').join('');
  if (tag !== 'select') return attributes.value ?? '';
  const options = [...elementsIn(control)].filter((each) => each.tag === 'option');
  const chosen = options.find((option) => option.attributes.selected !== undefined) ?? options[0];
  return chosen?.attributes.value ?? (chosen ? textOf(chosen) : '');
}

/** The value of the option with this text. */
export function optionOf(select: Element, name: string): string {
  const options = [...elementsIn(select)].filter(({ tag }) => tag === 'option');
  const option = options.find((each) => textOf(each) === plain(name));
  if (!option) throw new Error(`There is no option ${name}, but ${options.map(textOf).join(', ')}.`);
  return option.attributes.value ?? textOf(option);
}
