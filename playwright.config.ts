import { defineConfig } from '@playwright/test';
import type { ShopName } from './tests/shared/journey-shops.ts';
import { installedChromium, launchArguments } from './tests/tools/chromium.ts';
import { compiledFolder } from './tests/tools/run-command.ts';

/** Requests without a browser. */
const boundary = '**/boundary/**/*.spec.ts';

// Workers and the shops that tests start inherit it: compiling the same program anew is a quarter of each start.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;

/**
 * What stands in `tests/boundary/` runs once, without a window. Every journey runs wide and on a phone; those tagged `@nojs` also run without JavaScript, those tagged `@nojs-only` nowhere
 * else, because the shop's program does nothing of its own there, and those tagged `@lean` also on the shop without its
 * overrides (`ui/lean/README.md`). The walks of every route and of every control have a long form of their
 * own, tagged `@long`: every page in both languages at both widths, and every control in every situation at both widths.
 */
export default defineConfig<{ shopName: ShopName }>({
  testDir: 'tests',
  // Node reads TypeScript itself: compiling all of it before is ten seconds of a first run.
  build: { external: ['**/*.ts'] },
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/shared/journey-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores, because many tests wait for a backend that hangs.
  workers: 3,
  // Only a hang meets these: no test judges how fast a machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // With LEAN=0 every journey visits the shop that is built so.
    shopName: process.env.LEAN === '0' ? 'plain' : 'usual',
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // A window grants this to the page that is used; the headless shell has none.
    permissions: ['clipboard-write'],
    launchOptions: { executablePath: await installedChromium(), args: launchArguments, timeout: 300_000 },
  },
  projects: [
    { name: 'boundary', testMatch: boundary },
    // First, and in a worker each: a worker is of one project, and starts a browser and loads the program for it.
    {
      name: 'plain',
      workers: 1,
      testIgnore: boundary,
      grep: /@lean/,
      use: { viewport: { width: 1440, height: 900 }, shopName: 'plain' },
    },
    {
      name: 'phone',
      workers: 1,
      testIgnore: boundary,
      grepInvert: /@desktop|@long|@nojs-only/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'nojs',
      workers: 1,
      testIgnore: boundary,
      grep: /@nojs/,
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
    {
      name: 'desktop',
      testIgnore: boundary,
      grepInvert: /@phone|@long|@nojs-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'every-route',
      testMatch: '**/every-route.spec.ts',
      grep: /@long|answer as they should/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'every-control', testMatch: '**/every-control.spec.ts' },
  ],
});
