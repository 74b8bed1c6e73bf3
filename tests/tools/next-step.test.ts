import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';
import { type Step, steps } from './steps.ts';

/** Runs steps that end in any order, and says which ran beside each that began. */
function played(chosen: readonly Step[], ends: readonly number[]) {
  const waiting = [...chosen];
  const active: Step[] = [];
  const begun: { step: Step; beside: Step[]; unfinished: string[] }[] = [];
  for (let at = 0; waiting.length + active.length > 0; ) {
    const step = nextStep({ waiting, active });
    if (step) {
      begun.push({ step, beside: [...active], unfinished: [...waiting, ...active].map(({ name }) => name) });
      waiting.splice(waiting.indexOf(step), 1);
      active.push(step);
    } else if (active.length === 0) throw new Error('Nothing runs, and nothing may begin.');
    else active.splice((ends[at++ % ends.length] ?? 0) % active.length, 1);
  }
  return begun;
}

test('whatever ends first, every step runs, after what it needs, and two at most at a time', () => {
  fc.assert(
    fc.property(fc.subarray(steps), fc.array(fc.nat(1), { minLength: 1 }), (chosen, ends) => {
      const begun = played(chosen, ends);
      expect(new Set(begun.map(({ step }) => step))).toEqual(new Set(chosen));
      for (const { step, beside, unfinished } of begun) {
        expect(beside.length).toBeLessThan(2);
        expect(unfinished.filter((name) => step.needs?.includes(name))).toEqual([]);
      }
    }),
  );
});

test('nothing runs beside what runs alone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1), { minLength: 1 }), (ends) => {
      const crowded = played(steps, ends).filter(({ step, beside }) => [step, ...beside].some(({ alone }) => alone));
      expect(crowded.flatMap(({ beside }) => beside)).toEqual([]);
    }),
  );
});

test('a step begins once those that write what it reads have ended', () => {
  fc.assert(
    fc.property(fc.subarray(steps), fc.array(fc.nat(1), { minLength: 1 }), (chosen, ends) => {
      for (const { step, unfinished } of played(chosen, ends))
        expect(unfinished.filter((name) => step.after?.includes(name))).toEqual([]);
    }),
  );
});
