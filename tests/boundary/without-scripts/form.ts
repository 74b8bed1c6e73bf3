/** Forms as a browser without scripts fills them in and sends them. */
import { ancestorsOf, byId, isButton, nameOf, type Page, type Tag, tagsIn, wordsOf } from './document.ts';

/** What the visitor typed, chose and ticked; an untouched field is as the page shows it. */
const typed = new WeakMap<Tag, string>();
const ticked = new WeakMap<Tag, boolean>();
const chosenFiles = new WeakMap<Tag, File>();

export const isChoice = ({ attribs }: Tag) => attribs.type === 'radio' || attribs.type === 'checkbox';
const optionsOf = (select: Tag) => tagsIn(select, ({ name }) => name === 'option');
const valueOfOption = (option: Tag) => option.attribs.value ?? wordsOf(option);

/** By itself, or with its whole group. */
export const isDisabled = (control: Tag): boolean =>
  [control, ...ancestorsOf(control).filter(({ name }) => name === 'fieldset')].some(
    ({ attribs }) => 'disabled' in attribs,
  );

/** The value that a field has now; of a choice, what it would say. */
export function valueOf(field: Tag): string {
  const own = typed.get(field);
  if (own !== undefined) return own;
  if (field.name === 'textarea') return field.children.map((each) => ('data' in each ? each.data : '')).join('');
  if (field.name !== 'select') return field.attribs.value ?? (isChoice(field) ? 'on' : '');
  const options = optionsOf(field);
  const shown = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
  return shown ? valueOfOption(shown) : '';
}

export const isTicked = (field: Tag): boolean => ticked.get(field) ?? 'checked' in field.attribs;

/** What is typed, or chosen from a list by its value or its words, or from the device. */
export function fills(field: Tag, value: string | File): void {
  const { name, type } = field.attribs;
  if (isDisabled(field) || isChoice(field)) throw new Error(`The field ${name} cannot be filled in.`);
  if (typeof value !== 'string') {
    if (type !== 'file') throw new Error(`The field ${name} takes no file.`);
    chosenFiles.set(field, value);
    return;
  }
  if (field.name !== 'select') return void typed.set(field, value);
  const option = optionsOf(field).find((each) => [valueOfOption(each), wordsOf(each)].includes(value));
  if (!option || 'disabled' in option.attribs) throw new Error(`The list ${name} has no « ${value} ».`);
  typed.set(field, valueOfOption(option));
}

/** Ticks a choice; of radios with one name, one is ticked. */
export function ticks(page: Page, field: Tag, value = true): void {
  const { name, type } = field.attribs;
  if (!isChoice(field) || isDisabled(field)) throw new Error(`The field ${name} cannot be ticked.`);
  if (type === 'radio')
    for (const each of controlsOf(page, formOf(page, field)).filter(({ attribs }) => attribs.name === name))
      ticked.set(each, false);
  ticked.set(field, value);
}

const idOrFormOf = (tag: Tag) => tag.attribs.form ?? ancestorsOf(tag).find(({ name }) => name === 'form');

/** The form to which a field or a button belongs. */
export function formOf(page: Page, control: Tag): Tag {
  const found = idOrFormOf(control);
  const [form] = typeof found === 'string' ? byId(page, found) : [found];
  if (!form) throw new Error(`« ${nameOf(page, control)} » belongs to no form.`);
  return form;
}

const controls = new Set(['input', 'select', 'textarea', 'button']);

/** In the order of the page. */
function controlsOf(page: Page, form: Tag): Tag[] {
  const own = new Set([form, ...(form.attribs.id ? [form.attribs.id] : [])]);
  return tagsIn(page, (tag) => {
    const found = controls.has(tag.name) ? idOrFormOf(tag) : undefined;
    return found !== undefined && own.has(found);
  });
}

/** The button that the Enter key presses. */
export const firstButtonOf = (page: Page, form: Tag): Tag | undefined => controlsOf(page, form).find(isButton);

export interface Submission {
  method: 'get' | 'post';
  /** Where it goes, from the address of the page. */
  action: string;
  fields: FormData;
  isMultipart: boolean;
}

/**
 * What a browser sends when a button is pressed, unless it would keep the shopper on the page.
 * @param isUnasked by a browser that does not ask for required fields
 */
export function sentBy(page: Page, button: Tag, isUnasked = false): Submission {
  if (isDisabled(button)) throw new Error(`« ${nameOf(page, button)} » is disabled.`);
  const form = formOf(page, button);
  const all = controlsOf(page, form).filter((each) => each.attribs.name && !isDisabled(each));
  if (!(isUnasked || 'novalidate' in form.attribs || 'formnovalidate' in button.attribs)) assertRequired(page, all);
  const fields = new FormData();
  for (const each of all) if (each === button || !isPressed(each)) enters(fields, each);
  const { formaction, formmethod } = button.attribs;
  const { method = 'get', action = '', enctype } = form.attribs;
  return {
    method: (formmethod ?? method).toLowerCase() === 'post' ? 'post' : 'get',
    action: formaction ?? action,
    fields,
    isMultipart: enctype === 'multipart/form-data',
  };
}

const isPressed = ({ name, attribs }: Tag) =>
  name === 'button' || ['submit', 'button', 'image', 'reset'].includes(attribs.type ?? '');

function enters(fields: FormData, field: Tag): void {
  const { name = '', type } = field.attribs;
  if (isChoice(field) && !isTicked(field)) return;
  if (type !== 'file') return fields.append(name, valueOf(field).replaceAll(/\r?\n/g, '\r\n'));
  fields.append(name, chosenFiles.get(field) ?? new File([], ''));
}

/** A browser sends no form of which a required field is empty. */
function assertRequired(page: Page, fields: readonly Tag[]): void {
  for (const field of fields.filter(({ attribs }) => 'required' in attribs)) {
    const alike = fields.filter(({ attribs }) => attribs.name === field.attribs.name);
    const isAnswered =
      field.attribs.type === 'radio'
        ? alike.some(isTicked)
        : isChoice(field)
          ? isTicked(field)
          : field.attribs.type === 'file'
            ? chosenFiles.has(field)
            : valueOf(field) !== '';
    if (!isAnswered) throw new Error(`The browser asks for ${nameOf(page, field)} before it sends.`);
  }
}
