import { describe, expect, test } from 'vitest';
import { sealing } from '#adapters/records/sealing.ts';
import { SignedIds } from './signed-ids.ts';

type Secrets = readonly string[];

const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
/** `SESSION_SECRETS` as OPERATING.md rotates them; the last step comes after 30 days. */
const [before, appended, inFront, after] = [[old], [old, next], [next, old], [next]] as const;

/** What one process reads of an id and of a record that another has made. */
async function readBy(reader: Secrets, writer: Secrets) {
  const id = new SignedIds(writer).issue('session');
  const record = await sealing(writer).seal('session:1', 'shopper');
  return [new SignedIds(reader).isOurs('session', id), await sealing(reader).open('session:1', record)];
}

describe('SESSION_SECRETS are rotated', () => {
  test.each([
    ['the new one is appended', before, appended],
    ['it moves to the front', appended, inFront],
    ['the old one is removed', inFront, after],
  ])('while %s, a process that was replaced and one that was not read each other', async (_, one, other) => {
    expect(await readBy(one, other)).toEqual([true, 'shopper']);
    expect(await readBy(other, one)).toEqual([true, 'shopper']);
  });

  test('what was made before is read until the old one is removed', async () => {
    expect(await readBy(inFront, before)).toEqual([true, 'shopper']);
    expect(await readBy(after, before)).toEqual([false, null]);
  });

  test('without the first step, a process that was not replaced reads nothing of one that was', async () => {
    expect(await readBy(before, inFront)).toEqual([false, null]);
  });
});
