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

test('what runs alone has only patient steps at its side', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1), { minLength: 1 }), (ends) => {
      for (const { step, beside } of played(steps, ends))
        for (const other of beside)
          if (step.alone || other.alone) expect([step.patient, other.patient]).toContain(true);
    }),
  );
});

test('a patient step begins once no computing step remains', () => {
  const begun = played(steps, [0]);
  const first = begun.findIndex(({ step }) => step.patient);
  expect(begun.slice(0, first).map(({ step }) => step.name)).toEqual(expect.arrayContaining(['unit', 'pacts-verify']));
  const besideBrowsers = begun.slice(first).filter(({ beside }) => beside.length === 1);
  expect(besideBrowsers.length).toBeGreaterThan(5);
});
