import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { limitedText } from './limited-text.ts';

test.each([
  [1, 'dans 1 seconde', 'in 1 second'],
  [90, 'dans 90 secondes', 'in 90 seconds'],
  [91, 'dans 2 minutes', 'in 2 minutes'],
  [3600, 'dans 60 minutes', 'in 60 minutes'],
])('a wait of %d seconds is said as one counts it', (seconds, fr, en) => {
  expect(limitedText(wordingOf({ lang: 'fr', mode: 'part' }), seconds)).toContain(fr);
  expect(limitedText(wordingOf({ lang: 'en', mode: 'part' }), seconds)).toContain(en);
});
