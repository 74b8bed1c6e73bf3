import { defineConfig } from 'vitest/config';

/**
 * The tests that need no browser. They have a file of their own because the list of stories takes ten times as long to
 * make as one of them to run.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,adapters,ui,mocks,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.pact.test.ts', '**/*.limits.test.ts'],
          environment: 'node',
          isolate: false,
          // Those that play a whole journey to the mock backend take some seconds where others run beside them.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'limits',
          include: ['{domain,adapters,ui,mocks,tests}/**/*.limits.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
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
