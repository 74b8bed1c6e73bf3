import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

class SocketClosedUnexpectedlyError extends Error {}
const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:6379'), { code: 'ECONNREFUSED' });

test.each([
  [refused, 'ECONNREFUSED'],
  [new AggregateError([refused, refused]), 'ECONNREFUSED'],
  [new Error("OOM command not allowed when used memory > 'maxmemory'."), 'OOM'],
  [new Error('WRONGPASS invalid username-password pair or user is disabled.'), 'WRONGPASS'],
  [new SocketClosedUnexpectedlyError('Socket closed unexpectedly'), 'SocketClosedUnexpectedlyError'],
  [new TypeError('secret of somebody'), 'TypeError'],
  [new Error('A place of somebody'), 'Error'],
  ['secret', 'unknown'],
])('the log says of %s: %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
