/** Forms as a browser without scripts fills them in and sends them. */
import { formOfTag, nameOf, type Page, type Tag, tagsIn, wordsOf } from './document.ts';

/** What the visitor typed, chose and ticked; an untouched field is as the page shows it. */
const typed = new WeakMap<Tag, string>();
const ticked = new WeakMap<Tag, boolean>();
const chosenFiles = new WeakMap<Tag, File>();

export const isChoice = ({ attribs }: Tag) => attribs.type === 'radio' || attribs.type === 'checkbox';
const optionsOf = (select: Tag) => tagsIn(select, ({ name }) => name === 'option');
const valueOfOption = (option: Tag) => option.attribs.value ?? wordsOf(option);

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
  if ('disabled' in field.attribs || isChoice(field)) throw new Error(`The field ${name} cannot be filled in.`);
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
  if (!isChoice(field) || 'disabled' in field.attribs) throw new Error(`The field ${name} cannot be ticked.`);
  if (type === 'radio')
    for (const each of fieldsOf(page, formOfTag(page, field)).filter(({ attribs }) => attribs.name === name))
      ticked.set(each, false);
  ticked.set(field, value);
}

const fieldsOf = (page: Page, form: Tag): Tag[] =>
  tagsIn(page, (tag) => ['input', 'select', 'textarea'].includes(tag.name) && isOf(page, tag, form));

const isOf = (page: Page, tag: Tag, form: Tag) => {
  try {
    return formOfTag(page, tag) === form;
  } catch {
    return false;
  }
};

export interface Sent {
  method: 'get' | 'post';
  /** Where it goes, from the address of the page. */
  action: string;
  fields: FormData;
  isMultipart: boolean;
}

/** What a browser sends when a button is pressed, unless it would keep the shopper on the page. */
export function sentBy(page: Page, button: Tag): Sent {
  if ('disabled' in button.attribs) throw new Error(`« ${nameOf(page, button)} » is disabled.`);
  const form = formOfTag(page, button);
  const all = fieldsOf(page, form).filter(({ attribs }) => attribs.name && !('disabled' in attribs));
  if (!('novalidate' in form.attribs || 'formnovalidate' in button.attribs)) expectsNothing(all);
  const fields = new FormData();
  for (const field of all) enters(fields, field);
  const { name, value = '', formaction, formmethod } = button.attribs;
  if (name) fields.append(name, value);
  const { method = 'get', action = '', enctype } = form.attribs;
  return {
    method: (formmethod ?? method).toLowerCase() === 'post' ? 'post' : 'get',
    action: formaction ?? action,
    fields,
    isMultipart: enctype === 'multipart/form-data',
  };
}

function enters(fields: FormData, field: Tag): void {
  const { name = '', type } = field.attribs;
  if (['submit', 'button', 'image', 'reset'].includes(type ?? '')) return;
  if (isChoice(field) && !isTicked(field)) return;
  if (type !== 'file') return fields.append(name, valueOf(field).replaceAll(/\r?\n/g, '\r\n'));
  fields.append(name, chosenFiles.get(field) ?? new File([], ''));
}

/** A browser sends no form of which a required field is empty. */
function expectsNothing(fields: readonly Tag[]): void {
  for (const field of fields.filter(({ attribs }) => 'required' in attribs)) {
    const alike = fields.filter(({ attribs }) => attribs.name === field.attribs.name);
    const isAnswered = isChoice(field)
      ? alike.some(isTicked)
      : field.attribs.type === 'file'
        ? chosenFiles.has(field)
        : valueOf(field) !== '';
    if (!isAnswered) throw new Error(`The browser would ask for ${field.attribs.name}.`);
  }
}
