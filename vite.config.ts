import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { constants } from './ui/lean/overrides.ts';
import { chunks, sheets } from './ui/lean/vite/chunks.ts';
import { everySheet, noSheetTwice, shortNames } from './ui/lean/vite/styles.ts';
import { leanSuggestions } from './ui/lean/vite/suggestions.ts';
import { buildSteps } from './ui/server/build-steps.ts';

const onEveryPage = /^assets\/(?:rolldown-runtime|framework|shell|styles)-/;

/** How long plugins take is no warning for whoever builds. */
const checks = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [leanSuggestions(), everySheet(), noSheetTwice(), buildSteps(), reactRouter()],
  // A build prints its steps instead of its files.
  logLevel: command === 'build' ? 'warn' : 'info',
  define: constants(),
  publicDir: 'ui/public',
  // Names of classes travel in every page, style and script; in development they tell where they are from.
  css: command === 'build' ? { modules: { generateScopedName: shortNames() } } : {},
  build: {
    // The oldest browsers that the shop is made for: `light-dark()`, alternative texts of `content`, `popover`.
    target: ['chrome123', 'edge123', 'firefox128', 'ios17.5', 'safari17.5'],
    // The manifest tells the size budgets what each route loads.
    manifest: true,
    assetsInlineLimit: 0,
    // What is loaded on demand finds its own parts: naming them beforehand would weigh on every first visit. What every
    // visit loads afterwards may name them.
    modulePreload: {
      resolveDependencies: (_, parts, { hostId }) =>
        hostId.includes('/prefetch-parts-') ? parts.filter((part) => !onEveryPage.test(part)) : [],
    },
  },
  environments: {
    // The server's bundle is the whole server, not only the pages.
    ssr: { build: { rolldownOptions: { input: './ui/server/serve.ts', checks } } },
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: { groups: [...sheets, ...chunks] },
            // Seven characters of a hash, the fewest that the bundler takes, are enough beside a name, and each file's name is in the list of routes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  // One file starts faster than a thousand; in development modules stay apart.
  ssr: { noExternal: command === 'build' ? true : undefined },
}));
