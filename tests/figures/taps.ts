/**
 * `npm run figures -- taps [--each 20]`: a phone on a slow line visits the list for the first time, and its shopper taps at once, or
 * some time after the first paint, before or while the page's program comes. Each tap must lead to what was tapped.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startShop } from '../shared/shop.ts';
import { findChromium, launchArguments } from '../tools/chromium.ts';
import { aPhone, touch } from './moves/phone.ts';
import { firstPaintAt } from './moves/probe.ts';
import { listing } from './moves/walks.ts';

/** Milliseconds after the first paint. */
const moments = [0, 200, 500, 1000, 2500];
/** Longer than a program that does not come is waited for. */
const patience = 20_000;

interface Tapped {
  what: string;
  /** Of the page that was tapped on. */
  selector: string;
  /** Waits for what the tap is for. @throws when it does not come. */
  arrives(page: Page, text: string): Promise<unknown>;
}

const tappedOn: readonly Tapped[] = [
  {
    what: 'a card',
    selector: 'li h3 a',
    arrives: (page, name) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: patience }),
  },
  {
    what: 'its « Ajouter »',
    selector: 'button[name=add]',
    // Without the program in time, the browser leads to the cart.
    arrives: (page) =>
      page
        .locator('dialog[open]', { hasText: '1 article' })
        .or(page.getByRole('heading', { level: 1, name: /panier/i }))
        .waitFor({ timeout: patience }),
  },
  {
    what: 'the cart',
    selector: 'header a[href$="/checkout/recapitulatif"]',
    arrives: (page) => page.getByRole('heading', { level: 1, name: /panier/i }).waitFor({ timeout: patience }),
  },
  {
    what: 'the filters',
    selector: 'button[popovertarget]',
    arrives: (page) => page.locator('[popover]:popover-open').waitFor({ timeout: patience }),
  },
];

const { values } = parseArgs({ options: { each: { type: 'string', default: '20' } } });
const each = Number(values.each);
const shop = await startShop({ asInProduction: true, env: { FORWARD_TEST_HEADER: '', PAGE_CACHE_MB: '64' } });
const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments });
let missed = 0;
try {
  for (const moment of moments) {
    const faults = await faultsAt(moment);
    missed += faults.length;
    console.log(`+${String(moment).padEnd(5)} ms  ${each - faults.length} of ${each}`);
    for (const fault of faults) console.log(`          ${fault}`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.log(`${moments.length * each - missed} of ${moments.length * each} taps led to what was tapped.`);
process.exitCode = missed === 0 ? 0 : 1;

async function faultsAt(moment: number): Promise<string[]> {
  const faults: string[] = [];
  for (let time = 0; time < each; time += 1) {
    const tapped = tappedOn[time % tappedOn.length];
    if (tapped) faults.push(...(await faultsOf(browser, { tapped, moment })));
  }
  return faults;
}

async function faultsOf(on: Browser, { tapped, moment }: { tapped: Tapped; moment: number }): Promise<string[]> {
  const phone = await aPhone(on, shop.url);
  const { page } = phone;
  try {
    await page.goto(listing, { waitUntil: 'commit' });
    const painted = await firstPaintAt(page);
    const target = page.locator(tapped.selector).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    const [box, text] = await Promise.all([target.boundingBox(), target.innerText()]);
    if (!box) return [`${tapped.what} is not on the page`];
    await page.waitForTimeout(Math.max(0, painted + moment - Date.now()));
    await touch(phone, { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 });
    await tapped.arrives(page, text);
    return [];
  } catch (error) {
    return [`${tapped.what}: ${String(error).split('\n')[0]}`];
  } finally {
    await phone.close();
  }
}
