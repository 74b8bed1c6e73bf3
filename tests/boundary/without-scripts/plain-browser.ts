/**
 * A browser without scripts and without a window: it keeps cookies, follows redirects and links, and posts what the forms
 * of a page hold. What only a layout can say — what is covered, what has the focus — is for the journeys.
 */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { test as base, endSession, expect, signsIn } from '../../shared/shopper.ts';
import { testHeader } from '../../shared/world-header.ts';
import { shopOrigin } from '../ask.ts';
import { isDisabled, isOn, optionOf, sentBy, type Typed, valueIn } from './plain-form.ts';
import { type Element, elementsIn, PlainPage, plain, textOf } from './plain-page.ts';

const password = 'timbre-demo';
type Cookie = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'][number];
const anyCookie = {
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax',
} as const;
interface Changed {
  without?: RegExp;
  given?: { name: string; value: string }[];
}
type Name = string | RegExp;

export class PlainBrowser {
  page = new PlainPage('');
  url = new URL('about:blank');
  status = 0;
  /** The addresses that led to this page, it included. */
  trail: URL[] = [];
  private typed: Typed = new Map();
  private before: URL[] = [];

  private readonly request: APIRequestContext;
  private readonly anew: (cookies: Cookie[]) => Promise<APIRequestContext>;

  constructor(request: APIRequestContext, anew: (cookies: Cookie[]) => Promise<APIRequestContext>) {
    this.request = request;
    this.anew = anew;
  }

  async opens(path: string): Promise<this> {
    return this.goes(new URL(path, shopOrigin()));
  }

  /** Where the browser is, as a path of the shop; another origin is left whole. */
  get path(): string {
    return this.url.origin === shopOrigin() ? this.url.href.slice(this.url.origin.length) : this.url.href;
  }

  /** Posts a form without showing its page, as the way to what is tried. */
  async posts(path: string, form: Record<string, string | number>): Promise<this> {
    this.url = new URL(shopOrigin());
    const fields = Object.entries(form).map(([name, value]) => [name, String(value)]);
    await this.goes(new URL(path, shopOrigin()), { body: String(new URLSearchParams(fields)) });
    expect(this.status, `${path} takes the form`).toBe(200);
    return this;
  }

  async reloads(): Promise<this> {
    return this.goes(this.url);
  }

  /** Another tab of the same browser. */
  inAnotherTab = () => new PlainBrowser(this.request, this.anew);

  cookies = async () => (await this.request.storageState()).cookies;

  /**
   * The same browser later.
   * @param without the cookies that it has lost; by default those that were not to last
   * @param given also these
   */
  async restarts({ without, given = [] }: Changed = {}): Promise<PlainBrowser> {
    const kept = (await this.cookies()).filter(({ name, expires }) => (without ? !without.test(name) : expires > 0));
    const others = given.map((each) => ({ ...anyCookie, ...each }));
    return new PlainBrowser(await this.anew([...kept, ...others]), this.anew);
  }

  /** The page before this one is asked for anew, as by a browser that has kept none. */
  async goesBack(): Promise<this> {
    this.before.pop();
    return this.goes(this.before.pop() ?? this.url);
  }

  /** Where the page leads by itself after a while, or null. */
  get waitsFor(): URL | null {
    const refresh = this.page.all('meta').find(({ attributes }) => attributes['http-equiv'] === 'refresh');
    const to = /url=(.+)$/.exec(refresh?.attributes.content ?? '')?.[1];
    return to ? new URL(to, this.url) : null;
  }

  /** Waits until the page leads on by itself. */
  async waits(): Promise<this> {
    if (!this.waitsFor) throw new Error(`${this.path} leads nowhere by itself.`);
    return this.goes(this.waitsFor);
  }

  async follows(name: Name): Promise<this> {
    const link = this.only(this.page.links(name), name);
    return this.goes(new URL(link.attributes.href ?? '', this.url));
  }

  /** Types into fields, chooses options, and checks or unchecks boxes, by their labels. */
  fills(fields: Record<string, string | boolean>): this {
    for (const [name, value] of Object.entries(fields)) this.chooses(name, value);
    return this;
  }

  chooses(name: Name | Element, value: string | boolean = true): this {
    const isName = typeof name === 'string' || name instanceof RegExp;
    const field = isName ? this.only(this.page.fields(name), name) : name;
    expect(isDisabled(field), `${this.page.nameOf(field)} is disabled`).toBe(false);
    if (field.attributes.type === 'radio')
      for (const other of this.page.elements)
        if (other.attributes.type === 'radio' && other.attributes.name === field.attributes.name)
          if (this.page.formOf(other) === this.page.formOf(field)) this.typed.set(other, false);
    this.typed.set(field, field.tag === 'select' ? optionOf(field, String(value)) : value);
    return this;
  }

  /**
   * Presses a button, which sends its form.
   * @param nth where several have the name
   * @param unasked as by a browser that does not ask for required fields
   */
  async presses(name: Name, { nth, unasked = false }: { nth?: number; unasked?: boolean } = {}): Promise<this> {
    const buttons = this.page.buttons(name);
    const button = nth === undefined ? this.only(buttons, name) : buttons[nth];
    if (!button) throw new Error(`There is no button ${name} at ${nth}.`);
    expect(isDisabled(button), `${name} is disabled`).toBe(false);
    const form = this.page.formOf(button);
    if (!form) throw new Error(`The button ${name} belongs to no form.`);
    return this.sends(form, button, unasked);
  }

  /** Presses Enter in a field, which presses the first button of its form. */
  async enters(name: Name): Promise<this> {
    const form = this.page.formOf(this.only(this.page.fields(name), name));
    if (!form) throw new Error(`The field ${name} belongs to no form.`);
    const first = this.page
      .controlsOf(form)
      .find(({ tag, attributes }) => tag === 'button' && attributes.type !== 'button');
    return this.sends(form, first);
  }

  /** Fills in the form of the identity provider, which the shop has led to. */
  async identifies(email: string): Promise<this> {
    return this.chooses(/e-?mail/i, email)
      .chooses(/mot de passe/i, password)
      .presses(/^se connecter$/i);
  }

  signsIn = (email: string) => signsIn(this.request, { email });

  /** Ends the session on the server, as its expiry would. */
  sessionEnds = async () => endSession(await this.cookies());

  valueOf(name: Name): string {
    const field = this.only(this.page.fields(name), name);
    return valueIn(field, this.typed);
  }

  isChecked = (name: Name) => isOn(this.only(this.page.fields(name), name), this.typed);
  isDisabled = (name: Name) => isDisabled(this.only(this.page.fields(name), name));
  describes = (name: Name) => this.page.descriptionOf(this.only(this.page.fields(name), name));

  /** Fails unless the page says each of these. */
  shows(...texts: Name[]): this {
    for (const text of texts)
      if (typeof text === 'string') expect(this.page.text, this.path).toContain(plain(text));
      else expect(this.page.text, this.path).toMatch(text);
    return this;
  }

  hides(...texts: Name[]): this {
    for (const text of texts)
      if (typeof text === 'string') expect(this.page.text, this.path).not.toContain(plain(text));
      else expect(this.page.text, this.path).not.toMatch(text);
    return this;
  }

  /** What stands in the n-th address of the page. */
  address = (nth = 0): string => {
    const main = this.page.all('main')[0] ?? this.page.root;
    const found = [...elementsIn(main)].filter(({ tag }) => tag === 'address')[nth];
    return found ? textOf(found) : '';
  };

  private only(found: Element[], name: Name): Element {
    const [first] = found;
    if (!first || found.length > 1)
      throw new Error(`${found.length} × ${name} on ${this.path}, « ${this.page.heading} »:\n${this.page.text}`);
    return first;
  }

  private async goes(to: URL, sent?: { body: string }): Promise<this> {
    this.trail = [];
    let at = to;
    let answer: APIResponse = await this.asks(at, sent);
    for (let hop = 0; hop < 12; hop += 1) {
      this.trail.push(at);
      const { location } = answer.headers();
      if (answer.status() < 300 || answer.status() > 399 || !location) break;
      at = new URL(location, at);
      answer = await this.asks(at);
    }
    this.url = at;
    this.before.push(at);
    this.status = answer.status();
    this.page = new PlainPage(await answer.text());
    this.typed = new Map();
    return this;
  }

  private asks(to: URL, sent?: { body: string }): Promise<APIResponse> {
    const once = { maxRedirects: 0, headers: { 'sec-fetch-dest': 'document' } };
    if (!sent) return this.request.get(to.href, once);
    const { origin } = this.url;
    const headers = { ...once.headers, origin, 'content-type': 'application/x-www-form-urlencoded' };
    return this.request.post(to.href, { ...once, headers, data: sent.body });
  }

  private async sends(form: Element, button?: Element, unasked = false): Promise<this> {
    const sent = sentBy(this.page, { form, button, typed: this.typed, unasked });
    const action = new URL(button?.attributes.formaction ?? form.attributes.action ?? this.url.href, this.url);
    if ((form.attributes.method ?? 'get').toLowerCase() === 'post') return this.goes(action, { body: String(sent) });
    action.search = String(sent);
    return this.goes(action);
  }
}

export const test = base.extend<{ visitor: PlainBrowser }>({
  visitor: async ({ request, playwright, world }, use) => {
    const opened: APIRequestContext[] = [];
    const anew = async (cookies: Cookie[]) => {
      const extraHTTPHeaders = { [testHeader]: world };
      const context = await playwright.request.newContext({ extraHTTPHeaders, storageState: { cookies, origins: [] } });
      opened.push(context);
      return context;
    };
    await use(new PlainBrowser(request, anew));
    await Promise.all(opened.map((context) => context.dispose()));
  },
});

export { expect };
