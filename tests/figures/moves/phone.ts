import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { probed } from './probe.ts';

/** The line and the processor of the issue: milliseconds, bytes a second, and how much slower than this machine. */
export const roundTrip = 150;
const [down, up, slower] = [1.6e6 / 8, 0.75e6 / 8, 4];

/** How long a finger rests on what it taps, in milliseconds. */
const tapped = 70;

export interface Phone {
  page: Page;
  context: BrowserContext;
  cdp: CDPSession;
  traffic: Traffic;
  close(): Promise<void>;
}

/** A phone whose visitor has refused to be measured, so that no question covers the page. */
export async function aPhone(browser: Browser, origin: string, { isSlow = true } = {}): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  await context.addCookies(['lpel_mesure', 'lpel_perso'].map((name) => ({ name, value: '0', url: origin })));
  const page = await context.newPage();
  await probed(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlow) await slowed(cdp);
  return { page, context, cdp, traffic: new Traffic(cdp), close: () => context.close() };
}

async function slowed(cdp: CDPSession) {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down,
    uploadThroughput: up,
    connectionType: 'cellular4g',
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** What went over the line. */
class Traffic {
  #requests = new Map<string, { isPicture: boolean; bytes: number }>();

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, type }) => {
      this.#requests.set(requestId, { isPicture: type === 'Image', bytes: 0 });
    });
    cdp.on('Network.requestServedFromCache', ({ requestId }) => this.#requests.delete(requestId));
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => this.#add(requestId, encodedDataLength));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = this.#requests.get(requestId);
      // What came from the disk has a length of zero.
      if (known && encodedDataLength === 0) this.#requests.delete(requestId);
      else if (known) known.bytes = encodedDataLength;
    });
  }

  #add(id: string, bytes: number) {
    const known = this.#requests.get(id);
    if (known) known.bytes += bytes;
  }

  forget() {
    this.#requests.clear();
  }

  /** Since it was last forgotten: requests, and kB with and without pictures. */
  sum() {
    const all = [...this.#requests.values()];
    const kilobytes = (some: typeof all) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const others = all.filter(({ isPicture }) => !isPicture);
    return {
      requests: others.length,
      kilobytes: kilobytes(others),
      pictures: kilobytes(all.filter(({ isPicture }) => isPicture)),
    };
  }
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on the page.`);
  return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
}

/** A finger on the target, for as long as fingers rest. */
export const tap = async (phone: Phone, target: Locator): Promise<void> => touch(phone, await centreOf(target));

/** The same at a place of the screen. */
export async function touch({ page, cdp }: Phone, at: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(tapped);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A swipe that begins on the target and scrolls the page by `distance`. */
export async function swipe({ page, cdp }: Phone, target: Locator, distance: number): Promise<void> {
  const { x, y } = await centreOf(target);
  const move = (by: number) =>
    cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.1, 0.3, 0.6, 1]) {
    await page.waitForTimeout(16);
    await move(distance * part);
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
