import { expect, holdsNext, opens, type Page, test } from '../shared/shopper.ts';

const listing = '/boutique/c/timbres';

test.skip(
  ({ isLean }) => !isLean('links'),
  'Without links of the router a browser loads each page whole, and does all this in its own way.',
);

const productData = /\/p\/[^/]+\.data/;

const dataAskedFor = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data') && !pathname.startsWith('/ecom/')) asked.push(pathname);
  });
  return asked;
};

/** Modules of pages that this one does not show. */
const modulesAhead = (page: Page) => page.locator('link[rel=modulepreload][fetchpriority=low]');

/** What makes the next page come sooner is loaded once the page is done. */
const looksAhead = (page: Page) => page.waitForFunction(() => 'keptData' in window);

test('a new page begins at its top, going back is where the shopper was, and a named place is scrolled to @desktop', async ({
  page,
  complaints,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const cards = page.getByRole('heading', { level: 3 });
  await opens(page, listing);
  await looksAhead(page);
  const count = await cards.count();

  await test.step('a bar shows while a page is long in coming, and is gone when it is there', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    const release = await holdsNext(page, productData);
    await cards.nth(5).getByRole('link').click();
    const bar = page.locator('body > div[aria-hidden][data-screen-only]').first();
    await expect(bar).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/p\//);
    await expect(bar).toBeHidden();
  });

  await test.step('the page begins at its top, with its heading focused and its title announced', async () => {
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(10);
    await expect(page.getByRole('status').filter({ hasText: '– La boutique' })).toHaveText(await page.title());
  });

  await test.step('going back is where the shopper was, and asks for nothing', async () => {
    // A pointer that rests on a card would ask for its page.
    await page.mouse.move(0, 0);
    const asked = dataAskedFor(page);
    await page.goBack();
    await expect(page).toHaveURL(listing);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
    await expect(cards).toHaveCount(count);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('a place that the address names is scrolled to and focused, and the page does not jump', async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/cookies#choix', textContent: 'choix' });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await expect(page).toHaveURL('/cookies#choix');
    await expect(page.locator('#choix')).toBeFocused();
    await expect(page.locator('#choix')).toBeInViewport();
  });

  await test.step('a place that is no encoded text leaves the page as it is', async () => {
    await page.evaluate(() => location.assign('#50%'));
    await expect(page).toHaveURL('/cookies#50%');
    // The router's own note.
    await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('not a decodable element ID')]);
    await expect(page.locator('#choix')).toBeVisible();
  });
});

test('what next pages are made of is fetched as soon as a page is done @desktop', async ({ page, isLean }) => {
  test.skip(!isLean('early-modules'), 'Without it a page fetches its own modules only.');
  await opens(page, '/');
  await looksAhead(page);
  await expect(modulesAhead(page)).not.toHaveCount(0);
});

test('the page of a link is fetched ahead when a pointer rests on it @desktop', async ({ page }) => {
  await page.clock.install();
  await opens(page, listing);
  await looksAhead(page);
  const asked = dataAskedFor(page);
  const link = page.getByRole('heading', { level: 3 }).first().getByRole('link');
  await link.hover();
  await expect
    .poll(() => asked)
    .toEqual([`${new URL(String(await link.getAttribute('href')), page.url()).pathname}.data`]);
  await page.getByRole('link', { name: /^Panier/ }).hover();
  await page.clock.fastForward(1000);
  expect(asked, 'a page of one shopper is not fetched ahead').toHaveLength(1);
  await link.click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked, 'the router is handed the answer').toHaveLength(1);
});

test('nothing is fetched in advance for a shopper who saves data @desktop', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await opens(page, listing);
  await looksAhead(page);
  const asked = dataAskedFor(page);
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').hover();
  await page.clock.fastForward(1000);
  expect(asked).toEqual([]);
  await expect(modulesAhead(page)).toHaveCount(0);
});

test('the picture of a tapped card melts into its page, also after another card was tapped @desktop', async ({
  page,
}) => {
  // Two pictures of one name end a transition with an error, which is a complaint of the browser.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await opens(page, listing);
  const links = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  const opened = async (at: number) => {
    const title = await links.nth(at).innerText();
    await links.nth(at).click({ noWaitAfter: true });
    return expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const release = await holdsNext(page, productData);
  await links.first().click({ noWaitAfter: true });
  await opened(1);
  release();
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await opened(2);
});

test('going back from a filter, it is no longer ticked @desktop', async ({ page }) => {
  await opens(page, listing);
  await looksAhead(page);
  const filter = page.getByRole('checkbox', { name: /^Carnets de timbres/ });
  await filter.check();
  await expect(page).toHaveURL(/f=/);
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect(filter).not.toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/f=/);
  await expect(filter).toBeChecked();
});

test('pages melt into one another, unless the shopper wants less motion @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (update) => {
      Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 });
      return start(update);
    };
  });
  const title = page.getByRole('heading', { level: 1 });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await opens(page, '/');
    const before = await title.innerText();
    await page.getByRole('link', { name: 'Une lettre', exact: true }).click();
    await expect(title).not.toHaveText(before);
    const count = await page.evaluate(() => Reflect.get(window, 'transitions'));
    expect(count, reducedMotion).toBe(reducedMotion === 'reduce' ? 0 : 1);
  }
});
