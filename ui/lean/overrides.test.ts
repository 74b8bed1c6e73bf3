import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overrides, turnedOff } from './overrides.ts';

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('the table in README.md is the list of the overrides', () => {
  const rows = readFileSync('ui/lean/README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(cells);
  expect(rows).toEqual(
    overrides.map(({ name, at, changes, wins, ...rest }) => [
      `\`${name}\``,
      at,
      changes,
      wins,
      'upstream' in rest ? rest.upstream : '',
    ]),
  );
});

test.each([
  [undefined, []],
  ['', []],
  ['-links', ['links']],
  ['-links,-late-scripts', ['links', 'late-scripts']],
  ['0', overrides.map(({ name }) => name)],
])('LEAN=%s turns off %j', (setting, off) => {
  expect([...turnedOff(setting)].toSorted()).toEqual(off.toSorted());
});

test('an override that does not exist cannot be turned off', () => {
  expect(() => turnedOff('-speed')).toThrow('no override is called speed');
});
