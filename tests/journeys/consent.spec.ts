import { type Backend } from '../shared/backend.ts';
import { expect, type Page, settles, test } from '../shared/shopper.ts';
import { individual } from './purchase.ts';

// These journeys start without an answer to the consent question.
test.use({ answered: false });

const home = '/';
const product = '/boutique/p/1126001/offer/offer_1';
const banner = (page: Page) => page.getByRole('region', { name: 'Vos choix sur les cookies' });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true }).click();

/** Records requests that need consent. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/collector\.client|\/ecom\/(mesure|recommandations)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const pagesOf = async (backend: Backend) => (await backend.events()).map(({ data }) => data.page);

/** Agrees to everything, and waits for the first measured event: then the page is hydrated. */
async function agrees(page: Page, backend: Backend): Promise<void> {
  await answer(page, 'Tout accepter');
  await expect.poll(() => pagesOf(backend)).toHaveLength(1);
}

test('a visitor who has not answered is not measured, and no analytics code is loaded @desktop', async ({
  page,
  backend,
}) => {
  const asked = watch(page);
  await page.goto(home);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Panier' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settles(page);
  expect(asked).toEqual([]);
  expect(await backend.events()).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_pcid');
});

test('the three answers have the same weight, and room on the narrowest page', async ({ page, viewport }) => {
  await page.goto(home);
  const boxes = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button);
        return [Math.round(width), Math.round(height), color, backgroundColor, fontWeight, fontSize].join(' ');
      }),
    );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes).size).toBe(1);
  // On a phone a page that is too wide widens the window.
  expect(await page.evaluate(() => innerWidth)).toBe(viewport?.width);
});

test('every link that takes the focus can be seen beside the question', async ({ page }) => {
  await page.goto(home);
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const { activeElement } = document;
      const question = document.querySelector('section[aria-labelledby=cookies]');
      if (!activeElement || activeElement === document.body || !question || question.contains(activeElement))
        return null;
      const [one, other] = [activeElement.getBoundingClientRect(), question.getBoundingClientRect()];
      return one.top >= other.top && one.height > 0 && one.bottom <= other.bottom ? activeElement.textContent : null;
    });
    expect(hidden, `covered at step ${step}`).toBeNull();
  }
});

test('accepting works by a form alone, comes back to the page and is asked once @nojs @desktop', async ({ page }) => {
  await page.goto('/boutique/recherche?q=carnet');
  await answer(page, 'Tout accepter');
  await expect(page).toHaveURL('/boutique/recherche?q=carnet');
  await expect(banner(page)).toBeHidden();
  const cookies = await page.context().cookies();
  for (const name of ['__Host-lpel_mesure', '__Host-lpel_perso']) {
    const cookie = cookies.find((one) => one.name === name);
    expect(cookie).toMatchObject({ value: '1', httpOnly: true, sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(182);
  }
});

test('refusing is as short as accepting, and is kept @nojs @desktop', async ({ page, backend }) => {
  const asked = watch(page);
  await page.goto(home);
  await answer(page, 'Tout refuser');
  await expect(page).toHaveURL(home);
  await expect(banner(page)).toBeHidden();
  await page.goto(product);
  await settles(page);
  expect(asked).toEqual([]);
  expect(await backend.events()).toEqual([]);
});

test('a visitor who wants to choose is led to the cookies page @nojs @desktop', async ({ page }) => {
  await page.goto(home);
  await answer(page, 'Personnaliser');
  await expect(page).toHaveURL('/cookies#choix');
});

test('a browser that refuses by its signal is asked nothing and is not measured @desktop', async ({
  page,
  context,
  backend,
  world,
}) => {
  const asked = watch(page);
  await page.goto(home);
  await answer(page, 'Tout accepter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => pagesOf(backend)).toContain('editorial');
  expect(asked, 'what is asked after an agreement').toContainEqual(expect.stringContaining('collector.client'));
  const before = (await backend.events()).length;
  await context.setExtraHTTPHeaders({ 'x-mock-world': world, 'Sec-GPC': '1' });
  asked.length = 0;
  const answered = await page.goto(product);
  expect(answered?.headers().vary).toContain('Sec-GPC');
  await settles(page);
  expect(asked).toEqual([]);
  expect(await backend.events()).toHaveLength(before);
});

test('after an agreement each page is counted once, with the device and nothing personal', async ({
  page,
  backend,
  viewport,
}) => {
  await page.goto('/boutique/recherche?q=canari%40exemple.fr');
  await answer(page, 'Tout accepter');
  await expect.poll(() => pagesOf(backend)).toEqual(['search results']);
  await page
    .getByRole('link', { name: /Panier/ })
    .first()
    .click();
  await expect.poll(() => pagesOf(backend)).toEqual(['search results', 'cart']);
  await page.goto('/boutique/canari-qui-n-existe-pas');
  await expect.poll(() => pagesOf(backend)).toEqual(['search results', 'cart', 'error']);
  const events = await backend.events();
  const device = (viewport?.width ?? 0) >= 992 ? 'desktop' : 'mobile';
  expect(events[0]).toMatchObject({
    name: 'page.display',
    site: '100001',
    data: { page: 'search results', length: 'canari@exemple.fr'.length, suggestion: false, device },
  });
  expect(events[2]?.data).toMatchObject({ status: 404, message: 'This page could not be found' });
  expect(JSON.stringify(events)).not.toMatch(/canari/i);
});

test('putting something into the cart is counted when its dialog opens @desktop', async ({ page, backend }) => {
  await page.goto('/boutique/recherche?q=carnet');
  await agrees(page, backend);
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => pagesOf(backend)).toEqual(['search results', 'add-to-cart popin']);
});

test('a change that failed is counted with what the shopper read @desktop', async ({ page, backend, complaints }) => {
  await page.goto('/boutique/recherche?q=carnet');
  await agrees(page, backend);
  await backend.misbehaves({ operation: 'addEntry', effect: 'fail' });
  await page
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect
    .poll(async () => (await backend.events()).filter(({ name }) => name === 'failure'))
    .toMatchObject([
      { data: { failure: 'ajout_panier', attempts: 1, text: expect.stringContaining('veuillez réessayer') } },
    ]);
  // The browser logs the 503 that this test causes.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

test('products are recommended to visitors who agreed, and can be bought from there @desktop', async ({ page }) => {
  await page.goto(product);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await answer(page, 'Tout accepter');
  const suggestions = page.getByRole('complementary');
  await expect(suggestions.getByRole('heading', { level: 2 })).toHaveText('Cela peut aussi vous être utile');
  await suggestions
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click();
  await expect(page).toHaveURL('/checkout/recapitulatif');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
});

test('without the service of suggestions the page stands as it was @desktop', async ({ page, backend }) => {
  await backend.misbehaves({ operation: 'recommend', effect: 'fail' });
  await page.goto(product);
  await answer(page, 'Tout accepter');
  await expect(banner(page)).toBeHidden();
  await settles(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('the choice can be changed from the footer, and what the library kept goes @desktop', async ({
  page,
  backend,
}) => {
  await page.goto(home);
  await answer(page, 'Tout accepter');
  await expect.poll(() => pagesOf(backend)).toEqual(['editorial']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
  await expect(page).toHaveURL('/cookies#choix');
  const cookieNames = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookieNames()).toContain('_pcid');
  await page.getByRole('group', { name: 'Mesure d’audience' }).getByLabel('Refuser').check();
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Suggestions de produits' }).getByLabel('Accepter')).toBeChecked();
  expect(await cookieNames()).not.toContain('_pcid');
});

test('the end of a session is measured once, as a user timeout @desktop', async ({ page, backend, shopper }) => {
  await page.goto(home);
  await agrees(page, backend);
  await shopper.signsIn(individual);
  await shopper.sessionEnds();
  await page.goto('/checkout/recapitulatif');
  const timeouts = async () => (await pagesOf(backend)).filter((name) => name === 'user timeout').length;
  await expect.poll(timeouts).toBe(1);
  await page.reload();
  await settles(page);
  expect(await timeouts()).toBe(1);
});

test('articles that were seen are kept for visitors who agreed, until they clear them or refuse @desktop', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('lpel_vus'));
  const seen = page.getByRole('complementary', { name: 'Vus récemment' });
  const other = '/boutique/p/3101002/offer/offer_1';
  await page.goto(other);
  await settles(page);
  expect(await stored()).toBeNull();
  await answer(page, 'Tout accepter');
  await expect.poll(stored).toContain('"3101002"');
  await page.goto(product);
  await expect(seen.getByRole('link')).toHaveAttribute('href', /\/p\/3101002$/);
  expect(await stored()).not.toMatch(/price|€/);
  await seen.getByRole('button', { name: 'Effacer cette liste' }).click();
  await expect(seen).toHaveCount(0);
  expect(await stored()).toBeNull();
  await page.reload();
  await expect.poll(stored).toContain('"1126001"');
  await page.goto('/cookies');
  await page.getByRole('main').getByRole('button', { name: 'Tout refuser' }).click();
  // Pressed before the program has come, the answer is a document of its own, which takes the place of the one asked.
  await expect(async () => expect(await stored()).toBeNull()).toPass();
});
