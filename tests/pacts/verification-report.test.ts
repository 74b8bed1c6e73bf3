import { expect, test } from 'vitest';
import { adviceOn, failuresOf, failureTable, type Result, resultsIn } from './verification-report.ts';

const shop = 'boutique-storefront';
const results = (mismatch: Result['mismatch'], over: Partial<Result> = {}): Result[] => [
  { consumer: shop, description: 'an empty cart', result: 'OK' },
  { consumer: shop, description: 'a cart', result: 'Error', mismatch, ...over },
];
const row = { consumer: shop, provider: 'cart', interaction: 'a cart' };

test('a failure says that the status is wrong, or at which path the body is', () => {
  const mismatches = [
    { type: 'StatusMismatch', mismatch: 'expected 200 but was 500' },
    { type: 'BodyMismatch', path: '$.entries[0]', mismatch: 'Actual map is missing the following keys: quantity' },
  ];
  expect(failuresOf('cart', results({ mismatches }))).toEqual([
    { ...row, why: 'wrong status', detail: 'expected 200 but was 500' },
  ]);
  expect(failuresOf('cart', results({ mismatches: mismatches.slice(1) }))).toEqual([
    { ...row, why: 'wrong body', detail: '$.entries[0]: Actual map is missing the following keys: quantity' },
  ]);
});

test('an interaction that got no answer fails with the reason', () => {
  const [failure] = failuresOf('cart', results({ type: 'error', message: 'connection reset' }));
  expect(failure).toMatchObject({ why: 'no answer', detail: 'connection reset' });
});

test('an interaction whose state was refused has one row, which says so and names the interaction', () => {
  const mismatches = [{ type: 'StatusMismatch', mismatch: 'expected 200 but was 404' }];
  const refused = new Map([[1, 'setup of "a cart": refused']]);
  expect(failuresOf('cart', results({ mismatches }), refused)).toEqual([
    { ...row, why: 'state unknown', detail: 'setup of "a cart": refused' },
  ]);
});

test('pending interactions are marked, for they do not fail the command', () => {
  const pending = failuresOf('cart', results({ mismatches: [{ mismatch: 'x' }] }, { pending: true }));
  expect(pending).toMatchObject([{ pending: true }]);
});

test('a verifier that could not ask gives no results', () => {
  for (const output of ['broken', '{}', '{"interactionResults":[]}']) expect(resultsIn(output)).toBeNull();
});

test('the table has its columns below each other, and is empty without failures', () => {
  expect(failureTable([])).toBe('');
  expect(failureTable([{ ...row, why: 'wrong body', detail: '$: x' }])).toBe(
    [
      'consumer             provider  interaction  why         where and what',
      'boutique-storefront  cart      a cart       wrong body  $: x',
    ].join('\n'),
  );
});

test('whoever gave no token and no states reads what they are for, where it matters', () => {
  const refused = { ...row, why: 'wrong status', detail: 'expected 200 but was 401' } as const;
  const missing = { ...refused, detail: 'expected 200 but was 404' };
  const nothing = { states: false, token: false };
  expect(adviceOn([refused, missing], nothing)).toEqual([
    expect.stringContaining('--token'),
    expect.stringContaining('--states'),
  ]);
  expect(adviceOn([refused], { ...nothing, token: true })).toEqual([]);
  expect(adviceOn([missing], { ...nothing, states: true })).toEqual([]);
});
