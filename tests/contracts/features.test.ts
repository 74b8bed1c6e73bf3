import { expect, test } from 'vitest';
import { features, providerStates } from '#mocks/features.ts';
import { statesInTable } from '../pacts/pact-files.ts';
import { exercises } from './exercises/index.ts';

test('the table that people read names the states that the features make', () => {
  expect(statesInTable().toSorted()).toEqual(Object.keys(providerStates).toSorted());
});

test.each([
  { kind: 'tables', named: features.map(({ tables = {} }) => tables) },
  { kind: 'states', named: features.map(({ states = {} }) => states) },
  { kind: 'exercises', named: exercises },
])('no two features give $kind of the same name', ({ named }) => {
  const names = named.flatMap((feature) => Object.keys(feature));
  expect(names).toEqual([...new Set(names)]);
});
