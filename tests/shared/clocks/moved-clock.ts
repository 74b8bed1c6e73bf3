import { setImmediate as nextTurn } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import type { Play } from '#adapters/testing/play-server.ts';

export interface MovedClock {
  now(): number;
  /** Moves on, through each deadline on the way. */
  pass(milliseconds: number): void;
  /** A backend that never answers: the last deadline that began ends. */
  hang: Play;
  /** A backend that takes this long for its answer. */
  after(milliseconds: number, answer: Play): Play;
  /** Calls that fit, as « GET http://… », are done, and their answers come so much later than all others, or never. */
  delayAnswers(of: RegExp, milliseconds: number): void;
  /** Calls that fit reach nobody, and hang. */
  loseCalls(of: RegExp): void;
  /** Calls of `delayAnswers` and `loseCalls` are quick again. */
  mend(): void;
}

interface DeadlineEnd {
  at: number;
  end(): void;
}

/**
 * The clock of deadlines (`performance.now`, `AbortSignal.timeout`) for the rest of a test: it stands still until the test
 * or a backend that it plays moves it. Timers stay real, since sockets need them.
 */
export function moveClock(): MovedClock {
  if (vi.isMockFunction(performance.now)) throw new Error('The clock of this test is moved already.');
  let now = Math.ceil(performance.now());
  let pending: DeadlineEnd[] = [];
  const moveTo = (time: number) => {
    const over = pending.filter(({ at }) => at <= time);
    pending = pending.filter(({ at }) => at > time);
    for (const { at, end } of over.toSorted((one, other) => one.at - other.at)) {
      now = at;
      end();
    }
    now = Math.max(now, time);
  };
  const spies = [
    vi.spyOn(performance, 'now').mockImplementation(() => now),
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const late = new AbortController();
      const reason = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      pending.push({ at: now + milliseconds, end: () => late.abort(reason()) });
      return late.signal;
    }),
  ];
  const hang = () => moveTo(pending.at(-1)?.at ?? now);
  const pass = (milliseconds: number) => moveTo(now + milliseconds);
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return {
    now: () => now,
    pass,
    hang,
    after: (milliseconds, answer) => (call, response) => {
      moveTo(now + milliseconds);
      return answer(call, response);
    },
    ...slowCalls({ hang, pass }),
  };
}

/** Makes calls late or lost, for the rest of a test. */
function slowCalls({ hang, pass }: { hang(): void; pass(milliseconds: number): void }) {
  const send = globalThis.fetch;
  let trouble: { of: RegExp; meets(call: () => Promise<Response>): Promise<Response> } | null = null;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`;
    if (!trouble) return send(input, init);
    if (!trouble.of.test(call)) return wholeAnswer(() => send(input, init));
    const answer = await trouble.meets(() => send(input, { ...init, signal: null }));
    init?.signal?.throwIfAborted();
    return answer;
  });
  /** Others than those in trouble that are under way. */
  const others = new Set<object>();
  const wholeAnswer = async (call: () => Promise<Response>) => {
    const mine = {};
    others.add(mine);
    try {
      const answer = await call();
      const body = await answer.bytes();
      return new Response(body.length > 0 ? body : null, answer);
    } finally {
      others.delete(mine);
    }
  };
  onTestFinished(() => {
    calls.mockRestore();
  });
  return {
    delayAnswers: (of: RegExp, milliseconds: number) => {
      const meets = async (call: () => Promise<Response>) => {
        const answer = await call();
        while (others.size > 0) await nextTurn();
        // What became of the last one.
        await nextTurn();
        if (milliseconds === Number.POSITIVE_INFINITY) hang();
        else pass(milliseconds);
        return answer;
      };
      trouble = { of, meets };
    },
    loseCalls: (of: RegExp) => {
      const meets = async () => {
        hang();
        return Response.error();
      };
      trouble = { of, meets };
    },
    mend: () => {
      trouble = null;
    },
  };
}
