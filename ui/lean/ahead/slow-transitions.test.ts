import { expect, test } from 'vitest';
import { unlessOvertaken } from './slow-transitions.ts';

test.each([
  ['AbortError', false],
  ['TimeoutError', false],
  // Two pictures of one name.
  ['InvalidStateError', true],
])('a change of pages that ends with %s is a fault: %s', (name, isFault) => {
  const fault = new DOMException('Transition was skipped', name);
  if (isFault) expect(() => unlessOvertaken(fault)).toThrow(fault);
  else expect(unlessOvertaken(fault)).toBeUndefined();
});
