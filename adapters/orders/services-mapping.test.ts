import { expect, test } from 'vitest';
import { toContract } from './services-mapping.ts';

const wire = { id: 'CONTRAT-1', status: 'READY_FOR_PICKUP', contractType: 'definitive' };

test('a contract of which the backend says no more has no steps, no code and no card', () => {
  expect(toContract(wire)).toEqual({
    id: 'CONTRAT-1',
    status: 'ready',
    type: 'definitive',
    destination: null,
    startDate: null,
    endDate: null,
    from: null,
    to: null,
    steps: [],
    codeEntry: null,
    card: null,
  });
});

test('words that the shop does not know leave their step out, and offer nothing', () => {
  const contract = toContract({
    ...wire,
    status: 'PAUSED',
    contractType: 'seasonal',
    steps: [
      { code: 'PAID', reached: true, day: '2026-11-23' },
      { code: 'PARROT_SENT', reached: false },
      { code: 'ACTIVE', reached: false },
    ],
    codeEntry: { status: 'PAUSED', triesLeft: 3 },
    cardStatus: 'LOST_AT_SEA',
  });
  expect(contract).toMatchObject({ status: null, type: null, codeEntry: null, card: null });
  expect(contract.steps).toEqual([
    { kind: 'paid', isReached: true, day: '2026-11-23' },
    { kind: 'active', isReached: false, day: null },
  ]);
});

test('the code of a letter is awaited with what the backend says of it', () => {
  expect(toContract({ ...wire, codeEntry: { status: 'OPEN', triesLeft: 3 } }).codeEntry).toEqual({
    status: 'open',
    triesLeft: 3,
    expiresOn: null,
    resendFrom: null,
  });
});
