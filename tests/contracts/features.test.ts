import { expect, test } from 'vitest';
import { features, providerStates } from '#mocks/features.ts';
import { statesInTable } from '../pacts/pact-files.ts';

test('the table that people read names the states that the features make', () => {
  expect(statesInTable().toSorted()).toEqual(Object.keys(providerStates).toSorted());
});

test.each(['tables', 'states', 'exercises'] as const)('no two features give %s of the same name', (kind) => {
  const names = features.flatMap((feature) => Object.keys(feature[kind] ?? {}));
  expect(names).toEqual([...new Set(names)]);
});
