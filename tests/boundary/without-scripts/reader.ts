/** What a visitor without scripts reads. What is drawn, covered or hidden by styles is for a journey. */
import { expect } from '../../shared/shopper.ts';
import { PlainBrowser } from './browser.ts';
import {
  descriptionOf,
  isButton,
  isField,
  matches,
  type Name,
  nameOf,
  type Page,
  plain,
  type Tag,
  tagsIn,
  wordsOf,
} from './document.ts';
import { isChoice, isDisabled, isTicked, ticks, valueOf } from './form.ts';

/** What a page has several of. */
const kinds = {
  button: isButton,
  field: isField,
  heading: ({ name }: Tag) => /^h[1-4]$/.test(name),
};
type Kind = keyof typeof kinds | 'a' | 'h2' | 'h3' | 'mark' | 'summary';

/** One choice of a group. */
interface Choice {
  isTicked: boolean;
  ticks: () => void;
}

const called = (tag: string, page: Page) => tagsIn(page, ({ name }) => name === tag);

export class PlainReader extends PlainBrowser {
  /** The first headings, of which a page has one. */
  get title(): string {
    return called('h1', this.page).map(wordsOf).join(' / ');
  }

  /** What the tab of the browser says. */
  get tab(): string {
    return called('title', this.page).slice(0, 1).map(wordsOf).join('');
  }

  /** What is read in the main part of the page. */
  get words(): string {
    return wordsOf(this.main);
  }

  /** What the alerts of the page say. */
  get alert(): string {
    return tagsIn(this.page, ({ attribs }) => attribs.role === 'alert')
      .map(wordsOf)
      .join(' ');
  }

  /** Fails unless the main part or a notice says each of these. */
  shows(...texts: Name[]): this {
    const notices = tagsIn(this.page, ({ attribs }) => ['alert', 'status'].includes(attribs.role ?? ''));
    const read = [this.words, ...notices.map(wordsOf)].join(' ');
    for (const text of texts)
      if (typeof text === 'string') expect(read, this.at).toContain(plain(text));
      else expect(read, this.at).toMatch(text);
    return this;
  }

  /** Fails if the page says one of these anywhere. */
  hides(...texts: Name[]): this {
    const read = wordsOf(this.page);
    for (const text of texts)
      if (typeof text === 'string') expect(read, this.at).not.toContain(plain(text));
      else expect(read, this.at).not.toMatch(text);
    return this;
  }

  /** How often something is read. */
  count(words: RegExp): number {
    return this.words.match(new RegExp(words, 'g'))?.length ?? 0;
  }

  /** The names that the main part of the page has: all of a kind, or those that are meant. */
  names(of: Kind, meant: Name = /(?:)/): string[] {
    const is = of in kinds ? kinds[of as keyof typeof kinds] : ({ name }: Tag) => name === of;
    return tagsIn(this.main, is)
      .map((tag) => nameOf(this.page, tag))
      .filter((name) => matches(name, meant));
  }

  /** The words of each part of the page that has this name. */
  parts(name: string): string[] {
    const isMeant = (tag: Tag) => ['section', 'nav'].includes(tag.name) && matches(nameOf(this.page, tag), name);
    return tagsIn(this.page, isMeant).map(wordsOf);
  }

  /** The choices of each group that has this name. */
  groups(name: Name): Choice[][] {
    return called('fieldset', this.page)
      .filter((group) => matches(nameOf(this.page, group), name))
      .map((group) =>
        tagsIn(group, isChoice).map((choice) => ({
          isTicked: isTicked(choice),
          ticks: () => ticks(this.page, choice),
        })),
      );
  }

  /** What stands in the n-th address of the page. */
  address(nth = 0): string {
    return called('address', this.main).map(wordsOf)[nth] ?? '';
  }

  override valueOf(field: string): string {
    return valueOf(this.field(field));
  }

  /** What a list offers. */
  options(list: string): string[] {
    return called('option', this.field(list)).map(wordsOf);
  }

  /** The most that a field takes. */
  limitOf(field: string): string {
    return this.field(field).attribs.max ?? '';
  }

  /** What stands beside a field: its help and its fault. */
  describes(field: string): string {
    return descriptionOf(this.page, this.field(field));
  }

  pictureOf(name: Name): string {
    return this.found((tag) => tag.name === 'img', name).attribs.src ?? '';
  }

  isTicked(choice: Name): boolean {
    return isTicked(this.found(isChoice, choice));
  }

  isDisabled(field: Name): boolean {
    return isDisabled(this.found(isField, field));
  }

  protected get main(): Page {
    return called('main', this.page)[0] ?? this.page;
  }

  /**
   * The only one of this name in the main part, or else in the page.
   * @param nth where several have the name
   */
  protected found(is: (tag: Tag) => boolean, name: Name, nth?: number): Tag {
    const isMeant = (tag: Tag) => is(tag) && matches(nameOf(this.page, tag), name);
    const within = tagsIn(this.main, isMeant);
    return this.#only(within.length > 0 ? within : tagsIn(this.page, isMeant), name, nth);
  }

  /** A field by its name, its words or how they begin; of several choices with one name, that of the value. */
  protected field(name: string, value?: unknown): Tag {
    const fields = tagsIn(this.main, isField);
    const own = fields.filter(({ attribs }) => attribs.name === name);
    if (own.length > 0) {
      const isMeant = (field: Tag) => value === undefined || !isChoice(field) || field.attribs.value === value;
      return this.#only(own.length > 1 ? own.filter(isMeant) : own, name);
    }
    const exact = fields.filter((tag) => matches(nameOf(this.page, tag), name));
    const begun = () => fields.filter((tag) => nameOf(this.page, tag).startsWith(name));
    return this.#only(exact.length > 0 ? exact : begun(), name);
  }

  #only(tags: readonly Tag[], name: Name, nth?: number): Tag {
    const tag = tags[nth ?? 0];
    if (!tag) throw new Error(`There is no ${name} on ${this.at}, « ${this.title} »: ${this.words}`);
    if (nth === undefined && tags.length > 1)
      throw new Error(`There are ${tags.length} of ${name} on ${this.at}, « ${this.title} »: ${this.words}`);
    return tag;
  }
}
