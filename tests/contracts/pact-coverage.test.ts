import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isoDay, isoMoment } from '#adapters/testing/pact.ts';
import { basePathOf, operationOf, operations } from '#mocks/shared/operations.ts';
import { pactFiles } from '../pacts/pact-files.ts';

/** Operations without an interaction, and why. */
const withoutPact: Record<string, string> = {
  countStores: 'other storefronts call it: an exercise of the contract does so for them',
  getStore: 'other storefronts call it: an exercise of the contract does so for them',
  downloadLetterDocument: 'the shop sends the file on as it comes: tested beside the adapter',
};

test('every operation of every contract has an interaction in a pact, or a reason for none', () => {
  const covered = pactFiles().flatMap(({ contract, calls }) =>
    calls.map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return operationOf(new Request(`http://backend.test${basePathOf(contract)}${path}`, { method }))?.id;
    }),
  );
  const found = operations.map(({ id }) => id).filter((id) => !covered.includes(id));
  expect(found.toSorted()).toEqual(Object.keys(withoutPact).toSorted());
});

test('every interaction begins from a state, so that a backend is told of it', () => {
  const stateless = pactFiles().flatMap(({ interactions }) =>
    interactions.filter(({ providerStates = [] }) => providerStates.length === 0).map(({ description }) => description),
  );
  expect(stateless).toEqual([]);
});

test('a day and a moment have one matcher each in every pact', () => {
  const written = pactFiles().map(({ path }) => readFileSync(path, 'utf8'));
  const regexes = written.flatMap((pact) =>
    [...pact.matchAll(/"regex": ("(?:[^"\\\\]|\\\\.)*")/g)].map(([, text = '']) => text),
  );
  const ofDates = regexes
    .map((text): string => JSON.parse(text))
    .filter((regex) => /\\d\{4\}|\[0-9\]\{4\}-/.test(regex));
  expect([...new Set(ofDates)].toSorted()).toEqual([
    isoDay('2026-01-01').regex,
    isoMoment('2026-01-01T10:00:00Z').regex,
  ]);
});
