import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedLimits } from '#adapters/testing/limits.ts';
import { limitGuesses, requestLimits } from './limits.server.ts';
import { aRequest, argsOf, noSession } from './request.examples.ts';
import { requestContextOf } from './request-context.server.ts';

// However long a slow machine takes, no count ends meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const whose = { session: 'visite-1', address: null };

test('however guesses are sent and answered, at most five of a minute are wrong, and right ones and faults cost nothing', async () => {
  const outcome = fc.constantFrom('wrong' as const, 'right' as const, 'fault' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(outcome, { minLength: 1, maxLength: 30 }),
      async (scheduler, outcomes) => {
        const limits = requestLimits(countedLimits(), { whose, wait: () => {} });
        const made: string[] = [];
        const run = async (answer: string) => {
          made.push(answer);
          await scheduler.schedule(Promise.resolve(), answer);
          if (answer === 'fault') throw new Error(answer);
          return answer;
        };
        const isWrong = (answer: string) => answer === 'wrong';
        const all = outcomes.map((answer) =>
          limitGuesses(limits, 'contract-code', { run: () => run(answer), isWrong }).catch(() => null),
        );
        await scheduler.waitFor(Promise.all(all));
        expect(made.filter((answer) => answer === 'wrong').length).toBeLessThanOrEqual(5);
        if (!made.includes('wrong')) expect(await limits.reserve('contract-code')).toBe(0);
      },
    ),
    { numRuns: 100 },
  );
});

test('a visitor who has to wait reads the seconds in the answer, and nobody else does', async () => {
  const waits: number[] = [];
  const seconds = { 'sign-in': 40, address: 0 } as Record<string, number>;
  const inner = { take: async (name: string) => seconds[name], reserve: async () => 8, giveBack: async () => {} };
  const limits = requestLimits(inner as never, { whose, wait: (asked) => void waits.push(asked) });
  expect([await limits.take('address'), await limits.take('sign-in'), await limits.reserve('voucher')]).toEqual([
    0, 40, 8,
  ]);
  expect(waits).toEqual([40, 8]);
});

test('a limit counts by the account or the assistance, an agent’s search by the agent, and otherwise by the visit', async () => {
  const counted: unknown[] = [];
  const limits = { reserve: async (_: string, { session }: { session: string }) => counted.push(session) } as never;
  const agent = { state: 'open', id: 'session-2', agent: { id: 'agent-1' }, assistance: null } as const;
  const open = { shopper: { id: 'aide-1' }, accessToken: async () => null } as never;
  const asking = { ...agent, accessToken: async () => null };
  for (const given of [
    {},
    { session: noSession },
    { session: noSession, agent: asking },
    { session: { ...noSession, open } },
  ])
    await requestContextOf(argsOf(aRequest({ limits, ...given }))).limits.reserve('contract-code');
  expect(counted).toEqual(['compte-1', 'visite-1', 'agent-1', 'aide-1']);
});
