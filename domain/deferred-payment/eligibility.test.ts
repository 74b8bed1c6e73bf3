import { expect, test } from 'vitest';
import { isAvailable, isPending, type Situation, scoreOf, subscriptionOf } from './eligibility.ts';

/** Every value that an adapter can return; the scoring codes as the backend sends them. */
const certifications = ['active', 'pending', 'inactive', null] as const;
const contracts = ['draft', 'proposal', 'validated', 'active', 'closed', 'cancelled', null] as const;
const reasons = ['inactive-contract', 'unknown-subscription', null] as const;
const sirets = ['73282932000074', '', null] as const;
const codes = ['-1', '0', '9', '10', '11', '9.5', '9,5', '1e3', '0x10', 'abc', '', ' ', null] as const;
const [yes, no] = [true, false];

interface Answers extends Omit<Situation, 'score'> {
  code: string | null;
}

/** Every possible situation. */
const everything: Answers[] = [yes, no].flatMap((eligible) =>
  certifications.flatMap((certification) =>
    contracts.flatMap((contract) =>
      reasons.flatMap((reason) =>
        sirets.flatMap((siret) => codes.map((code) => ({ eligible, certification, contract, reason, siret, code }))),
      ),
    ),
  ),
);
const situationOf = ({ code, ...answers }: Answers): Situation => ({ ...answers, score: scoreOf(code) });

/** The rules of specification §4 and §9 once more, as lists of allowed values, without the shop's code. */
const above = new Set<string | null>(['10', '11']);
const waiting = new Set(['pending/*', 'active/draft', 'active/proposal', 'active/validated']);
const certifiable = new Set<string | null>(['active', 'inactive']);
const proposable = new Set<string | null>(['inactive-contract', 'unknown-subscription', 'closed', 'cancelled']);

const waits = ({ eligible, certification, contract }: Answers) =>
  !eligible && (waiting.has(`${certification}/*`) || waiting.has(`${certification}/${contract}`));
const may = ({ eligible, certification, siret, code, reason, contract }: Answers) =>
  [
    !eligible,
    certifiable.has(certification),
    (siret ?? '').length > 0,
    above.has(code),
    proposable.has(reason) || proposable.has(contract),
  ].every(Boolean);

test('each of the situations has the answer of the specification', () => {
  expect(everything).toHaveLength(2 * 4 * 7 * 3 * 3 * 13);
  for (const answers of everything) {
    const situation = situationOf(answers);
    const expected = answers.eligible ? 'eligible' : waits(answers) ? 'pending' : may(answers) ? 'available' : 'none';
    expect([isPending(situation), isAvailable(situation), subscriptionOf(situation)], JSON.stringify(answers)).toEqual([
      waits(answers),
      may(answers),
      expected,
    ]);
  }
});

test('no answer is one that nobody gets', () => {
  const answers = everything.map((answers) => subscriptionOf(situationOf(answers)));
  expect(new Set(answers)).toEqual(new Set(['eligible', 'pending', 'available', 'none']));
});

test('pending and available overlap in exactly six situations, and then it is pending', () => {
  const both = everything.map(situationOf).filter((situation) => isPending(situation) && isAvailable(situation));
  const kinds = new Set(both.map(({ certification, contract, reason }) => `${certification}/${contract}/${reason}`));
  expect([...kinds].toSorted()).toEqual([
    'active/draft/inactive-contract',
    'active/draft/unknown-subscription',
    'active/proposal/inactive-contract',
    'active/proposal/unknown-subscription',
    'active/validated/inactive-contract',
    'active/validated/unknown-subscription',
  ]);
  expect(both, 'the same six with either of the scores above nine').toHaveLength(6 * above.size);
  for (const situation of both) expect(subscriptionOf(situation)).toBe('pending');
});

test.each([
  ['10', 10],
  ['9', 9],
  [' 12 ', 12],
  ['009', 9],
  ['-3', -3],
  ['9.5', null],
  ['10.5', null],
  ['1e3', null],
  ['0x10', null],
  ['10,5', null],
  ['+10', null],
  ['1 000', null],
  ['abc', null],
  ['', null],
  [' ', null],
  [null, null],
])('the scoring code « %s » is %s', (code, score) => {
  expect(scoreOf(code)).toBe(score);
});
