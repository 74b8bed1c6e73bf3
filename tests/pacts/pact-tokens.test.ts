import { expect, test } from 'vitest';
import { AGENT, SHOPPER } from '#adapters/testing/pact.ts';
import { bearerFor } from './pact-tokens.ts';

const given = { shopper: 'of-a-shopper', agent: 'of-an-agent' };
const shopper = `Bearer test:${SHOPPER}`;
const agent = `Bearer test:${AGENT}`;

test('a backend’s token of a shopper replaces a shopper’s alone, and an agent’s an agent’s', () => {
  expect([shopper, agent].map((written) => bearerFor(written, given))).toEqual([
    'Bearer of-a-shopper',
    'Bearer of-an-agent',
  ]);
  expect(bearerFor(agent, { ...given, agent: undefined }), 'no shopper’s token for an agent').toBeUndefined();
  expect(bearerFor(shopper, { ...given, shopper: undefined })).toBeUndefined();
});

test('a value that no provider signs stays unsigned', () => {
  expect(bearerFor(undefined, given)).toBeUndefined();
});
