/**
 * A visitor whose browser runs no scripts: it follows links, fills in forms, sends them as they stand in the page, and keeps
 * cookies. Nothing is drawn: what styles hide or show without scripts is for a journey.
 */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { test as base, endSession, expect, signsIn } from '../../shared/shopper.ts';
import {
  documentOf,
  isButton,
  isField,
  matches,
  type Name,
  nameOf,
  type Page,
  type Tag,
  tagsIn,
  wordsOf,
} from './document.ts';
import { fills, isChoice, isTicked, sentBy, ticks, valueOf } from './form.ts';

const password = 'timbre-demo';
/** What a browser says when it loads a page. */
const asDocument = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

const byWords = (name: Name, page: Page) => (tag: Tag) => matches(nameOf(page, tag), name);

export class PlainVisitor {
  #url = '';
  #page = documentOf('');
  readonly #request: APIRequestContext;

  /** @param request keeps the cookies. */
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async opens(path: string): Promise<void> {
    await this.#shows(await this.#gets(path));
  }

  async reloads(): Promise<void> {
    await this.opens(this.#url);
  }

  async follows(link: Name): Promise<void> {
    const { attribs } = this.#found(({ name, attribs: { href } }) => name === 'a' && href !== undefined, link);
    await this.opens(attribs.href ?? '');
  }

  /** By the words or the name of each field; a choice is ticked by its name and value. */
  fills(fields: Record<string, string | File | undefined>): void {
    for (const [name, value] of Object.entries(fields)) {
      const field = this.#field(name, value);
      if (isChoice(field)) ticks(this.#page, field);
      else if (value !== undefined) fills(field, value);
    }
  }

  /** Ticks a radio button or a box by its words. */
  ticks(...choices: Name[]): void {
    for (const name of choices) ticks(this.#page, this.#choice(name));
  }

  unticks(choice: Name): void {
    ticks(this.#page, this.#choice(choice), false);
  }

  /** Types into the search box of the header. */
  searches(text: string): void {
    const [box] = tagsIn(this.#page, ({ attribs }) => attribs.name === 'q');
    if (!box) throw new Error(`There is no search box on ${this.#url}.`);
    fills(box, text);
  }

  /** Presses the first button of this name, once, or as often in a row as a hand can. */
  async presses(name: Name, often = 1): Promise<void> {
    const button = this.#found(isButton, name);
    const answers = await Promise.all(Array.from({ length: often }, () => this.#sends(button)));
    for (const answer of answers.slice(-1)) await this.#shows(answer);
  }

  /** The name of the file that a link or a button brings; the page stays. */
  async saves(name: Name): Promise<string> {
    const control = this.#found((tag) => isButton(tag) || tag.name === 'a', name);
    return fileOf(await (control.name === 'a' ? this.#gets(control.attribs.href ?? '') : this.#sends(control)));
  }

  /** What stands at an address; the page stays. */
  async fetches(path: string): Promise<{ status: number; type: string | undefined; body: string }> {
    const answer = await this.#gets(path);
    return { status: answer.status(), type: answer.headers()['content-type'], body: await answer.text() };
  }

  signsIn(email: string): Promise<void> {
    return signsIn(this.#request, { email });
  }

  /** Fills in the form of the identity provider. */
  async identifies(email: string): Promise<void> {
    this.fills({ email, password });
    await this.presses(/^(se connecter|sign in)$/i);
  }

  async sessionEnds(): Promise<void> {
    endSession((await this.#request.storageState()).cookies);
  }

  /** The path and the query of the page. */
  get at(): string {
    const { pathname, search } = new URL(this.#url);
    return pathname + search;
  }

  /** The first headings, of which a page has one. */
  get title(): string {
    return this.#named('h1', this.#page).join(' / ');
  }

  /** What is read in the main part of the page. */
  get words(): string {
    return wordsOf(this.#main());
  }

  /** What the alerts of the page say. */
  get alert(): string {
    return tagsIn(this.#page, ({ attribs }) => attribs.role === 'alert')
      .map(wordsOf)
      .join(' ');
  }

  /** How often something is read. */
  count(words: RegExp): number {
    return this.words.match(new RegExp(words, 'g'))?.length ?? 0;
  }

  valueOf(field: string): string {
    return valueOf(this.#field(field));
  }

  /** What a list offers. */
  options(list: string): string[] {
    return tagsIn(this.#field(list), ({ name }) => name === 'option').map(wordsOf);
  }

  /** The most that a field takes. */
  limitOf(field: string): string {
    return this.#field(field).attribs.max ?? '';
  }

  pictureOf(name: Name): string {
    return this.#found((tag) => tag.name === 'img', name).attribs.src ?? '';
  }

  isTicked(choice: Name): boolean {
    return isTicked(this.#choice(choice));
  }

  /** The names of all buttons, links or headings of the main part. */
  names(of: 'button' | 'a' | 'h2' | 'h3'): string[] {
    return this.#named(of, this.#main());
  }

  #named(of: string, within: Page): string[] {
    return tagsIn(within, (tag) => (of === 'button' ? isButton(tag) : tag.name === of)).map((tag) =>
      nameOf(this.#page, tag),
    );
  }

  #main(): Page {
    return tagsIn(this.#page, ({ name }) => name === 'main')[0] ?? this.#page;
  }

  #found(is: (tag: Tag) => boolean, name: Name): Tag {
    const isCalled = byWords(name, this.#page);
    const isMeant = (tag: Tag) => is(tag) && isCalled(tag);
    const tag = tagsIn(this.#main(), isMeant)[0] ?? tagsIn(this.#page, isMeant)[0];
    if (!tag) throw new Error(`There is no ${name} on ${this.#url}: ${this.words}`);
    return tag;
  }

  /** A field by its name or its words; of several choices with one name, that of the value. */
  #field(name: string, value?: unknown): Tag {
    const fields = tagsIn(this.#main(), isField);
    const own = fields.filter(({ attribs }) => attribs.name === name);
    const [first] = own.length > 0 ? own : fields.filter((tag) => nameOf(this.#page, tag).startsWith(name));
    if (!first) throw new Error(`There is no field ${name} on ${this.#url}: ${this.words}`);
    return own.find(({ attribs }) => own.length > 1 && attribs.value === value) ?? first;
  }

  #choice(name: Name): Tag {
    return this.#found(isChoice, name);
  }

  #gets(path: string): Promise<APIResponse> {
    // The first address is one of the shop.
    return this.#request.get(this.#url ? new URL(path, this.#url).href : path, { headers: asDocument });
  }

  #sends(button: Tag): Promise<APIResponse> {
    const { method, action, fields, isMultipart } = sentBy(this.#page, button);
    const to = new URL(action || this.#url, this.#url);
    if (method === 'get') {
      const asked = [...fields].map(([name, value]): [string, string] => [name, fileless(value)]);
      to.search = new URLSearchParams(asked).toString();
      return this.#gets(to.href);
    }
    const headers = { ...asDocument, origin: new URL(this.#url).origin };
    return this.#request.post(to.href, { headers, ...(isMultipart ? { multipart: fields } : { form: fields }) });
  }

  async #shows(answer: APIResponse): Promise<void> {
    [this.#url, this.#page] = [answer.url(), documentOf(await answer.text())];
  }
}

const fileless = (value: string | File) => (typeof value === 'string' ? value : value.name);

/** The name of a file that is saved and not shown. */
export function fileOf(answer: APIResponse): string {
  const disposition = answer.headers()['content-disposition'] ?? '';
  expect([answer.status(), disposition], `${answer.url()} is a file to be saved`).toEqual([
    200,
    expect.stringMatching(/^attachment;/),
  ]);
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded ?? /filename="?([^";]+)/.exec(disposition)?.[1] ?? '');
}

export const test = base.extend<{ visitor: PlainVisitor }>({
  visitor: async ({ request }, use) => use(new PlainVisitor(request)),
});

export { expect };
