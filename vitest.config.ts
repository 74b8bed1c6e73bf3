import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import storybook from './.storybook/vite.config.ts';
import { installedChromium, launchArguments } from './tests/tools/chromium.ts';
import nodeTests from './vitest.node.config.ts';

const executablePath = await installedChromium();
const nodeProjects = nodeTests.test?.projects ?? [];

interface Chosen {
  tags: { include?: string[]; exclude?: string[] };
  globals?: Record<string, unknown>;
  /** What the addon asks for by `inject`. */
  provide?: Record<string, unknown>;
  exclude?: string[];
}

/** The files without a story of this tag: a browser would load each of them to find none. */
const storiesWithout = (tag: string) =>
  globSync('ui/**/*.stories.tsx').filter((file) => !readFileSync(file, 'utf8').includes(`'${tag}'`));

/** Stories share one page of the browser; the pretend screen reader changes how typing works there, so its own have another. */
const stories = (name: string, { tags, globals, provide, exclude }: Chosen) => ({
  plugins: [
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { viewport: { value: 'desktop' }, ...globals },
      tags,
    }),
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
    name,
    isolate: false,
    provide,
    exclude,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: launchArguments } }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
    },
  },
});

/** Every test of Vitest. Storybook looks for its own in the file of this name. */
export default defineConfig({
  test: {
    projects: [
      ...nodeProjects,
      stories('storybook', { tags: { exclude: ['heard'] } }),
      stories('storybook-heard', { tags: { include: ['heard'] }, exclude: storiesWithout('heard') }),
      stories('storybook-hydrated', {
        tags: { include: ['hydrated'] },
        exclude: storiesWithout('hydrated'),
        globals: { hydrated: 'on' },
        // Its accessibility was judged in the first run.
        provide: { 'storybook/test-provided': { a11y: false } },
      }),
    ],
  },
});
