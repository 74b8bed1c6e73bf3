import { expect, test } from 'vitest';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { priceChangedNotice } from './submission-errors.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'pro' });
const [before, ttc] = [euros(9.4), euros(9.72)];
const textOf = (ht: typeof ttc | null) => priceChangedNotice({ before, now: { ttc, ht } }, { wording }).text;

test('a professional reads of a price that changed that it is with tax, where it bears one', () => {
  expect(textOf(euros(8.1))).toContain('9,72\u00a0€\u00a0TTC au lieu de 9,40\u00a0€\u00a0TTC');
  expect(textOf(null)).toContain('9,72\u00a0€\u00a0TTC au lieu de 9,40\u00a0€\u00a0TTC');
  expect(textOf(ttc)).toContain('9,72\u00a0€ au lieu de 9,40\u00a0€.');
});
