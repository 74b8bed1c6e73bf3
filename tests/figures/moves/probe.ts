import type { Page } from '@playwright/test';

/** What a page tells of itself, in milliseconds since the epoch; a document that replaces it goes on. */
export interface MoveTimes {
  /** The finger touched, or the key went down. */
  began: number;
  /** The first change of the page after that. */
  sign?: number;
  h1?: number;
  picture?: number;
  dialog?: number;
  /** The last change of the suggestions. */
  options?: number;
}

/** Watches a page from inside: runs in the browser, before its first script. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const place = 'moves';
  const state = (): { goal?: string; seen?: Partial<MoveTimes> } => JSON.parse(sessionStorage.getItem(place) ?? '{}');
  const note = (name: string, at: number, isLast = false) => {
    const { goal, seen = {} } = state();
    if (!isLast && name in seen) return;
    sessionStorage.setItem(place, JSON.stringify({ goal, seen: { ...seen, [name]: at } }));
  };
  const began = (event: Event) => {
    if (state().goal !== undefined && state().seen?.began === undefined)
      note('began', performance.timeOrigin + event.timeStamp);
  };
  addEventListener('pointerdown', began, true);
  addEventListener(
    'keydown',
    (event) => {
      if (state().goal === 'options') note('began', performance.timeOrigin + event.timeStamp, true);
    },
    true,
  );
  // A frame whose start finds a change shows it: the end of that frame is when it can be seen.
  const painted = (name: string, isLast = false) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => note(name, now(), isLast));
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const isThere = (picture: HTMLImageElement | null) =>
    picture !== null && picture.complete && picture.naturalWidth > 0;
  let listed = '';
  const look = () => {
    const { goal, seen } = state();
    if (goal !== undefined && seen?.began !== undefined) {
      if (document.querySelector('h1')?.textContent === goal) {
        if (seen.h1 === undefined) note('h1', now());
        if (isThere(document.querySelector('main img[fetchpriority=high]'))) note('picture', now());
      }
      if (document.querySelector('dialog[open]')) note('dialog', now());
      const options = [...document.querySelectorAll('[role=option]')].map((each) => each.textContent).join();
      if (options !== listed) painted('options', true);
      listed = options;
    }
    const isAwake = Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber'));
    if (isAwake) Object.assign(window, { awakeAt: Reflect.get(window, 'awakeAt') ?? performance.now() });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new MutationObserver(() => {
    const { goal, seen } = state();
    if (goal !== undefined && seen?.began !== undefined && seen.sign === undefined) painted('sign');
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const kept = { longest: 0, longTasks: 0 };
  Object.assign(window, { felt: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longest = Math.max(kept.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.longTasks += duration - 50;
  }).observe({ type: 'longtask' });
}

export const probed = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** From now on the page notes what the next touch or key leads to: a heading, or `options`. */
export const expects = (page: Page, goal: string): Promise<void> =>
  page.evaluate((wanted) => sessionStorage.setItem('moves', JSON.stringify({ goal: wanted })), goal);

/** What was seen, once the page has seen all of `names`. */
export async function seen(page: Page, names: readonly (keyof MoveTimes)[]): Promise<MoveTimes> {
  const given = await page.waitForFunction(
    (wanted) => {
      const { seen: all = {} } = JSON.parse(sessionStorage.getItem('moves') ?? '{}');
      return wanted.every((name) => name in all) && all;
    },
    names,
    { timeout: 20_000, polling: 100 },
  );
  return given.jsonValue() as Promise<MoveTimes>;
}

/** When the first pictures of the document had come, in milliseconds since it was asked for. */
export const firstPictures = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const pictures = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/medias/'));
    return Math.max(...pictures.slice(0, 4).map((entry) => (entry as PerformanceResourceTiming).responseEnd));
  });

/** When the document was drawn first, in milliseconds since the epoch. */
export async function firstPaintAt(page: Page): Promise<number> {
  const given = await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return painted && performance.timeOrigin + painted.startTime;
  });
  return Number(await given.jsonValue());
}

/** First paint and hydration of the document, in milliseconds since it was asked for. */
export async function firstPaint(page: Page): Promise<{ painted: number; awake: number }> {
  const given = await page.waitForFunction(
    () => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const awake: unknown = Reflect.get(window, 'awakeAt');
      return painted && typeof awake === 'number' && { painted: painted.startTime, awake };
    },
    undefined,
    { timeout: 30_000, polling: 100 },
  );
  return (await given.jsonValue()) as { painted: number; awake: number };
}

/** The longest interaction, and what long tasks took beyond 50 ms, since the document was loaded. */
export const felt = (page: Page): Promise<{ longest: number; longTasks: number }> =>
  page.evaluate(() => Reflect.get(window, 'felt'));
