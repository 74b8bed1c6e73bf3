import type { Locator } from '@playwright/test';
import { type Backend, backendOf } from '../shared/backend.ts';
import { expect, type Page, settles, test } from '../shared/shopper.ts';
import { testHeader } from '../shared/world-header.ts';
import { fillsCart, individual } from './purchase.ts';

// These journeys start without an answer to the consent question.
test.use({ answered: false });

/** The answers by the form alone: `tests/boundary/without-scripts/consent.spec.ts`. */
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

test('the answers about cookies can be pressed above the bar of a cart @phone', async ({ page }) => {
  await fillsCart(page);
  await page.goto('/checkout/recapitulatif');
  const above = await banner(page)
    .getByRole('button')
    .evaluateAll((answers) =>
      answers.map((answer) => {
        const { x, y, width, height } = answer.getBoundingClientRect();
        return answer.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
  expect(above).toEqual([true, true, true]);
});

/** Whether a press in its middle reaches it, wherever the page can be scrolled to. */
const isReached = (button: Locator) =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the button of a product and that of a cart can be pressed beside the question about cookies @phone', async ({
  page,
}) => {
  await page.goto(product);
  expect(await isReached(page.getByRole('button', { name: 'Ajouter au panier' }))).toBe(true);
  await fillsCart(page);
  await page.goto('/checkout/recapitulatif');
  expect(await isReached(page.getByRole('button', { name: 'Se connecter pour commander' }))).toBe(true);
});

test('the three answers have the same weight and room, and every link that takes the focus is seen beside them', async ({
  page,
  viewport,
}) => {
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
  // The first stop of the keyboard is the question; what it hides is asked below.
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button').first()).toBeFocused();
  // On a phone a page that is too wide widens the window.
  expect(await page.evaluate(() => innerWidth)).toBe(viewport?.width);

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

test('only a visitor who agreed is measured: each page once, nothing personal, until the choice or the browser says no @desktop', async ({
  page,
  context,
  backend,
  world,
  shopper,
  complaints,
}) => {
  const asked = watch(page);
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
  const addsFirst = () =>
    page
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
  const begins = async (...pages: string[]) => expect.poll(() => pagesOf(backend)).toEqual(pages);

  await test.step('who has not answered is not measured, and no analytics code is loaded', async () => {
    await page.goto(home);
    await page.getByRole('link', { name: 'Panier' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/panier/);
    await settles(page);
    expect(asked).toEqual([]);
    expect(await backend.events()).toEqual([]);
    expect(await cookieNames()).not.toContain('_pcid');
  });

  await test.step('after an agreement each page is counted once, with the device and nothing personal', async () => {
    await page.goto('/boutique/recherche?q=canari%40exemple.fr');
    await answer(page, 'Tout accepter');
    await expect(page.getByRole('region', { name: 'Vos choix sont enregistrés.' })).toBeFocused();
    await begins('search results');
    // The browser tells of a request later than the backend gets what follows from it.
    await expect
      .poll(() => asked, 'what is asked after an agreement')
      .toContainEqual(expect.stringContaining('collector.client'));
    await page
      .getByRole('link', { name: /Panier/ })
      .first()
      .click();
    await begins('search results', 'cart');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/boutique/canari-qui-n-existe-pas');
    await begins('search results', 'cart', 'error');
    await page.setViewportSize({ width: 1440, height: 900 });
    const events = await backend.events();
    expect(events[0]).toMatchObject({
      name: 'page.display',
      site: '100001',
      data: { length: 'canari@exemple.fr'.length, suggestion: false, device: 'desktop' },
    });
    expect(events[2]?.data).toMatchObject({
      status: 404,
      message: 'This page could not be found',
      device: 'mobile',
    });
    expect(JSON.stringify(events)).not.toMatch(/canari/i);
  });

  await test.step('a change that failed is counted with what the shopper read, one that did not with its dialog', async () => {
    await page.goto('/boutique/recherche?q=carnet');
    await settles(page);
    await backend.misbehaves({ operation: 'addEntry', effect: 'fail' });
    await addsFirst();
    await expect
      .poll(async () => (await backend.events()).filter(({ name }) => name === 'failure'))
      .toMatchObject([
        { data: { failure: 'ajout_panier', attempts: 1, text: expect.stringContaining('veuillez réessayer') } },
      ]);
    // The browser logs the 503 that this test causes.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
    await backend.behaves();
    await page.keyboard.press('Escape');
    await addsFirst();
    await expect.poll(async () => (await pagesOf(backend)).at(-1)).toBe('add-to-cart popin');
  });

  await test.step('the end of a session is measured once, as a user timeout', async () => {
    await shopper.signsIn(individual);
    await shopper.sessionEnds();
    await page.goto('/checkout/recapitulatif');
    const timeouts = async () => (await pagesOf(backend)).filter((name) => name === 'user timeout').length;
    await expect.poll(timeouts).toBe(1);
    await page.reload();
    await settles(page);
    expect(await timeouts()).toBe(1);
  });

  await test.step('a browser that refuses by its signal is not measured', async () => {
    // The last page may still be measured, in the world of before.
    await page.goto('about:blank');
    const other = `${world}-refuses`;
    await context.setExtraHTTPHeaders({ [testHeader]: other, 'Sec-GPC': '1' });
    asked.length = 0;
    const answered = await page.goto(product);
    expect(answered?.headers().vary).toContain('Sec-GPC');
    await settles(page);
    expect(asked).toEqual([]);
    expect(await backendOf(other).events()).toEqual([]);
    await context.setExtraHTTPHeaders({ [testHeader]: world });
  });

  await test.step('the choice can be changed from the footer, and what the library kept goes', async () => {
    await page.goto(product);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }).click();
    await expect(page).toHaveURL('/cookies#choix');
    expect(await cookieNames()).toContain('_pcid');
    await page.getByRole('radiogroup', { name: 'Mesure d’audience' }).getByLabel('Refuser').check();
    await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await expect(page.getByRole('main').getByText('Vos choix sont enregistrés.')).toBeVisible();
    await expect(
      page.getByRole('radiogroup', { name: 'Suggestions de produits' }).getByLabel('Accepter'),
    ).toBeChecked();
    expect(await cookieNames()).not.toContain('_pcid');
    await settles(page);
    const before = (await backend.events()).length;
    await page.goto(home);
    await settles(page);
    expect(await backend.events()).toHaveLength(before);
  });
});

test('articles are suggested, and those seen are kept, for visitors who agreed, until they clear them or refuse @desktop', async ({
  page,
  backend,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('lpel_vus'));
  const seen = page.getByRole('complementary', { name: 'Vus récemment' });
  const suggested = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Cela peut aussi vous être utile' }) });

  await test.step('who has not answered has neither; without the service the page stands as it was', async () => {
    await page.goto('/boutique/p/3101002/offer/offer_1');
    await settles(page);
    expect(await stored()).toBeNull();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await backend.misbehaves({ operation: 'recommend', effect: 'fail' });
    await answer(page, 'Tout accepter');
    await expect.poll(stored).toContain('"3101002"');
    await settles(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await backend.behaves();
  });

  await test.step('the next article shows both, and the list can be cleared', async () => {
    await page.goto(product);
    await expect(seen.getByRole('link')).toHaveAttribute('href', /\/p\/3101002$/);
    expect(await stored()).not.toMatch(/price|€/);
    await expect(suggested).toBeVisible();
    await seen.getByRole('button', { name: 'Effacer cette liste' }).click();
    await expect(seen).toHaveCount(0);
    expect(await stored()).toBeNull();
  });

  await test.step('what is suggested can be bought from there', async () => {
    await page.reload();
    await expect.poll(stored).toContain('"1126001"');
    await suggested
      .getByRole('button', { name: /^Ajouter/ })
      .first()
      .click();
    await expect(page).toHaveURL('/checkout/recapitulatif');
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });

  await test.step('a refusal clears it', async () => {
    await page.goto('/cookies');
    await page.getByRole('main').getByRole('button', { name: 'Tout refuser' }).click();
    // Pressed before the program has come, the answer is a document of its own, which takes the place of the one asked.
    await expect(async () => expect(await stored()).toBeNull()).toPass();
  });
});
