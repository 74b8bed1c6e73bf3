import { expect, test } from 'vitest';
import { adviceOn, failuresOf, failureTable } from './verification-report.ts';

const said = (mismatch: object) =>
  JSON.stringify({
    interactionResults: [
      { description: 'a cart', result: 'Error', mismatch },
      { description: 'an empty cart', result: 'OK' },
    ],
  });

test('a failure says that the status is wrong, or at which path the body is', () => {
  const mismatches = [
    { type: 'StatusMismatch', mismatch: 'expected 200 but was 500' },
    { type: 'BodyMismatch', path: '$.entries[0]', mismatch: 'Actual map is missing the following keys: quantity' },
  ];
  expect(failuresOf('cart', said({ type: 'mismatches', mismatches }))).toEqual([
    { provider: 'cart', interaction: 'a cart', why: 'wrong status', detail: 'expected 200 but was 500' },
  ]);
  expect(failuresOf('cart', said({ type: 'mismatches', mismatches: mismatches.slice(1) }))).toEqual([
    {
      provider: 'cart',
      interaction: 'a cart',
      why: 'wrong body',
      detail: '$.entries[0]: Actual map is missing the following keys: quantity',
    },
  ]);
});

test('an interaction that got no answer fails with the reason', () => {
  const [failure] = failuresOf('cart', said({ type: 'error', message: 'connection reset' }));
  expect(failure).toMatchObject({ why: 'no answer', detail: 'connection reset' });
});

test('a service that could not be verified at all is a failure too', () => {
  expect(failuresOf('cart', 'broken')).toMatchObject([{ interaction: 'all', why: 'not verified', detail: 'broken' }]);
});

test('the table has its columns below each other, and is empty without failures', () => {
  expect(failureTable([])).toBe('');
  const table = failureTable([{ provider: 'cart', interaction: 'a cart', why: 'wrong body', detail: '$: x' }]);
  expect(table).toBe('service  interaction  why         where and what\ncart     a cart       wrong body  $: x');
});

test('whoever gave no token and no states reads what they are for, where it matters', () => {
  const row = {
    provider: 'cart',
    interaction: 'a cart',
    why: 'wrong status',
    detail: 'expected 200 but was 401',
  } as const;
  const missing = { ...row, detail: 'expected 200 but was 404' };
  const nothing = { states: false, token: false };
  expect(adviceOn([row, missing], nothing)).toEqual([
    expect.stringContaining('--token'),
    expect.stringContaining('--states'),
  ]);
  expect(adviceOn([row], { ...nothing, token: true })).toEqual([]);
  expect(adviceOn([missing], { ...nothing, states: true })).toEqual([]);
});
