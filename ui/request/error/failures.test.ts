import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { failures } from './failures.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });

test('every failure says to try again, and has a tracking id of its own', () => {
  const all = Object.values(failures);
  for (const { message } of all) expect(fr.t(message)).toMatch(/, veuillez réessayer\.$/);
  expect(new Set(all.map(({ trackingId }) => trackingId)).size).toBe(all.length);
  expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
});
