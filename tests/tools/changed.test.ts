import { expect, test } from 'vitest';
import { reachedSteps } from './changed.ts';
import { steps } from './steps.ts';

/** Steps by their names, in the order of the alphabet. */
const reached = (...files: string[]) =>
  reachedSteps(steps, { files, commit: 'HEAD' })
    .map(({ name, isPart }) => (isPart ? `part of ${name}` : name))
    .toSorted();
const all = steps.map(({ name }) => name).toSorted();
const always = [
  'contracts',
  'copy',
  'dead-code',
  'format',
  'layers',
  'part of limits',
  'part of lint',
  'part of unit',
  'types',
];

test('a change of words reaches nothing', () => {
  expect(reached('README.md', 'shop.jpg')).toEqual([]);
});

test('a change of the tools reaches everything', () => {
  for (const file of ['package-lock.json', 'vite.config.ts', 'tsconfig.json'])
    expect(reached('README.md', file)).toEqual(all);
});

test('a change of a screen reaches the build, its tests and stories, and every journey', () => {
  const browser = ['boundary', 'build', 'build-plain', 'journeys', 'part of storybook', 'size'];
  expect(reached('ui/cart/cart.screen.tsx')).toEqual([...always, ...browser].toSorted());
});

test('a change of a journey reaches that journey, on the build that it needs', () => {
  const browser = ['build', 'build-plain', 'part of journeys'];
  expect(reached('tests/journeys/carts.spec.ts')).toEqual([...always, ...browser].toSorted());
});

test('a change of a boundary test reaches that test, and no journey', () => {
  const others = ['build', 'part of boundary'];
  expect(reached('tests/boundary/faults.spec.ts')).toEqual([...always, ...others].toSorted());
});

test('a change of what journeys share reaches the boundary tests that use it as well', () => {
  const others = ['build', 'build-plain', 'part of boundary', 'part of journeys'];
  expect(reached('tests/journeys/purchase.ts')).toEqual([...always, ...others].toSorted());
});

test('a change of a rule’s test reaches that test and no browser', () => {
  const others = ['pacts', 'pacts-compare', 'pacts-verify', 'part of storybook'];
  expect(reached('domain/cart/cart.test.ts')).toEqual([...always, ...others].toSorted());
});

test('a change of a contract reaches every step', () => {
  const named = reached('contracts/cart/openapi.yaml').map((name) => name.replace('part of ', ''));
  expect(named.toSorted()).toEqual(all);
});
