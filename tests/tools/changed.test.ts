import { expect, test } from 'vitest';
import { reachedSteps } from './changed.ts';
import { sourcesOfTree } from './followers.ts';
import { steps } from './steps.ts';

const sources = sourcesOfTree();
const stepsFor = (...files: string[]) => reachedSteps(steps, { files, commit: 'HEAD', sources });
/** Steps by their names, in the order of the alphabet. */
const reached = (...files: string[]) =>
  stepsFor(...files)
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

/** What the unit tests are narrowed to. */
const relatedOf = (file: string) =>
  stepsFor(file)
    .find(({ name }) => name === 'unit')
    ?.commands.at(-1) ?? [];

test.each([
  ['a message reaches the view that says it', 'ui/cart/messages.en.json', 'ui/cart/cart.view.ts'],
  ['a message reaches the tests that read all messages', 'ui/cart/messages.en.json', 'ui/wording/typography.test.ts'],
  ['a message reaches the view of another folder that says it', 'ui/cart/messages.fr.json', 'ui/cart/recap.view.ts'],
  ['a label reaches the screen that shows it', 'ui/checkout/copy.fr.json', 'ui/checkout/payment/payment.screen.tsx'],
  ['a contract reaches its client', 'contracts/cart/openapi.yaml', 'adapters/generated/cart/sdk.gen.ts'],
  ['a contract reaches its validators', 'contracts/cart/openapi.yaml', 'adapters/generated/cart/valibot.gen.ts'],
  ['a contract reaches its document', 'contracts/cart/openapi.yaml', 'contracts/generated/cart.json'],
  [
    'what contracts share reaches each client',
    'contracts/shared/components.yaml',
    'adapters/generated/orders/sdk.gen.ts',
  ],
  ['the table of states reaches the page that reads it', 'contracts/pacts/STATES.md', 'mocks/host/states-page.ts'],
  ['the table of scenarios reaches its test', 'mocks/SCENARIOS.md', 'mocks/orders/book.test.ts'],
  ['the list of overrides reaches its test', 'ui/lean/README.md', 'ui/lean/overrides.test.ts'],
  ['the tokens reach the look of the mock pages', 'ui/styles/tokens.css', 'mocks/shared/pages/look.ts'],
  ['a screen reaches the tests that read the whole tree', 'ui/cart/cart.screen.tsx', 'ui/routing/one-place.test.ts'],
])('%s', (_, changed, follower) => {
  expect(relatedOf(changed)).toContain(follower);
});

test('a message of one folder does not reach the views of all others', () => {
  expect(relatedOf('ui/labels/messages.fr.json')).not.toContain('ui/stamps/stamps.view.ts');
  expect(relatedOf('ui/labels/messages.fr.json').filter((file) => file.startsWith('ui/')).length).toBeLessThan(60);
});
