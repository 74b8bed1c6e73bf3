/** The fixtures of a journey: a world of its own, a shopper who can sign in, and a check for hidden errors. */
import '../tools/quick-stacks.ts';
import { createHash, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { isLean, type OverrideName } from '#ui/lean/overrides.ts';
import { type Backend, backendOf } from './backend.ts';
import { choose, type ShopName } from './journey-shops.ts';
import { testHeader } from './world-header.ts';

const password = 'timbre-demo';
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Chromium logs every refused request; the journeys assert these statuses of pages where they matter. */
const noteOfPage = /^Failed to load resource: the server responded with a status of 4(03|04|22)/;
/** What a page needs to be whole: programs, pictures, and the shop's own endpoints, but no page's data. */
const isPartOfPage = (address: string) =>
  /^\/(assets|ecom\/(?!connexion|assistance))|\.(?!data$)\w+$/.test(new URL(address).pathname);

export interface Shopper {
  /** Signs in by the identity provider's form without showing it; the test's page stays. */
  signsIn(email: string): Promise<void>;
  /** Fills in the identity provider's form, once the shop has redirected there. */
  identifies(email: string): Promise<void>;
  /** Ends the session on the server, as its expiry would. */
  sessionEnds(): Promise<void>;
}

interface Journey {
  /**
   * Whether measurement was refused beforehand, so that the consent question is not shown; the consent journeys set
   * false.
   */
  answered: boolean;
  /** Which shop the test visits. */
  shopName: ShopName;
  /** Whether the shop that the test visits has an override. */
  isLean(override: OverrideName): boolean;
  chosen: void;
  /** The name of the mock backend's world for this test. */
  world: string;
  backend: Backend;
  shopper: Shopper;
  /** Errors, blocked resources and hydration warnings of the test's browser. Must stay empty. */
  complaints: string[];
  /**
   * Fails with the list of accessibility violations on the current page, where it is wide, has scripts and all overrides:
   * elsewhere the same test only goes on. Every state of a screen has a story that axe judges; here are whole pages: those
   * of a purchase, and all in the long walk.
   */
  expectAccessible(page: Page): Promise<void>;
}

/** The cookies of a visitor who refused both consents. */
const refused = {
  cookies: ['lpel_mesure', 'lpel_perso'].map((name) => ({
    name,
    value: '0',
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};

export const test = base.extend<Journey>({
  shopName: ['usual', { option: true }],

  // Of each test, and not of its worker: a worker of its own for each kind would load everything once more.
  chosen: [
    async ({ shopName }, use) => {
      await choose(shopName);
      await use();
    },
    { auto: true },
  ],

  isLean: async ({ shopName }, use) => use((override) => shopName !== 'plain' && isLean(override)),

  baseURL: async ({ baseURL, chosen: _ }, use) => use(process.env.SHOP_URL ?? baseURL),

  answered: [true, { option: true }],

  storageState: async ({ answered }, use) => use(answered ? refused : undefined),

  world: async ({ browserName }, use) => use(`${browserName}-${randomUUID()}`),

  extraHTTPHeaders: async ({ world }, use) => use({ [testHeader]: world }),

  backend: async ({ world }, use) => use(backendOf(world)),

  complaints: async ({ browserName: _ }, use) => use([]),

  context: async ({ context, complaints }, use) => {
    listen(context, complaints);
    await use(context);
    expect(complaints, 'what the browser complained about').toEqual([]);
  },

  shopper: async ({ page }, use) => {
    await use({
      identifies: (email) => identifies(page, email),
      sessionEnds: async () => endSession(await page.context().cookies()),
      signsIn: (email) => signsIn(page.request, { email }),
    });
  },

  expectAccessible: async ({ javaScriptEnabled, isMobile }, use, { tags, project }) => {
    // Half of the time goes to contrast, which every story is tested for, in both schemes; the long walk looks again.
    const elsewhere = tags.includes('@long') ? [] : ['color-contrast'];
    await use(async (page) => {
      // Without overrides the elements are the same.
      if (!javaScriptEnabled || isMobile || project.name === 'plain') return;
      // At the end of the page no fixed bar covers a control, which axe would report as too small. The page grows where
      // cards come into view, so all are laid out first.
      await page.evaluate(() => {
        const laidOut = new CSSStyleSheet();
        laidOut.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(laidOut);
        scrollTo(0, document.documentElement.scrollHeight);
      });
      // The other mode only adds frames, which the shop has not, and opens a window for them.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await axe.withTags(accessibilityTags).disableRules(elsewhere).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`),
      );
      expect(found, `accessibility of ${page.url()}`).toEqual([]);
    });
  },
});

/** Opens a page and waits until it is hydrated: the header's request shows it. */
export async function opens(page: Page, address: string): Promise<void> {
  const ready = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/ecom/visiteur'));
  await page.goto(address);
  await ready;
}

/** Waits until a page with scripts is hydrated: React marks the elements that it manages. */
export async function awake(page: Page): Promise<void> {
  const isAwake = () =>
    matchMedia('(scripting: none)').matches || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => page.evaluate(isAwake)).toBe(true);
}

/** Waits until everything that a page does by itself has begun: its program runs, and the browser was idle since. */
export async function settles(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await awake(page);
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) return;
  const isIdle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
  // What is put off until the browser is idle comes before the second wait; what it asks for is under way at the third.
  for (let wait = 0; wait < 3; wait += 1) await page.evaluate(isIdle);
}

/** Waits for what makes the next page come sooner: it is loaded once the page is done. */
export async function looksAhead(page: Page): Promise<void> {
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/prefetch-parts-'));
  await page.waitForFunction(isLoaded);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Delays the shop's scripts, and releases them. */
export interface Program {
  hold(): void;
  release(): void;
}

export async function programOf(page: Page): Promise<Program> {
  let released = Promise.withResolvers<void>();
  released.resolve();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released.promise;
    // After the page was left, its request cannot continue.
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => {
      released = Promise.withResolvers();
    },
    release: () => released.resolve(),
  };
}

/** Keeps the next such request of a page from being sent, until the result is called. */
export async function holdsNext(page: Page, address: RegExp, method = 'GET'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    await released;
    // The page may no longer want it.
    return route.continue().catch(() => undefined);
  });
  return release;
}

/** Deletes the record of the session that a browser's cookies name; the cookie stays. */
export function endSession(cookies: readonly { name: string; value: string }[]): void {
  const cookie = cookies.find(({ name }) => name.endsWith('lpel_session'));
  if (!cookie) throw new Error('Nobody is signed in.');
  const id = `session:${createHash('sha256').update(cookie.value).digest('base64url')}`;
  const sessions = new DatabaseSync(String(process.env.SHOP_SESSIONS), { timeout: 5000 });
  // The shop waits for the file: no disk holds it.
  sessions.exec('PRAGMA synchronous = OFF');
  const { changes } = sessions.prepare('DELETE FROM record WHERE id = ?').run(id);
  sessions.close();
  if (changes !== 1) throw new Error('The session had no record.');
}

/** Signs in by the real form, without showing a page. */
export async function signsIn(
  request: APIRequestContext,
  { email, shop = String(process.env.SHOP_URL) }: { email: string; shop?: string },
): Promise<void> {
  const form = await request.get(`${shop}/ecom/connexion`);
  let at = form.url();
  let answer = await request.post(at, { form: { email, password }, maxRedirects: 0 });
  // The page to which the shop leads in the end is not asked for: hundreds of tests begin here.
  for (let hop = 0; hop < 6 && !at.startsWith(`${shop}/ecom/connexion/retour`); hop += 1) {
    at = new URL(answer.headers().location ?? '', at).href;
    answer = await request.get(at, { maxRedirects: 0 });
  }
  expect([at.startsWith(shop), answer.status()], `${email} comes back from the identity provider`).toEqual([true, 302]);
}

/** Fills in the identity provider's form on the current page. */
export async function identifies(page: Page, email: string): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole('textbox', { name: /mot de passe|password/i }).fill(password);
  await page.getByRole('button', { name: /^(se connecter|sign in)$/i }).click();
}

/** Collects the errors of a browser context; contexts that a test opens itself must be passed. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (fault) => complaints.push(`${fault.page()?.url()}: ${fault.error().message}`));
  context.on('console', (message) => {
    const isBad = ['error', 'warning'].includes(message.type());
    const isAnswer = noteOfPage.test(message.text()) && !isPartOfPage(message.location().url);
    if (isBad && !isAnswer) complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
}

export { expect, type Page };
