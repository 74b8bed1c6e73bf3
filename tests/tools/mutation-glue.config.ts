import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs on each mutant of mappings, server halves and views: all but those that read sources. */
export default defineConfig({
  test: {
    include: ['{adapters,ui}/**/*.test.ts'],
    exclude: [
      '**/*.{pact,limits}.test.ts',
      '**/{one-place,kit,overrides}.test.ts',
      'ui/forms/drafts.test.ts',
      'ui/{lean,server}/**',
      'adapters/{session,http,operations,records}/**',
      // It proves that requests stay apart, by many rounds.
      'adapters/container.test.ts',
    ],
    environment: 'node',
    isolate: false,
    // A mutant's run shares the processor with another one.
    testTimeout: 30_000,
  },
});
