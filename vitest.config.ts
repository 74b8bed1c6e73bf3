import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import storybook from './.storybook/vite.config.ts';
import { installedChromium, launchArguments } from './tests/tools/chromium.ts';
import nodeTests from './vitest.node.config.ts';

const executablePath = await installedChromium();
const nodeProjects = nodeTests.test?.projects ?? [];

const storyTests = fileURLToPath(new URL('./.storybook/run/story-tests.ts', import.meta.url));

/** Puts the shop's test of a story in the place of the addon's, which it calls. */
const ownStoryTests: Plugin = {
  name: 'story-tests',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@storybook/addon-vitest/internal/test-utils' && importer !== storyTests ? storyTests : null,
};

/**
 * Storybook's panel of interactions shows and steps through what a story does. Nobody looks at it in a run, where each query and
 * each expectation would be wrapped, written down and sent: the panel's own switch, before `storybook/test` looks for it.
 */
const withoutPanel: Plugin = {
  name: 'without-panel',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'globalThis.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (plain) => plain };',
      injectTo: 'head-prepend',
    },
  ],
};

/** The pretend screen reader changes how typing works in its page, for every story after it. */
class HeardStoriesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isHeard = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('.screen-reader.stories.tsx'));
    return (await super.sort(files)).toSorted((a, b) => isHeard(a) - isHeard(b));
  }
}

/** Every test of Vitest. Storybook looks for its own in the file of this name. */
export default defineConfig({
  test: {
    sequence: { sequencer: HeardStoriesLast },
    projects: [
      ...nodeProjects,
      {
        plugins: [
          ownStoryTests,
          withoutPanel,
          storybookTest({ configDir: '.storybook', initialGlobals: { viewport: { value: 'desktop' } } }),
        ],
        // The addon leaves Storybook's own Vite out.
        resolve: storybook.resolve,
        // Without these, the first run discovers them late, reloads, and fails on a half-optimised module.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-router/dom',
            'downshift',
            'leaflet',
            '@guidepup/virtual-screen-reader',
            // The shop that runs in Storybook brings what its server and its mock backend need.
            '@msw/data',
            'hono',
            'hono/utils/cookie',
            'libphonenumber-js/mobile',
            'lru-cache',
            'openapi-msw',
            'pino',
            'sanitize-html',
            'valibot',
          ],
        },
        test: {
          name: 'stories',
          isolate: false,
          // Only a hang meets these: no test judges how fast a machine is.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: 300_000,
            provider: playwright({
              launchOptions: {
                executablePath,
                args: launchArguments,
              },
            }),
            instances: [{ name: 'storybook', browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
    ],
  },
});
