import { defineConfig } from 'vitest/config';

/** Only what hangs is ended: no test depends on how fast a machine is. */
const untilItHangs = { testTimeout: 300_000, hookTimeout: 300_000, teardownTimeout: 300_000 };

/**
 * The tests that need no browser. They have a file of their own because the list of stories takes ten times as long to
 * make as one of them to run.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...untilItHangs,
          name: 'unit',
          include: ['{domain,adapters,ui,mocks,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.pact.test.ts', '**/*.limits.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...untilItHangs,
          name: 'limits',
          include: ['{domain,adapters,ui,mocks,tests}/**/*.limits.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...untilItHangs,
          name: 'pact',
          include: ['adapters/**/*.pact.test.ts'],
          environment: 'node',
          pool: 'forks',
          isolate: false,
          // Every file adds to the pact of its provider: two writers at once would lose interactions.
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
