import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const { dependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
const pathsWhere = (is: (locked: Locked) => boolean) =>
  installed.flatMap(([path, locked]) => (is(locked) ? [path] : []));

test('the lock file lists what is installed', () => {
  expect(installed.length).toBeGreaterThan(Object.keys(dependencies).length);
  for (const name of Object.keys(dependencies)) expect(packages[`node_modules/${name}`]?.dev, name).toBeUndefined();
});

test('nothing that runs in production executes a script when it is installed', () => {
  expect(pathsWhere(({ dev, hasInstallScript }) => !dev && Boolean(hasInstallScript))).toEqual([]);
});

test('no package of builds and tests but Node runs a script when it is installed', () => {
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  const named = pathsWhere(({ hasInstallScript }) => Boolean(hasInstallScript)).map((path) =>
    path.replace(/.*node_modules\//, ''),
  );
  expect(named).toContain('node');
  expect(named.filter((name) => !(name in allowScripts))).toEqual([]);
});

test('each package has a checksum, and comes from the registry that npm is set to', () => {
  expect(pathsWhere(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(pathsWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('what runs in production has one exact version', () => {
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
