import { expect, test } from 'vitest';
import { isAvailable, isPending, type Situation, scoreOf, subscriptionOf } from './eligibility.ts';

const certifications = ['active', 'pending', 'inactive', null] as const;
const contracts = ['draft', 'proposal', 'validated', 'active', 'closed', 'cancelled', null] as const;
const reasons = ['inactive-contract', 'unknown-subscription', null] as const;
const scores = [null, -1, 0, 9, 10, 11] as const;

/** Every situation there is, the scores around their threshold. */
const everySituation: Situation[] = [true, false].flatMap((eligible) =>
  certifications.flatMap((certification) =>
    contracts.flatMap((contract) =>
      reasons.flatMap((reason) =>
        ['73282932000074', '', null].flatMap((siret) =>
          scores.map((score) => ({ eligible, certification, contract, reason, siret, score })),
        ),
      ),
    ),
  ),
);

test('every situation has one answer', () => {
  expect(everySituation).toHaveLength(2 * 4 * 7 * 3 * 3 * 6);
  for (const situation of everySituation)
    expect(['eligible', 'pending', 'available', 'none']).toContain(subscriptionOf(situation));
});

test('who is eligible is neither asked to wait nor to subscribe', () => {
  for (const situation of everySituation)
    if (situation.eligible) {
      expect(subscriptionOf(situation)).toBe('eligible');
      expect(isPending(situation) || isAvailable(situation)).toBe(false);
    } else expect(subscriptionOf(situation)).not.toBe('eligible');
});

test('it is pending exactly while the certification, or the contract of a certified company, is under way', () => {
  const underWay = ['active/draft', 'active/proposal', 'active/validated'];
  for (const situation of everySituation.filter(({ eligible }) => !eligible)) {
    const { certification, contract } = situation;
    const expected = certification === 'pending' || underWay.includes(`${certification}/${contract}`);
    expect(subscriptionOf(situation) === 'pending').toBe(expected);
  }
});

test('it is available exactly to who meets each condition and waits for nothing', () => {
  const over: Situation['contract'][] = ['closed', 'cancelled'];
  const known: Situation['certification'][] = ['active', 'inactive'];
  for (const situation of everySituation.filter((each) => !each.eligible)) {
    const unmet = [
      !known.includes(situation.certification),
      !situation.siret,
      (situation.score ?? 0) <= 9,
      situation.reason === null && !over.includes(situation.contract),
    ];
    expect(isAvailable(situation)).toBe(unmet.every((no) => !no));
    expect(subscriptionOf(situation) === 'available').toBe(isAvailable(situation) && !isPending(situation));
  }
});

test('pending and available overlap in six situations, and then it is pending', () => {
  const both = everySituation.filter((situation) => isPending(situation) && isAvailable(situation));
  expect(new Set(both.map(({ contract, reason }) => `${contract}/${reason}`)).size).toBe(6);
  expect(new Set(both.map(({ certification }) => certification))).toEqual(new Set(['active']));
  for (const situation of both) expect(subscriptionOf(situation)).toBe('pending');
});

test('a score of nine is not above nine', () => {
  const situation: Situation = {
    eligible: false,
    certification: 'inactive',
    siret: '73282932000074',
    score: 10,
    contract: null,
    reason: 'unknown-subscription',
  };
  expect(subscriptionOf(situation)).toBe('available');
  expect(subscriptionOf({ ...situation, score: 9 })).toBe('none');
});

test.each([
  ['10', 10],
  [' 12 ', 12],
  ['009', 9],
  ['-3', -3],
  ['1e3', null],
  ['10,5', null],
  ['A', null],
  ['', null],
  [null, null],
])('the scoring code « %s » is %s', (code, score) => {
  expect(scoreOf(code)).toBe(score);
});
