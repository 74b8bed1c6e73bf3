/** The browser of a visitor without scripts: it asks for pages, follows redirects, and keeps cookies and where it was. */
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { shopOrigin } from '../ask.ts';
import { documentOf, type Page, tagsIn } from './document.ts';
import type { Submission } from './form.ts';

export type Cookie = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'][number];

interface Loaded {
  answer: APIResponse;
  /** The addresses that led to it, its own included. */
  trail: URL[];
}

/** What a browser says when it loads a page. What is packed would only be unpacked. */
const asDocument = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'accept-encoding': 'identity' };

/** A form that carries no files names them. */
const textOf = (fields: FormData) =>
  String(
    new URLSearchParams(
      [...fields].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
    ),
  );

export class PlainBrowser {
  url = new URL('about:blank');
  status = 0;
  /** The addresses that led to this page, it included. */
  trail: URL[] = [];
  protected page: Page = documentOf('');
  protected readonly request: APIRequestContext;
  readonly #before: URL[] = [];

  /** @param request keeps the cookies. */
  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** Where the browser is, as a path of the shop; another origin is left whole. */
  get at(): string {
    const { origin, href } = this.url;
    return origin === shopOrigin() ? href.slice(origin.length) : href;
  }

  async opens(path: string): Promise<void> {
    await this.loads(new URL(path, shopOrigin()));
  }

  /** Opens an address that another site leads to. */
  async arrives(path: string, site: 'cross-site' | 'same-site'): Promise<void> {
    const to = new URL(path, shopOrigin());
    const headers = { ...asDocument, 'sec-fetch-site': site };
    await this.takes(await this.#arrives(to, this.request.get(to.href, { headers, maxRedirects: 0 })));
  }

  async reloads(): Promise<void> {
    await this.loads(this.url);
  }

  /** The page before this one is asked for anew, as by a browser that has kept none. */
  async goesBack(): Promise<void> {
    this.#before.pop();
    await this.loads(this.#before.pop() ?? this.url);
  }

  /** Where the page leads by itself after a while, or null. */
  get waitsFor(): URL | null {
    const [refresh] = tagsIn(this.page, ({ attribs }) => attribs['http-equiv'] === 'refresh');
    const to = /url=(.+)$/.exec(refresh?.attribs.content ?? '')?.[1];
    return to ? new URL(to, this.url) : null;
  }

  /** Waits until the page leads on by itself. */
  async waits(): Promise<void> {
    if (!this.waitsFor) throw new Error(`${this.at} leads nowhere by itself.`);
    await this.loads(this.waitsFor);
  }

  cookies = async (): Promise<Cookie[]> => (await this.request.storageState()).cookies;

  protected async loads(to: URL): Promise<void> {
    await this.takes(await this.asks(to));
  }

  protected async takes({ answer, trail }: Loaded): Promise<void> {
    this.trail = trail;
    this.url = trail.at(-1) ?? this.url;
    this.#before.push(this.url);
    this.status = answer.status();
    this.page = documentOf(await answer.text());
  }

  /** Asks for a page; the browser stays where it is. */
  protected asks(to: URL): Promise<Loaded> {
    return this.#arrives(to, this.#gets(to));
  }

  /** Sends a form; the browser stays where it is. */
  protected sends({ method, action, fields, isMultipart }: Submission): Promise<Loaded> {
    const to = new URL(action || this.url, this.url);
    if (method === 'get') {
      to.search = textOf(fields);
      return this.asks(to);
    }
    const headers = { ...asDocument, origin: this.url.origin };
    const text = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const body = isMultipart ? { headers, multipart: fields } : { headers: text, data: textOf(fields) };
    return this.#arrives(to, this.request.post(to.href, { ...body, maxRedirects: 0 }));
  }

  #gets = (to: URL) => this.request.get(to.href, { headers: asDocument, maxRedirects: 0 });

  async #arrives(to: URL, asked: Promise<APIResponse>): Promise<Loaded> {
    const trail = [to];
    let at = to;
    let answer = await asked;
    while (trail.length < 12 && answer.status() >= 300 && answer.status() < 400) {
      const { location } = answer.headers();
      if (!location) break;
      at = new URL(location, at);
      trail.push(at);
      answer = await this.#gets(at);
    }
    return { answer, trail };
  }
}
