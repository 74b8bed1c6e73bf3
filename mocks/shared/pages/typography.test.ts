import { expect, test } from 'vitest';
import { french } from './typography.ts';

test('texts of the mock have the same French spaces as those of the shop', () => {
  expect(french('« Prix » : 20 % ? Oui ; n° 3 !')).toBe(
    '«\u202fPrix\u202f»\u202f: 20\u202f%\u202f? Oui\u202f; n°\u00a03\u202f!',
  );
});
