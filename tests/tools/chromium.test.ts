import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { launchArguments } from './chromium.ts';

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
