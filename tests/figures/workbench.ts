/**
 * `npm run figures -- workbench`: how soon Storybook shows « The shop », cold (Storybook has just started) and warm, and how soon an edit
 * of a screen shows, each beside a story of the kit as a control. The ratios are judged: seconds depend on the machine.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { answers, serve } from '../shared/served.ts';
import { findChromium, launchArguments } from '../tools/chromium.ts';

const port = 6016;
const origin = `http://127.0.0.1:${port}`;
const command = ['node', 'run.mjs', '.storybook/start.ts'];
const stories = {
  kit: {
    id: 'components-controls-button--primary',
    content: 'button',
    edit: { file: 'ui/components/controls/button.tsx', text: '<button', edited: '<button data-edited' },
    shows: '[data-edited]',
  },
  shop: {
    id: 'the-shop--use-it',
    content: 'h1',
    edit: { file: 'ui/home/home.screen.tsx', text: '{view.question}', edited: 'Edited question' },
    shows: ':text("Edited question")',
  },
};
type Story = (typeof stories)[keyof typeof stories];
const warmRuns = 3;
const patience = 300_000;

const browser = await chromium.launch({ executablePath: await findChromium(), args: launchArguments });
try {
  const kit = await measure(browser, stories.kit);
  const shop = await measure(browser, stories.shop);
  for (const [name, control, highest] of [
    ['cold', 'cold', 2],
    ['warm', 'warm', 2],
    // An edited screen is there sooner than the kit is opened.
    ['edit', 'warm', 1],
  ] as const) {
    const ratio = shop[name] / kit[control];
    console.log(
      `${name}  shop ${seconds(shop[name])}  kit ${seconds(kit[name])}  beside the kit’s ${control} ${ratio.toFixed(2)} (≤ ${highest})`,
    );
    if (ratio > highest) process.exitCode = 1;
  }
  console.log(`files  shop ${shop.files}  kit ${kit.files}`);
  console.log(`load of the machine  ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
}

/** With a Storybook of its own: whatever is opened first is cold. */
async function measure(on: Browser, story: Story) {
  const server = serve(command, { STORYBOOK_PORT: String(port) });
  try {
    await answers(`${origin}/index.json`, server);
    const first = await open(on, story);
    const again: number[] = [];
    for (let run = 0; run < warmRuns; run += 1) again.push((await open(on, story)).took);
    const { result } = await open(on, story, (page) => timeEdit(page, story));
    return { cold: first.took, files: first.files, warm: median(again), edit: result };
  } finally {
    await server.stop();
  }
}

/** As a new visitor, so that the browser has nothing cached. */
async function open(on: Browser, { id, content }: Story, then: (page: Page) => Promise<number> = async () => 0) {
  const context = await on.newContext();
  try {
    const page = await context.newPage();
    let files = 0;
    page.on('request', () => {
      files += 1;
    });
    const started = performance.now();
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
    await page.locator(`#storybook-root ${content}`).first().waitFor({ timeout: patience });
    return { took: performance.now() - started, files, result: await then(page) };
  } finally {
    await context.close();
  }
}

async function timeEdit(page: Page, { edit: { file, text, edited }, shows }: Story): Promise<number> {
  // Storybook reloads a story that is edited while it is being judged.
  await page.waitForFunction(finished, undefined, { timeout: patience });
  const original = await readFile(file, 'utf8');
  if (!original.includes(text)) throw new Error(`${file} has no ${text} to edit.`);
  try {
    const started = performance.now();
    await writeFile(file, original.replace(text, edited));
    await page.locator(`#storybook-root ${shows}`).first().waitFor({ timeout: patience });
    return performance.now() - started;
  } finally {
    await writeFile(file, original);
  }
}

/** In the page: whether Storybook has said so. */
function finished(): boolean {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<
    '__STORYBOOK_ADDONS_CHANNEL__',
    { last(event: string): unknown } | undefined
  >;
  return Boolean(channel?.last('storyFinished'));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
