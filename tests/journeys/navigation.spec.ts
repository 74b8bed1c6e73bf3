import { expect, holdsNext, looksAhead, opens, type Page, test } from '../shared/shopper.ts';

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

test('a new page begins at its top, going back is where the shopper was, and a named place is scrolled to @desktop', async ({
  page,
  complaints,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const cards = page.getByRole('heading', { level: 3 });
  await opens(page, listing);
  await looksAhead(page);
  const count = await cards.count();
  let left = 0;
  const away = await cards
    .nth(5)
    .getByRole('link')
    .evaluate((link: HTMLAnchorElement) => link.href);

  await test.step('a bar shows while a page is long in coming, and is gone when it is there', async () => {
    await page.evaluate(() => scrollTo(0, 1500));
    const release = await holdsNext(page, productData);
    await cards.nth(5).getByRole('link').click();
    const bar = page.locator('body > div[aria-hidden][data-screen-only]').first();
    await expect(bar).toBeVisible();
    left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(300);
    release();
    await expect(page).toHaveURL(/\/p\//);
    await expect(bar).toBeHidden();
  });

  await test.step('the page begins at its top, with its heading focused and its title announced', async () => {
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(10);
    await expect(page.getByRole('status').filter({ hasText: '– La boutique' })).toHaveText(await page.title());
  });

  await test.step('going back is where the shopper was, on the link that led away, and asks for nothing', async () => {
    // A pointer that rests on a card would ask for its page.
    await page.mouse.move(0, 0);
    const asked = dataAskedFor(page);
    await page.goBack();
    await expect(page).toHaveURL(listing);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await expect(cards).toHaveCount(count);
    expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href)).toBe(away);
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

test('modules of the next pages are fetched as soon as a page is done @desktop', async ({ page, isLean }) => {
  test.skip(!isLean('prefetch'), 'Without it a page fetches its own modules only.');
  await opens(page, '/');
  await looksAhead(page);
  await expect(modulesAhead(page)).not.toHaveCount(0);
});

test('the page of a link is fetched ahead when a pointer rests on it @desktop', async ({ page }) => {
  await opens(page, listing);
  await looksAhead(page);
  await page.clock.install();
  const asked = dataAskedFor(page);
  const policies: (string | undefined)[] = [];
  page.on('response', (answer) => {
    if (productData.test(answer.url())) policies.push(answer.headers()['content-security-policy']);
  });
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
  expect(new Set(policies).size, 'the router finds the answer, nonce and all, in the cache of the browser').toBe(1);
});

test('nothing is fetched in advance for a shopper who saves data @desktop', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await opens(page, listing);
  await looksAhead(page);
  await page.clock.install();
  const asked = dataAskedFor(page);
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').hover();
  await page.clock.fastForward(1000);
  expect(asked).toEqual([]);
  await expect(modulesAhead(page)).toHaveCount(0);
});

test('the next page of a list that has still others begins at its heading, wherever its link stood @desktop', async ({
  page,
}) => {
  await opens(page, '/boutique/recherche');
  const next = page.getByRole('link', { name: 'Page suivante' });
  for (const at of ['2', '3']) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`page=${at}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
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

test('the bar marks the department of a page, and none after a search from it @desktop', async ({ page }) => {
  const marked = page.getByRole('banner').locator('nav [aria-current]');
  await opens(page, listing);
  await expect(marked).toHaveText('Timbres');
  await page.getByRole('search').locator('input').fill('enveloppe');
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/boutique\/recherche/);
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(marked).toHaveText('Timbres');
});
