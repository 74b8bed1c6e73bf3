import { expect, test } from 'vitest';
import { reachedSteps } from './changed.ts';
import { steps } from './steps.ts';

const reached = (...files: string[]) =>
  reachedSteps(steps, { files, commit: 'HEAD' }).map(({ name, isPart }) => (isPart ? `part of ${name}` : name));
const always = ['contracts', 'copy', 'types', 'lint', 'format', 'layers', 'dead-code'];
const browser = ['build', 'build-plain', 'size', 'part of storybook', 'journeys', 'journeys-plain'];

test('a change of words reaches nothing', () => {
  expect(reached('README.md', 'shop.jpg')).toEqual([]);
});

test('a change of the tools reaches everything', () => {
  for (const file of ['package-lock.json', 'vite.config.ts', 'tsconfig.json'])
    expect(reached('README.md', file)).toEqual(steps.map(({ name }) => name));
});

test('a change of a screen reaches the build, its tests and stories, and every journey', () => {
  expect(reached('ui/cart/cart.screen.tsx')).toEqual([...always, 'part of unit', 'part of limits', ...browser]);
});

test('a change of a journey reaches that journey, on the build that it needs', () => {
  expect(reached('tests/journeys/carts.spec.ts')).toEqual([
    ...always,
    'part of unit',
    'part of limits',
    'build',
    'build-plain',
    'part of journeys',
    'part of journeys-plain',
  ]);
});

test('a change of a rule’s test reaches that test and no browser', () => {
  expect(reached('domain/cart/cart.test.ts')).toEqual([
    ...always,
    'part of unit',
    'part of limits',
    'pacts',
    'pacts-compare',
    'pacts-verify',
    'part of storybook',
  ]);
});

test('a change of a contract reaches all but the linter of stories', () => {
  const all = steps.map(({ name }) => name);
  expect(reached('contracts/cart/openapi.yaml').map((name) => name.replace('part of ', ''))).toEqual(all);
});
