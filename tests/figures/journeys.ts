/**
 * `npm run figures -- journeys`: each journey walked by the keyboard alone, from its entry to the cart, with the least that
 * leads on: screens, fields, presses, seconds and JavaScript, beside their ceilings (journeys §0).
 */
import { chromium, type Page } from '@playwright/test';
import { startShop } from '../shared/shop.ts';
import { findChromium, launchArguments } from '../tools/chromium.ts';
import { scriptBudget } from './budgets.ts';
import { kilobytes, pagesOfBuild } from './client-build.ts';
import { type Walk, walks } from './journey-walks.ts';

/** A key of an average typist (Card, Moran and Newell 1983); what the shop takes is measured and added. */
const secondsOfPress = 0.28;
const most = 250;

const faults: string[] = [];
const shop = await startShop({ asInProduction: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...launchArguments, '--lang=en-US'],
});
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at ? cell.padStart(16) : cell.padEnd(18))).join(''));
try {
  row(['journey', 'screens (most)', 'fields filled in', 'presses', 'seconds', 'kB gzip (most)']);
  for (const walk of walks) await report(walk);
} finally {
  await browser.close();
  await shop.stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function report(walk: Walk): Promise<void> {
  const { presses, fields, screens, waited } = await walked(walk);
  const [script, budget] = scriptsOf(walk);
  const seconds = presses * secondsOfPress + waited / 1000;
  row([
    walk.name,
    `${screens} (${walk.mostScreens})`,
    String(fields),
    String(presses),
    seconds.toFixed(0),
    `${script.toFixed(1)} (${budget})`,
  ]);
  if (screens > walk.mostScreens) faults.push(`${walk.name} has ${screens} screens, ${walk.mostScreens} are allowed`);
  if (script > budget) faults.push(`${walk.name} loads ${script.toFixed(1)} kB, ${budget} are allowed`);
}

/** The heaviest step, and its budget. */
function scriptsOf({ entry }: Walk): [script: number, budget: number] {
  const steps = pagesOfBuild().filter(({ path }) => path.startsWith(`${entry}/parcours/`));
  const sizes = steps.map(({ path, scripts }) => [kilobytes(scripts), scriptBudget(path)] as const);
  const [size = 0, budget = 0] = sizes.toSorted(([one], [other]) => other - one)[0] ?? [];
  if (size === 0) faults.push(`${entry} has no step in the build`);
  return [size, budget];
}

interface Walked {
  presses: number;
  fields: number;
  screens: number;
  /** Milliseconds. */
  waited: number;
}

async function walked({ entry, begins, steps }: Walk): Promise<Walked> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const keys = keyboardOf(page);
  try {
    await page.goto(`${shop.url}${entry}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    const found: Walked = { presses: 0, fields: 0, screens: steps.length, waited: 0 };
    const leads = async (name: string, title: string) => {
      await keys.tabsTo({ text: name });
      const pressed = performance.now();
      await keys.press('Enter');
      await page
        .getByRole('heading', { level: 1, name: title, exact: true })
        .waitFor({ timeout: 15_000 })
        .catch(async () => {
          const refusals = await page.getByRole('alert').allInnerTexts();
          throw new Error(`${page.url()} does not lead to ${title}: ${refusals.join(' ')}`);
        });
      found.waited += performance.now() - pressed;
      await page.waitForLoadState('networkidle');
    };
    let title = steps[0]?.title ?? '';
    await leads(begins, title);
    for (const [at, { fields, opens, adds, picks, leadsOn }] of steps.entries()) {
      if (opens) {
        await leads(opens, title);
        await page.getByRole('link', { name: opens }).and(page.locator('[aria-current]')).waitFor();
      }
      for (const [name, value] of fields) found.fields += (await keys.fills(name, value)) ? 1 : 0;
      if (adds) {
        // The title is there before the answer, which a slow machine gives after the next press.
        const answered = page.waitForURL(/#champ-/);
        await leads(adds, title);
        await answered;
      }
      if (picks) {
        await page.getByRole('button', { name: picks.button }).first().waitFor();
        await keys.tabsTo({ text: picks.button, isBeginning: true });
        const pressed = performance.now();
        await keys.press('Enter');
        await page.getByRole('link', { name: picks.after }).waitFor();
        found.waited += performance.now() - pressed;
        await page.waitForLoadState('networkidle');
      }
      title = steps[at + 1]?.title ?? 'Votre panier';
      await leads(leadsOn, title);
    }
    return { ...found, presses: keys.count() };
  } finally {
    await context.close();
  }
}

/** What has the focus: its name, its value, and what it says. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const has = (key: 'name' | 'value' | 'checked') =>
      element && key in element ? Reflect.get(element, key) : undefined;
    return {
      name: String(has('name') ?? ''),
      value: String(has('value') ?? ''),
      isChecked: has('checked') === true,
      type: element?.getAttribute('type') ?? element?.tagName.toLowerCase() ?? '',
      text: element?.textContent?.trim() ?? '',
    };
  });
}

function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  async function tabsTo({
    name,
    text = '',
    isBeginning = false,
  }: {
    name?: string;
    text?: string;
    isBeginning?: boolean;
  }) {
    const says = (whole: string) => (isBeginning ? whole.startsWith(text) : whole === text);
    for (let tries = 0; tries <= most; tries += 1) {
      const at = await focused(page);
      if (name === undefined ? says(at.text) : at.name === name) return at;
      await press('Tab');
    }
    throw new Error(`${most} times Tab did not lead to ${name ?? text} at ${page.url()}.`);
  }

  /** Moves within a list or a group until this is chosen; `first` is whatever comes after nothing. */
  async function chooses(value: string, type: string) {
    // Another list may begin below what is looked for.
    if (type === 'select' && value !== 'first') await press('Home');
    for (let tries = 0; tries <= most; tries += 1) {
      const at = await focused(page);
      if (value === 'first' ? at.value !== '' : at.value === value) {
        if (at.type === 'radio' && !at.isChecked) await press('Space');
        return;
      }
      await press('ArrowDown');
    }
    throw new Error(`There is no ${value} at ${page.url()}.`);
  }

  /** The first day that a field of a date allows, digit by digit, in the order of this browser's language. */
  async function typesFirstDay() {
    const least = await page.evaluate(() => document.activeElement?.getAttribute('min') ?? '');
    const [year = '', month = '', day = ''] = least.split('-');
    presses += 8;
    await page.keyboard.type(`${month}${day}${year}`);
    const { value } = await focused(page);
    if (value !== least) throw new Error(`The field of a date holds ${value} for ${least} at ${page.url()}.`);
  }

  /** Whether anything had to be done: what holds the answer already is left alone, and not visited. */
  async function fills(name: string, value: string): Promise<boolean> {
    const holds = await page.evaluate(
      ([field, answer]) =>
        new FormData(document.querySelector('main form:has([name="version"])') ?? undefined).get(field) === answer,
      [name, value] as const,
    );
    if (holds) return false;
    const { type } = await tabsTo({ name });
    if (type === 'checkbox') await press('Space');
    else if (type === 'radio' || type === 'select') await chooses(value, type);
    else if (type === 'date') await typesFirstDay();
    else {
      presses += value.length;
      await page.keyboard.type(value);
    }
    return true;
  }

  return { press, tabsTo, fills, count: () => presses };
}
