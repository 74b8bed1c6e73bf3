import type { DataRouter } from 'react-router';
import { modeOf } from '#domain/shared/mode.ts';
import { localeCookie } from '#ui/request/middleware/mode-and-locale.server.ts';
import { sessionCookie } from '#ui/request/middleware/session.server.ts';
import type { Shop } from '#ui/request/shop.ts';
import { inOtherMode, pathsOf } from '#ui/routing/paths.ts';
import { backendAt, backendSettings, clearScenarios, newBank, resetWorld, setScenario } from './adapters-and-mocks.ts';
import { composeHere, type Settings } from './composition.ts';
import { Jar } from './jar.ts';
import { PlayedSignIns } from './played-sign-ins.ts';
import { routerOf } from './router.ts';
import { type Page, type ShopAnswer, serverOf } from './server.ts';
import { type Toolbar, visitor } from './toolbar.ts';

/** What is on the screen: a page of the shop, or another site to which it leads. */
export type ShopPage = { router: DataRouter; load: number; elsewhere?: never } | { elsewhere: string; router?: never };

let worlds = 0;

/** The shop of one visitor in one tab: its server's half, the cookies, the page on the screen. */
export class OpenShop {
  /** The bank that payments are played at. */
  readonly bank = newBank(backendAt(location.origin, backendSettings.paymentSecret));
  readonly #world = `story-${++worlds}`;
  readonly #jar = new Jar();
  readonly #signIns = new PlayedSignIns();
  readonly #shop: Shop;
  readonly #ask: (request: Request) => Promise<ShopAnswer>;
  readonly #listeners = new Set<() => void>();
  #toolbar: Toolbar = { account: visitor, language: 'fr', mode: 'part', scenario: 'none' };
  #page: ShopPage | undefined;
  #router: DataRouter | undefined;
  #loads = 0;

  constructor(settings: Settings = {}) {
    this.#shop = composeHere({ world: this.#world, signIns: this.#signIns, settings });
    this.#ask = serverOf({ shop: this.#shop, jar: this.#jar });
    clearScenarios();
    // The question of consent is answered; the page of cookies asks again.
    for (const name of [this.#shop.config.MEASUREMENT_COOKIE, this.#shop.config.PERSONALISATION_COOKIE])
      this.#jar.set(name, '0');
  }

  get page(): ShopPage | undefined {
    return this.#page;
  }

  /** The address of the page that is shown, or was before another site. */
  get currentAddress(): string {
    if (this.#router) {
      const { pathname, search } = this.#router.state.location;
      return pathname + search;
    }
    return '/';
  }

  get language(): Toolbar['language'] {
    return this.#jar.get(localeCookie) === 'en' ? 'en' : 'fr';
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Answers what programs of the page fetch. */
  async answer(request: Request): Promise<Response> {
    return (await this.#ask(request)).response;
  }

  /** Posts a form as a browser without scripts does, and shows nothing: for the steps before the one that a story is about. */
  async posts(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.#ask(new Request(addressOf(path), { method: 'POST', body: new URLSearchParams(fields) }));
  }

  /** Loads a document, wherever it leads. */
  async load(to: string | Request): Promise<void> {
    const load = ++this.#loads;
    let request = to instanceof Request ? to : new Request(addressOf(to));
    while (request.url.startsWith(`${location.origin}/`)) {
      const { response, page } = await this.#ask(request);
      if (load !== this.#loads) return;
      const next = response.headers.get('Location');
      if (next === null && page) return this.#show({ router: this.#routerAt(request.url, page), load });
      if (next === null) break;
      request = new Request(new URL(next, request.url));
    }
    this.#show({ elsewhere: request.url });
  }

  /** Does what a change in the toolbar means: signs in or out, changes the language, goes to the other mode. */
  async follow(now: Toolbar, start?: string): Promise<void> {
    const before = this.#toolbar;
    this.#toolbar = now;
    if (now.scenario !== before.scenario) await this.#play(now.scenario);
    if (now.language !== before.language) this.#jar.set(localeCookie, now.language);
    const here = start ?? this.currentAddress;
    const at = modeOf(here) === now.mode ? here : inOtherMode(here, modeOf(here));
    if (now.account === before.account) {
      // A payment goes on at the bank, whatever the backend makes of its return.
      if (this.#page?.elsewhere !== undefined && at === here) return;
      if (start !== undefined || Object.entries(now).some(([name, value]) => before[name as keyof Toolbar] !== value))
        await this.load(at);
      return;
    }
    this.#signIns.account = now.account;
    this.#jar.delete(sessionCookie);
    await this.load(now.account === visitor ? at : pathsOf(now.mode).signIn({ redirect: at, profile: now.mode }));
  }

  close() {
    this.bank.close();
    this.#loads += 1;
    clearScenarios();
    resetWorld(this.#world);
  }

  /**
   * A router is left to itself when another page is loaded: disposing of it would abort what it reads, and the
   * framework's reader of streams leaves that rejection unhandled.
   */
  #routerAt(address: string, page: Page): DataRouter {
    const { pathname, search, hash } = new URL(address);
    const router: DataRouter = routerOf(page, {
      at: pathname + search + hash,
      load: (path) => {
        if (this.#page?.router === router) void this.load(path);
      },
    });
    return router;
  }

  /** In all worlds: what every visitor sees alike is asked for in none of them. */
  async #play(scenario: Toolbar['scenario']) {
    clearScenarios();
    if (scenario !== 'none') setScenario({ effect: scenario, world: '*', milliseconds: 1000 });
    await this.#shop.purges.publish(['all']);
  }

  #show(page: ShopPage) {
    const before = this.currentAddress;
    this.#router = page.router ?? this.#router;
    this.#page = page;
    // A page that is loaded again stays where it was.
    if (page.elsewhere !== undefined || this.currentAddress !== before) scrollTo(0, 0);
    for (const changed of this.#listeners) changed();
  }
}

const addressOf = (path: string) => new URL(path, location.origin);
