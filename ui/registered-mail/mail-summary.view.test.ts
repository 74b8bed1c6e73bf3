import { expect, test } from 'vitest';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { priceView } from './mail-summary.view.ts';

const quote = {
  id: 'devis-1',
  lines: [{ kind: 'letter' as const, name: 'Lettre recommandée', ttc: euros(12), ht: euros(10) }],
  ttc: euros(14.4),
  ht: euros(12.5),
  validUntil: '2026-11-22T10:30:00Z',
  nextStep: { remaining: 80, upTo: 500, extra: euros(1.3) },
};

test.each([
  [
    'part',
    [
      ['Lettre recommandée', 12, false],
      ['journey.total', 14.4, true],
    ],
  ],
  [
    'pro',
    [
      ['Lettre recommandée', 10, false],
      ['journey.totalHt', 12.5, true],
      ['journey.total', 14.4, false],
    ],
  ],
] as const)('a price adds up in the base of its shopper, %s, and says what the next step costs', (mode, rows) => {
  const { t, money, weight, ...wording } = wordingOf({ lang: 'fr', mode });
  const { totals, note, quote: shown } = priceView(quote, { ...wording, t, money, weight });
  expect(totals.map(({ label, value, strong = false }) => [label, value, strong])).toEqual(
    rows.map(([label, amount, strong]) => [
      label.startsWith('journey.') ? t(label as 'journey.total') : label,
      money(euros(amount)),
      strong,
    ]),
  );
  expect(note).toBe(t('registered-mail.nextStep', { remaining: weight(80), extra: money(euros(1.3)) }));
  // In both modes a changed price is said with all taxes.
  expect(shown).toEqual({ id: 'devis-1', ttc: euros(14.4) });
});
