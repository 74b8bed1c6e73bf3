/**
 * A visitor whose browser runs no scripts: it follows links, fills in forms, sends them as they stand in the page, and keeps
 * cookies. A control is meant by its name, which no other has.
 */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { test as base, endSession, expect, signsIn } from '../../shared/shopper.ts';
import { testHeader } from '../../shared/world-header.ts';
import { shopOrigin } from '../ask.ts';
import type { Cookie } from './browser.ts';
import { byId, isButton, type Name, type Tag, tagsIn } from './document.ts';
import { fills, firstButtonOf, formOf, isChoice, sentBy, ticks } from './form.ts';
import { PlainReader } from './reader.ts';

const password = 'timbre-demo';
const anyCookie = {
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax',
} as const;

interface Changed {
  /** The cookies that were lost; by default those that were not to last. */
  without?: RegExp;
  given?: { name: string; value: string }[];
}

interface Press {
  /** Where several have the name. */
  nth?: number;
  /** As often in a row as a hand can. */
  often?: number;
  /** As by a browser that does not ask for required fields. */
  isUnasked?: boolean;
}

type Anew = (cookies: Cookie[]) => Promise<APIRequestContext>;
const isLink = ({ name, attribs }: Tag) => name === 'a' && attribs.href !== undefined;

export class PlainVisitor extends PlainReader {
  readonly #anew: Anew;

  /** @param anew another keeper of cookies, with these */
  constructor(request: APIRequestContext, anew: Anew) {
    super(request);
    this.#anew = anew;
  }

  /** Another tab of the same browser. */
  inAnotherTab = () => new PlainVisitor(this.request, this.#anew);

  /** The same browser later. */
  async restarts({ without, given = [] }: Changed = {}): Promise<PlainVisitor> {
    const kept = (await this.cookies()).filter(({ name, expires }) => (without ? !without.test(name) : expires > 0));
    const others = given.map((each) => ({ ...anyCookie, ...each }));
    return new PlainVisitor(await this.#anew([...kept, ...others]), this.#anew);
  }

  async follows(link: Name, { nth }: Pick<Press, 'nth'> = {}): Promise<void> {
    await this.loads(this.#targetOf(this.found(isLink, link, nth)));
  }

  /** By the words or the name of each field; a choice is ticked by its name and value. */
  fills(fields: Record<string, string | File | undefined>): this {
    for (const [name, value] of Object.entries(fields)) {
      const field = this.field(name, value);
      if (isChoice(field)) ticks(this.page, field);
      else if (value !== undefined) fills(field, value);
    }
    return this;
  }

  /** Ticks a radio button or a box by its words. */
  ticks(...choices: Name[]): this {
    for (const name of choices) ticks(this.page, this.found(isChoice, name));
    return this;
  }

  unticks(choice: Name): void {
    ticks(this.page, this.found(isChoice, choice), false);
  }

  /** Presses a button that shows a folded part, which needs no script; the part is read from now on. */
  unfolds(name: Name): void {
    const { attribs } = this.found((tag) => 'popovertarget' in tag.attribs, name);
    for (const part of byId(this.page, attribs.popovertarget ?? '')) delete part.attribs.popover;
  }

  /** Types into the search box of the header. */
  searches(text: string): void {
    const [box] = tagsIn(this.page, ({ attribs }) => attribs.name === 'q');
    if (!box) throw new Error(`There is no search box on ${this.at}.`);
    fills(box, text);
  }

  async presses(name: Name, { nth, often = 1, isUnasked }: Press = {}): Promise<void> {
    const sent = sentBy(this.page, this.found(isButton, name, nth), isUnasked);
    const answers = await Promise.all(Array.from({ length: often }, () => this.sends(sent)));
    for (const answer of answers.slice(-1)) await this.takes(answer);
  }

  /** Presses Enter in a field, which presses the first button of its form. */
  async enters(name: string): Promise<void> {
    const button = firstButtonOf(this.page, formOf(this.page, this.field(name)));
    if (!button) throw new Error(`The form of ${name} has no button.`);
    await this.takes(await this.sends(sentBy(this.page, button)));
  }

  /** Posts a form without showing its page, as the way to what is tried. */
  async posts(path: string, form: Record<string, string | number>): Promise<void> {
    this.url = new URL(shopOrigin());
    const fields = new FormData();
    for (const [name, value] of Object.entries(form)) fields.append(name, String(value));
    await this.takes(await this.sends({ method: 'post', action: path, fields, isMultipart: false }));
    expect(this.status, `${path} takes the form`).toBe(200);
  }

  /** The name of the file that a link or a button brings; the page stays. */
  async saves(name: Name): Promise<string> {
    const control = this.found((tag) => isButton(tag) || isLink(tag), name);
    const isPressed = isButton(control);
    const { answer } = await (isPressed ? this.sends(sentBy(this.page, control)) : this.asks(this.#targetOf(control)));
    return fileOf(answer);
  }

  /** What stands at an address; the page stays. */
  async fetches(path: string): Promise<{ status: number; type: string | undefined; body: string }> {
    const { answer } = await this.asks(new URL(path, this.url));
    return { status: answer.status(), type: answer.headers()['content-type'], body: await answer.text() };
  }

  signsIn = (email: string) => signsIn(this.request, { email });

  /** Fills in the form of the identity provider, which the shop has led to. */
  async identifies(email: string): Promise<void> {
    await this.fills({ email, password }).presses(/^(se connecter|sign in)$/i);
  }

  /** Ends the session on the server, as its expiry would. */
  sessionEnds = async () => endSession(await this.cookies());

  #targetOf({ attribs }: Tag): URL {
    return new URL(attribs.href ?? '', this.url);
  }
}

/** The name of a file that is saved and not shown. */
function fileOf(answer: APIResponse): string {
  const disposition = answer.headers()['content-disposition'] ?? '';
  expect([answer.status(), disposition], `${answer.url()} is a file to be saved`).toEqual([
    200,
    expect.stringMatching(/^attachment;/),
  ]);
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(encoded ?? /filename="?([^";]+)/.exec(disposition)?.[1] ?? '');
}

export const test = base.extend<{ visitor: PlainVisitor }>({
  shopName: 'skipping',

  visitor: async ({ request, playwright, world }, use) => {
    const opened: APIRequestContext[] = [];
    const anew = async (cookies: Cookie[]) => {
      const extraHTTPHeaders = { [testHeader]: world };
      const context = await playwright.request.newContext({ extraHTTPHeaders, storageState: { cookies, origins: [] } });
      opened.push(context);
      return context;
    };
    await use(new PlainVisitor(request, anew));
    await Promise.all(opened.map((context) => context.dispose()));
  },
});

export { expect };
