import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';

const components = globSync('ui/components/**/*.tsx').filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));
const storiesOf = (component: string) => component.replace(/\.tsx$/, '.stories.tsx');

test('every component of the kit has its stories beside it', () => {
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((component) => !existsSync(storiesOf(component)))).toEqual([]);
});
