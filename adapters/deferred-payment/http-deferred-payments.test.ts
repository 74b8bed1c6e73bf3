import { expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests, whileTestsRun } from '#adapters/testing/while-tests-run.ts';
import { euros } from '#domain/shared/money.ts';

const server = playServerForTests();
const shop = whileTestsRun(() => shopOn(server.url));
const deferred = () => shop().portsFor(signedIn('pro@exemple.fr', { mode: 'pro' })).deferredPayments;

test.each([
  ['DRAFT', 'draft'],
  ['proposal', 'proposal'],
  ['Validated', 'validated'],
  ['ACTIVE', 'active'],
  ['CLOSED', 'closed'],
  ['CANCELLED', 'cancelled'],
  ['SUSPENDED', null],
  [undefined, null],
])('a contract that the backend calls %s is %s', async (contractStatus, contract) => {
  server.play(json({ eligible: false, contractStatus }));
  expect(await deferred().details()).toMatchObject({ contract });
});

test.each([
  ['INACTIVE_CONTRACT', 'inactive-contract'],
  ['unknown_subscription', 'unknown-subscription'],
  ['OTHER', null],
])('the reason %s is %s', async (ineligibilityReason, reason) => {
  server.play(json({ eligible: false, ineligibilityReason }));
  expect(await deferred().details()).toMatchObject({ reason });
});

test('a deferred payment’s absent flags are false', async () => {
  server.play(json({ eligible: true, balance: { currencyIso: 'EUR', value: 12.4 } }));
  expect(await deferred().details()).toEqual({
    eligible: true,
    hasSegment: false,
    contract: null,
    reason: null,
    balance: euros(12.4),
  });
  server.play(json({}));
  expect(await deferred().details()).toEqual({
    eligible: false,
    hasSegment: false,
    contract: null,
    reason: null,
    balance: null,
  });
  server.play(json({ id: 'ent-1' }));
  expect(await deferred().scoringCode('ent-1')).toBeNull();
});

test('details that break their contract are a fault', async () => {
  server.play(json({ eligible: 'yes' }));
  await expect(deferred().details()).rejects.toMatchObject({ kind: 'contract' });
});

test('the name of a company stays one part of the address', async () => {
  server.play(json({ id: 'x' }));
  await deferred()
    .scoringCode('a/../../b?c')
    .catch(() => null);
  expect(server.seen.every(({ url }) => !url.includes('../'))).toBe(true);
});
