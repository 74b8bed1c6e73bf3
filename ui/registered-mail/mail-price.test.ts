import { expect, test } from 'vitest';
import { theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import { euros } from '#domain/shared/money.ts';
import { quoteRows } from '#ui/components/values/quote-rows.ts';
import { priceWithTax } from '#ui/wording/price.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { addressesView } from './addresses/addresses.view.ts';
import { priceView } from './mail-price.server.ts';
import { anAddressesStep } from './registered-mail.examples.ts';

const quote = {
  id: 'devis-1',
  lines: [{ name: 'Lettre recommandée', ttc: euros(12), ht: euros(10) }],
  ttc: euros(14.4),
  ht: euros(12.5),
  validUntil: '2026-11-22T10:30:00Z',
  nextStep: { remaining: 80, extra: euros(1.3) },
  levels: [],
  receipt: null,
  printedByPost: null,
};

test.each(['part', 'pro'] as const)(
  'a price follows the rule of prices, %s, and says what the next step costs',
  (mode) => {
    const wording = wordingOf({ lang: 'fr', mode });
    const { totals, note, quote: shown } = priceView(quote, wording);
    expect(totals).toEqual(quoteRows(quote, wording));
    const extra = priceWithTax(euros(1.3), wording);
    expect(note).toBe(wording.t('registered-mail.nextStep', { remaining: wording.weight(80), extra }));
    // A price that changes is said as the one before it was, with the amount without tax where there is one.
    const { id, ttc, ht } = quote;
    expect(shown).toEqual({ id, ttc, ht });
  },
);

test('a letter that just fits says that one gram more costs more', () => {
  const wording = wordingOf({ lang: 'fr', mode: 'part' });
  const { note } = priceView({ ...quote, nextStep: { remaining: 0, extra: euros(1.3) } }, wording);
  expect(note).toBe(wording.t('registered-mail.nextStepNow', { extra: priceWithTax(euros(1.3), wording) }));
});

test.each(['post-office', 'letterbox'])('the place that was chosen, %s, stays chosen', (depositPlace) => {
  const { places } = anAddressesStep({ answers: theMailAnswers({ depositPlace }) });
  expect(places.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([depositPlace]);
});

test('the days of all places are offered once each, in their order', () => {
  const places = theMailOptions().depositPlaces.toReversed();
  const options = theMailOptions({ depositPlaces: places });
  const given = { options, answers: {}, entries: [], faults: {}, view: anAddressesStep() };
  const { dates } = addressesView(given, wordingOf({ lang: 'fr', mode: 'part' }));
  expect(dates.map(({ code }) => code)).toEqual(['', '2026-11-23', '2026-11-24', '2026-11-25']);
});
