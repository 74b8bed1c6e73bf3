import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heldVersions, judge, type Manifest, type Newest } from './held-versions.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const declared: Record<string, string> = { ...dependencies, ...devDependencies };

/** A registry that has these, and whatever else is declared at its declared version. */
const registry =
  (has: Record<string, (Omit<Manifest, 'version'> & { version?: string }) | null>): Newest =>
  async (wanted) => {
    const own = has[wanted];
    return own === null ? null : { version: declared[wanted.replace(/@\d+$/, '')] ?? '1.0.0', ...own };
  };
/** As it is where every reason holds. */
const holding = {
  vite: { version: '99.0.0', optionalDependencies: { 'not-there': '1' } },
  'not-there': null,
  'axe-core': { version: '4.14.1' },
  '@axe-core/playwright': { version: '4.14.0' },
  'react-intl': {
    dependencies: { '@formatjs/icu-messageformat-parser': declared['@formatjs/icu-messageformat-parser'] ?? '' },
  },
};
const outdated = heldVersions.map(({ name }) => ({ name, current: '1.0.0', newest: '99.0.0' }));
const faultsIn = async (has: Parameters<typeof registry>[0], list = outdated) =>
  (await judge(list, { declared, newest: registry(has) })).flatMap(({ text, isFault }) => (isFault ? [text] : []));

test('what is held is a dependency of the shop', () => {
  expect(heldVersions.filter(({ name }) => !declared[name]).map(({ name }) => name)).toEqual([]);
});

test('the packages of the router are equal', () => {
  const versions = Object.entries(declared).flatMap(([name, version]) => (/react-router/.test(name) ? [version] : []));
  expect(versions.length).toBeGreaterThan(2);
  expect(new Set(versions).size).toBe(1);
});

describe('what is held', () => {
  test('nobody has anything to do while each reason holds', async () => {
    expect(await faultsIn(holding)).toEqual([]);
  });

  test.each([
    [
      'the package that must be equal has a newer version',
      'react-router',
      { '@react-router/dev': { version: '99.0.0' } },
    ],
    ['the registry has what was missing', 'vite', { 'not-there': { version: '1.0.0' } }],
    [
      'the package that brings it brings another',
      '@formatjs/icu-messageformat-parser',
      { 'react-intl': { dependencies: {} } },
    ],
    ['a newer version than the one that was tried is there', 'axe-core', { 'axe-core': { version: '99.0.0' } }],
    ['its line has a newer version', 'node', { 'node@24': { version: '24.99.0' } }],
  ])('%s: %s is to be raised', async (_, name, change) => {
    const faults = await faultsIn({ ...holding, ...change });
    expect(faults.filter((text) => text.startsWith(`${name} `))).toEqual([expect.stringContaining('no longer true')]);
  });

  test('a package that nothing holds is to be raised', async () => {
    const list = [...outdated, { name: 'hono', current: '1.0.0', newest: '2.0.0' }];
    expect(await faultsIn(holding, list)).toEqual([
      expect.stringContaining('hono 1.0.0, newest 2.0.0: nothing holds it'),
    ]);
  });

  test('a reason for a package that is the newest is to be taken out', async () => {
    const list = outdated.filter(({ name }) => name !== 'vite');
    expect(await faultsIn(holding, list)).toEqual(['vite is the newest, or gone: take its reason out']);
  });
});
