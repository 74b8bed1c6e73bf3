/** A page as a browser without scripts and without styles has it: its words, its links and its forms. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Tag = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Tree = ReturnType<typeof parseDocument> | Tag | Tag['children'][number];
export type Page = Tree;
export type Name = string | RegExp;

/** Text inside these goes on; any other element is a box of its own. */
const inline = new Set(
  'a abbr b bdi button cite code dfn em i label mark output q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const unseen = new Set(['script', 'style', 'template', 'title']);

export const documentOf = (html: string): Tree => parseDocument(html);

const nodesOf = (tree: Tree): Tag['children'] => ('children' in tree ? tree.children : []);

/** All elements below, or those that are meant. */
export const tagsIn = (tree: Tree, is: (tag: Tag) => boolean = () => true): Tag[] =>
  DomUtils.findAll(is, nodesOf(tree));

const joined = (words: string) =>
  words
    .replaceAll(/[\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words of an element, with white space as it is read. */
export const wordsOf = (tree: Tree): string => joined(said(tree, () => false));

/** The words that a screen reader speaks. */
const spokenOf = (tree: Tree): string => joined(said(tree, ({ attribs }) => attribs['aria-hidden'] === 'true'));

function said(tree: Tree, isMute: (tag: Tag) => boolean): string {
  if (!('children' in tree)) return 'data' in tree && tree.type === ElementType.Text ? tree.data : '';
  if ('name' in tree) {
    if (unseen.has(tree.name) || 'hidden' in tree.attribs || isMute(tree)) return '';
    const { role, alt, 'aria-label': label } = tree.attribs;
    if (tree.name === 'img' || role === 'img') return ` ${label ?? alt ?? ''} `;
  }
  const words = nodesOf(tree)
    .map((each) => said(each, isMute))
    .join('');
  return 'name' in tree && inline.has(tree.name) ? words : ` ${words} `;
}

/** What a screen reader calls a control or a part of the page. */
export function nameOf(page: Tree, tag: Tag): string {
  const { id, 'aria-label': own, 'aria-labelledby': others, alt } = tag.attribs;
  if (own) return joined(own);
  const byId = (wanted: string) => tagsIn(page, ({ attribs }) => attribs.id === wanted);
  if (others) return others.split(' ').flatMap(byId).map(spokenOf).join(' ');
  if (alt !== undefined) return alt;
  if (!isField(tag)) return spokenOf(tag);
  const around = ancestorsOf(tag).filter(({ name }) => name === 'label');
  const pointing = id ? tagsIn(page, ({ name, attribs }) => name === 'label' && attribs.for === id) : [];
  return [...around, ...pointing].map(spokenOf).join(' ');
}

export const matches = (said: string, wanted: Name): boolean =>
  typeof wanted === 'string' ? said === wanted : wanted.test(said);

export function ancestorsOf(tag: Tag): Tag[] {
  const { parent } = tag;
  return parent && 'attribs' in parent ? [parent, ...ancestorsOf(parent)] : [];
}

export const isField = ({ name, attribs }: Tag): boolean =>
  ['input', 'select', 'textarea'].includes(name) && attribs.type !== 'hidden';

export const isButton = ({ name, attribs }: Tag): boolean =>
  (name === 'button' && (attribs.type ?? 'submit') === 'submit') || (name === 'input' && attribs.type === 'submit');

/** The form to which a field or a button belongs. */
export function formOfTag(page: Tree, tag: Tag): Tag {
  const { form: id } = tag.attribs;
  const [form] = id
    ? tagsIn(page, ({ name, attribs }) => name === 'form' && attribs.id === id)
    : ancestorsOf(tag).filter(({ name }) => name === 'form');
  if (!form) throw new Error(`« ${nameOf(page, tag)} » belongs to no form.`);
  return form;
}
