import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alphabetically, findByName } from './directory.ts';

const named = (name: string) => ({ code: name, name });
const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

test('names are grouped by their first letter, ignoring accents; other names come last', () => {
  const filed = alphabetically(['Plumelac', '3 Plis', 'Étiquivole', 'Encrebelle', 'plis'].map(named));
  expect(filed.map(({ letter, entries }) => [letter, ...names(entries)])).toEqual([
    ['E', 'Encrebelle', 'Étiquivole'],
    ['P', 'plis', 'Plumelac'],
    ['#', '3 Plis'],
  ]);
});

test('no name is lost or filed twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (given) => {
      const filed = alphabetically(given.map(named)).flatMap(({ entries }) => names(entries));
      expect(filed.toSorted()).toEqual(given.toSorted());
    }),
  );
});

test('a name is found by a part of it, as it is typed on any keyboard', () => {
  const all = ['Étiquivole', 'L’Atelier du Bureau', 'Bureau clair'].map(named);
  expect(names(findByName(all, 'etiqui'))).toEqual(['Étiquivole']);
  expect(names(findByName(all, 'BUREAU atelier'))).toEqual(['L’Atelier du Bureau']);
  expect(names(findByName(all, "l'atelier"))).toEqual(['L’Atelier du Bureau']);
  expect(names(findByName(all, ' '))).toEqual(names(all));
  expect(findByName(all, 'zinc')).toEqual([]);
});
