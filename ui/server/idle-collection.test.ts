import { expect, test } from 'vitest';
import { idleCollection } from './idle-collection.ts';

const mb = 1_000_000;

/** A process that holds and does what is told, and whose collection leaves 90 MB. */
function made({ held, busy }: { held: number; busy: number }) {
  const now = { held: held * mb, busy, collected: 0 };
  const collect = () => {
    now.collected += 1;
    now.held = 90 * mb;
  };
  return { now, look: idleCollection({ allocatedBytes: () => now.held, busy: () => now.busy, collect }) };
}

test('a process at rest gives back what a burst has left, once', () => {
  const { now, look } = made({ held: 60, busy: 0 });
  now.held = 250 * mb;
  for (let looks = 0; looks < 5; looks += 1) look();
  expect(now).toMatchObject({ collected: 1, held: 90 * mb });
});

test('a busy process is left to its own collector', () => {
  const { now, look } = made({ held: 60, busy: 0.4 });
  now.held = 250 * mb;
  for (let looks = 0; looks < 5; looks += 1) look();
  expect(now.collected).toBe(0);
});

test('a process that holds little more than after the last collection is not stopped for another', () => {
  const { now, look } = made({ held: 60, busy: 0 });
  now.held = 250 * mb;
  look();
  look();
  now.held = 105 * mb;
  look();
  expect(now.collected).toBe(1);
  now.held = 115 * mb;
  look();
  expect(now.collected).toBe(2);
});
