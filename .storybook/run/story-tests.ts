import { testStory as once } from '@storybook/addon-vitest/internal/test-utils';
import { test } from 'vitest';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

type StoryRun = Parameters<typeof once>[0];
interface Annotations {
  tags?: string[];
  globals?: Record<string, unknown>;
}

/**
 * The test of a story, in place of the addon's: one with the tag `hydrated` is tested a second time, on HTML of React's
 * server. In the same page, because a project of its own would load Storybook and the whole shop once more.
 */
export function testStory(run: StoryRun): ReturnType<typeof once> {
  const { story, meta }: { story: Annotations; meta: Annotations } = run;
  if ([...(meta.tags ?? []), ...(story.tags ?? [])].includes('hydrated'))
    test(
      `${run.exportName}, hydrated`,
      once({ ...run, story: { ...story, globals: { ...story.globals, ...hydrated } } }),
    );
  return once(run);
}

/** Its accessibility is judged where the browser made it. */
const hydrated = { hydrated: 'on', a11y: { manual: true } };
