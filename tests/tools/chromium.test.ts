import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { installChromium, launchArguments } from './chromium.ts';

const turnedOff = (text: string) => /--disable-features=([\w,]+)/.exec(text)?.[1]?.split(',') ?? [];

test('features that Playwright turns off in Chromium stay off', async () => {
  // This program ends at once, and Playwright's error shows the command line.
  const outcome = await chromium.launch({ executablePath: process.execPath }).then(
    () => '',
    (error: unknown) => String(error),
  );
  const byPlaywright = turnedOff(outcome);
  expect(byPlaywright).toContain('PaintHolding');
  expect(turnedOff(launchArguments.join(' '))).toEqual(expect.arrayContaining(byPlaywright));
});

/** A machine on which these commands succeed; each is `command and its last argument`. */
function machine(succeed: string[], { hasPackages = true } = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const isInstalled = () =>
    commands.some((each) => each.startsWith('apt-get chromium') || each === 'playwright chromium');
  return {
    commands,
    lines,
    hasPackages,
    run: (command: string, args: readonly string[]) => {
      commands.push(`${command} ${args.at(-1)}`);
      return succeed.includes(`${command} ${args.at(-1)}`);
    },
    find: () => Promise.resolve(isInstalled() ? '/usr/bin/chromium' : undefined),
    say: (line: string) => void lines.push(line),
  };
}
const probe = 'node https://cdn.playwright.dev';
const update = 'apt-get -q';

test('Chromium is downloaded where Playwright’s server answers', async () => {
  const user = machine([probe, 'playwright chromium'], { hasPackages: false });
  expect(await installChromium(user)).toBe('/usr/bin/chromium');
  expect(user.commands).toEqual([probe, 'playwright chromium']);
  expect(user.lines).toHaveLength(1);
});

test('Chromium is the system’s package where Playwright’s server does not answer', async () => {
  const old = machine([update, 'apt-get chromium']);
  expect(await installChromium(old)).toBe('/usr/bin/chromium');
  expect(old.commands).toEqual([probe, update, 'apt-get chromium-headless-shell', 'apt-get chromium']);
  expect(old.lines).toHaveLength(1);
});

test('Chromium is the system’s package where the download fails', async () => {
  const root = machine([probe, update, 'apt-get chromium-headless-shell']);
  await installChromium(root);
  expect(root.commands.slice(1)).toEqual(['playwright chromium', update, 'apt-get chromium-headless-shell']);
});

test('an installation that gets neither a download nor packages ends with what to install', async () => {
  const user = machine([], { hasPackages: false });
  await expect(installChromium(user)).rejects.toThrow(/Install Chromium/);
  expect(user.commands).toEqual([probe]);
  expect(user.lines).toEqual([]);
});
