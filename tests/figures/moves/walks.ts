import type { Browser, Locator } from '@playwright/test';
import { aPhone, type Phone, swipe, tap } from './phone.ts';
import { expects, felt, firstPaint, firstPictures, seen } from './probe.ts';

export const listing = '/boutique/c/racine';

/** One figure of one walk, by the name of its row. */
export type Figures = Record<string, number>;

/** Long enough for everything of a page to have come, over the slow line: milliseconds. */
const settled = 3000;
const answered = 1200;

const cardsOf = ({ page }: Phone): Locator => page.locator('li h3 a');

/** A card that stands on the screen, and what its page is called. */
async function card(phone: Phone, at: number): Promise<{ link: Locator; title: string }> {
  const link = cardsOf(phone).nth(at);
  await link.scrollIntoViewIfNeeded();
  const title = (await link.textContent()) ?? '';
  await expects(phone.page, title);
  return { link, title };
}

/** The first document of a visit, and the first tap once its program runs. */
export async function firstVisit(browser: Browser, origin: string): Promise<Figures> {
  const phone = await aPhone(browser, origin);
  await phone.page.goto(listing, { waitUntil: 'commit' });
  const { painted, awake } = await firstPaint(phone.page);
  const { link } = await card(phone, 0);
  await tap(phone, link);
  const { began, h1 = Number.NaN } = await seen(phone.page, ['h1']);
  const pictures = await firstPictures(phone.page);
  await phone.close();
  return {
    'listing: first paint': painted,
    'listing: first four pictures': pictures,
    'listing: dead until hydrated': awake - painted,
    'tap → h1, first visit': h1 - began,
  };
}

/** A visit with what an earlier one left in the cache: taps, Back, suggestions, an addition. */
export async function nextVisit(browser: Browser, origin: string): Promise<Figures> {
  const phone = await aPhone(browser, origin);
  const { page, traffic } = phone;
  await page.goto(listing);
  await page.waitForTimeout(settled);
  // The earlier visit was of a product too.
  await tap(phone, (await card(phone, 0)).link);
  await seen(page, ['h1']);
  await page.waitForTimeout(answered);
  await page.goto(listing);
  await firstPaint(page);
  await page.waitForTimeout(settled);
  const figures: Figures = {};

  const { link } = await card(phone, 2);
  await page.waitForTimeout(answered);
  traffic.forget();
  await tap(phone, link);
  const first = await seen(page, ['h1', 'picture']);
  await page.waitForTimeout(answered);
  const sum = traffic.sum();
  figures['tap → h1, warm'] = (first.h1 ?? Number.NaN) - first.began;
  figures['tap → picture, warm'] = (first.picture ?? Number.NaN) - first.began;
  figures['tap: requests'] = sum.requests;
  figures['tap: kB'] = sum.kilobytes;
  figures['tap: kB of pictures'] = sum.pictures;

  const once = await back(phone);
  await page.goForward();
  await page.waitForTimeout(answered);
  const again = await back(phone);
  figures['Back, first time'] = once.took;
  figures['Back, again'] = again.took;
  figures['Back: requests'] = again.requests;

  Object.assign(figures, await addition(phone), await suggestions(phone));
  const { longest, longTasks } = await felt(page);
  figures['longest interaction (INP)'] = longest;
  figures['long tasks beyond 50 ms'] = longTasks;
  await phone.close();
  return figures;
}

/** By the browser's own gesture, to the list: its heading and the place where it was. */
async function back({ page, traffic }: Phone): Promise<{ took: number; requests: number }> {
  traffic.forget();
  const took = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector('li h3 a')) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => done(performance.now() - began));
          port1.start();
          return requestAnimationFrame(() => port2.postMessage(null));
        };
        history.back();
        requestAnimationFrame(look);
      }),
  );
  await page.waitForTimeout(answered);
  return { took, requests: traffic.sum().requests };
}

async function addition(phone: Phone): Promise<Figures> {
  const { page, traffic } = phone;
  const button = page.locator('button[name=add]').nth(2);
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(answered);
  await expects(page, 'added');
  traffic.forget();
  await tap(phone, button);
  const { began, sign = Number.NaN, dialog = Number.NaN } = await seen(page, ['sign', 'dialog']);
  await page.waitForTimeout(answered);
  const { requests } = traffic.sum();
  await page.keyboard.press('Escape');
  return { 'add → first sign': sign - began, 'add → confirmation': dialog - began, 'add: requests': requests };
}

/** Keys as a quick thumb presses them, in milliseconds. */
const rhythm = 120;

async function suggestions(phone: Phone): Promise<Figures> {
  const { page } = phone;
  await page.goto(listing);
  await firstPaint(page);
  await page.waitForTimeout(settled);
  const field = page.locator('input[type=search], input[name=q]').first();
  await field.scrollIntoViewIfNeeded();
  await tap(phone, field);
  await page.waitForTimeout(answered);
  await expects(page, 'options');
  await page.keyboard.type('lettre', { delay: rhythm });
  await page.waitForTimeout(answered);
  const { began, options = Number.NaN } = await seen(page, ['options']);
  return { 'last key → suggestions': options - began };
}

/** Twenty cards scrolled past, by swipes that begin on cards: what was fetched for nothing. */
export async function scrolledPast(browser: Browser, origin: string): Promise<Figures> {
  const phone = await aPhone(browser, origin);
  await phone.page.goto(listing);
  await firstPaint(phone.page);
  await phone.page.waitForTimeout(settled);
  phone.traffic.forget();
  for (let at = 0; at < 20; at += 2) {
    const link = cardsOf(phone).nth(at);
    if (!(await inView(link))) await link.scrollIntoViewIfNeeded();
    await swipe(phone, link, 300);
    await phone.page.waitForTimeout(300);
  }
  await phone.page.waitForTimeout(answered);
  const { kilobytes } = phone.traffic.sum();
  await phone.close();
  return { 'kB for 20 cards scrolled past': kilobytes };
}

const inView = (link: Locator) =>
  link.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > 100 && bottom < innerHeight;
  });

/** As many as the shop keeps pages (`ui/lean/back-cache.ts`). */
const products = 12;

/** Fifty moves inside the shop, once it keeps as many pages as it ever does: the heap before and after. */
export async function fiftyMoves(browser: Browser, origin: string): Promise<Figures> {
  const phone = await aPhone(browser, origin, { isSlow: false });
  const { page, cdp } = phone;
  await page.goto(listing);
  await firstPaint(page);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  let before = Number.NaN;
  for (let at = 0; at < products + 25; at += 1) {
    const link = cardsOf(phone).nth(at % products);
    const title = (await link.textContent()) ?? '';
    // By the program of the page: where it scrolls to on the way back is not measured here.
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.goBack();
    await cardsOf(phone).first().waitFor();
    if (at === products - 1) before = await heap();
  }
  const after = await heap();
  await phone.close();
  return { 'heap, MB': before, 'heap after 50 moves, MB': after };
}
