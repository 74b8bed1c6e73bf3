/** What the addon writes into the test of a story; it comes without types. */
declare module '@storybook/addon-vitest/internal/test-utils' {
  import type { TestFunction } from 'vitest';

  interface StoryTest {
    exportName: string;
    story: object;
    meta: object;
  }

  export function testStory(test: StoryTest): TestFunction;
  export function convertToFilePath(url: string): string;
}
