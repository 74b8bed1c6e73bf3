import { defineConfig } from 'vitest/config';

/** What Stryker runs on each mutant: the tests of the rules alone, without what measures time or needs other folders. */
export default defineConfig({
  test: {
    include: ['domain/{address,cart,checkout,company,deferred-payment}/**/*.test.ts'],
    exclude: ['**/*.limits.test.ts'],
    environment: 'node',
  },
});
