import { expect, test } from 'vitest';
import { joinFacts } from './join-facts.ts';

test('facts are separated, absent ones leave no trace, and the separator stays on the line of the fact before it', () => {
  expect(joinFacts(['Neuf', null, false, undefined, '', '4,8 sur 5'])).toBe('Neuf\u00a0· 4,8 sur 5');
});
