/** Brings a shopper to a page in each situation, and tests its controls there. */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, type Locator, test } from '@playwright/test';
import { expect, type Page, type Program, programOf } from '../../shared/shopper.ts';
import { testHeader } from '../../shared/world-header.ts';
import type { Control, Scene, Situation, Width } from './control.ts';
import { expectAllKnown } from './walk.ts';

declare global {
  interface Window {
    /** Removed by a whole load. */
    isStillThere?: true;
  }
}

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } };

/** What a situation is tried in, for `test.use`. */
export const browserFor = (situation: Situation, width: Width) => ({
  viewport: sizes[width],
  javaScriptEnabled: situation !== 'nojs',
  isMobile: width === 'phone',
  hasTouch: width === 'phone',
});

interface Visit {
  page: Page;
  scene: Scene;
  situation: Situation;
  width: Width;
}

/** Waits until the page's program is idle; pages of other servers have none. */
const wakes = (page: Page) =>
  page.waitForFunction(() => {
    const isAwake = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
    if (document.documentElement.dataset.mode && !isAwake) return false;
    return new Promise((resolve) => requestIdleCallback(() => resolve(true)));
  });

/** A new browser session in a new world; consent answers are kept, unless the scene is about them. */
async function becomesSomebodyNew(context: BrowserContext, { isAsked }: Scene): Promise<void> {
  await context.clearCookies(isAsked ? {} : { name: /^(?!lpel_(mesure|perso)$)/ });
  await context.setExtraHTTPHeaders({ [testHeader]: randomUUID() });
}

const start = (path: string) => (path.startsWith('/professionnel') ? '/professionnel/aide' : '/aide');

/** Follows a link of the shop from another page, without a whole load. */
async function moves(page: Page, path: string): Promise<void> {
  // The header loads the visitor's data once links are followed; the previous page may just have done so too.
  const isAwake = page.waitForRequest(
    (request) => request.url().includes('/ecom/visiteur') && request.frame().url().endsWith(start(path)),
  );
  await page.goto(start(path), { waitUntil: 'domcontentloaded' });
  await isAwake;
  await page.evaluate((href) => {
    window.isStillThere = true;
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await page.waitForURL((url) => url.pathname !== start(path));
  expect(await page.evaluate(() => window.isStillThere), `${path} is a whole load`).toBe(true);
}

interface Arrival extends Visit {
  path: string;
  program: Program | null;
}

async function arrives({ page, scene, situation, path, program }: Arrival): Promise<void> {
  program?.hold();
  if (situation === 'moved') await moves(page, path);
  else await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.title);
  await scene.reach?.(page);
  // Hidden elements are visible until the styles are loaded.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
          ({ sheet, disabled }) => sheet ?? disabled,
        ),
      ),
    )
    .toBe(true);
  if (situation !== 'loaded' || scene.isPlain) return;
  program?.release();
  await wakes(page);
}

/** Checks a page whose controls another scene tests. */
export async function looksAt(page: Page, scene: Scene): Promise<void> {
  await arrives({ page, scene, situation: 'early', width: 'wide', path: scene.path, program: null });
  await expectAllKnown(page, scene);
}

const isThere = ({ noScript, needsScript }: Control, situation: Situation) =>
  situation === 'nojs' ? !needsScript : !noScript;

/** Controls that do not affect each other share a load; every other one has its own. */
function loadsOf(controls: readonly Control[]): Control[][] {
  const shared = controls.filter(({ stays }) => stays);
  const [later, atOnce] = [shared.filter((each) => each.waits), shared.filter((each) => !each.waits)];
  const alone = controls.filter(({ stays }) => !stays).map((each) => [each]);
  return [atOnce, later, ...alone].filter((load) => load.length > 0);
}

export async function triesEverything(visit: Visit): Promise<void> {
  const { page, scene, situation, width } = visit;
  const here = scene.controls.filter((each) => each.width === undefined || each.width === width);
  const loads = loadsOf(here.filter((each) => isThere(each, situation)));
  // Actions that bring the controls lead to another page, and that one is the whole load.
  const isHeld = situation === 'early' || (situation === 'loaded' && scene.reach !== undefined);
  const program = isHeld ? await programOf(page) : null;
  let path = (await scene.given?.(page)) ?? scene.path;
  await arrives({ ...visit, path, program });
  await expectAllKnown(page, scene);
  for (const { name, at } of here.filter((each) => !isThere(each, situation)))
    await expect(at(page).filter({ visible: true }), `${name} is not there`).toHaveCount(0);
  for (const [place, load] of loads.entries()) {
    const isNew = loads[place - 1]?.some(({ changes }) => changes);
    if (isNew) {
      await becomesSomebodyNew(page.context(), scene);
      path = (await scene.given?.(page)) ?? scene.path;
    }
    if (place > 0) await arrives({ ...visit, path, program });
    await (situation === 'early' && program ? triesEarly(visit, load, program) : triesEach(visit, load));
  }
  program?.release();
  program?.release();
}

const firstOf = ({ page }: Visit, { at }: Control): Locator => at(page).filter({ visible: true }).first();

const uses = (visit: Visit, control: Control) =>
  test.step(control.name, async () => {
    await control.first?.(visit.page);
    await control.use(firstOf(visit, control), visit.page);
  });

const sees = (visit: Visit, control: Control) =>
  test.step(`${control.name}: what follows`, async () => {
    await control.shows(visit.page, firstOf(visit, control));
    await expectAllKnown(visit.page, visit.scene, 'dialog[open]');
  });

async function triesEach(visit: Visit, load: readonly Control[]): Promise<void> {
  for (const control of load) {
    await uses(visit, control);
    await sees(visit, control);
  }
}

/** Before hydration, a control that cannot be used yet must be disabled. */
async function triesEarly(visit: Visit, load: readonly Control[], program: Program): Promise<void> {
  const [later, now] = [load.filter((each) => each.waits), load.filter((each) => !each.waits)];
  for (const control of now) await uses(visit, control);
  for (const { name, at } of later)
    await expect(at(visit.page).and(visit.page.locator(':enabled:visible')), `${name} is not there yet`).toHaveCount(0);
  program.release();
  await wakes(visit.page);
  for (const control of now) await sees(visit, control);
  await triesEach(visit, later);
}
