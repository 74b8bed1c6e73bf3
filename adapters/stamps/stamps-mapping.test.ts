import { expect, test } from 'vitest';
import type { StampQuote, Support, StampOptions as WireOptions } from '#adapters/generated/stamps/types.gen.ts';
import { anAddress, anotherAddress } from '#domain/address/examples.ts';
import { aStampSet } from '#domain/stamps/examples.ts';
import type { StampSet } from '#domain/stamps/stamps.ts';
import { fromSet, fromStamps, toConfiguration, toFavourite, toOptions, toQuote } from './stamps-mapping.ts';

const eur = (value: number) => ({ currencyIso: 'EUR' as const, value });
const totals = { totalPriceWithTax: eur(27.8), totalPriceWithoutTax: eur(23.17) };

/** Each field has a value of its own, so that a swapped mapping fails. */
const whole = aStampSet({
  lines: [
    { visual: 'the visual', letterType: 'the letter', destination: 'BE', weight: 20, quantity: 3 },
    { visual: 'another visual', letterType: 'another letter', destination: 'FR', weight: 80, quantity: 4 },
  ],
  support: 'the support',
  startCell: 7,
  recipients: [anAddress({ id: null, mobilePhone: '', email: '' }), anotherAddress({ id: null, email: '' })],
});

/** The names of countries are the backend's. */
const read: StampSet = {
  ...whole,
  recipients: whole.recipients.map((each) => ({ ...each, countryName: each.country })),
};

test('stamps come back as they were sent, from a cart and from the favourites', () => {
  expect(toConfiguration({ ...fromSet(whole), ...totals, configurationId: 'configuration-1' })).toEqual({
    id: 'configuration-1',
    stamps: read,
    ttc: { cents: 2780 },
    ht: { cents: 2317 },
  });
  expect(toFavourite({ ...fromSet(whole), favouriteId: 'favourite-1', name: 'the name' })).toEqual({
    id: 'favourite-1',
    name: 'the name',
    stamps: read,
  });
});

test('the quote of stamps sends the filled fields, and all of them when it is complete', () => {
  expect(fromStamps({ lines: whole.lines })).toEqual({ lines: whole.lines });
  expect(fromStamps(whole)).toEqual(fromSet(whole));
  expect(fromSet(whole).recipients?.map(({ lines }) => lines.at(-1))).toEqual(['33380 MIOS', '71000 MACON']);
});

const quote: StampQuote = {
  quoteId: 'quote-1',
  expiresAt: '2026-11-23T12:00:00Z',
  lines: [],
  refusals: [],
  ...totals,
};

test.each(['quoteId', 'expiresAt', 'totalPriceWithTax', 'totalPriceWithoutTax'] as const)(
  'a quote without %s is none',
  (field) => {
    expect(toQuote(quote)).toMatchObject({ id: 'quote-1', pages: null, nextTariff: null });
    expect(toQuote({ ...quote, [field]: undefined })).toBeNull();
  },
);

const area = { x: 1, y: 2, width: 3, height: 4 };
const support: Support = {
  code: 'A4_24',
  name: 'Planche',
  kind: 'SHEET',
  validFrom: '2026-01-01',
  page: { width: 210, height: 297 },
  grid: { columns: 3, rows: 8, left: 7, top: 15, width: 64, height: 34, pitchX: 66, pitchY: 35 },
  areas: { code: area, visual: area, text: area },
};
const options: WireOptions = {
  productCode: 'the product',
  validFrom: '2026-01-01',
  fileDays: 60,
  sheetWeight: 5,
  maxLines: 10,
  maxQuantity: 230,
  maxRecipients: 1000,
  topUpSold: false,
  visuals: [],
  letterTypes: [],
  destinations: [],
  supports: [],
  tariffs: [],
};

test('the stamp options have only supports that can be drawn', () => {
  const kinds = ['ENVELOPE', 'STONE', 'ROLL', 'constructor', 'SHEET', 'PAPER'];
  const { supports } = toOptions({ ...options, supports: kinds.map((kind) => ({ ...support, kind })) });
  expect(supports.map(({ kind }) => kind)).toEqual(['envelope', 'roll', 'sheet', 'paper']);
});

test('a place to which nothing is sent for now says since when, and until when where that is known', () => {
  const place = { code: 'BE', name: 'Belgique', zone: 'EUROPE' };
  const { destinations } = toOptions({
    ...options,
    destinations: [
      place,
      { ...place, suspension: { startDate: '2026-11-01' } },
      { ...place, suspension: { startDate: '2026-11-01', endDate: '2026-12-01' } },
    ],
  });
  expect(destinations.map(({ suspension }) => suspension)).toEqual([
    null,
    { since: '2026-11-01', until: null },
    { since: '2026-11-01', until: '2026-12-01' },
  ]);
});
