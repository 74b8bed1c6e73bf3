/** A page as a browser without scripts and without styles has it: its words, its links and its forms. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Tag = NonNullable<ReturnType<typeof DomUtils.findOne>>;
export type Page = ReturnType<typeof parseDocument> | Tag | Tag['children'][number];
export type Name = string | RegExp;

/** Text inside these goes on; any other element is a box of its own. */
const inline = new Set(
  'a abbr b bdi button cite code del dfn em i ins label mark output q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template', 'title']);

export const documentOf = (html: string): Page => parseDocument(html);

const nodesOf = (page: Page): Tag['children'] => ('children' in page ? page.children : []);

/** All elements below, or those that are meant. */
export const tagsIn = (page: Page, is: (tag: Tag) => boolean = () => true): Tag[] =>
  DomUtils.findAll(is, nodesOf(page));

export const byId = (page: Page, id: string): Tag[] => tagsIn(page, ({ attribs }) => attribs.id === id);

/** Names and words: any white space is one space. */
export const plain = (words: string): string =>
  words
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a reader of the element reads, and a screen reader speaks. */
export const wordsOf = (page: Page): string => plain(written(page));

/** What nobody finds as the page arrives. */
const isHidden = ({ name, attribs }: Tag) =>
  unread.has(name) ||
  (name === 'dialog' && !('open' in attribs)) ||
  'popover' in attribs ||
  'hidden' in attribs ||
  attribs['aria-hidden'] === 'true';

function written(page: Page): string {
  if (!('children' in page)) return 'data' in page && page.type === ElementType.Text ? page.data : '';
  if ('attribs' in page) {
    const { role, alt, 'aria-label': label } = page.attribs;
    if (page.name === 'img' || role === 'img') return ` ${label ?? alt ?? ''} `;
  }
  const words = nodesOf(page)
    .map((each) => ('attribs' in each && isHidden(each) ? '' : written(each)))
    .join('');
  return 'name' in page && inline.has(page.name) ? words : ` ${words} `;
}

/** What a screen reader calls a control or a part of the page. */
export function nameOf(page: Page, tag: Tag): string {
  const { 'aria-label': own, 'aria-labelledby': others, alt } = tag.attribs;
  if (own) return plain(own);
  if (others)
    return others
      .split(' ')
      .flatMap((id) => byId(page, id))
      .map(wordsOf)
      .join(' ');
  if (alt !== undefined) return alt;
  if (tag.name === 'fieldset')
    return tagsIn(tag, ({ name }) => name === 'legend')
      .slice(0, 1)
      .map(wordsOf)
      .join('');
  return isField(tag) ? labelsOf(page, tag).map(wordsOf).join(' ') : wordsOf(tag);
}

function labelsOf(page: Page, field: Tag): Tag[] {
  const around = ancestorsOf(field).filter(({ name }) => name === 'label');
  const { id } = field.attribs;
  if (around.length > 0 || !id) return around;
  return tagsIn(page, ({ name, attribs }) => name === 'label' && attribs.for === id);
}

/** What stands beside a field: its help and its fault. */
export const descriptionOf = (page: Page, { attribs }: Tag): string =>
  (attribs['aria-describedby'] ?? '')
    .split(' ')
    .flatMap((id) => byId(page, id))
    .map(wordsOf)
    .join(' ');

export const matches = (said: string, wanted: Name): boolean =>
  typeof wanted === 'string' ? said === plain(wanted) : wanted.test(said);

export function ancestorsOf(tag: Tag): Tag[] {
  const { parent } = tag;
  return parent && 'attribs' in parent ? [parent, ...ancestorsOf(parent)] : [];
}

export const isField = ({ name, attribs }: Tag): boolean =>
  ['input', 'select', 'textarea'].includes(name) && attribs.type !== 'hidden';

export const isButton = ({ name, attribs }: Tag): boolean =>
  (name === 'button' && (attribs.type ?? 'submit') === 'submit') || (name === 'input' && attribs.type === 'submit');
