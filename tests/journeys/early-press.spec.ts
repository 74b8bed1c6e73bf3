import { expect, type Page, test } from '../shared/shopper.ts';

const listing = '/boutique/c/timbres';
const program = '**/assets/entry.client-*.js';

/** The program of a page comes when the answer is called. */
async function holdsProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(program, async (route) => {
    await released;
    // A page that has gone asks for nothing.
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('an article that is added before the program has loaded is added once it has, and the page stays @desktop', async ({
  page,
}) => {
  // The page gives the program four seconds, which a slow machine needs for less.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, milliseconds = 0) =>
      setTimeout(run, milliseconds >= 4000 ? 3_600_000 : milliseconds)) as typeof window.setTimeout;
  });
  const release = await holdsProgram(page);
  await page.goto(listing, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Ajouter / }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  // A second press of the same is the same press.
  await add.click();
  release();
  await expect(page.getByRole('dialog')).toContainText('1 article');
  await expect(add).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(listing);
});

test('an article that is added while the program cannot be loaded is sent without it @desktop', async ({
  page,
  complaints,
}) => {
  await page.route(program, (route) => route.abort());
  await page.clock.install();
  await page.goto(listing, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Ajouter / })
    .first()
    .click();
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL(/\/checkout\/recapitulatif/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('panier');
  complaints.length = 0;
});

test('an error page keeps what has the focus and what was unfolded when its program comes @desktop', async ({
  page,
}) => {
  const release = await holdsProgram(page);
  await page.goto('/boutique/nulle-part', { waitUntil: 'commit' });
  const summary = page.locator('summary').filter({ hasText: 'À communiquer au service client' });
  await summary.press('Enter');
  const before = await summary.elementHandle();
  release();
  await expect(page.getByRole('main').locator('button')).toBeEnabled();
  expect(await before?.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect(page.getByRole('button', { name: /^Copi/ })).toBeVisible();
});

test('the name of a file that is chosen while the program cannot be loaded stands in its field @desktop', async ({
  page,
  complaints,
}) => {
  await page.route(program, (route) => route.abort());
  await page.goto('/envoi-courrier-en-ligne/parcours/creer-lettre');
  await page.getByRole('radio', { name: /J’importe/ }).check();
  const file = page.locator('[name="file"]');
  await file.setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(file).toBeVisible();
  await expect(file).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  complaints.length = 0;
});

test('a file that is chosen before the program runs moves no button when it comes @desktop', async ({ page }) => {
  const release = await holdsProgram(page);
  await page.goto('/envoi-courrier-en-ligne/parcours/creer-lettre', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /J’importe/ }).check();
  const file = page.locator('[name="file"]');
  await file.setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  const next = page.getByRole('button', { name: 'Continuer' });
  const before = await next.boundingBox();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'lettre.pdf' })).toHaveCount(1);
  expect(await next.boundingBox()).toEqual(before);
  await expect(file).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test('back before the program has come leads back, and forward after it shows one page @desktop', async ({
  page,
  complaints,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(listing);
  const [list] = await title.allInnerTexts();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(title).not.toHaveText(list ?? '');
  const [product] = await title.allInnerTexts();
  const release = await holdsProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toHaveText(product ?? '');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(listing);
  await expect(title).toHaveText(list ?? '');
  // Whether the page before is still there or being loaded, the browser decides: the address and the page are one.
  await page.evaluate(() => {
    addEventListener('popstate', () => history.back(), { once: true });
    history.forward();
  });
  release();
  // The program counts what is in the cart.
  await page.waitForResponse(/\/ecom\/visiteur/);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(title).toHaveText((page.url().endsWith(listing) ? list : product) ?? '');
  complaints.length = 0;
});

test('a search field that has the focus before the program comes has its suggestions afterwards @desktop', async ({
  page,
}) => {
  const release = await holdsProgram(page);
  await page.goto(listing, { waitUntil: 'commit' });
  await page.getByRole('searchbox').focus();
  release();
  await expect(page.getByRole('combobox', { name: /^Rechercher un produit/ })).toBeFocused();
});
