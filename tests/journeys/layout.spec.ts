import { expect, looksAhead, type Page, settles, test } from '../shared/shopper.ts';
import { booklet, fillsCart, individual } from './purchase.ts';

/** A product of two sellers: its offers stand in a table. */
const tweezers = '/boutique/pince-a-timbres-coudee-doree/p/3501007';

/** What moves on the page is noted from its beginning. */
const watchesMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push('value' in entry ? Number(entry.value) : 0);
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectStill(page: Page) {
  const moved: number[] = await page.evaluate(() => Object(globalThis).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBe(0);
}

test('nothing moves while a page loads', async ({ page }) => {
  await watchesMoves(page);
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/boutique/c/racine', booklet])
    await test.step(path, async () => {
      // As on a first visit, whose sheet stands in the document, and whose fonts and pictures are still to come.
      await page.context().clearCookies({ name: /^(?!lpel_(mesure|perso)$)/ });
      await browser.send('Network.clearBrowserCache');
      await page.goto(path);
      await settles(page);
      await expect(page.getByRole('link', { name: /^Panier, vide/ })).toBeVisible();
      await expectStill(page);
      const sheets = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) =>
          href.replace('#', ''),
        ),
      );
      expect(sheets, 'a sheet that is linked again styles the page anew').toEqual([...new Set(sheets)]);
    });
});

test('nothing moves where the font of headings comes after that of texts @desktop', async ({ page }) => {
  await watchesMoves(page);
  const held = Promise.withResolvers<void>();
  await page.route(/bricolage-grotesque/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const painted = async (family: string) => {
    const isLoaded = (name: string) =>
      [...document.fonts].some((face) => face.family === name && face.status === 'loaded');
    await page.waitForFunction(isLoaded, family);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await painted('Texte');
  held.resolve();
  await painted('Titre');
  await expectStill(page);
});

test('nothing moves when fonts come late, and the next page has them @desktop', async ({ page, isLean }) => {
  test.skip(!isLean('first-styles'), 'The first frame waits for the sheet, and does not come before the fonts.');
  await watchesMoves(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/boutique/c/racine', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await looksAhead(page);
  const faces = () => page.evaluate(() => document.fonts.size);
  const before = await faces();
  await expectStill(page);
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await faces()).toBeGreaterThan(before);
});

test.describe('as documents', () => {
  // Where things stand is in the document and its styles; its program would only take time.
  test.use({ javaScriptEnabled: false });
  test('no heading, and nothing below a list, touches what stands above it @desktop', async ({ page, shopper }) => {
    for (const path of ['/', booklet, tweezers, '/cookies', '/aide']) await expectRoom(page, path);
    await shopper.signsIn(individual);
    for (const path of ['/mon-compte', '/mes-commandes/changer-d-avis', '/mes-commandes/detail/CMD-26-TROIS-VENDEURS'])
      await expectRoom(page, path);
  });
});

/** Expects white space above each heading, and between a list or a table and the text that follows it. */
async function expectRoom(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const crowded = await page.evaluate(() => {
    const before = (element: Element): Element | null => {
      const previous = element.previousElementSibling;
      if (previous) return previous.getBoundingClientRect().height > 2 ? previous : before(previous);
      const parent = element.parentElement;
      return parent && parent.localName !== 'main' ? before(parent) : null;
    };
    return [...document.querySelectorAll('main :is(h2, h3, nav, p)')].flatMap((element) => {
      const above = before(element);
      if (!above || !element.checkVisibility()) return [];
      const isHeading = /^h[23]$/.test(element.localName);
      if (!isHeading && !/^(table|ul|ol)$/.test(above.localName)) return [];
      const [upper, lower] = [above.getBoundingClientRect(), element.getBoundingClientRect()];
      const isBeside = upper.right <= lower.left || lower.right <= upper.left || upper.bottom > lower.top + 2;
      const room = lower.top + Number.parseFloat(getComputedStyle(element).paddingBlockStart) - upper.bottom;
      return isBeside || room >= 4 ? [] : [`${element.textContent}: ${room} px`];
    });
  });
  expect(crowded, `crowded on ${path}`).toEqual([]);
}

test('the fields of a part that the server makes look like fields @desktop @lean', async ({ page }) => {
  await page.goto('/quel-timbre');
  const list = page.getByLabel('Destination');
  await expect(list).toHaveCSS('border-radius', '6px');
  expect((await list.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('no page is wider than the screen where letters alone are twice as large @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillsCart(page);
  for (const path of ['/', '/boutique/c/timbres', booklet, '/checkout/recapitulatif', '/quel-timbre']) {
    await page.goto(path);
    // Widths stay in letters of the default size, as where a browser enlarges text only.
    const beyond = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth - innerWidth;
      });
    await expect.poll(beyond, `${path} is too wide`).toBeLessThanOrEqual(0);
  }
});

test('without scripts too, the open menu lies over nothing that is focused @nojs-only', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByText('Menu', { exact: true }).click();
  await menu.getByRole('link').last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('on paper no page has a button, a search or a closed part @desktop', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [booklet, '/boutique/c/carnets', '/points-de-vente?rue=&cp=75001&ville=Paris', '/quel-timbre']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['button', 'searchbox', 'textbox', 'combobox', 'spinbutton'] as const)
      await expect(page.getByRole(role), `${role} on ${path}`).toHaveCount(0);
    const closed = await page.evaluate(
      () =>
        [...document.querySelectorAll('summary')].filter(
          (summary) => summary.checkVisibility() && !summary.nextElementSibling?.checkVisibility(),
        ).length,
    );
    expect(closed, `closed on ${path}`).toBe(0);
  }
});
