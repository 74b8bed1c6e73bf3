import { describe, expect, test } from 'vitest';
import { euros } from '#domain/shared/money.ts';
import { theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import type { StampFault, StampField, StampQuote } from '#domain/stamps/stamps.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { previewView } from './preview/preview.view.ts';
import { priceView } from './stamp-price.view.ts';
import { aConfigurationStep, aStampSummary } from './stamps.examples.ts';
import { stamps } from './stamps.journey.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const { t } = wording;
const options = theStampOptions();

test('a field of a line is named with its line', () => {
  expect(stamps.fieldLabel('weight2', wording)).toBe('Poids (timbres 2)');
  expect(stamps.fieldLabel('support', wording)).toBe('Support');
  expect(stamps.fieldLabel('recipients.1', wording)).toBe('Destinataires');
  expect(stamps.fieldLabel('recipient.city', wording)).toBe(letters.fieldLabel('recipient.city', wording));
});

test.each([
  ['weight1', { code: 'required' }, 'Timbres 1\u202f: indiquez le poids de la lettre.'],
  ['weight1', { code: 'weight' }, 'Timbres 1\u202f: saisissez un poids en grammes entiers, à partir de 1\u00a0g.'],
  ['quantity1', { code: 'quantity' }, 'Timbres 1\u202f: saisissez un nombre entier de timbres, à partir de 1.'],
  ['quantity2', { code: 'too-many', most: 200 }, /200 timbres au plus/],
  ['quantity1', { code: 'too-many-lines', most: 5 }, /5 lignes de timbres au plus/],
  ['quantity1', { code: 'one-line-too-many' }, /retirez-en une/],
  [
    'letter1',
    { code: 'letter-elsewhere', instead: ['Lettre internationale'] },
    /Choisissez\s: Lettre internationale\./,
  ],
  ['letter1', { code: 'letter-nowhere' }, /Choisissez-en un autre/],
  ['destination1', { code: 'suspended', since: '2023-04-21' }, /depuis le 21\/04\/2023/],
  ['destination1', { code: 'suspended-until', since: '2026-06-01', until: '2027-03-31' }, /au 31\/03\/2027/],
  ['support', { code: 'required' }, 'Choisissez sur quoi vous imprimez.'],
  [
    'weight1',
    { code: 'too-heavy-anywhere', most: 500 },
    'Timbres 1\u202f: le poids maximal est de 500\u00a0g, quelle que soit la lettre. Au-delà, envoyez un colis.',
  ],
  ['startCell', { code: 'start-cell', most: 24 }, 'Choisissez une case de 1 à 24.'],
  ['visual1', { code: 'not-offered' }, /^Timbres 1\s: ce visuel n’est pas proposé/],
  ['support', { code: 'not-offered' }, 'Ce choix n’est plus proposé\u202f: choisissez-en un autre.'],
  ['recipients', { code: 'no-recipient' }, /^Aucune adresse ne peut être imprimée/],
  ['recipients', { code: 'recipients-not-printed' }, /une enveloppe ou une étiquette DYMO/],
  [
    'recipient.city',
    { code: 'required' },
    letters.faultText({ field: 'recipient.city', fault: { code: 'required' } }, wording),
  ],
] satisfies [StampField, StampFault, string | RegExp][])(
  'a fault of %s reads as a sentence of its own',
  (field, fault, expected) => {
    const text = stamps.faultText({ field, fault }, wording);
    if (typeof expected === 'string') expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  },
);

describe('the summary', () => {
  test('the stamps’ summary has a row for each line, the support and the cell', () => {
    expect(stamps.summary(theStampAnswers(), { options, wording }).map(({ label, value }) => [label, value])).toEqual([
      ['Timbres 1', '20 × Lettre verte, France métropolitaine, 20\u00a0g, Coquelicot'],
      ['Timbres 2', '10 × Lettre internationale, Belgique, 80\u00a0g, Sans visuel'],
      ['Support', 'Planche de 24 étiquettes (63,5 × 33,9 mm)'],
      ['Première case', '10'],
    ]);
    expect(stamps.summary({}, { options, wording })).toEqual([]);
    const half = stamps.summary({ letter1: 'GREEN', support: 'DL' }, { options, wording });
    expect(half.map(({ label, value }) => [label, value])).toEqual([
      ['Timbres', 'Lettre verte'],
      ['Support', 'Enveloppe DL (110 × 220 mm)'],
    ]);
  });

  const quote: StampQuote = {
    id: 'devis-1',
    lines: [{ name: 'Lettre verte', maxWeight: 20, ttc: euros(12), ht: euros(10) }],
    ttc: euros(12),
    ht: euros(10),
    validUntil: '2026-11-23T10:30:00Z',
    pages: 1,
    nextTariff: { validFrom: '2027-01-01', ttc: euros(13) },
  };

  test('the stamps’ price has the pages and the next tariff’s change, and is without tax first for professionals', () => {
    const { note, totals } = priceView(quote, wording);
    expect(note).toMatch(/Une page est utilisée\. À partir du .*2027, ces timbres coûteront 13,00\s€\./);
    expect(totals).toHaveLength(2);
    const pro = priceView(quote, wordingOf({ lang: 'fr', mode: 'pro' }));
    expect(pro.totals.map(({ strong = false }) => strong)).toEqual([false, true]);
    expect(pro.totals[0]?.value).toMatch(/10,00\s€\u00a0HT/);
    expect(pro.totals.map(({ columns }) => columns?.length)).toEqual([2, 2]);
    // In both modes a changed price is said with all taxes.
    for (const mode of ['part', 'pro'] as const)
      expect(priceView(quote, wordingOf({ lang: 'fr', mode })).quote).toMatchObject({ id: 'devis-1', ttc: euros(12) });
    const cheaper = { ...quote, nextTariff: { validFrom: '2027-01-01', ttc: euros(11) } };
    expect(priceView(cheaper, wording).note).toMatch(/ces timbres coûteront 11,00\s€/);
  });

  test('the stamps’ price mentions no tariff without a change, and no pages without paper', () => {
    const same = { ...quote, pages: null, nextTariff: { validFrom: '2027-01-01', ttc: quote.ttc } };
    expect(priceView(same, wording).note).toBeUndefined();
    expect(priceView({ ...quote, nextTariff: null }, wording).note).toBe(t('stamps.pagesUsed', { count: 1 }));
  });
});

test.each([
  ['1', '20'],
  ['20', '20'],
  ['21', '100'],
  ['250', '250'],
  ['251', null],
  ['lourd', null],
])('%s g are shown as the step up to %s g', (weight1, step) => {
  const { weights } = aConfigurationStep({ answers: theStampAnswers({ weight1 }) });
  expect(weights[0]?.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(step ? [`1-${step}`] : []);
});

test('the summary leads to the favourites and to the setting of the printer', () => {
  expect(aStampSummary().ways).toEqual([
    { label: t('stamps.keepInFavourites'), href: wording.paths.stampFavourites() },
    { label: t('stamps.printerLink'), href: wording.paths.stampPrinter() },
  ]);
});

test('a professional, who has no right of withdrawal, is not asked to give it up', () => {
  const notes = (mode: 'part' | 'pro') => aStampSummary({ mode }).notes.filter((note) => /rétract/.test(note)).length;
  expect([notes('part'), notes('pro')]).toEqual([1, 0]);
});

test('each letter says how long its stamp is taken', () => {
  const notes = (over: Parameters<typeof theStampAnswers>[0]) =>
    aStampSummary({ answers: theStampAnswers(over) }).notes;
  const [forEver, until] = [t('stamps.noteForEver'), /Lettre internationale.*31\/12\/2027/];
  const said = (over: Parameters<typeof theStampAnswers>[0]) => [
    notes(over).includes(forEver),
    notes(over).some((note) => until.test(note)),
  ];
  expect(said({})).toEqual([true, true]);
  expect(said({ lines: '1' })).toEqual([true, false]);
  expect(said({ lines: '1', letter1: 'WORLD', destination1: 'BE' })).toEqual([false, true]);
});

describe('the preview', () => {
  test('the preview has each stamp at its place, with its number and its line’s print', () => {
    const preview = previewView(theStampAnswers(), options, wording);
    expect(preview?.pages.map(({ title, stamps }) => [title, stamps.length])).toEqual([
      ['Page 1 sur 2', 15],
      ['Page 2 sur 2', 15],
    ]);
    expect(preview?.pages[0]?.stamps[0]).toEqual({
      x: 7.25,
      y: 114.6,
      width: 63.5,
      height: 33.9,
      design: 0,
      number: '1/30',
    });
    expect(preview?.pages[1]?.stamps.at(-1)).toMatchObject({ design: 1, number: '30/30' });
    expect(preview?.designs.map(({ text }) => text.lines[3])).toEqual([
      'Validité permanente',
      'Valable jusqu’au 31/12/2027',
    ]);
    expect(preview?.designs.map(({ visual }) => visual.shapes.length)).toEqual([2, 0]);
    expect(preview?.label.replaceAll(/\s/g, ' ')).toBe(
      'Timbre « Coquelicot », Lettre verte, 20 g, France métropolitaine. ' +
        'Timbre « Sans visuel », Lettre internationale, 80 g, Belgique',
    );
    for (const { cells } of preview?.pages ?? [])
      expect([cells.length, cells[0]]).toEqual([24, { x: 7.25, y: 12.9, width: 63.5, height: 33.9 }]);
    expect(preview?.more).toBeUndefined();
  });

  test('the preview draws two pages and counts the others', () => {
    const preview = previewView(theStampAnswers({ support: 'DL' }), options, wording);
    expect([preview?.pages.length, preview?.more]).toEqual([2, t('stamps.morePages', { count: 28 })]);
  });

  test('the preview draws the valid lines, and nothing without a line or a support', () => {
    expect(previewView(theStampAnswers({ weight2: 'x' }), options, wording)?.designs).toHaveLength(1);
    expect(previewView(theStampAnswers({ support: '' }), options, wording)).toBeNull();
    expect(previewView({ support: 'A4_24' }, options, wording)).toBeNull();
  });
});
